import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Query } from '#core/access/context.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { IncomingState, TransferRail } from '#lib/payments/transfers.ts';

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
  /** It has a place in the queue of returns to its bank. */
  readonly menunggu_retur: boolean;
  /** Days since it came in, on the branch's day. */
  readonly umur: number;
  /** Days until it goes back by itself; null where it waits for a person or is on its way. */
  readonly sisa: number | null;
}

/** These columns decide whether a held transfer may be moved, and where to. */
type Held = Readonly<Record<'status' | 'sebab' | 'sebab_retur', string>> & { readonly menunggu_retur?: boolean };

/**
 * Returns true when a held transfer waits for its account: a dormant or blocked account takes it once it is active again; a similar name once two
 * persons agree; another name, once its bank has refused the return. A transfer without an account of ours, or one that waits to be returned, does
 * not.
 */
export const mayBeCredited = ({ status, sebab, sebab_retur, menunggu_retur = false }: Held): boolean =>
  status === 'TERTAHAN' &&
  !menunggu_retur &&
  (['DORMAN', 'BLOKIR', 'NAMA_MIRIP'].includes(sebab) || (sebab === 'NAMA' && sebab_retur !== ''));

/**
 * Returns true when a held transfer is paid in cash to a payee with proof of identity: once its bank has refused the return. Money for a dormant or
 * blocked account goes through that account alone, because cash would bypass the block.
 */
export const mayBePaid = ({ status, sebab, sebab_retur, menunggu_retur = false }: Held): boolean =>
  status === 'TERTAHAN' &&
  !menunggu_retur &&
  !['DORMAN', 'BLOKIR', 'KEPATUHAN', 'NAMA_MIRIP', 'AKSARA'].includes(sebab) &&
  sebab_retur !== '';

/**
 * Returns true when two persons may send a held transfer back to its bank, for the first time or again: it is not on its way, and compliance does not
 * decide it. A transfer that compliance returns for its script goes by itself, and by two persons once its bank has refused it.
 */
export const mayGoBack = ({ status, sebab, sebab_retur, menunggu_retur = false }: Held): boolean =>
  status === 'TERTAHAN' && !menunggu_retur && sebab !== 'KEPATUHAN' && (sebab !== 'AKSARA' || sebab_retur !== '');

/** Lists transfers from other banks to the branches the caller may see, the latest first. */
export const listIncoming: Query<'transfer.masuk'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: db`i.*, b.accounting_date - i.tanggal as umur, incoming_returns_on(i, b.accounting_date) - b.accounting_date as sisa`,
      from: db`incoming_transfer i join branch b using (kode_cabang)`,
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
  const data = page.rows.map(({ status, nominal, tanggal_akhir, rekening_tujuan, umur, sisa, ...row }) => ({
    ...row,
    status_masuk: status,
    dapat_disalurkan: mayBeCredited({ ...row, status }) ? 'T' : 'F',
    dapat_dibayar: mayBePaid({ ...row, status }) ? 'T' : 'F',
    dapat_diretur: mayGoBack({ ...row, status }) ? 'T' : 'F',
    umur: status === 'TERTAHAN' ? String(umur) : '',
    sisa: sisa === null ? '' : String(Math.max(sisa, 0)),
    rekening_tujuan: accountSeenBy(caller, rekening_tujuan),
    nominal: fromMinor(nominal),
    kode_valuta: BOOK_CURRENCY,
    tanggal_akhir: tanggal_akhir ?? '',
  }));
  return { data, resp_cursor: page.cursor };
};
