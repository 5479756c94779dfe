import type { RecordKind } from './record-kind.ts';

/** A branch by its name and address; its day moves by operations of its own. */
export const branch = {
  tabel: 'branch',
  kunci: ['kode_cabang'],
  kolom: ['nama_cabang', 'kota', 'alamat'],
  peka: [],
  bagian: [],
  awalan: 'CABANG',
  objek: ['kode_cabang'],
  tanda: {},
  sebelum: 'before_branch',
  sesudah: 'after_branch',
  sejak: '',
  bergerak: ['status', 'accounting_date', 'tanggal_penutupan', 'cabang_penerus'],
} as const satisfies RecordKind;
