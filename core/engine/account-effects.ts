/** Arguments of the effects on whole accounts, by effect name. Amounts are minor units as text. */
export interface AccountEffects {
  /** A failed period of a standing order is paid by this journal. */
  standing_order_retry: { readonly nomor_perintah: string; readonly jatuh_tempo: string; readonly nominal: string };
  /** An automatic transfer brought by day what a sheet of the account it keeps lacked. */
  standing_order_cover: Readonly<Record<'nomor_perintah' | 'rekening' | 'nominal' | 'biaya', string>> &
    ({ readonly id_penarikan: string } | { readonly jenis: string; readonly nomor_warkat: string });
  /** Pays out an account that was agreed to be closed, from the version that was seen: what is posted of it, in minor units. */
  closing_pay: { readonly nomor_rekening: string; readonly versi: number } & Readonly<
    Record<'saldo' | 'bagi_hasil' | 'pajak' | 'zakat' | 'biaya' | 'nominal' | 'sisa', string>
  >;
  /** Moves what a closed account keeps for its sheets in circulation: in positive, out negative; `sisa` marks what no sheet can claim any more. */
  special_fund: { readonly nomor_rekening: string; readonly jumlah: string; readonly sisa: boolean };
  /** Closes the account that the very posting has emptied. */
  closing_done: { readonly nomor_rekening: string };
  /** Keeps a statement under its number; what it says the database works out. */
  statement: {
    readonly nomor: string;
    readonly nomor_rekening: string;
    readonly tanggal_awal: string;
    readonly tanggal_akhir: string;
    /** The last line that was known. */
    readonly seq_sampai: number;
    readonly baris_halaman: number;
    readonly halaman: number;
    readonly identitas_dilihat: boolean;
    readonly biaya_penuh: string;
    readonly biaya: string;
    readonly gratis_ke: number | null;
  };
  /** A customer asked for the balance: the answer given, from the account as the rules saw it. */
  balance_inquiry: Readonly<
    Record<
      | 'nomor'
      | 'nomor_rekening'
      | 'nomor_identitas'
      | 'keterangan'
      | 'status'
      | 'aktivitas'
      | 'saldo_buku'
      | 'saldo_tersedia',
      string
    >
  > & {
    /** A second person approves it whatever the account says: the account is the maker's own or a family member's. */
    readonly berdua: boolean;
  };
}

/** An effect runs before the balances move ('sebelum') or after the journal is written ('sesudah'). */
export const phasesOfAccounts = {
  standing_order_retry: ['sesudah'],
  standing_order_cover: ['sesudah'],
  closing_pay: ['sebelum'],
  closing_done: ['sesudah'],
  special_fund: ['sesudah'],
  statement: ['sebelum'],
  balance_inquiry: ['sebelum'],
} as const;
