"""The web table: lobby, tables, seats, protocol, store. It knows games only as titles."""
