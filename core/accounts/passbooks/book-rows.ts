import type { Db } from '#core/db/client.ts';
import type { BukuRow } from '#types/proto/accounts/passbook.ts';

/** A book with the name of its holder. */
export interface BookRow {
  nomor_seri: string;
  status: string;
  kode_cabang: string;
  pemegang: string | null;
  nama_pemegang: string | null;
  nomor_rekening: string | null;
  tanggal_terima: string;
  tanggal_terbit: string | null;
  halaman: number;
  baris: number;
  sampul_dicetak: boolean;
  sebelumnya: string | null;
}

/** Maps the row to the wire. */
export const toWire = (row: BookRow): BukuRow => ({
  nomor_seri: row.nomor_seri,
  status_buku: row.status,
  kode_cabang: row.kode_cabang,
  pemegang: row.pemegang ?? '',
  nama_pemegang: row.nama_pemegang ?? '',
  nomor_rekening: row.nomor_rekening ?? '',
  tanggal_terima: row.tanggal_terima,
  tanggal_terbit: row.tanggal_terbit ?? '',
  halaman: row.halaman,
  baris: row.baris,
  sampul_dicetak: row.sampul_dicetak ? 'T' : 'F',
  sebelumnya: row.sebelumnya ?? '',
});

/** Returns its columns, of `tables`. */
export const columns = (db: Db) => db`
  p.nomor_seri, p.status, p.kode_cabang, p.pemegang, u.nama_user as nama_pemegang, p.nomor_rekening, p.tanggal_terima, p.tanggal_terbit,
  p.halaman, p.baris, p.sampul_dicetak, p.sebelumnya`;
export const tables = (db: Db) => db`passbook p left join app_user u on u.id_user = p.pemegang`;
