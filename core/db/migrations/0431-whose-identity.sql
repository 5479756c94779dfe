-- Whose identity an operation asks for that moves customers' cash (docs/adr/0189-whose-cash-it-is.md): of whoever stands at the counter, of the holder, or nobody's; null where
-- no customer's cash moves.
alter table operation_definition add column identitas text check (identitas in ('PRESENTER', 'HOLDER', 'NONE'));
