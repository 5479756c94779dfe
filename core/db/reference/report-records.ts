import { part, type RecordKind } from './record-kind.ts';

/** Reports that come back by the calendar, for those who hold a role. */
const report_schedule = {
  tabel: 'report_schedule',
  kunci: ['nomor_jadwal'],
  kolom: [
    'nama',
    'laporan',
    'kode_valuta',
    'kode_gl',
    'nomor_rekening',
    'pengguna',
    'bentuk',
    'kertas',
    'lingkup',
    'kode_cabang',
    'kalender',
    'hari',
    'mulai',
    'sampai',
    'aktif',
  ],
  peka: [],
  bagian: [part('report_schedule_role', ['role_id'], { bertanda: false })],
  awalan: 'JADWAL_LAPORAN',
  objek: ['nomor_jadwal'],
  tanda: {},
  sebelum: 'before_report_schedule',
  sesudah: '',
  sejak: '',
  nomor: 'number_report_schedule',
  objek_baru: ['nama'],
} as const satisfies RecordKind;

/** What reports are made by. */
export const reportRecords = { report_schedule };
