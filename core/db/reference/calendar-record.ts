import { part, type RecordKind } from './record-kind.ts';

/** The holidays of a year, each with the decree that made it one. */
export const calendar_year = {
  tabel: 'calendar_year',
  kunci: ['tahun'],
  kolom: [],
  peka: [],
  bagian: [part('holiday', ['tanggal'], { kolom: ['nama', 'dasar'], bertanda: false })],
  awalan: 'KALENDER',
  objek: ['tahun'],
  tanda: {},
  sebelum: 'before_calendar_year',
  sesudah: '',
  sejak: '',
} as const satisfies RecordKind;
