import type { Db } from '#core/db/client.ts';

/**
 * Hashes the books: every line of every journal in its order, the balance of every account, general ledger account and cash box, and the deposits,
 * shares and accruals beside them. Times of the clock and random ids are left out.
 */
export async function hashOfBooks(db: Db): Promise<string> {
  const [row] = await db<{ sidik: string }[]>`
    select md5(concat_ws('/',
      (select md5(string_agg(concat_ws(',', j.id, j.kode_cabang, j.tanggal, j.operasi, j.id_user, j.nominal, j.rekening), ';' order by j.id)) from journal j),
      (select md5(string_agg(concat_ws(',', l.journal_id, l.urut, l.kode_cabang, l.kode_gl, l.kode_valuta, l.jumlah, l.rekening, l.saldo, l.seq), ';' order by l.journal_id, l.urut)) from journal_line l),
      (select md5(string_agg(concat_ws(',', nomor_rekening, status, saldo_buku, saldo_ditahan, saldo_minimum, debet_menunggu, tanggal_aktivitas), ';' order by nomor_rekening)) from account_state),
      (select md5(string_agg(concat_ws(',', kode_cabang, kode_gl, debet, kredit), ';' order by kode_cabang, kode_gl, debet, kredit)) from gl_total),
      (select md5(string_agg(concat_ws(',', kode_cabang, kode_kas, saldo, stok), ';' order by kode_cabang, kode_kas)) from cash_box),
      (select md5(string_agg(concat_ws(',', kode_cabang, kode_produk, tanggal, jumlah), ';' order by kode_cabang, kode_produk, tanggal)) from accrual_day),
      (select md5(string_agg(concat_ws(',', kode_cabang, status, accounting_date), ';' order by kode_cabang)) from branch)
    )) as sidik`;
  if (!row) throw new Error('the books answered nothing');
  return row.sidik;
}
