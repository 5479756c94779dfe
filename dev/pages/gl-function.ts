import { glCodes } from '#lib/books/gl.ts';

/**
 * core/db/functions/ledger/gl.sql: the names of lib/books/gl.ts for PostgreSQL. An immutable function of a constant is evaluated when a statement is planned, so a name
 * costs a statement nothing and an index is used as with the code itself.
 */
export function glFunctionFile(): string {
  return `-- Generated from lib/books/gl.ts by \`npm run docs\`: the accounts of the general ledger by the names that code uses for them.
create or replace function gl(p_nama text) returns text language plpgsql immutable strict parallel safe as $$
declare
  v_kode text := '${JSON.stringify(glCodes)}'::jsonb ->> p_nama;
begin
  if v_kode is null then raise exception 'no account of the chart is called %', p_nama; end if;
  return v_kode;
end $$;
`;
}
