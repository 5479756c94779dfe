import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { cashFileNumber } from '#lib/books/extracts.ts';
import type { CashAccount, CashCase, CashPosting, Party } from './cash-case.ts';

type Head = Pick<CashCase, 'jenis' | 'arah' | 'dari' | 'sampai' | 'jumlah'> & { readonly id_laporan: bigint };

/** Selects reports of a kind whose days are over. */
const closedCases = (db: Db, jenis: CashCase['jenis']): Fragment => db`
  select r.id_laporan, r.jenis, r.arah, r.dari, r.sampai, r.jumlah from cash_report r
  where r.jenis = ${jenis}
    and not exists (select from branch b where b.accounting_date <= r.sampai and b.status <> 'TUTUP' or b.jenis = 'HO' and b.accounting_date < r.sampai)`;

/** Reads the cases that still wait to be handed in. */
export const openCases = (db: Db, jenis: CashCase['jenis']): Promise<Head[]> =>
  db<Head[]>`${closedCases(db, jenis)} and r.status = 'BARU' order by r.id_laporan`;

/** Reads the report of the bank's own number (cashFileNumber), waiting or reported; null where there is none, or it is not handed in. */
export async function caseOfNumber(db: Db, jenis: CashCase['jenis'], nomor: string): Promise<Head | null> {
  const [row] = await db<Head[]>`
    ${closedCases(db, jenis)} and r.status in ('BARU', 'DILAPORKAN') and r.id_laporan = ${nomor.split('-').at(-1) ?? '0'}::bigint`;
  return row && cashFileNumber({ ...row, id_laporan: String(row.id_laporan) }) === nomor ? row : null;
}

interface Entry {
  readonly journal_id: bigint;
  readonly tanggal: string;
  readonly dibuat_pada: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly kota: string;
  readonly id_user: string;
  readonly user_otorisasi: string | null;
  readonly operasi: string;
  readonly keterangan: string | null;
  readonly jumlah: bigint;
  readonly rekening: CashAccount | null;
  readonly pelaku: string;
}

/** Reads journals of the report's party on its days in its direction; reversed and reversing journals moved no cash. */
const entriesOf = (db: Db, id: bigint): Promise<Entry[]> =>
  db<Entry[]>`
    select x.journal_id, x.tanggal, j.dibuat_pada, x.kode_cabang, b.nama_cabang, b.kota, j.id_user, j.user_otorisasi, j.operasi, j.keterangan,
           case r.arah when 'MASUK' then x.masuk else x.keluar end as jumlah,
           case when a.nomor_rekening is not null then jsonb_build_object('nomor_rekening', a.nomor_rekening, 'nama_rekening', a.nama_rekening,
             'kode_valuta', a.kode_valuta, 'kode_cabang', a.kode_cabang, 'nama_cabang', k.nama_cabang, 'tanggal_buka', a.tanggal_buka::text,
             'jenis', p.jenis, 'pemilik', a.nomor_nasabah) end as rekening,
           coalesce((select y.pihak from cash_entry y where (y.journal_id, y.tanggal) = (x.journal_id, x.tanggal) and y.peran <> 'PEMILIK' limit 1), x.pihak) as pelaku
    from cash_report r join cash_entry x on x.pihak = r.pihak and x.tanggal between r.dari and r.sampai
    join journal j on (j.id, j.tanggal) = (x.journal_id, x.tanggal) join branch b on b.kode_cabang = x.kode_cabang
    left join account a on a.nomor_rekening = j.rekening left join product p on p.kode_produk = a.kode_produk left join branch k on k.kode_cabang = a.kode_cabang
    where r.id_laporan = ${id} and case r.arah when 'MASUK' then x.masuk else x.keluar end > 0
      and not exists (select from journal_reversal u where u.journal_id = x.journal_id) and not exists (select from journal_reversal u where u.reversal_id = x.journal_id)
    order by x.tanggal, x.journal_id`;

