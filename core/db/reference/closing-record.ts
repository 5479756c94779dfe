import type { RecordKind } from './record-kind.ts';

/** The closing of an account: agreed upon by two, and done, withdrawn or reversed afterwards. */
export const closing = {
  tabel: 'account_closing',
  kunci: ['nomor_rekening'],
  kolom: [
    'status',
    'tanggal',
    'selesai',
    'sebab',
    'keterangan',
    'nomor_identitas',
    'cara_bayar',
    'rekening_tujuan',
    'bebas_biaya',
    'status_lama',
    'saldo',
    'bagi_hasil',
    'pajak',
    'zakat',
    'biaya',
    'nominal',
    'sisa',
  ],
  peka: ['nomor_identitas'],
  bagian: [],
  awalan: 'PENUTUPAN',
  objek: ['nomor_rekening'],
  tanda: {},
  sebelum: 'before_closing',
  sesudah: 'after_closing',
  sejak: '',
} as const satisfies RecordKind;
