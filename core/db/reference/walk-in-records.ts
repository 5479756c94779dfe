import { personFields } from '#lib/customers/identity.ts';
import type { RecordKind } from './record-kind.ts';

/** A person without an account, registered at a counter and corrected by two persons; and the outcome of a report of cash. */
export const walkIns = {
  walk_in: {
    tabel: 'walk_in',
    kunci: ['nomor_wic'],
    kolom: ['nomor_identitas', 'nama', 'nama_normal', ...personFields],
    peka: ['nomor_identitas'],
    bagian: [],
    awalan: 'WIC',
    objek: ['nomor_wic'],
    tanda: {},
    sebelum: 'before_walk_in',
    sesudah: '',
    sejak: '',
  },
  cash_report: {
    tabel: 'cash_report',
    kunci: ['id_laporan'],
    kolom: ['status', 'nomor_laporan', 'alasan'],
    peka: [],
    bagian: [],
    awalan: 'LAPORAN_TUNAI',
    objek: ['id_laporan'],
    tanda: {},
    sebelum: 'before_cash_report',
    sesudah: '',
    sejak: '',
  },
} as const satisfies Readonly<Record<string, RecordKind>>;
