"""Processes that think: jobs with a budget, a priority and progress; one that goes wrong harms no other."""
