import type { RecordKind } from './record-kind.ts';

/** An entry that a list of the bank's choices offers from a day on. */
export const referenceCode = {
  tabel: 'reference_code',
  kunci: ['kelompok', 'kode', 'berlaku_sejak'],
  kolom: ['uraian', 'uraian_en', 'induk', 'bobot', 'nilai', 'urut', 'berlaku_sampai'],
  peka: [],
  bagian: [],
  awalan: 'PILIHAN',
  objek: ['kelompok', 'kode'],
  tanda: {},
  sebelum: 'before_term',
  sesudah: '',
  sejak: 'berlaku_sejak',
} as const satisfies RecordKind;
