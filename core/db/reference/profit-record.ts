import { part, type RecordKind } from './record-kind.ts';

/** The bonus that the board gives for a month to the holders of a wadiah product. */
export const wadiah_bonus = {
  tabel: 'wadiah_bonus',
  kunci: ['kode_produk', 'bulan'],
  kolom: ['tarif', 'status', 'keterangan'],
  peka: [],
  bagian: [],
  awalan: 'BONUS',
  objek: ['kode_produk', 'bulan'],
  tanda: {},
  sebelum: 'before_bonus',
  sesudah: '',
  sejak: 'bulan',
} as const satisfies RecordKind;

/** The rate of a pool for a month, with all it was computed from. */
export const hi1000 = {
  tabel: 'hi1000',
  kunci: ['pool', 'bulan'],
  kolom: [
    'status',
    'putaran',
    'hari',
    'indikatif',
    'dasar',
    'final',
    'pendapatan',
    'pendapatan_dpk',
    'jumlah_dpk',
    'jumlah_aset',
    'keterangan',
  ],
  peka: [],
  bagian: [
    part('hi1000_income', ['kode_gl'], { kolom: ['jumlah'], bertanda: false }),
    part('hi1000_product', ['kode_produk', 'kode_gl'], {
      kolom: ['rekening', 'jumlah_saldo', 'jumlah_dpk', 'jumlah_bagian'],
      bertanda: false,
    }),
    part('hi1000_adjustment', ['jenis'], { kolom: ['jumlah', 'alasan'], bertanda: false }),
  ],
  awalan: 'HI1000',
  objek: ['pool', 'bulan'],
  tanda: {},
  sebelum: 'before_hi1000',
  sesudah: '',
  sejak: 'bulan',
} as const satisfies RecordKind;
