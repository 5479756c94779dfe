import type { Query } from '#core/access/context.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

interface Row {
  tanggal: string;
  sejak: string | null;
  nominal: string | null;
  berikut: string | null;
  nominal_berikut: string | null;
}

/**
 * Returns the limit of a transfer by SKN paid in cash on a day, the caller's branch's own by default: the rail's limit or that of cash, whichever is
 * lower, its first day, and the next limit (domain: transfers). NOT_FOUND before the first day of either.
 */
export const sknTunaiLimit: Query<'parameter.sknTunaiLimit'> = async ({ db, caller }, input) => {
  const [row] = await db<Row[]>`
    with day as (
      select coalesce(nullif(${input.tanggal}, '')::date, b.accounting_date) as tanggal from branch b where b.kode_cabang = ${caller.kodeCabang}),
    begun as (select distinct berlaku_sejak as sejak from parameter where nama in ('skn_batas', 'skn_tunai_batas')),
    held as (
      select sejak, least(parameter_on('skn_batas', sejak)::numeric(20, 2), parameter_on('skn_tunai_batas', sejak)::numeric(20, 2)) as batas from begun),
    -- A day on which one of the two changes and the lower one stays is no new limit.
    changed as (
      select sejak, batas from (select h.*, lag(batas) over (order by sejak) as lalu from held h) h where batas is distinct from lalu)
    select day.tanggal, n.sejak, n.batas::text as nominal, l.sejak as berikut, l.batas::text as nominal_berikut
    from day
    left join lateral (select * from changed where sejak <= day.tanggal order by sejak desc limit 1) n on true
    left join lateral (select * from changed where sejak > day.tanggal order by sejak limit 1) l on true`;
  if (!row?.sejak || !row.nominal) return fail('NOT_FOUND');
  return {
    tanggal: row.tanggal,
    kode_valuta: BOOK_CURRENCY,
    nominal: row.nominal,
    berlaku_sejak: row.sejak,
    nominal_berikut: row.nominal_berikut ?? '',
    berlaku_berikut: row.berikut ?? '',
  };
};
