import type { Db } from '#core/db/client.ts';

/** Returns all that an end of day leaves behind but its times and its numbers. */
export const leftAtEndOfDay = (db: Db) =>
  Promise.all([
    db`select nomor_rekening, status, saldo_buku, seq from account_state order by 1`,
    db`select kode_cabang, tanggal, kode_gl, kode_valuta, debet, kredit from gl_total order by 1, 2, 3, 4, 5, 6`,
    db`select j.kode_cabang, j.tanggal, j.operasi, j.nominal, j.rekening, j.korelasi,
         (select string_agg(concat_ws(' ', l.kode_cabang, l.kode_gl, l.rekening, l.jumlah, l.saldo), ', ' order by l.urut)
          from journal_line l where (l.journal_id, l.tanggal) = (j.id, j.tanggal)) as baris
       from journal j order by j.tanggal, j.operasi, baris`,
    db`select kode_cabang, tanggal, kode_produk, rekening, saldo, jumlah from accrual_day order by 1, 2, 3`,
    db`select run, urut, kode, status, bagian, baris, encode(sidik, 'hex') as sidik from eod_step order by 1, 2`,
    db`select run, urut, nomor, dari, sampai, status, baris, encode(sidik, 'hex') as sidik from eod_chunk order by 1, 2, 3`,
    db`select rekaman, sebab, menghalangi from eod_finding order by 1, 2`,
    db`select kode_cabang, status, accounting_date from branch order by 1`,
  ]).then((parts) => parts.map((rows) => rows.map((row) => ({ ...row }))));
