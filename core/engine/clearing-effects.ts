/** What the effects about sheets of other banks are told, by their names. Amounts are minor units as text, dates YYYY-MM-DD. */
export interface ToldOfClearing {
  /** A customer hands in sheets for an account: lodged today, or kept until a day. */
  clearing_deposit: {
    readonly nomor_rekening: string;
    /** The branch that keeps the account, in whose books they are. */
    readonly kode_cabang: string;
    readonly titipan: boolean;
    readonly tanggal_kliring: string;
    /** From when they are good funds, of what is lodged today. */
    readonly tanggal_efektif: string;
    readonly keterangan: string;
    readonly warkat: readonly (Readonly<
      Record<'kode_bank' | 'jenis' | 'nomor_warkat' | 'tanggal_warkat' | 'nama_penarik' | 'nominal', string>
    > & { readonly urut: number })[];
  };
  /** A sheet is lodged out of custody and waits for the presentment. */
  clearing_present: { readonly id_warkat: string };
  /** It shall not leave any more; `harus`: refused where it has left. */
  clearing_withdraw: { readonly id_warkat: string; readonly harus: boolean };
}

/** Sheets are there before the balances move. What waits for the presentment is locked before its sheet, as a message locks it. */
export const phasesOfClearing = {
  clearing_deposit: ['sebelum'],
  clearing_present: ['sebelum'],
  clearing_withdraw: ['sebelum'],
} as const;
