import type { RecordKind } from './record-kind.ts';

/** A fee of ends of day that is given up for one account, from day to day. */
export const fee_waiver = {
  tabel: 'fee_waiver',
  kunci: ['id_pembebasan'],
  kolom: ['nomor_rekening', 'kode', 'mulai', 'sampai', 'persen', 'alasan', 'dicabut'],
  peka: [],
  bagian: [],
  awalan: 'BEBAS_BIAYA',
  objek: ['nomor_rekening'],
  tanda: {},
  sebelum: 'before_fee_waiver',
  sesudah: '',
  sejak: '',
} as const satisfies RecordKind;
