import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { Fragment } from '#core/list/list-query.ts';
import type { BundelRow } from '#types/proto/books/bundle.ts';

export interface BundleRow {
  id: string;
  nomor: string;
  kode_cabang: string;
  nama_cabang: string;
  tanggal: string;
  slip: boolean;
  kertas: string;
  sementara: boolean;
  status: string;
  baris: bigint;
  perkiraan: bigint | null;
  sebab: string;
  ukuran: bigint | null;
  sidik: string;
  per: string | null;
  diminta_oleh: string;
  nama_peminta: string;
  dibuat_pada: string;
  selesai_pada: string | null;
  unduhan: number;
}

export const columns = (db: Db): Fragment => db`
  b.id, j.nomor, b.kode_cabang, c.nama_cabang, b.tanggal, b.slip, b.kertas, b.sementara, j.status, j.baris, j.perkiraan, j.sebab, j.ukuran,
  coalesce(encode(j.sha256, 'hex'), '') as sidik, j.per, b.diminta_oleh, coalesce(u.nama_user, b.diminta_oleh) as nama_peminta, j.dibuat_pada, j.selesai_pada,
  (select count(*)::integer from printed_copy p where p.nomor = j.nomor) as unduhan`;

export const tables = (db: Db): Fragment => db`
  day_bundle b join report_job j using (id) join branch c on c.kode_cabang = b.kode_cabang left join app_user u on u.id_user = b.diminta_oleh`;

export const toWire = (row: BundleRow, sudahAda = false): BundelRow => ({
  id: row.id,
  nomor: row.nomor,
  kode_cabang: row.kode_cabang,
  nama_cabang: row.nama_cabang,
  tanggal: row.tanggal,
  slip: row.slip ? 'T' : 'F',
  kertas: row.kertas,
  sementara: row.sementara ? 'T' : 'F',
  status_laporan: row.status,
  baris: String(row.baris),
  perkiraan: String(row.perkiraan ?? ''),
  sebab: row.sebab,
  pesan_sebab: '',
  ukuran: String(row.ukuran ?? ''),
  sidik: row.sidik,
  per: isoTime(row.per),
  diminta_oleh: row.diminta_oleh,
  nama_peminta: row.nama_peminta,
  waktu_minta: isoTime(row.dibuat_pada),
  waktu_selesai: isoTime(row.selesai_pada),
  unduhan: String(row.unduhan),
  sudah_ada: sudahAda ? 'T' : 'F',
});
