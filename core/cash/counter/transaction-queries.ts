import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Context, Query } from '#core/access/context.ts';
import { copiesOf, countCopy } from '#core/access/printed-copy.ts';
import { loadSteps } from '#core/control/workflow/items.ts';
import type { Db } from '#core/db/client.ts';
import { filesOfRecord, toStoredFile } from '#core/file/stored-file.ts';
import { side, toPecahan } from '#core/ledger/denominations.ts';
import { loadPosted, toJournalLines } from '#core/ledger/posted.ts';
import type { PostedCash } from '#core/ledger/posted-journal.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { sharingRunOf } from '#core/ledger/sharing-run.ts';
import { buildSlip } from '#core/ledger/slip.ts';
import { branchScope, nameMatches, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { mayCall } from '#lib/access/calls.ts';
import type { PopupId } from '#lib/access/popups.ts';
import { fail, type Reason } from '#lib/errors/errors.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { TransaksiDetail, TransaksiKas } from '#types/proto/cash/teller.ts';
import { columns, reversedBy, type TransactionRow, tables, toWire } from './transaction-row.ts';

function keywordFilter(db: Db, caller: Caller, keyword: string): Fragment[] {
  if (keyword === '') return [];
  const reference = readReference(keyword);
  if (reference) return [db`j.id = ${reference.journalId} and j.tanggal = ${reference.tanggal}::date`];
  if (/^\d+$/.test(keyword)) return [onAccount(db, caller, startsWith(db, 'j.rekening', keyword))];
  return [nameMatches(db, 'a.nama_normal', normaliseEntityName(normaliseName(keyword)))];
}

/**
 * Postings of the branch's current accounting date, newest first, found by reference, account or name. A name that nobody bears reads at most
 * the day's postings and never the bank's accounts (docs/adr/0104 is for those).
 */
export const transaksiToday: Query<'teller.transaksiToday'> = async ({ db, caller }, input) => {
  const page = await runList<TransactionRow>(
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
  return { data: page.rows.map((row) => toWire(row)), resp_cursor: page.cursor };
};

/** Pieces that came into a till or vault and went out of it; none of a box without counted pieces. */
const denominationsOf = (cash: readonly PostedCash[]): TransaksiKas[] =>
  cash
    .filter(({ pecahan }) => Object.keys(pecahan).length > 0)
    .map(({ kode_kas, kode_valuta, pecahan }) => ({
      kode_kas,
      kode_valuta,
      masuk: toPecahan(side(pecahan, 1), kode_valuta),
      keluar: toPecahan(side(pecahan, -1), kode_valuta),
    }));

interface Evidence {
  readonly id_flow: string | null;
  readonly nama_otorisasi: string | null;
  readonly atas_nama: string | null;
  readonly penanda: readonly string[];
}

/**
 * Loads all that proves a posting afterwards, beside its journal: who signed it, who allowed it, each reprint of its slip, the documents behind it.
 */
async function evidenceOf(
  db: Db,
  { id_flow, nama_otorisasi, atas_nama, penanda }: Evidence,
  reference: string,
): Promise<Pick<TransaksiDetail, 'langkah' | 'nama_otorisasi' | 'atas_nama' | 'salinan' | 'lampiran' | 'penanda'>> {
  const [langkah, salinan, files] = await Promise.all([
    id_flow ? loadSteps(db, id_flow) : [],
    copiesOf(db, reference),
    filesOfRecord(db, `JURNAL:${reference}`),
  ]);
  const lampiran = files.map(toStoredFile);
  return {
    langkah,
    salinan,
    lampiran,
    nama_otorisasi: nama_otorisasi ?? '',
    atas_nama: atas_nama ?? '',
    penanda: [...penanda],
  };
}

/** A branch that only takes part sees none of that. */
const noEvidence = { langkah: [], salinan: [], lampiran: [], nama_otorisasi: '', atas_nama: '', penanda: [] };

/**
 * Returns one posting with its lines, pieces, approvals and slip. A branch that only takes part in an inter-branch posting sees its own lines and no
 * slip; to every other branch it does not exist. The slip comes for a right of its own, since the posting returned the first one: with `duplikat` 'P'
 * marked as a preview, with 'T' as a reprint, which is counted and recorded. NOT_FOUND, FORBIDDEN.
 */
export const transaksiDetails: Query<'teller.transaksiDetails'> = async (context, input) => {
  const { db, caller } = context;
  const reference = readReference(input.nomor_referensi) ?? fail('NOT_FOUND');
  const [[row], journal] = await Promise.all([
    db<(TransactionRow & Evidence & { alasan: Reason[] | null; hari_cabang: string; tanggal_valuta: string | null })[]>`
      select ${columns(db)}, f.alasan, j.id_flow, j.bukti ->> 'atas_nama' as atas_nama,
        array(select p ->> 'nama' from jsonb_array_elements(coalesce(j.bukti -> 'penanda', '[]')) p) as penanda,
        (select u.nama_user from app_user u where u.id_user = j.user_otorisasi) as nama_otorisasi, (select b.accounting_date from branch b where b.kode_cabang = j.kode_cabang) as hari_cabang,
        (select min(l.tanggal_valuta) from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal) as tanggal_valuta from ${tables(db)} left join flow_instance f on f.id_flow = j.id_flow
      where j.id = ${reference.journalId} and j.kode_cabang = ${reference.kodeCabang} and j.tanggal = ${reference.tanggal}::date`,
    loadPosted(db, { id: reference.journalId, tanggal: reference.tanggal }),
  ]);
  if (!row || !journal) return fail('NOT_FOUND');
  const whole = caller.headOffice || row.kode_cabang === caller.kodeCabang;
  const lines = whole ? journal.lines : journal.lines.filter((line) => line.kode_cabang === caller.kodeCabang);
  if (lines.length === 0) return fail('NOT_FOUND');
  const asksForSlip = whole && input.duplikat !== 'F' && input.duplikat !== '';
  const duplicate = asksForSlip && input.duplikat === 'T';
  if (asksForSlip && !caller.menus.has('slip-cetak-ulang' satisfies PopupId)) fail('FORBIDDEN');
  const run = whole ? await sharingRunOf(db, { id: reference.journalId, tanggal: reference.tanggal }) : undefined;
  const copy = duplicate ? await countCopy(context, 'CETAK_ULANG', input.nomor_referensi, 'KERTAS') : 0;
  return {
    transaksi: toWire(row),
    jurnal: toJournalLines(lines),
    slip: asksForSlip ? buildSlip(journal, { mark: duplicate ? 'T' : 'P', copy }) : undefined,
    alasan: [...(row.alasan ?? [])],
    dibatalkan_dengan: whole ? reversedBy(row, row.hari_cabang) : '',
    tanggal_valuta: row.tanggal_valuta ?? '',
    kas: whole ? denominationsOf(journal.cash) : [],
    ...(run && { bagi_hasil: { ...run, nomor_rekening: accountSeenBy(caller, run.nomor_rekening) } }),
    ...(whole ? await evidenceOf(db, row, input.nomor_referensi) : noEvidence),
  };
};

/** May this caller see the documents of a journal: who may open it in the branch that made it, or from head office. A branch that only takes part may not. */
export async function ownerOfJournal({ db, caller }: Context, number: string): Promise<boolean> {
  const reference = readReference(number);
  if (!reference || !mayCall('teller.transaksiDetails', caller.menus)) return false;
  if (!caller.headOffice && reference.kodeCabang !== caller.kodeCabang) return false;
  const [row] = await db`
    select from journal j where j.id = ${reference.journalId} and j.kode_cabang = ${reference.kodeCabang} and j.tanggal = ${reference.tanggal}::date`;
  return row !== undefined;
}
