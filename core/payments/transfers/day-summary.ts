import type { Query } from '#core/access/context.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { hourOf, termsOf } from '#core/payments/settlement/rail-terms.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { type TransferRail, type TransferStage, transferRails, transferStages } from '#lib/payments/transfers.ts';
import type { RingkasanTransferRow } from '#types/proto/payments/transfer.ts';

interface Cell {
  readonly rail: TransferRail;
  readonly tahap: TransferStage;
  readonly banyak: number;
  readonly nominal: bigint;
}

/** Sums cells by stage and altogether. */
function summed(cells: readonly Cell[]): Pick<RingkasanTransferRow, 'tahap' | 'banyak' | 'nominal'> {
  const sum = (of: readonly Cell[]) => ({
    banyak: of.reduce((total, { banyak }) => total + banyak, 0),
    nominal: fromMinor(of.reduce((total, { nominal }) => total + nominal, 0n)),
  });
  return {
    tahap: transferStages.map((tahap) => ({ tahap, ...sum(cells.filter((cell) => cell.tahap === tahap)) })),
    ...sum(cells),
  };
}

/**
 * Returns the transfers to other banks of a branch's accounting date, and those of earlier days that are under way or came back on it, by rail and stage with
 * counts and sums, beside the hours of each rail. A cancelled transfer never left and is no part of it. Head office sums all branches.
 */
export const transferSummary: Query<'transfer.ringkasan'> = async ({ db, caller }, { kode_cabang }) => {
  const scope = branchScope(db, caller, 't.kode_cabang', kode_cabang);
  const [cells, terms] = await Promise.all([
    db<Cell[]>`
      select t.rail, case t.status when 'DIKIRIM' then 'TERKIRIM' when 'SELESAI' then 'SELESAI' when 'DIRETUR' then 'DIRETUR' else 'MENUNGGU' end as tahap,
        count(*)::integer as banyak, sum(t.nominal)::bigint as nominal
      from (
        select t.* from branch b join transfer t on t.kode_cabang = b.kode_cabang and t.tanggal = b.accounting_date where t.status <> 'DIBATALKAN'
        union select t.* from transfer t where t.status in ('DIOTORISASI', 'DITAHAN', 'DIKIRIM')
        union select t.* from branch b join transfer t on t.kode_cabang = b.kode_cabang and t.tanggal_akhir = b.accounting_date where t.status = 'DIRETUR') t
      where ${scope} group by 1, 2`,
    Promise.all(transferRails.map((rail) => termsOf(db, caller, rail))),
  ]);
  const rails = terms.map(({ rail, buka, tutup, sisa }) => ({
    rail,
    buka: hourOf(buka),
    tutup: hourOf(tutup),
    sisa_detik: sisa,
    ...summed(cells.filter((cell) => cell.rail === rail)),
  }));
  return {
    kode_valuta: BOOK_CURRENCY,
    jalur: [...rails, { rail: '', buka: '', tutup: '', sisa_detik: 0, ...summed(cells) }],
  };
};
