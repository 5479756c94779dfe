import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { contains, startsWith } from '#core/list/list-filters.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { maySee } from '#lib/masking.ts';
import type { JurnalQuery } from '#types/proto/books/report.ts';
import type { JournalSearch, Piece } from './journal-places.ts';

/** Filters journals by fields that their lines do not hold; empty is any. */
export type JournalFilter = Pick<JurnalQuery, 'user_input' | 'user_otorisasi' | 'flowCode' | 'nomor_referensi'>;

/** Returns true when the filter asks for a field that the lines themselves do not hold. */
export const isFiltered = ({ user_input, user_otorisasi, flowCode, nomor_referensi }: JournalFilter): boolean =>
  [user_input, user_otorisasi, flowCode, nomor_referensi].some((text) => text !== '');

/** Returns who checked journal `j`: who released it at the counter, or whose approval posted it. Nobody is their own checker. */
export const checkerOf = (db: Db): Fragment => db`coalesce(j.user_otorisasi, nullif(j.pelaku, j.id_user), '')`;

/** Matches the keyword on a line `l` and its journal `j`; a caller who sees account numbers masked finds none by them. */
const says = (db: Db, caller: Caller, keyword: string): Fragment =>
  keyword === ''
    ? db`true`
    : db`(${contains(db, 'coalesce(l.keterangan, j.keterangan)', keyword)} or j.id_user = ${keyword}
        or ${maySee('rekening', caller.menus)} and ${startsWith(db, 'l.rekening', keyword)})`;

/** Selects lines `l` of a branch with their journals `j`, by the search. */
function linesOf(db: Db, caller: Caller, search: JournalSearch, filter: JournalFilter): Fragment {
  const { branch, from, until, kode_gl, keyword } = search;
  const { user_input, user_otorisasi, flowCode, nomor_referensi } = filter;
  const reference = readReference(nomor_referensi);
  const number = reference
    ? db`and j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date and j.kode_cabang = ${reference.kodeCabang}`
    : db``;
  return db`
    journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
    where l.kode_cabang = ${branch} and l.tanggal between ${from || '-infinity'}::date and ${until || 'infinity'}::date
      and (${kode_gl} = '' or starts_with(l.kode_gl, ${kode_gl})) and (${user_input} = '' or j.id_user = ${user_input})
      and (${user_otorisasi} = '' or ${checkerOf(db)} = ${user_otorisasi}) and (${flowCode} = '' or j.operasi = ${flowCode})
      and ${says(db, caller, keyword)} ${number}`;
}

/** Returns places of lines like `placesOf`, among journals of these persons, of this operation or of this number. */
export function filteredPlaces(
  db: Db,
  caller: Caller,
  search: JournalSearch,
  filter: JournalFilter,
  { last, descending, most }: Piece,
): Fragment {
  const after = last
    ? db`and (l.tanggal, l.journal_id, -l.urut) ${descending ? db`<` : db`>`} (${last[0] ?? ''}::date, ${last[1] ?? ''}::bigint, ${last[2] ?? ''}::bigint)`
    : db``;
  const order = descending ? db`l.tanggal desc, l.journal_id desc, l.urut` : db`l.tanggal, l.journal_id, l.urut desc`;
  return db`(select l.tanggal, l.journal_id, l.urut from ${linesOf(db, caller, search, filter)} ${after} order by ${order} limit ${most})`;
}

interface Sum {
  readonly kode_valuta: string;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly jurnal: bigint;
}

/** Sums debits and credits of the search by currency, in minor units, and counts their journals. */
export const sumsOf = (db: Db, caller: Caller, search: JournalSearch, filter: JournalFilter): Promise<Sum[]> =>
  db<Sum[]>`
    select l.kode_valuta, coalesce(sum(l.jumlah) filter (where l.jumlah > 0), 0)::bigint as debet,
      coalesce(-sum(l.jumlah) filter (where l.jumlah < 0), 0)::bigint as kredit, count(distinct l.journal_id) as jurnal
    from ${linesOf(db, caller, search, filter)} group by l.kode_valuta order by l.kode_valuta <> 'IDR', l.kode_valuta`;
