import type { Proof } from './effect-proof.ts';

/** Arguments of the effects on money to and from others outside the bank. Amounts are minor units as text. */
export interface TransferEffects {
  /** The central bank's bill of a month, written as its first day, and a rail, beside the bank's own count as it was seen. */
  central_bank_bill: Readonly<
    Record<
      'bulan' | 'rail' | 'nomor' | 'banyak' | 'nominal' | 'hitungan_banyak' | 'hitungan_nominal' | 'alasan',
      string
    >
  >;
  /** A levy of a month, written as its first day, is paid from what branches owe. */
  levy_remittance: Readonly<Record<'kode_gl' | 'bulan' | 'penerima' | 'nomor_bukti', string>> & {
    readonly bagian: readonly Readonly<Record<'kode_cabang' | 'nominal', string>>[];
  };
  /** The fee of a transfer that came back by the bank's fault goes back to who bore it; `alasan` is one of feeBackGrounds. */
  transfer_fee_back: Readonly<Record<'nomor' | 'nominal' | 'alasan', string>>;
  /** Pays the sender what 201002 held of a transfer that came back or never left. */
  transfer_pay_back: Readonly<Record<'nomor' | 'nominal', string>>;
  /** Releases a held transfer, to be credited or paid past no list of names. */
  incoming_free: Readonly<Record<'nomor', string>>;
  /** Two persons send one that is held back to its bank. */
  data_incoming_return: Proof & Readonly<Record<'nomor', string>>;
  /** A transfer is authorised: kept with its posting, and queued for its rail. `nomor_rekening` '' where it was paid in cash. */
  transfer: Readonly<
    Record<
      | 'rail'
      | 'nomor_rekening'
      | 'nama_pengirim'
      | 'nominal'
      | 'biaya'
      | 'kode_bank'
      | 'rekening_tujuan'
      | 'nama_tujuan'
      | 'tujuan_normal'
      | 'penduduk_tujuan'
      | 'wni_tujuan'
      | 'penduduk_pengirim'
      | 'wni_pengirim'
      | 'kode_tujuan'
      | 'beban'
      | 'keterangan'
      | 'dari'
      | 'sampai',
      string
    >
  >;
}

/** A transfer is there before the balances move: what may not go moves nothing. A change of data comes after its item is decided. */
export const phasesOfTransfers = {
  central_bank_bill: ['sebelum'],
  levy_remittance: ['sebelum'],
  transfer: ['sebelum'],
  transfer_fee_back: ['sebelum'],
  transfer_pay_back: ['sebelum'],
  incoming_free: ['sebelum'],
  data_incoming_return: ['sesudah'],
} as const;
