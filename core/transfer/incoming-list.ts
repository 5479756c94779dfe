import type { Query } from '#core/access/context.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { seenBy } from '#lib/masking.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { IncomingState, TransferRail } from '#lib/transfers.ts';

interface Row {
  readonly nomor: string;
  readonly rail: TransferRail;
  readonly status: IncomingState;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly kode_bank: string;
  readonly nama_pengirim: string;
  readonly rekening_pengirim: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
  readonly nominal: bigint;
  readonly keterangan: string;
  readonly sebab: string;
  readonly sebab_retur: string;
  readonly id_transaksi: string;
  readonly tanggal_akhir: string | null;
}

/**
 * Whether a held transfer waits for its account: one that sleeps or is blocked takes it again once it is waked; of nearly its name, once two persons say so; of another name, once its bank would not have it
 * back. What has no account of ours, or waits to be returned, does not.
 */
export const mayBeCredited = ({
  status,
  sebab,
  sebab_retur,
}: Readonly<Record<'status' | 'sebab' | 'sebab_retur', string>>): boolean =>
  status === 'TERTAHAN' &&
  (['DORMAN', 'BLOKIR', 'NAMA_MIRIP'].includes(sebab) || (sebab === 'NAMA' && sebab_retur !== ''));

/**
 * Whether a held transfer is paid in cash to who proves herself: once its bank would not have it back. What sleeps or is blocked goes through its account alone, for
 * cash would pass by what blocked it.
 */
export const mayBePaid = ({
  status,
  sebab,
  sebab_retur,
}: Readonly<Record<'status' | 'sebab' | 'sebab_retur', string>>): boolean =>
  status === 'TERTAHAN' && !['DORMAN', 'BLOKIR', 'KEPATUHAN', 'NAMA_MIRIP'].includes(sebab) && sebab_retur !== '';

/** What other banks sent the branches the caller may see, the latest first. */
export const listIncoming: Query<'transfer.masuk'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`i.*`,
      from: db`incoming_transfer i`,
      where: [
        branchScope(db, caller, 'i.kode_cabang', input.kode_cabang),
        ...(input.tanggal_awal ? [db`i.tanggal >= ${input.tanggal_awal}::date`] : []),
        ...(input.tanggal_akhir ? [db`i.tanggal <= ${input.tanggal_akhir}::date`] : []),
        ...(input.rail ? [db`i.rail = ${input.rail}`] : []),
        ...(input.status_masuk ? [db`i.status = ${input.status_masuk}`] : []),
        ...(keyword
          ? [db`(i.nomor = ${keyword} or i.rekening_tujuan = ${keyword} or upper(i.id_transaksi) = ${keyword})`]
          : []),
      ],
      sortable: { tanggal: { sql: 'i.tanggal', type: 'date' } },
      key: [{ sql: 'i.nomor', type: 'text' }],
      defaultSort: '-tanggal',
    },
    input.paging,
  );
  const data = page.rows.map(({ status, nominal, tanggal_akhir, rekening_tujuan, ...row }) => ({
    ...row,
    status_masuk: status,
    dapat_disalurkan: mayBeCredited({ ...row, status }) ? 'T' : 'F',
    dapat_dibayar: mayBePaid({ ...row, status }) ? 'T' : 'F',
    rekening_tujuan: seenBy(caller.menus, 'rekening', rekening_tujuan),
    nominal: fromMinor(nominal),
    kode_valuta: BOOK_CURRENCY,
    tanggal_akhir: tanggal_akhir ?? '',
  }));
  return { data, resp_cursor: page.cursor };
};
