import type { RecordKind } from './record-kind.ts';

/** Sheets refused for want of funds, and drawers whom the bank listed for them. */
export const unfunded = {
  unfunded: {
    tabel: 'warkat_unfunded',
    kunci: ['jenis', 'nomor_warkat'],
    kolom: ['tanggal_selesai', 'tanggal_lapor', 'cara_selesai', 'bukti'],
    peka: [],
    bagian: [],
    awalan: 'WARKAT_KOSONG',
    objek: ['jenis', 'nomor_warkat'],
    tanda: {},
    sebelum: 'before_unfunded',
    sesudah: '',
    sejak: '',
  },
  warkat_listing: {
    tabel: 'warkat_listing',
    kunci: ['nomor_dhib'],
    kolom: ['nomor_nasabah', 'terbit', 'sampai', 'lembar', 'nominal', 'warkat', 'alasan'],
    peka: ['nomor_nasabah'],
    bagian: [],
    awalan: 'DHIB',
    objek: ['nomor_dhib'],
    tanda: { dibuat_oleh: 'PEMBUAT', disetujui_oleh: 'KEDUA', id_flow: 'ITEM' },
    sebelum: 'before_warkat_listing',
    sesudah: 'after_warkat_listing',
    sejak: 'terbit',
    nomor: 'number_dhib',
    objek_baru: ['nomor_nasabah'],
  },
} as const satisfies Record<string, RecordKind>;
