import { amountsOf } from '#core/access/amounts.ts';
import { type Caller, type Query, visibleBranch } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { contains, onAccount } from '#core/list/list-filters.ts';
import { type Fragment, join } from '#core/list/list-query.ts';
import { transaksiRiwayatQuery } from '#lib/cash/schemas/teller.ts';
import { addDays } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, isCurrency } from '#lib/money.ts';
import type { RpcInput } from '#types/rpc.ts';
import { columns, type TransactionRow, toWire } from './transaction-row.ts';

type Input = ReturnType<typeof transaksiRiwayatQuery.parse>;
type Asked = Omit<Input, 'paging'> & Input['paging'];
type Found = TransactionRow & { readonly tempat: bigint };
/** Every row contains the place where reading stopped; a page that found nothing is this alone. */
type Page = { [K in keyof Found]: Found[K] | null } & { readonly ujung: bigint | null };

const isFound = (row: Page): row is Page & Found => row.id !== null;

/**
 * One page reads so many postings at most. Filters on words, people, kinds and amounts have no index, which each posting would pay for; what is rare
 * is found page by page, each in the same time.
 */
const READ = 3_000;

/** A place among the postings of branches: the day from this one on, and below it the journal's number. */
const FIRST = '2000-01-01';
const BELOW = 40n;
/** Days after which no place lies: two hundred years. */
const LAST = 73_000n;

const place = (db: Db): Fragment => db`((j.tanggal - ${FIRST}::date)::bigint << ${BELOW.toString()}::integer) + j.id`;

/** The day and the journal of a place. */
function readPlace(text: string): { readonly day: string; readonly id: bigint } {
  const whole = BigInt(text);
  const days = whole >> BELOW;
  return { day: addDays(FIRST, Number(days < LAST ? days : LAST)), id: whole & ((1n << BELOW) - 1n) }; // not an amount: days
}

const upwards = ({ sesudah }: Asked): boolean => sesudah !== '';
const startOf = ({ sebelum, cursor }: Asked): string => sebelum || cursor;

/** Limits journals `j` to the days asked for. */
function days(db: Db, asked: Asked): Fragment[] {
  const begins = asked.tanggal !== '' && !upwards(asked) && startOf(asked) === '';
  return [
    ...(asked.tanggal_awal ? [db`j.tanggal >= ${asked.tanggal_awal}::date`] : []),
    ...(asked.tanggal_akhir ? [db`j.tanggal <= ${asked.tanggal_akhir}::date`] : []),
    ...(begins ? [db`j.tanggal <= ${asked.tanggal}::date`] : []),
  ];
}

/** Limits journals to the asked side of a place. It states the day twice, so that months beyond it are not opened. */
function beside(db: Db, asked: Asked): Fragment[] {
  if (upwards(asked)) {
    const { day, id } = readPlace(asked.sesudah);
    return [db`j.tanggal >= ${day}::date`, db`(j.tanggal, j.id) > (${day}::date, ${id})`];
  }
  if (startOf(asked) === '') return [];
  const { day, id } = readPlace(startOf(asked));
  return [db`j.tanggal <= ${day}::date`, db`(j.tanggal, j.id) < (${day}::date, ${id})`];
}

const JOURNAL =
  'j.id, j.tanggal, j.dibuat_pada, j.operasi, j.kode_cabang, j.rekening, j.nominal, j.kode_valuta, j.keterangan, j.id_user, j.user_otorisasi';

/** Returns the branches a reader may see, or the one of them that is asked for: a condition on `b`. */
function scope(db: Db, caller: Caller, asked: Asked): Fragment {
  if (caller.headOffice && asked.kode_cabang === '') return db`true`;
  const branch = visibleBranch(caller, asked.kode_cabang);
  return branch === null ? db`false` : db`b.kode_cabang = ${branch}`;
}

/**
 * The postings of branches from a place on: of each branch as many, by the index of its days, however long the ledger is. What is read of all
 * branches together ends where the first of them has more that was not read (`ujung`).
 */
