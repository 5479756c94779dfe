import type { MessageKey } from '#lib/messages/id.ts';
import type { ReportCard, ReportColumn } from './card.ts';

/** What stands over these columns is their own: publications call things by other names. */
const titled = (field: string): { field: string; title: MessageKey } => ({
  field,
  title: `reg.judul.${field}` as MessageKey,
});
const text = (field: string, width: number): ReportColumn => ({ ...titled(field), kind: 'text', width });
const date = (field: string): ReportColumn => ({ ...titled(field), kind: 'date', width: 10 });
const amount = (field: string): ReportColumn => ({ ...titled(field), kind: 'amount', width: 20 });
const count = (field: string): ReportColumn => ({ ...titled(field), kind: 'count', width: 9, sum: true });
const summed = (field: string): ReportColumn => ({ ...amount(field), sum: true });
const customer = [text('nomor_nasabah', 12), text('nama_nasabah', 26), text('nomor_npwp', 17)] as const;

const published = (title: ReportCard['title']): ReportCard => ({
  title,
  asks: ['tanggal'],
  columns: [text('sandi', 10), text('pos', 70), amount('jumlah'), amount('jumlah_dulu')],
  menus: ['laporan-regulator'],
});

/** Extracts for authorities that are tables: what stood at the end of a month, or moved from a day until it. */
export const extractTables = {
  PUBLIKASI_NERACA: published('lap.PUBLIKASI_NERACA'),
  PUBLIKASI_LABA_RUGI: published('lap.PUBLIKASI_LABA_RUGI'),
  PUBLIKASI_KOMITMEN: published('lap.PUBLIKASI_KOMITMEN'),
  PPH_DAFTAR: {
    title: 'lap.PPH_DAFTAR',
    asks: ['tanggal_awal', 'tanggal_akhir'],
    columns: [
      text('bulan', 8),
      ...customer,
      summed('bruto'),
      summed('dasar'),
      summed('pajak'),
      { ...text('sebab_pajak', 14), words: 'reg.sebab.' },
    ],
    group: 'bulan',
    menus: ['laporan-regulator'],
  },
  ZAKAT_DAFTAR: {
    title: 'lap.ZAKAT_DAFTAR',
    asks: ['tanggal_awal', 'tanggal_akhir'],
    columns: [...customer, summed('bruto'), summed('pajak'), summed('zakat')],
    menus: ['laporan-regulator'],
  },
  LPS_NASABAH: {
    title: 'lap.LPS_NASABAH',
    asks: ['tanggal'],
    columns: [
      ...customer,
      text('tanggal_lahir', 11),
      count('jumlah_rekening'),
      summed('saldo'),
      summed('layak'),
      summed('dijamin'),
      summed('tidak_dijamin'),
    ],
    menus: ['laporan-regulator'],
  },
  ANTASENA_DPK: {
    title: 'lap.ANTASENA_DPK',
    asks: ['tanggal'],
    columns: [
      text('sandi_simpanan', 8),
      text('jenis_simpanan', 12),
      text('akad', 24),
      text('sandi_golongan', 8),
      text('golongan', 12),
      text('sandi_jangka', 8),
      text('valuta', 6),
      count('jumlah_rekening'),
      summed('nilai'),
    ],
    menus: ['laporan-regulator'],
  },
  SLIK_DEBITUR: {
    title: 'lap.SLIK_DEBITUR',
    asks: ['tanggal'],
    columns: [
      text('nomor_kontrak', 16),
      text('nomor_nasabah', 12),
      text('jenis_debitur', 5),
      text('nama_nasabah', 20),
      text('nomor_identitas', 17),
      text('nomor_npwp', 17),
      text('tanggal_lahir', 11),
      text('nama_ibu_kandung', 12),
      text('alamat', 20),
      text('wilayah', 6),
      text('pekerjaan', 14),
      text('sandi_akad', 5),
      text('akad', 12),
      summed('plafon'),
      summed('sisa_pokok'),
      summed('sisa_margin'),
      text('kolektibilitas', 4),
      date('jatuh_tempo'),
      date('tanggal_posisi'),
    ],
    menus: ['laporan-regulator'],
  },
} as const satisfies Record<string, ReportCard>;

export type ExtractTable = keyof typeof extractTables;
