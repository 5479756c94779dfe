import '#lib/messages/states.ts';
import type { ReactNode } from 'react';
import { messageOf } from '#lib/messages/id.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'accent' | 'neutral';

/** A short state in words, coloured by its tone. */
export function Chip({ tone = 'neutral', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  return <span className={`chip ${tone}`}>{children}</span>;
}

const tones: Readonly<Record<string, Tone>> = {
  AKTIF: 'ok',
  BERLAKU: 'ok',
  AKAN_DATANG: 'info',
  TIDAK_AKTIF: 'warn',
  DORMAN: 'warn',
  PENUTUPAN: 'warn',
  TUTUP: 'neutral',
  PERSIAPAN: 'info',
  BUKA: 'ok',
  CUT_OFF: 'warn',
  DRAFT: 'neutral',
  WAITING: 'warn',
  APPROVED: 'ok',
  REJECTED: 'bad',
  RETURNED: 'accent',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  TERDAFTAR: 'warn',
  JATUH_TEMPO: 'warn',
  DICAIRKAN: 'neutral',
  DIPERPANJANG: 'info',
  DICAIRKAN_DINI: 'bad',
  STOK: 'neutral',
  DI_TANGAN: 'info',
  BELUM_KEMBALI: 'warn',
  DITERIMA_KEMBALI: 'accent',
  STOK_PUSAT: 'neutral',
  STOK_CABANG: 'info',
  DITERBITKAN: 'warn',
  DISETOP: 'bad',
  RUSAK: 'bad',
  HILANG: 'bad',
  KEDALUWARSA: 'neutral',
  POSTED: 'ok',
  REVERSED: 'bad',
  REVERSAL: 'info',
  CORRECTED: 'bad',
  CORRECTION: 'info',
  DIKIRIM: 'warn',
  SELISIH: 'bad',
  DITERIMA: 'ok',
  DITAHAN: 'warn',
  DIKEMBALIKAN: 'warn',
  KEMBALI: 'neutral',
  DIBATALKAN: 'neutral',
  MENUNGGU: 'warn',
  BUKAN: 'ok',
  TERBUKTI: 'bad',
  DITANGGUHKAN: 'warn',
  BERHASIL: 'ok',
  SEBAGIAN: 'accent',
  DICOBA_LAGI: 'warn',
  SELESAI: 'ok',
  GAGAL: 'bad',
  DIBUKUKAN: 'ok',
  DILEWATI: 'neutral',
  TITIPAN: 'warn',
  DISETOR: 'info',
  DIOTORISASI: 'warn',
  SELESAI_KLIRING: 'accent',
  EFEKTIF: 'ok',
  DIBAYAR: 'ok',
  FORMAL: 'neutral',
  TERHITUNG: 'warn',
  LEWAT: 'bad',
  TERCANTUM: 'bad',
  DITOLAK: 'bad',
  BARU: 'warn',
  DILAPORKAN: 'ok',
};

/** The chip of a status code of accounts, tills, branches, flows, transactions and handovers. */
export function StatusChip({ code }: { readonly code: string }) {
  return <Chip tone={tones[code] ?? 'neutral'}>{messageOf('status.', code)}</Chip>;
}
