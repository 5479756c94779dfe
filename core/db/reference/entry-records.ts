import { part, type RecordKind } from './record-kind.ts';

const LEG = ['sisi', 'jenis', 'nomor', 'kode_cabang', 'kode_valuta', 'nominal', 'keterangan'] as const;

/** The legs of an entry under a name, as a branch or the bank shares them. */
const entry_template = {
  tabel: 'entry_template',
  kunci: ['nomor_templat'],
  kolom: ['lingkup', 'pemegang', 'nama', 'keterangan', 'aktif'],
  peka: [],
  bagian: [part('entry_template_leg', ['urut'], { kolom: LEG, bertanda: false })],
  awalan: 'TEMPLAT_ENTRI',
  objek: ['nomor_templat'],
  tanda: {},
  sebelum: 'before_entry_template',
  sesudah: '',
  sejak: '',
  nomor: 'number_entry_template',
  objek_baru: ['lingkup', 'pemegang', 'nama'],
} as const satisfies RecordKind;

/** Legs with the dates on which they fall due. */
const periodic_entry = {
  tabel: 'periodic_entry',
  kunci: ['nomor_berkala'],
  kolom: [
    'kode_cabang',
    'pemilik',
    'nama',
    'keterangan',
    'templat',
    'versi_templat',
    'periode',
    'setiap',
    'hari',
    'mulai',
    'sampai',
    'hari_libur',
    'status',
    'sebab_status',
  ],
  peka: [],
  bagian: [part('periodic_entry_leg', ['urut'], { kolom: LEG, bertanda: false })],
  awalan: 'ENTRI_BERKALA',
  objek: ['nomor_berkala'],
  tanda: {},
  sebelum: 'before_periodic_entry',
  sesudah: 'after_periodic_entry',
  sejak: '',
  nomor: 'number_periodic_entry',
  objek_baru: ['kode_cabang', 'nama'],
} as const satisfies RecordKind;

/** Entries by hand begin from these: templates, and entries that come back. */
export const entryRecords = { entry_template, periodic_entry } as const;
