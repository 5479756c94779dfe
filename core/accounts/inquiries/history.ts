import { amountsOf } from '#core/access/amounts.ts';
import type { Query } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import { contains } from '#core/list/list-filters.ts';
import { type Fragment, join } from '#core/list/list-query.ts';
import { movementKinds } from '#lib/accounts/movement-kinds.ts';
import { historyQuery } from '#lib/accounts/schemas/account-info.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { transCodeOf } from '#lib/operations/operations.ts';
import type { HistoryTransaksiRow } from '#types/proto/accounts/account-info.ts';
import type { RpcInput } from '#types/rpc.ts';
import { type AskedAccount, accountAsked } from './account-asked.ts';

type Input = ReturnType<typeof historyQuery.parse>;
type Asked = Omit<Input, 'paging'> & Input['paging'];

interface Line {
  seq: number;
  tanggal: string;
  tanggal_valuta: string | null;
  dibuat_pada: string;
  journal_id: bigint;
  cabang_jurnal: string;
  operasi: string;
  kode: string | null;
  keterangan: string | null;
  jumlah: bigint;
  saldo: bigint;
  id_user: string;
  reversed: boolean | null;
  reverses: boolean | null;
}
/** Reading stopped here; a page without a match is this alone. */
type Page = { [K in keyof Line]: Line[K] | null } & { dibaca: number; ujung: number | null };

const isLine = (row: Page): row is Page & Line => row.seq !== null;

/**
 * One page reads at most this many movements. Filters on words, names and amounts have no index, because each posting would pay for it; a rare match
 * among a million movements is found page by page, each in the same time.
 */
const READ = 1_500;

/** Limits movements to the asked days, and to those before the day to begin with. */
function bounds(db: Db, rekening: string, asked: Asked): Fragment[] {
  const before = (day: string, further = 0) =>
    db`(select account_seq_before(${rekening}, ${day}::date + ${further}::integer))`;
  return [
    ...(asked.tanggal_awal
      ? [db`l.seq > ${before(asked.tanggal_awal)}`, db`l.tanggal >= ${asked.tanggal_awal}::date`]
      : []),
    ...(asked.tanggal_akhir
      ? [db`l.seq <= ${before(asked.tanggal_akhir, 1)}`, db`l.tanggal <= ${asked.tanggal_akhir}::date`]
      : []),
    ...(asked.tanggal && !asked.sebelum && !asked.sesudah && !asked.cursor
      ? [db`l.seq <= ${before(asked.tanggal, 1)}`]
      : []),
  ];
}

/** Computes the place of a numbered page without filters: movements are numbered without a gap, so it reads nothing above the page. */
function fromPage(db: Db, rekening: string, asked: Asked): Fragment[] {
  if (asked.page === 1) return [];
  const last = [asked.tanggal_akhir, asked.tanggal].filter(Boolean).sort()[0];
  const top = last
    ? db`(select account_seq_before(${rekening}, ${last}::date + 1))`
    : db`(select t.seq from journal_line t where t.rekening = ${rekening} order by t.seq desc limit 1)`;
  return [db`l.seq <= ${top} - ${(asked.page - 1) * asked.show}::integer`];
}

/** Filters that read movement by movement. */
function filters(db: Db, asked: Asked, currency: string): Fragment[] {
  const words = asked.keyword.trim();
  const { nominal_awal: least, nominal_akhir: most } = amountsOf(historyQuery, asked, currency);
  return [
    ...(asked.posisi ? [asked.posisi === 'D' ? db`l.jumlah > 0` : db`l.jumlah < 0`] : []),
    ...(least === null ? [] : [db`abs(l.jumlah) >= ${least}`]),
    ...(most === null ? [] : [db`abs(l.jumlah) <= ${most}`]),
    ...(asked.jenis ? [db`coalesce(l.kode, j.operasi) = ${asked.jenis}`] : []),
    ...(asked.user_input ? [db`j.id_user = ${asked.user_input}`] : []),
    ...(words && !readReference(words) ? [contains(db, 'coalesce(l.keterangan, j.keterangan)', words)] : []),
  ];
}

/** Finds a journal by its key, without reading movements. */
function ofJournal(db: Db, asked: Asked): Fragment[] {
  const reference = readReference(asked.keyword.trim());
  return reference ? [db`l.journal_id = ${reference.journalId}`, db`l.tanggal = ${reference.tanggal}::date`] : [];
}

function statusOf({ reversed, reverses }: Line): string {
  if (reversed !== null) return reversed ? 'CORRECTED' : 'REVERSED';
  if (reverses !== null) return reverses ? 'CORRECTION' : 'REVERSAL';
  return 'POSTED';
}

function toWire(line: Line, currency: string): HistoryTransaksiRow {
  const amount = (minor: bigint) => fromMinor(minor, currency);
  return {
    urutan: line.seq.toString(),
    tanggal_akuntansi: line.tanggal,
    tanggal_valuta: line.tanggal_valuta ?? line.tanggal,
    waktu: isoTime(line.dibuat_pada),
    nomor_referensi: makeReference(line.cabang_jurnal, line.tanggal, line.journal_id),
    flowCode: line.operasi,
    jenis: line.kode ?? line.operasi,
    keterangan: line.keterangan ?? '',
    debet: line.jumlah > 0n ? amount(line.jumlah) : '',
    kredit: line.jumlah < 0n ? amount(-line.jumlah) : '',
    saldo: amount(line.saldo),
    kode_valuta: currency,
    user_input: line.id_user,
    status: statusOf(line),
    id_jurnal: line.journal_id.toString(),
  };
}