/** Reads customers and walk-in customers by their numbers. */
async function partiesOf(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, Party>> {
  const rows = await db<Party[]>`
    select c.nomor_nasabah as pihak, true as nasabah, c.jenis = 'B' as badan, c.nama_nasabah as nama, coalesce(c.jenis_identitas, '') as jenis_identitas,
           coalesce(c.nomor_identitas, '') as nomor_identitas, coalesce(c.nomor_npwp, '') as nomor_npwp, coalesce(c.tempat_lahir, e.tempat_pendirian, '') as tempat_lahir,
           coalesce(c.tanggal_lahir::text, e.tanggal_pendirian::text, '') as tanggal_lahir, coalesce(c.jenis_kelamin, '') as jenis_kelamin,
           coalesce(c.nama_ibu_kandung, '') as nama_ibu_kandung, c.negara, coalesce(d.alamat, c.alamat) as alamat, coalesce(nullif(d.kota, ''), c.kota) as kota,
           coalesce(d.kode_pos, '') as kode_pos, coalesce((select t.nilai from customer_contact t where t.nomor_nasabah = c.nomor_nasabah and t.jenis = 'HP'), c.telepon) as telepon,
           coalesce((select x.uraian from reference_codes_on('PEKERJAAN', current_date) x where x.kode = p.pekerjaan),
             (select x.uraian from reference_codes_on('BIDANG_USAHA', current_date) x where x.kode = e.bidang_usaha), '') as pekerjaan,
           coalesce(p.pemberi_kerja, '') as pemberi_kerja, coalesce(e.bentuk_hukum, '') as bentuk_hukum, '' as sumber_dana
    from customer c left join customer_person p on p.nomor_nasabah = c.nomor_nasabah left join customer_entity e on e.nomor_nasabah = c.nomor_nasabah
    left join customer_address d on d.nomor_nasabah = c.nomor_nasabah and d.jenis = 'IDENTITAS'
    where c.nomor_nasabah = any (${[...numbers]}::text[])
    union all
    select w.nomor_wic, false, w.jenis = 'B', w.nama, w.jenis_identitas, w.nomor_identitas, case w.jenis_identitas when 'NPWP' then w.nomor_identitas else '' end, w.tempat_lahir,
           coalesce(w.tanggal_lahir::text, ''), w.jenis_kelamin, '', '', w.alamat, '', '', '', w.pekerjaan, '', '', w.sumber_dana
    from walk_in w where w.nomor_wic = any (${[...numbers]}::text[])`;
  return new Map(rows.map((row) => [row.pihak, row]));
}

/** Reads the names of codes in the lists of goAML on a day. */
export async function codesOn(db: Db, tanggal: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db<{ kunci: string; nilai: string }[]>`
    select l.kelompok || '/' || c.kode as kunci, c.nilai
    from unnest(array['SANDI_TRANSAKSI', 'SANDI_IDENTITAS', 'SANDI_PELAPOR']) as l(kelompok) cross join lateral reference_codes_on(l.kelompok, ${tanggal}::date) c`;
  return new Map(rows.map(({ kunci, nilai }) => [kunci, nilai]));
}

const toPosting = (row: Entry): CashPosting => ({
  nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.journal_id),
  tanggal: row.tanggal,
  waktu: isoTime(row.dibuat_pada),
  kode_cabang: row.kode_cabang,
  nama_cabang: row.nama_cabang,
  kota: row.kota,
  teller: row.id_user,
  otorisasi: row.user_otorisasi ?? '',
  operasi: row.operasi,
  keterangan: row.keterangan ?? '',
  jumlah: row.jumlah,
  rekening: row.rekening,
  pelaku: row.pelaku,
});

/** Reads a report with the postings behind it and everybody they name. */
export async function readCase(db: Db, head: Head, codes: ReadonlyMap<string, string>): Promise<CashCase> {
  const entries = await entriesOf(db, head.id_laporan);
  const numbers = new Set(entries.flatMap(({ pelaku, rekening }) => [pelaku, ...(rekening ? [rekening.pemilik] : [])]));
  const parties = await partiesOf(db, [...numbers]);
  return { ...head, id_laporan: head.id_laporan.toString(), postings: entries.map(toPosting), parties, codes };
}
