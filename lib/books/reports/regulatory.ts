import type { MessageKey } from '#lib/messages/id.ts';
import type { ReportColumn, ReportDefinition } from './definition.ts';

/** These columns have their own headings: publications call things by other names. */
const titled = (field: string): { field: string; title: MessageKey } => ({
  field,
  title: `reg.judul.${field}` as MessageKey,
});
const text = (field: string, width: number): ReportColumn => ({ ...titled(field), kind: 'text', width });
const date = (field: string): ReportColumn => ({ ...titled(field), kind: 'date', width: 10 });
const amount = (field: string): ReportColumn => ({ ...titled(field), kind: 'amount', width: 20 });
const count = (field: string): ReportColumn => ({ ...titled(field), kind: 'count', width: 9, sum: true });
const summed = (field: string): ReportColumn => ({ ...amount(field), sum: true });
/** The form of 80 columns does without it. */
const wide = (column: ReportColumn): ReportColumn => ({ ...column, wide: true });
const customer = [text('nomor_nasabah', 12), text('nama_nasabah', 26), wide(text('nomor_npwp', 17))] as const;

const published = (title: ReportDefinition['title']): ReportDefinition => ({
  title,
  asks: ['tanggal'],
  columns: [text('sandi', 10), text('pos', 70), amount('jumlah'), amount('jumlah_dulu')],
  menus: ['laporan-regulator'],
});

/** These extracts for authorities are tables: the state at the end of a month, or the movements from a day until it. */
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
      wide(summed('dasar')),
      summed('pajak'),
      { ...wide(text('sebab_pajak', 14)), words: 'reg.sebab.' },
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
      wide(text('tanggal_lahir', 11)),
      wide(count('jumlah_rekening')),
      summed('saldo'),
      wide(summed('layak')),
      summed('dijamin'),
      summed('tidak_dijamin'),
    ],
    menus: ['laporan-regulator'],
  },
  ANTASENA_DPK: {
    title: 'lap.ANTASENA_DPK',
    asks: ['tanggal'],
    columns: [
      wide(text('sandi_simpanan', 8)),
      text('jenis_simpanan', 12),
      text('akad', 24),
      wide(text('sandi_golongan', 8)),
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
      wide(text('nomor_nasabah', 12)),
      wide(text('jenis_debitur', 5)),
      text('nama_nasabah', 20),
      wide(text('nomor_identitas', 17)),
      wide(text('nomor_npwp', 17)),
      wide(text('tanggal_lahir', 11)),
      wide(text('nama_ibu_kandung', 12)),
      wide(text('alamat', 20)),
      wide(text('wilayah', 6)),
      wide(text('pekerjaan', 14)),
      wide(text('sandi_akad', 5)),
      wide(text('akad', 12)),
      summed('plafon'),
      summed('sisa_pokok'),
      wide(summed('sisa_margin')),
      text('kolektibilitas', 4),
      wide(date('jatuh_tempo')),
      wide(date('tanggal_posisi')),
    ],
    menus: ['laporan-regulator'],
  },
} as const satisfies Record<string, ReportDefinition>;

export type ExtractTable = keyof typeof extractTables;
