import type { Context } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { MOST_LETTERS } from '#lib/accounts/customer-letters.ts';
import { fail } from '#lib/errors/errors.ts';
import { maySee } from '#lib/masking.ts';
import { fromMinor } from '#lib/money.ts';
import type { IsiSuratReply } from '#types/proto/accounts/letter.ts';
import { type LetterRow, letterColumns, letterTables, letterToWire } from './letter-rows.ts';

interface ContentsRow extends LetterRow {
  readonly nama_cabang: string;
  readonly pemilik: string[];
  readonly alamat: string;
  readonly biaya: bigint;
  readonly berita: string;
  readonly rekening_tujuan: string | null;
  readonly nama_tujuan: string | null;
  readonly ditangguhkan: boolean;
  readonly mulai: string | null;
  readonly tenor: number | null;
}

/**
 * Returns the texts of the letters that a condition on letters `l` finds, the oldest first and no more than one print takes; they go to the present
 * owners at the address of the account's customer. The read counts that many customers. FORBIDDEN for a caller who sees account numbers masked: the
 * letter would be useless to its customer.
 */
export async function lettersOf(context: Context, condition: Fragment): Promise<IsiSuratReply> {
  const { db, caller } = context;
  const rows = await db<ContentsRow[]>`
    select ${letterColumns(db)}, b.nama_cabang, concat_ws(', ', nullif(n.alamat, ''), nullif(n.kota, '')) as alamat,
      array(select o.nama_nasabah from customer o where o.nomor_nasabah = any (owners_of(a.nomor_rekening, b.accounting_date))
        order by o.nomor_nasabah <> a.nomor_nasabah, o.nama_nasabah) as pemilik,
      l.biaya, l.berita, l.rekening_tujuan, t.nama_rekening as nama_tujuan, l.ditangguhkan, l.mulai, l.tenor
    from ${letterTables(db)} join customer n on n.nomor_nasabah = a.nomor_nasabah left join account t on t.nomor_rekening = l.rekening_tujuan
    where ${condition} order by l.tanggal, l.nomor_surat limit ${MOST_LETTERS + 1}`;
  if (rows.length > 0 && !maySee('rekening', caller.menus)) fail('FORBIDDEN');
  const shown = rows.slice(0, MOST_LETTERS);
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: shown.length });
  return {
    data: shown.map((row) => ({
      surat: letterToWire(row, caller),
      nama_cabang: row.nama_cabang,
      pemilik: row.pemilik,
      alamat: row.alamat,
      biaya: fromMinor(row.biaya, row.kode_valuta),
      berita: row.berita,
      rekening_tujuan: row.rekening_tujuan ?? '',
      nama_tujuan: row.nama_tujuan ?? '',
      ditangguhkan: row.ditangguhkan ? 'T' : 'F',
      mulai: row.mulai ?? '',
      tenor: row.tenor ?? 0,
    })),
    sisa: rows.length > MOST_LETTERS ? 'T' : 'F',
  };
}