function ofBranches(db: Db, caller: Caller, asked: Asked, reads: boolean, wanted: number): Fragment {
  const order = db.unsafe(upwards(asked) ? 'asc' : 'desc');
  const reference = readReference(asked.keyword.trim());
  const where = [
    db`j.kode_cabang = b.kode_cabang`,
    ...days(db, asked),
    ...beside(db, asked),
    ...(reference ? [db`j.id = ${reference.journalId}`, db`j.tanggal = ${reference.tanggal}::date`] : []),
  ];
  const many = reads
    ? db`(select greatest(${wanted}, ${READ} / greatest(count(*), 1))::integer from cabang)`
    : db`${wanted}::integer`;
  return db`
    cabang as materialized (select b.kode_cabang from branch b where ${scope(db, caller, asked)}),
    baris as materialized (
      select ${place(db)} as tempat, ${db.unsafe(JOURNAL)}
      from cabang b cross join lateral (
        select ${db.unsafe(JOURNAL)} from journal j where ${join(db, where, ' and ')} order by j.tanggal ${order}, j.id ${order} limit ${many}) j),
    ujung as (
      select ${upwards(asked) ? db`min(batas)` : db`max(batas)`} as ujung from (
        select ${upwards(asked) ? db`max(tempat)` : db`min(tempat)`} as batas from baris group by kode_cabang having count(*) >= ${many}) x)`;
}

/**
 * Finds the postings that moved an account, by the places of its lines; a journal with several of the account's lines is one. What another branch
 * posted on it is read and left out.
 */
function ofAccount(db: Db, caller: Caller, asked: Asked): Fragment {
  const order = db.unsafe(upwards(asked) ? 'asc' : 'desc');
  const before = (day: string, further: number) =>
    db`(select account_seq_before(${asked.nomor_rekening}, ${day}::date + ${further}::integer))`;
  const last = [asked.tanggal_akhir, startOf(asked) === '' && !upwards(asked) ? asked.tanggal : '']
    .filter(Boolean)
    .sort()[0];
  const where = [
    onAccount(db, caller, db`l.rekening = ${asked.nomor_rekening}`),
    ...(asked.tanggal_awal ? [db`l.seq > ${before(asked.tanggal_awal, 0)}`] : []),
    ...(last ? [db`l.seq <= ${before(last, 1)}`] : []),
    ...(upwards(asked) ? [db`l.seq > ${asked.sesudah}::bigint`] : []),
    ...(startOf(asked) === '' ? [] : [db`l.seq < ${startOf(asked)}::bigint`]),
  ];
  const reference = readReference(asked.keyword.trim());
  const only = [
    scope(db, caller, asked),
    db`not exists (select from journal_line p where p.rekening = ${asked.nomor_rekening} and p.seq = l.seq - 1 and p.journal_id = l.journal_id)`,
    ...(reference ? [db`j.id = ${reference.journalId}`, db`j.tanggal = ${reference.tanggal}::date`] : []),
  ];
  return db`
    mutasi as materialized (
      select l.seq, l.journal_id, l.tanggal from journal_line l where ${join(db, where, ' and ')} order by l.seq ${order} limit ${READ}),
    baris as materialized (
      select l.seq::bigint as tempat, ${db.unsafe(JOURNAL)}
      from mutasi l cross join lateral (
        select ${db.unsafe(JOURNAL)} from journal j where j.id = l.journal_id and j.tanggal = l.tanggal limit 1) j
      join branch b on b.kode_cabang = j.kode_cabang where ${join(db, only, ' and ')}),
    ujung as (
      select ${upwards(asked) ? db`max(seq)` : db`min(seq)`}::bigint as ujung from mutasi having count(*) >= ${READ})`;
}

/** The state of a posting, as a condition on it. */
const states: Readonly<Record<Exclude<Input['status'], ''>, (db: Db) => Fragment>> = {
  POSTED: (db) =>
    db`not exists (select from journal_reversal r where r.journal_id = j.id) and not exists (select from journal_reversal o where o.reversal_id = j.id)`,
  REVERSED: (db) => db`exists (select from journal_reversal r where r.journal_id = j.id and not r.koreksi)`,
  CORRECTED: (db) => db`exists (select from journal_reversal r where r.journal_id = j.id and r.koreksi)`,
  REVERSAL: (db) => db`exists (select from journal_reversal o where o.reversal_id = j.id and not o.koreksi)`,
  CORRECTION: (db) => db`exists (select from journal_reversal o where o.reversal_id = j.id and o.koreksi)`,
};

