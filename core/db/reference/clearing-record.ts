import { part, type RecordKind } from './record-kind.ts';

/** The cut-off times of a region's clearing from a day on, and the branches that belong to it. */
export const clearing_schedule = {
  tabel: 'clearing_schedule',
  kunci: ['wilayah', 'berlaku_sejak'],
  kolom: ['nama'],
  peka: [],
  bagian: [
    part('clearing_cycle', ['siklus'], { kolom: ['penyerahan', 'pengembalian', 'hari_efektif'], bertanda: false }),
    part('clearing_region_branch', ['kode_cabang'], { bertanda: false }),
  ],
  awalan: 'JADWAL_KLIRING',
  objek: ['wilayah'],
  tanda: {},
  sebelum: 'before_clearing_schedule',
  sesudah: '',
  sejak: 'berlaku_sejak',
} as const satisfies RecordKind;
