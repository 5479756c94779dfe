-- The cash of a bearer cheque is of whoever takes it, and not of the account that it is drawn on (docs/adr/0189-whose-cash-it-is.md).
alter table operation_definition drop constraint operation_definition_identitas_check;
drop function if exists prove_counted(bigint, date);
alter table operation_definition add constraint operation_definition_identitas_check check (identitas in ('PRESENTER', 'BEARER', 'HOLDER', 'NONE'));
