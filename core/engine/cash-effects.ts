import type { Denominations } from '#core/ledger/denominations.ts';

/**
 * Arguments of the effects on cash between vaults, Bank Indonesia and ATMs, on differences and on blank stationery. Amounts are minor units as text.
 */
export interface ShipmentEffects {
  /** A branch asks another one for cash. */
  cash_request: Readonly<Record<'asal' | 'nominal' | 'kode_valuta' | 'keterangan', string>> & {
    readonly pecahan: Denominations;
  };
  /** A request waits no longer: cancelled by the branch that asked, declined by the branch that was asked. */
  cash_request_end: Readonly<Record<'nomor' | 'alasan', string>>;
  /** Sealed bags leave a vault, an ATM or Bank Indonesia. `permintaan` is the request that they fulfil, '' where nobody asked. */
  cash_shipment_send: Readonly<
    Record<
      | 'arah'
      | 'tujuan'
      | 'kode_atm'
      | 'permintaan'
      | 'nominal'
      | 'kode_valuta'
      | 'segel'
      | 'pembawa'
      | 'pengawal'
      | 'keterangan',
      string
    >
  > & { readonly pecahan: Denominations };
  /** Bags go back to where they came from, refused or turned back on the road. */
  cash_shipment_refuse: Readonly<Record<'nomor' | 'alasan', string>>;
  /** A difference ends, whole and once: `cara` says how, `operasi` what books it. */
  cash_difference_end: Readonly<
    Record<'nomor' | 'cara' | 'operasi' | 'penerima' | 'nomor_identitas' | 'alasan', string>
  >;
  /** Two persons have counted blank stationery of one kind, by its numbers. */
  stationery_count: Readonly<Record<'jenis' | 'keterangan', string>> & {
    readonly rentang: readonly (readonly [string, string])[];
  };
  /** Missing stationery leaves the stock by a police report; the date is '' where none is needed. */
  stationery_missing: Readonly<
    Record<'jenis' | 'nomor_awal' | 'nomor_akhir' | 'nomor_laporan' | 'tanggal_laporan' | 'alasan', string>
  >;
  /** Missing stationery was found, and is in the stock again. */
  stationery_found: Readonly<Record<'jenis' | 'nomor_awal' | 'nomor_akhir' | 'alasan', string>>;
  /** Two persons have counted the bags where they arrived, or where they came back to. */
  cash_shipment_receive: Readonly<Record<'nomor' | 'keterangan', string>> & {
    readonly pecahan: Denominations;
    readonly segel_utuh: boolean;
  };
}

/** Each effect has its phase: one that moves cash runs after the journal, because it is proved against the journal's lines. */
export const phasesOfShipments = {
  cash_request: ['sebelum'],
  cash_request_end: ['sebelum'],
  cash_shipment_send: ['sesudah'],
  cash_shipment_refuse: ['sebelum'],
  cash_difference_end: ['sesudah'],
  cash_shipment_receive: ['sesudah'],
  stationery_count: ['sebelum'],
  stationery_missing: ['sesudah'],
  stationery_found: ['sesudah'],
} as const;
