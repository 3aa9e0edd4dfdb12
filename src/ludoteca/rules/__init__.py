"""The rules of a title as people read them: pages of clauses, worked examples beside them, and a summary."""

from __future__ import annotations

from ludoteca.rules.page import Chapter, Clause, Rules, RulesError, general, read_rules, rules

__all__ = ["Chapter", "Clause", "Rules", "RulesError", "general", "read_rules", "rules"]
