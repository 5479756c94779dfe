import type { RecordKind } from './record-kind.ts';

/** Lists of names that are in force or were, and the decisions about persons whom they name. */
export const screening = {
  name_list: {
    tabel: 'name_list',
    kunci: ['id_impor'],
    kolom: ['jenis', 'penerbit', 'nomor', 'tanggal', 'berlaku_sejak', 'sidik', 'jumlah'],
    peka: [],
    bagian: [],
    awalan: 'DAFTAR_NAMA',
    objek: ['jenis', 'penerbit'],
    tanda: { dibuat_oleh: 'PEMBUAT', disetujui_oleh: 'KEDUA', id_flow: 'ITEM' },
    sebelum: 'before_name_list',
    sesudah: 'after_name_list',
    sejak: 'berlaku_sejak',
  },
  name_decision: {
    tabel: 'name_decision',
    kunci: ['id_hit'],
    kolom: ['status', 'keterangan', 'nomor_surat'],
    peka: [],
    bagian: [],
    awalan: 'KECOCOKAN',
    objek: ['id_hit'],
    tanda: {},
    sebelum: 'before_name_decision',
    sesudah: 'after_name_decision',
    sejak: '',
  },
} as const satisfies Record<string, RecordKind>;