/** Filters that are checked posting by posting. */
function filters(db: Db, asked: Asked): Fragment[] {
  const words = asked.keyword.trim();
  const bounded = asked.nominal_awal !== '' || asked.nominal_akhir !== '';
  const currency = asked.kode_valuta || (bounded ? BOOK_CURRENCY : '');
  const { nominal_awal: least, nominal_akhir: most } = amountsOf(transaksiRiwayatQuery, asked);
  return [
    ...(words !== '' && !readReference(words) ? [contains(db, 'j.keterangan', words)] : []),
    ...(asked.user_input ? [db`j.id_user = ${asked.user_input}`] : []),
    ...(asked.flowCode ? [db`j.operasi = ${asked.flowCode}`] : []),
    ...(asked.kode_produk
      ? [
          db`exists (select from account x where x.nomor_rekening = j.rekening and x.kode_produk = ${asked.kode_produk})`,
        ]
      : []),
    ...(currency ? [db`j.kode_valuta = ${currency}`] : []),
    ...(least === null ? [] : [db`j.nominal >= ${least}`]),
    ...(most === null ? [] : [db`j.nominal <= ${most}`]),
    ...(asked.status ? [states[asked.status](db)] : []),
  ];
}

/** Upwards (`sesudah`) the nearest come first, and are turned round afterwards. */
function readPage(db: Db, caller: Caller, asked: Asked) {
  const looked = filters(db, asked);
  const wanted = asked.show + 1;
  const order = db.unsafe(upwards(asked) ? 'asc' : 'desc');
  const read =
    asked.nomor_rekening === ''
      ? ofBranches(db, caller, asked, looked.length > 0, wanted)
      : ofAccount(db, caller, asked);
  const within = upwards(asked) ? db`j.tempat <= u.ujung` : db`j.tempat >= u.ujung`;
  return db<Page[]>`
    with ${read}
    select h.*, u.ujung from (select max(ujung) as ujung from ujung) u left join lateral (
      select j.tempat, ${columns(db)} from (
        select j.* from baris j where (u.ujung is null or ${within}) and ${looked.length > 0 ? join(db, looked, ' and ') : db`true`}
        order by j.tempat ${order} limit ${wanted}) j
      left join account a on a.nomor_rekening = j.rekening
      left join journal_reversal r on r.journal_id = j.id left join journal_reversal o on o.reversal_id = j.id) h on true
    order by h.tempat ${order}`;
}

/** Validates the request here too: places and days go into the database as what they are. VALIDATION by field. */
function checked({ paging, ...rest }: RpcInput<'teller.transaksiHistory'>): Asked {
  const { paging: bounds, ...input } = validInput(transaksiRiwayatQuery, { ...rest, ...paging });
  if (!/^\d{0,17}$/.test(bounds.cursor)) fail('VALIDATION', { violations: [violation('cursor', 'v.halaman')] });
  if (bounds.sort !== '') fail('VALIDATION', { violations: [violation('sort', 'v.kode')] });
  if (input.kode_valuta !== '' && !isCurrency(input.kode_valuta))
    fail('VALIDATION', { violations: [violation('kode_valuta', 'v.valuta')] });
  return { ...input, ...bounds };
}

/** The search terms as the trail keeps them, without paging. */
const said = ({ page: _, show: __, sort: ___, cursor: ____, sebelum: _____, sesudah: ______, ...asked }: Asked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/**
 * Lists earlier transactions of the branches the caller may see, the latest first, today's among them: between two days, by words or reference
 * number, account, product, teller, kind, amount and state. A page beside any posting or from a day on costs the same wherever it lies; a search
 * posting by posting may return a page that is not full, with a cursor where it goes on. A search is a row of the trail, and what is shown counts as
 * read. VALIDATION, LOOKED_ENOUGH.
 */
export const transaksiHistory: Query<'teller.transaksiHistory'> = async (context, input) => {
  const asked = checked(input);
  const { db, caller } = context;
  if (startOf(asked) === '' && !upwards(asked))
    await writeAudit(context, {
      aksi: 'LIHAT_TRANSAKSI',
      objek: asked.nomor_rekening || `CABANG:${asked.kode_cabang || caller.kodeCabang}`,
      rincian: said(asked),
    });
  const page = await readPage(db, caller, asked);
  const found = page.filter(isFound);
  const shown = found.slice(0, asked.show);
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: shown.length });
  const more = found.length > asked.show ? shown.at(-1)?.tempat : page[0]?.ujung;
  return {
    data: (upwards(asked) ? shown.toReversed() : shown).map((row) => ({
      ...toWire(row),
      urutan: row.tempat.toString(),
    })),
    resp_cursor: more?.toString() ?? '',
  };
};
