import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { amountsOf } from '#core/access/amounts.ts';
import type { Query } from '#core/access/context.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { hindrance, hourOf, mostOf, proposed, termsOf } from '#core/payments/settlement/rail-terms.ts';
import { BOOK_CURRENCY, formatRupiah, fromMinor } from '#lib/money.ts';
import { transferTermsQuery } from '#lib/payments/schemas/transfer.ts';
import { cashRails, type TransferRail, type TransferState, transferRails } from '#lib/payments/transfers.ts';

interface Row {
  readonly nomor: string;
  readonly rail: TransferRail;
  readonly status: TransferState;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly nomor_rekening: string | null;
  readonly nama_pengirim: string;
  readonly nominal: bigint;
  readonly biaya: bigint;
  readonly kode_bank: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
  readonly keterangan: string;
  readonly user_input: string;
  readonly sebab: string;
  readonly batch: string | null;
  readonly tanggal_kirim: string | null;
  readonly tanggal_settle: string | null;
  readonly tanggal_akhir: string | null;
  /** Its balance on 201002, and the way its sender gets it. */
  readonly tersisa: bigint | null;
  readonly lewat: string;
  /** True when the payer in cash is a customer, who may have an account. */
  readonly pengirim_nasabah: boolean;
  /** The day its fee was given back. */
  readonly tanggal_biaya: string | null;
}

/** Lists transfers of the branches the caller may see, the latest first. */
export const listTransfers: Query<'transfer.list'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`t.*, b.nomor as batch,
        transfer_owed(t) as tersisa, transfer_owed_by(t) as lewat, f.tanggal as tanggal_biaya,
        exists (select from cash_entry e join customer c on c.nomor_nasabah = e.pihak
          where e.tanggal = t.tanggal and e.journal_id = t.journal_id and e.peran = 'PELAKU') as pengirim_nasabah`,
      from: db`transfer t left join transfer_fee_back f using (nomor) left join settlement_item i on i.end_to_end = t.nomor left join settlement_batch b using (id_batch)`,
      where: [
        branchScope(db, caller, 't.kode_cabang', input.kode_cabang),
        ...(input.tanggal_awal ? [db`t.tanggal >= ${input.tanggal_awal}::date`] : []),
        ...(input.tanggal_akhir ? [db`t.tanggal <= ${input.tanggal_akhir}::date`] : []),
        ...(input.rail ? [db`t.rail = ${input.rail}`] : []),
        ...(input.status_transfer ? [db`t.status = ${input.status_transfer}`] : []),
        ...(keyword ? [db`(t.nomor = ${keyword} or t.rekening_tujuan = ${keyword} or b.nomor = ${keyword})`] : []),
      ],
      sortable: { tanggal: { sql: 't.tanggal', type: 'date' } },
      key: [{ sql: 't.nomor', type: 'text' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    nomor: row.nomor,
    rail: row.rail,
    status_transfer: row.status,
    kode_cabang: row.kode_cabang,
    tanggal: row.tanggal,
    nomor_rekening: row.nomor_rekening === null ? '' : accountSeenBy(caller, row.nomor_rekening),
    nama_pengirim: row.nama_pengirim,
    nominal: fromMinor(row.nominal),
    biaya: fromMinor(row.biaya),
    kode_valuta: BOOK_CURRENCY,
    kode_bank: row.kode_bank,
    rekening_tujuan: row.rekening_tujuan,
    nama_tujuan: row.nama_tujuan,
    keterangan: row.keterangan,
    user_input: row.user_input,
    sebab: row.sebab,
    nomor_batch: row.batch ?? '',
    tanggal_kirim: row.tanggal_kirim ?? '',
    tanggal_settle: row.tanggal_settle ?? '',
    tanggal_akhir: row.tanggal_akhir ?? '',
    dapat_dibayar: row.tersisa === null || row.lewat === 'BLOKIR' ? '' : fromMinor(row.tersisa),
    dapat_disalurkan:
      row.tersisa === null || (row.lewat === 'TUNAI' && !row.pengirim_nasabah) ? '' : fromMinor(row.tersisa),
    rekening_tutup: row.lewat === 'TUTUP' ? 'T' : 'F',
    tanggal_biaya_kembali: row.tanggal_biaya ?? '',
    biaya_dapat_kembali: row.status === 'DIRETUR' && row.biaya > 0n && row.tanggal_biaya === null ? 'T' : 'F',
  }));
  return { data, resp_cursor: page.cursor };
};

/** Returns the present terms of each rail for the caller's branch, and the proposed one for an amount: the cheapest of those that take it. */
export const transferTerms: Query<'transfer.syarat'> = async ({ db, caller }, input) => {
  const tunai = input.tunai === 'T';
  const { nominal } = amountsOf(transferTermsQuery, input);
  const all = await Promise.all((tunai ? cashRails : transferRails).map((rail) => termsOf(db, caller, rail)));
  const best = proposed(all, nominal, tunai);
  return {
    jalur: all.map((terms) => {
      const most = mostOf(terms, tunai);
      return {
        rail: terms.rail,
        biaya: fromMinor(terms.biaya),
        batas: most === null ? '' : formatRupiah(most),
        minimum: terms.minimum === null ? '' : formatRupiah(terms.minimum),
        buka: hourOf(terms.buka),
        tutup: hourOf(terms.tutup),
        sebab: hindrance(terms, nominal, tunai),
        diusulkan: nominal !== null && terms.rail === best?.rail ? 'T' : 'F',
        jumlah: nominal === null ? '' : fromMinor(nominal + terms.biaya),
        sisa_detik: terms.sisa,
      };
    }),
  };
};
