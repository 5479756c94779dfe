import { amountsOf } from '#core/access/amounts.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { MOST_JOURNALS, type PackAsk, packAsk } from '#lib/books/reports/pack.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** A journal of the sample. */
export interface Sampled {
  readonly id: bigint;
  readonly tanggal: string;
  readonly kode_cabang: string;
  readonly nomor_referensi: string;
  readonly id_flow: string | null;
}

/** Selects the population: journals of the period and the branch that the chain holds already. */
const population = (db: Db, { kode_cabang, tanggal_awal, tanggal_akhir }: PackAsk): Fragment => db`
  from journal j cross join audit_chain_head s
  where j.tanggal between ${tanggal_awal}::date and ${tanggal_akhir}::date and (${kode_cabang} = '*' or j.kode_cabang = ${kode_cabang})
    and (j.xid, j.id) <= (s.xid, s.audit_id)`;

/** The amount of a journal in the books' currency. */
const worth = (db: Db): Fragment => db`
  case when j.kode_valuta = ${BOOK_CURRENCY} then j.nominal else (
    select coalesce(sum(coalesce(l.jumlah_idr, l.jumlah)), 0) from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.jumlah > 0) end`;

/** Limits the population to the journals that the method of the sample selects. */
function chosen(db: Db, asked: PackAsk): Fragment {
  const { nominal } = amountsOf(packAsk, asked);
  if (asked.cara === 'DI_ATAS') return db`and ${worth(db)} >= ${nominal}`;
  if (asked.cara === 'PENGGUNA') return db`and ${asked.id_user} in (j.id_user, j.user_otorisasi, j.pelaku)`;
  return db``;
}

/** Counts the journals of the population. */
export async function populationOf(db: Db, asked: PackAsk): Promise<bigint> {
  const [row] = await db<{ n: bigint }[]>`select count(*) as n ${population(db, asked)}`;
  return row?.n ?? 0n;
}

/** Counts the journals the sample would take; returns one more than a pack holds where there are too many. */
export async function countSample(db: Db, asked: PackAsk): Promise<number> {
  const most = asked.cara === 'ACAK' ? Number.parseInt(asked.jumlah, 10) : MOST_JOURNALS + 1;
  const [row] = await db<{ n: number }[]>`
    select count(*)::integer as n from (select 1 ${population(db, asked)} ${chosen(db, asked)} limit ${most}) q`;
  return row?.n ?? 0;
}

/**
 * Reads the journals of a pack, in the order of the draw: by the hash of seed and number, which anybody can compute again, or by their numbers
 * without a draw.
 */
export async function sampleOf(db: Db, asked: PackAsk): Promise<readonly Sampled[]> {
  const drawn = asked.cara === 'ACAK';
  const order = drawn ? db`drawn_place(${asked.benih}, j.id), j.id` : db`j.tanggal, j.id`;
  return db<Sampled[]>`
    select j.id, j.tanggal, j.kode_cabang, reference_number(j.kode_cabang, j.tanggal, j.id) as nomor_referensi, j.id_flow
    ${population(db, asked)} ${chosen(db, asked)} order by ${order} limit ${drawn ? Number.parseInt(asked.jumlah, 10) : MOST_JOURNALS}`;
}
