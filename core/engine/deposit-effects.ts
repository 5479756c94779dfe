import type { PayoutChannel } from '#lib/deposits/deposits.ts';

/** A range of certificates. */
interface Bilyets {
  readonly nomor_bilyet: string;
  readonly jumlah: number;
}

/** Arguments of the effects on deposits, by effect name. Amounts are minor units as text, dates YYYY-MM-DD. */
export interface DepositEffects {
  /** A range of blank certificates comes into the branch's stock. */
  bilyet_receive: Bilyets;
  /** Blank certificates pass from user to user; null is the branch's stock. */
  bilyet_hand: Bilyets & { readonly dari: string | null; readonly ke: string | null };
  /** Blank certificates are destroyed. */
  bilyet_void: Bilyets & { readonly dari: string | null; readonly alasan: string };
  /** A blank certificate its maker holds takes the place of one that was lost or spoiled. */
  bilyet_replace: {
    readonly nomor_rekening: string;
    readonly nomor_bilyet: string;
    readonly lama: string;
    readonly sebab: 'HILANG' | 'RUSAK';
    readonly surat: string;
  };
  /** The certificate of a deposit that was paid without it comes back, or is reported lost. */
  bilyet_return: {
    readonly nomor_rekening: string;
    readonly nomor_bilyet: string;
    readonly sebab: 'DITERIMA_KEMBALI' | 'HILANG';
    readonly surat: string;
    readonly penyerah: string;
    readonly identitas: string;
  };
  /** Funds a deposit from the version that was seen: its source is free again, its certificate live, its first term begun. */
  deposit_fund: {
    readonly nomor_rekening: string;
    readonly versi: number;
    readonly nomor_bilyet: string;
    readonly tanggal_valuta: string;
  };
  /** Pays a deposit out from the version that was seen, at its end or before. */
  deposit_pay: {
    readonly nomor_rekening: string;
    readonly versi: number;
    readonly dini: boolean;
    readonly nomor_bilyet: string;
    readonly bilyet_hilang: boolean;
    readonly nomor_surat: string;
    readonly cara_bayar: PayoutChannel;
    readonly rekening_tujuan: string;
  } & Readonly<Record<'biaya' | 'denda' | 'ditarik_kembali' | 'dibayar', string>>;
  /** Gives out all that waits of a deposit's shares, from the version that was seen. */
  deposit_fetch: {
    readonly nomor_rekening: string;
    readonly versi: number;
    readonly cara_bayar: PayoutChannel;
    readonly rekening_tujuan: string;
    readonly nomor_identitas: string;
    readonly jumlah: string;
  };
  /** Proves that the posting took from the waiting shares what the deposit's record says. */
  deposit_fetched: { readonly nomor_rekening: string; readonly jumlah: string };
  /** Records the paid shares that the posting has taken back. */
  deposit_clawed_back: { readonly nomor_rekening: string; readonly ditarik_kembali: string };
}

/** A certificate and a deposit are locked before the accounts are. */
export const phasesOfDeposits = {
  bilyet_receive: ['sebelum'],
  bilyet_hand: ['sebelum'],
  bilyet_void: ['sebelum'],
  bilyet_replace: ['sebelum'],
  bilyet_return: ['sebelum'],
  deposit_fund: ['sebelum'],
  deposit_pay: ['sebelum'],
  deposit_fetch: ['sebelum'],
  deposit_fetched: ['sesudah'],
  deposit_clawed_back: ['sesudah'],
} as const;
