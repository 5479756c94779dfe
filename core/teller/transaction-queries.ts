import type { Caller, Query } from '#core/access/context.ts';
import { countCopy } from '#core/audit/printed-copy.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { loadPosted, toJournalLines } from '#core/ledger/posted.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import { buildSlip } from '#core/ledger/slip.ts';
import { branchScope, nameMatches, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import type { PopupId } from '#lib/access/popups.ts';
import { fail, type Reason } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { knownCard, transCodeOf } from '#lib/operations/operations.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { TransaksiRow } from '#types/proto/teller.ts';

interface Row {
  id: bigint;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  kode_cabang: string;
  rekening: string | null;
  nama_rekening: string | null;
  nominal: bigint;
  kode_valuta: string;
  keterangan: string | null;
  id_user: string;
  user_otorisasi: string | null;
  dibatalkan_oleh: bigint | null;
  tanggal_pembatalan: string | null;
  membatalkan: bigint | null;
  tanggal_dibatalkan: string | null;
  koreksi: boolean | null;
}

const columns = (db: Db): Fragment => db`
  j.id, j.tanggal, j.dibuat_pada, j.operasi, j.kode_cabang, j.rekening, a.nama_rekening, j.nominal, j.kode_valuta, j.keterangan, j.id_user,
  j.user_otorisasi, r.reversal_id as dibatalkan_oleh, r.tanggal_reversal as tanggal_pembatalan, o.journal_id as membatalkan,
  o.tanggal as tanggal_dibatalkan, coalesce(r.koreksi, o.koreksi) as koreksi`;

/** What undoes a journal stands in the same branch, so the other reference needs no further read. */
const tables = (db: Db): Fragment => db`
  journal j left join account a on a.nomor_rekening = j.rekening
  left join journal_reversal r on r.journal_id = j.id left join journal_reversal o on o.reversal_id = j.id`;

function statusOf(row: Row): string {
  if (row.dibatalkan_oleh !== null) return row.koreksi ? 'CORRECTED' : 'REVERSED';
  if (row.membatalkan !== null) return row.koreksi ? 'CORRECTION' : 'REVERSAL';
  return 'POSTED';
}

/** The reference of what undid it, or of what it undid; '' where there is neither. */
function otherReference(row: Row): string {
  const id = row.dibatalkan_oleh ?? row.membatalkan;
  const date = row.tanggal_pembatalan ?? row.tanggal_dibatalkan;
  return id === null || date === null ? '' : makeReference(row.kode_cabang, date, id);
}

/** The operation that undoes a journal on this day of its branch; '' where none does. */
function undoneBy(row: Row, today: string): string {
  if (statusOf(row) !== 'POSTED' || knownCard(row.operasi)?.undo !== 'MIRROR') return '';
  return row.tanggal === today ? 'REVERSAL' : 'KOREKSI';
}

function toWire(row: Row): TransaksiRow {
  return {
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.id),
    id_jurnal: row.id.toString(),
    tanggal_akuntansi: row.tanggal,
    waktu: isoTime(row.dibuat_pada),
    flowCode: row.operasi,
    kode_transaksi: transCodeOf(row.operasi),
    kode_cabang: row.kode_cabang,
    nomor_rekening: row.rekening ?? '',
    nama_nasabah: row.nama_rekening ?? '',
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    keterangan: row.keterangan ?? '',
    user_input: row.id_user,
    user_otorisasi: row.user_otorisasi ?? '',
    status: statusOf(row),
    nomor_referensi_lawan: otherReference(row),
  };
}

function keywordFilter(db: Db, caller: Caller, keyword: string): Fragment[] {
  if (keyword === '') return [];
  const reference = readReference(keyword);
  if (reference) return [db`j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date`];
  if (/^\d+$/.test(keyword)) return [onAccount(db, caller, startsWith(db, 'j.rekening', keyword))];
  return [nameMatches(db, 'a.nama_normal', normaliseEntityName(normaliseName(keyword)))];
}

/** Postings of the branch's current accounting date, newest first, found by reference, account or name. */
export const transaksiToday: Query<'teller.transaksiToday'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: db`branch b join (${tables(db)}) on j.kode_cabang = b.kode_cabang and j.tanggal = b.accounting_date`,
      where: [
        branchScope(db, caller, 'b.kode_cabang', input.kode_cabang),
        ...keywordFilter(db, caller, input.paging?.keyword.trim() ?? ''),
        ...(input.user_input ? [db`j.id_user = ${input.user_input}`] : []),
        ...(input.flowCode ? [db`j.operasi = ${input.flowCode}`] : []),
        ...(input.nomor_rekening ? [onAccount(db, caller, db`j.rekening = ${input.nomor_rekening}`)] : []),
      ],
      sortable: {
        nomor_referensi: { sql: 'j.id', type: 'bigint' },
        waktu: { sql: 'j.dibuat_pada', type: 'timestamptz' },
        nominal: { sql: 'j.nominal', type: 'bigint' },
        flowCode: { sql: 'j.operasi', type: 'text' },
        user_input: { sql: 'j.id_user', type: 'text' },
      },
      key: [{ sql: 'j.id', type: 'bigint' }],
      defaultSort: '-nomor_referensi',
    },
    input.paging,
  );
  return { data: page.rows.map(toWire), resp_cursor: page.cursor };
};

/**
 * One posting with its lines and slip. A branch that only takes part in an inter-branch posting sees its own lines and no slip;
 * to every other branch it does not exist. The slip comes with `duplikat` 'T' only, marked as a reprint, which is a right of its
 * own and is recorded: the first one was answered by the posting. NOT_FOUND, FORBIDDEN.
 */
export const transaksiDetails: Query<'teller.transaksiDetails'> = async (context, input) => {
  const { db, caller } = context;
  const reference = readReference(input.nomor_referensi) ?? fail('NOT_FOUND');
  const [[row], journal] = await Promise.all([
    db<(Row & { alasan: Reason[] | null; hari_cabang: string; tanggal_valuta: string | null })[]>`
      select ${columns(db)}, f.alasan, (select b.accounting_date from branch b where b.kode_cabang = j.kode_cabang) as hari_cabang,
        (select min(l.tanggal_valuta) from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal) as tanggal_valuta from ${tables(db)} left join flow_instance f on f.id_flow = j.id_flow
      where j.id = ${reference.journalId} and j.kode_cabang = ${reference.kodeCabang} and j.tanggal = ${reference.tanggal}::date`,
    loadPosted(db, { id: reference.journalId, tanggal: reference.tanggal }),
  ]);
  if (!row || !journal) return fail('NOT_FOUND');
  const whole = caller.headOffice || row.kode_cabang === caller.kodeCabang;
  const lines = whole ? journal.lines : journal.lines.filter((line) => line.kode_cabang === caller.kodeCabang);
  if (lines.length === 0) return fail('NOT_FOUND');
  const duplicate = whole && input.duplikat === 'T';
  if (duplicate && !caller.menus.has('slip-cetak-ulang' satisfies PopupId)) fail('FORBIDDEN');
  const copy = duplicate ? await countCopy(context, 'CETAK_ULANG', input.nomor_referensi, 'KERTAS') : 0;
  return {
    transaksi: toWire(row),
    jurnal: toJournalLines(lines),
    slip: duplicate ? buildSlip(journal, { duplicate, copy }) : undefined,
    alasan: [...(row.alasan ?? [])],
    dibatalkan_dengan: whole ? undoneBy(row, row.hari_cabang) : '',
    tanggal_valuta: row.tanggal_valuta ?? '',
  };
};