/** Reads the last movements of an account, the latest first. */
export async function lastMovements(
  db: Db,
  { nomor_rekening, kode_valuta }: AskedAccount,
  show: number,
): Promise<HistoryTransaksiRow[]> {
  const page = await readPage(db, nomor_rekening, kode_valuta, { ...asAsked(historyQuery.parse({})), show });
  return page
    .filter(isLine)
    .slice(0, show)
    .map((line) => toWire(line, kode_valuta));
}

/** Upwards (`sesudah`) the nearest come first, and are reversed afterwards. */
function readPage(db: Db, rekening: string, currency: string, asked: Asked) {
  const up = asked.sesudah !== '';
  const start = asked.sebelum || asked.cursor;
  const order = db.unsafe(up ? 'asc' : 'desc');
  const looked = filters(db, asked, currency);
  const numbered = start === '' && !up;
  const reads = looked.length > 0;
  const offset = numbered && reads ? (asked.page - 1) * asked.show : 0;
  const wanted = asked.show + 1;
  const where = [
    db`l.rekening = ${rekening}`,
    ...bounds(db, rekening, asked),
    ...(up ? [db`l.seq > ${asked.sesudah}::integer`] : []),
    ...(start ? [db`l.seq < ${start}::integer`] : []),
    ...(numbered && !reads ? fromPage(db, rekening, asked) : []),
    ...ofJournal(db, asked),
  ];
  // It joins journals one by one: to join them as a set, the planner would read a whole month.
  return db<Page[]>`
    with baris as materialized (
      select l.seq, l.tanggal, l.tanggal_valuta, l.journal_id, l.kode, l.keterangan, l.jumlah, l.saldo
      from journal_line l where ${join(db, where, ' and ')} order by l.seq ${order} limit ${reads ? READ : wanted}
    ), ujung as (
      select count(*)::integer as dibaca, ${up ? db`max(seq)` : db`min(seq)`} as ujung from baris
    )
    select u.dibaca, u.ujung, h.*, r.koreksi as reversed, o.koreksi as reverses
    from ujung u left join lateral (
      select l.seq, l.tanggal, l.tanggal_valuta, l.journal_id, l.kode, coalesce(l.keterangan, j.keterangan) as keterangan, l.jumlah, l.saldo,
        j.dibuat_pada, j.kode_cabang as cabang_jurnal, j.operasi, j.id_user
      from baris l cross join lateral (
        select j.dibuat_pada, j.kode_cabang, j.operasi, j.id_user, j.keterangan from journal j
        where j.id = l.journal_id and j.tanggal = l.tanggal limit 1) j
      ${reads ? db`where ${join(db, looked, ' and ')}` : db``}
      order by l.seq ${order} limit ${wanted} offset ${offset}) h on true
    left join journal_reversal r on r.journal_id = h.journal_id left join journal_reversal o on o.reversal_id = h.journal_id
    order by h.seq ${order}`;
}

/** Returns where the next page in this direction begins; '' where there is none. */
function furtherFrom(page: readonly Page[], found: readonly Line[], show: number, reads: boolean): string {
  if (found.length > show) return `${found[show - 1]?.seq ?? ''}`;
  return reads && page[0]?.dibaca === READ ? `${page[0].ujung ?? ''}` : '';
}

const asAsked = (input: Input): Asked => ({ ...input, ...input.paging });

/** Validates the input here too, because places and days go into the database as text. */
function checked({ paging, ...rest }: RpcInput<'savings.historyTransaksi'>): Asked {
  const input = validInput(historyQuery, { ...rest, ...paging });
  const { cursor, sort } = input.paging;
  if (!/^\d{0,9}$/.test(cursor)) fail('VALIDATION', { violations: [violation('cursor', 'v.halaman')] });
  if (sort !== '') fail('VALIDATION', { violations: [violation('sort', 'v.kode')] });
  return asAsked(input);
}

/**
 * Lists the movements of one account, the latest first, each with the balance after it. It filters by days, amount, side, kind, words or teller; a
 * page below or above a movement, or from a day on, costs the same anywhere. A filter that reads movement by movement may return a page that is not
 * full, with a cursor to continue. The read is written to the trail. ACCOUNT_NOT_FOUND, OTHER_BRANCH, VALIDATION.
 */
export const historyTransaksi: Query<'savings.historyTransaksi'> = async (context, input) => {
  const asked = checked(input);
  const account = await accountAsked(context, asked);
  const begins = asked.cursor === '' && asked.sebelum === '' && asked.sesudah === '';
  if (begins) await writeAudit(context, { aksi: 'LIHAT_MUTASI', objek: account.nomor_rekening });
  await spendReadQuota(context, 'DAFTAR_NASABAH');
  const page = await readPage(context.db, account.nomor_rekening, account.kode_valuta, asked);
  const found = page.filter(isLine);
  const reads = filters(context.db, asked, account.kode_valuta).length > 0;
  const shown = found.slice(0, asked.show);
  return {
    data: (asked.sesudah === '' ? shown : shown.toReversed()).map((line) => toWire(line, account.kode_valuta)),
    resp_cursor: furtherFrom(page, found, asked.show, reads),
  };
};

/** Lists the kinds of movement: the operations that leave journals, and the fees within them. */
export const trxList: Query<'savings.trxList'> = async () => ({
  data: movementKinds.map((jenis) => ({ jenis, kode_transaksi: transCodeOf(jenis) })),
  resp_cursor: '',
});
