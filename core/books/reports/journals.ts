import { type Context, type Query, visibleBranch } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import { boundsOf, runList } from '#core/list/list-query.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { daysBetween, isIsoDate } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { JurnalQuery } from '#types/proto/books/report.ts';
import { checkerOf, filteredPlaces, isFiltered, sumsOf } from './journal-filter.ts';
import { type JournalSearch, type Piece, placesOf } from './journal-places.ts';
import { journalOrder } from './list-orders.ts';

interface LineRow {
  journal_id: bigint;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  cabang_jurnal: string;
  kode_cabang: string;
  kode_gl: string;
  nama_gl: string;
  rekening: string | null;
  jumlah: bigint;
  kode_valuta: string;
  keterangan: string | null;
  id_user: string;
  pemeriksa: string;
}

/** A search by words or part of a number reads at most this many days at once, because only reading all of them proves that there is no match. */
const READ_DAYS = 31;
/** Orders journals; without it the latest come first. */
const SORT = 'id_jurnal';

/** Refuses a search through every journal of an open or long period. */
function assertShortPeriod({ from, until }: JournalSearch, today: string): void {
  const days = { tanggal_awal: from, tanggal_akhir: until };
  const wrong = Object.entries(days).flatMap(([field, day]) =>
    day === '' || isIsoDate(day) ? [] : [{ field, kode: 'v.tanggal' }],
  );
  if (wrong.length > 0) fail('VALIDATION', { violations: wrong });
  if (from !== '' && daysBetween(from, until || today) < READ_DAYS) return;
  fail('VALIDATION', { violations: [{ field: 'tanggal_awal', kode: 'v.cariHari' }] });
}

/** Reads the search and its branch; a number names its day itself. Null for a branch the caller may not see. */
async function searchOf({ db, caller }: Context, input: JurnalQuery) {
  const branch = visibleBranch(caller, input.branch_code);
  const [row] = await db<{ hari: string }[]>`select accounting_date as hari from branch where kode_cabang = ${branch}`;
  if (!row || branch === null) return null;
  const day = readReference(input.nomor_referensi)?.tanggal;
  const [from, until] = day
    ? [day, day]
    : input.tanggal_awal || input.tanggal_akhir
      ? [input.tanggal_awal, input.tanggal_akhir]
      : [row.hari, row.hari];
  const keyword = input.paging?.keyword.trim() ?? '';
  return { search: { branch, from, until, kode_gl: input.kode_gl, keyword }, today: row.hari };
}

/**
 * Lists journal lines booked in a branch, the latest journal first and its lines in order; without dates those of the accounting date. A posting that
 * began in another branch shows its lines in this one. Throws VALIDATION on `tanggal_awal` for a search by words, persons or operation over more than
 * 31 days.
 */
export const jurnal: Query<'report.jurnal'> = async (context, input) => {
  const { db, caller } = context;
  const asked = await searchOf(context, input);
  if (!asked) return { data: [], resp_cursor: '' };
  const { search, today } = asked;
  const filtered = isFiltered(input);
  if (filtered || (search.keyword !== '' && !isAccountNumber(search.keyword))) assertShortPeriod(search, today);
  const { show, offset } = boundsOf(input.paging);
  const descending = input.paging?.sort !== SORT;
  const placesIn = (piece: Piece) =>
    filtered ? filteredPlaces(db, caller, search, input, piece) : placesOf(db, caller, search, piece);
  const page = await runList<LineRow>(
    db,
    {
      columns: db`l.*, c.pemeriksa`,
      from: (_after, _order, last) => db`(
        select array_agg(p.tanggal) as tanggal, array_agg(p.journal_id) as jurnal, array_agg(p.urut) as urut
        from ${placesIn({ last, descending, most: show + 1 + (last ? 0 : offset) })} p) p
        cross join lateral posted_lines(p.tanggal, p.jurnal, p.urut) l
        cross join lateral (select ${checkerOf(db)} as pemeriksa from journal j where j.id = l.journal_id and j.tanggal = l.tanggal) c`,
      where: [],
      ...journalOrder,
    },
    input.paging,
  );
  const data = page.rows.map((line) => ({
    id_jurnal: line.journal_id.toString(),
    nomor_referensi: makeReference(line.cabang_jurnal, line.tanggal, line.journal_id),
    tanggal_akuntansi: line.tanggal,
    waktu: isoTime(line.dibuat_pada),
    flowCode: line.operasi,
    kode_cabang: line.kode_cabang,
    kode_gl: line.kode_gl,
    nama_gl: line.nama_gl,
    nomor_rekening: line.rekening ?? '',
    debet: fromMinor(line.jumlah > 0n ? line.jumlah : 0n, line.kode_valuta),
    kredit: fromMinor(line.jumlah < 0n ? -line.jumlah : 0n, line.kode_valuta),
    kode_valuta: line.kode_valuta,
    keterangan: line.keterangan ?? '',
    user_input: line.id_user,
    user_otorisasi: line.pemeriksa,
  }));
  return { data, resp_cursor: page.cursor };
};

/** Sums of all that the same list holds, by currency. Throws VALIDATION on `tanggal_awal` for more than 31 days. */
export const jumlahJurnal: Query<'report.jumlahJurnal'> = async (context, input) => {
  const asked = await searchOf(context, input);
  if (!asked) return { per_valuta: [] };
  assertShortPeriod(asked.search, asked.today);
  const sums = await sumsOf(context.db, context.caller, asked.search, input);
  return {
    per_valuta: sums.map(({ kode_valuta, debet, kredit, jurnal: count }) => ({
      kode_valuta,
      debet: fromMinor(debet, kode_valuta),
      kredit: fromMinor(kredit, kode_valuta),
      jumlah_jurnal: count.toString(),
    })),
  };
};
