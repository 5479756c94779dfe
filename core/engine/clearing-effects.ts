/** Arguments of the effects on other banks' sheets, by effect name. Amounts are minor units as text, dates YYYY-MM-DD. */
export interface ClearingEffects {
  /** A customer hands in sheets for an account: lodged today, or kept until a day. */
  clearing_deposit: {
    readonly nomor_rekening: string;
    /** The branch that keeps the account, in whose books they are. */
    readonly kode_cabang: string;
    readonly titipan: boolean;
    readonly tanggal_kliring: string;
    /** Sheets lodged today become good funds on this day. */
    readonly tanggal_efektif: string;
    readonly keterangan: string;
    readonly warkat: readonly (Readonly<
      Record<'kode_bank' | 'jenis' | 'nomor_warkat' | 'tanggal_warkat' | 'nama_penarik' | 'nominal', string>
    > & { readonly urut: number })[];
  };
  /** A sheet is lodged out of custody and waits for the presentment. */
  clearing_present: { readonly id_warkat: string };
  /** A sheet shall not leave any more; `harus`: refused where it has left. */
  clearing_withdraw: { readonly id_warkat: string; readonly harus: boolean };
  /** Another bank has presented a sheet of ours; `nomor_rekening` is null where nobody has the account that is printed on it. */
  inward_receive: Readonly<
    Record<
      | 'kode_cabang'
      | 'kode_bank'
      | 'nama_penerima'
      | 'rekening_tertulis'
      | 'jenis'
      | 'nomor_warkat'
      | 'tanggal_warkat'
      | 'tanggal_efektif'
      | 'nominal'
      | 'keterangan',
      string
    >
  > & { readonly nomor_rekening: string | null; readonly gambar: string | null };
  /** A sheet goes back to its bank: by the gateway where it came by it, under the reason that governs. */
  inward_return: { readonly id_penarikan: string; readonly alasan: string };
}

/** Sheets are there before the balances move. What waits for the presentment is locked before its sheet, as a message locks it. */
export const phasesOfClearing = {
  clearing_deposit: ['sebelum'],
  clearing_present: ['sebelum'],
  clearing_withdraw: ['sebelum'],
  inward_receive: ['sebelum'],
  inward_return: ['sebelum'],
} as const;
