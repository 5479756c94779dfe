import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import type { BukuWarkatRow, LembarWarkatRow } from '#types/proto/cheques/warkat.ts';

type Later = 'cabang_tujuan' | 'nomor_rekening' | 'nama_rekening' | 'tanggal_terbit' | 'tanggal_aktif';
type Row = Omit<BukuWarkatRow, Later> & Record<Later, string | null>;

/** A book belongs to the branch it is in; once it is issued, to that of its account. */
const ACCOUNT_BRANCH = 'coalesce(a.kode_cabang, k.kode_cabang)';
const columns = (db: Db) => db`
  k.id_bukuwarkat::text, k.jenis, k.nomor_awal, k.nomor_akhir, k.lembar, k.status as status_buku, ${db.unsafe(ACCOUNT_BRANCH)} as kode_cabang, k.cabang_tujuan,
  k.nomor_rekening, a.nama_rekening, k.tanggal_terima, k.tanggal_terbit, k.tanggal_aktif, k.nomor_resi,
  (select count(*)::integer from warkat_leaf s where s.id_bukuwarkat = k.id_bukuwarkat and s.status in ('STOK_PUSAT', 'STOK_CABANG', 'DITERBITKAN', 'AKTIF')) as sisa`;
const tables = (db: Db) => db`warkat_book k left join account a using (nomor_rekening)`;

const toWire = (row: Row, caller: Caller): BukuWarkatRow => ({
  ...row,
  cabang_tujuan: row.cabang_tujuan ?? '',
  nomor_rekening: row.nomor_rekening === null ? '' : accountSeenBy(caller, row.nomor_rekening),
  nama_rekening: row.nama_rekening ?? '',
  tanggal_terbit: row.tanggal_terbit ?? '',
  tanggal_aktif: row.tanggal_aktif ?? '',
});

/** Limits books to those the caller may see: in the caller's branch, kept by it or on the way to it; head office sees all. */
const inScope = (db: Db, caller: Caller, asked: string) =>
  db`(${branchScope(db, caller, ACCOUNT_BRANCH, asked)} or ${branchScope(db, caller, "coalesce(k.cabang_tujuan, '')", asked)})`;

/** Lists books, the latest first: by branch, kind, state, account or a number printed in them. */
export const list: Query<'warkat.list'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword.trim().toUpperCase() ?? '';
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [
        inScope(db, caller, input.kode_cabang),
        ...(input.jenis ? [db`k.jenis = ${input.jenis}`] : []),
        ...(input.status_buku ? [db`k.status = ${input.status_buku}`] : []),
        ...(input.nomor_rekening ? [onAccount(db, caller, db`k.nomor_rekening = ${input.nomor_rekening}`)] : []),
        ...(keyword
          ? [
              db`(${startsWith(db, 'k.nomor_awal', keyword)} or ${keyword} between k.nomor_awal and k.nomor_akhir
                or ${onAccount(db, caller, db`k.nomor_rekening = ${keyword}`)})`,
            ]
          : []),
      ],
      sortable: {
        id_bukuwarkat: { sql: 'k.id_bukuwarkat', type: 'bigint' },
        nomor_awal: { sql: 'k.nomor_awal', type: 'text' },
        tanggal_terima: { sql: 'k.tanggal_terima', type: 'date' },
      },
      key: [{ sql: 'k.id_bukuwarkat', type: 'bigint' }],
      defaultSort: '-id_bukuwarkat',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

interface Sheet {
  readonly jenis: string;
  readonly nomor_warkat: string;
  readonly status_warkat: string;
  readonly tanggal_status: string;
  readonly tanggal_warkat: string | null;
  readonly nominal: bigint | null;
  readonly sebab: string;
  readonly alasan: string;
  readonly nomor_surat: string;
}
const sheetColumns = (db: Db) =>
  db`s.jenis, s.nomor_warkat, s.status as status_warkat, s.tanggal_status, s.tanggal_warkat, s.nominal, s.sebab, s.alasan, s.nomor_surat`;
const sheetToWire = (row: Sheet): LembarWarkatRow => ({
  ...row,
  tanggal_warkat: row.tanggal_warkat ?? '',
  nominal: fromMinorOrEmpty(row.nominal),
  kode_valuta: BOOK_CURRENCY,
});

/** Returns one book and its instruments in the order of their numbers. NOT_FOUND, also for a book of another branch. */
export const detail: Query<'warkat.detail'> = async ({ db, caller }, { id_bukuwarkat }) => {
  const [[row], sheets] = await Promise.all([
    db<
      Row[]
    >`select ${columns(db)} from ${tables(db)} where k.id_bukuwarkat = ${id_bukuwarkat}::bigint and ${inScope(db, caller, '')}`,
    db<
      Sheet[]
    >`select ${sheetColumns(db)} from warkat_leaf s where s.id_bukuwarkat = ${id_bukuwarkat}::bigint order by s.nomor_warkat`,
  ]);
  if (!row) return fail('NOT_FOUND');
  return { buku: toWire(row, caller), lembar: sheets.map(sheetToWire) };
};

/** The reply holds at most this many books and instruments of one account. */
const MAX_LISTED = 100;

/** Returns the books of an account, the number of instruments in each state, and those that are not in order. ACCOUNT_NOT_FOUND, OTHER_BRANCH. */
export const warkatTab: Query<'warkat.getWarkatTab'> = async ({ db, caller }, { nomor_rekening }) => {
  const [account] = await db<{ nama_rekening: string; kode_cabang: string }[]>`
    select nama_rekening, kode_cabang from account where ${onAccount(db, caller, db`nomor_rekening = ${nomor_rekening}`)}`;
  if (!account) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  if (!caller.headOffice && account.kode_cabang !== caller.kodeCabang)
    return fail('OTHER_BRANCH', { params: { rekening: nomor_rekening, cabang: account.kode_cabang } });
  const mine = db`warkat_leaf s join warkat_book k using (id_bukuwarkat) where k.nomor_rekening = ${nomor_rekening}`;
  const [books, counts, noted] = await Promise.all([
    db<Row[]>`select ${columns(db)} from ${tables(db)} where k.nomor_rekening = ${nomor_rekening}
      order by k.tanggal_terbit desc, k.id_bukuwarkat desc limit ${MAX_LISTED}`,
    db<{ jenis: string; status_warkat: string; lembar: number }[]>`
      select s.jenis, s.status as status_warkat, count(*)::integer as lembar from ${mine} group by 1, 2 order by 1, 2`,
    db<Sheet[]>`select ${sheetColumns(db)} from ${mine} and s.status in ('DISETOP', 'HILANG', 'DITOLAK')
      order by s.tanggal_status desc, s.nomor_warkat limit ${MAX_LISTED}`,
  ]);
  return {
    nomor_rekening,
    nama_rekening: account.nama_rekening,
    buku: books.map((row) => toWire(row, caller)),
    jumlah: counts.map((row) => ({ ...row })),
    perhatian: noted.map(sheetToWire),
  };
};

/** Computes the cost of issuing a book today: its price, and stamp duty on each instrument. NOT_FOUND, also for a book of another branch. */
export const totalBiaya: Query<'warkat.totalBiaya'> = async ({ db, caller }, { id_bukuwarkat, bebas_biaya }) => {
  const [row] = await db<{ lembar: number; biaya: bigint; meterai: bigint }[]>`
    select k.lembar, (parameter_on('warkat_biaya_buku', b.accounting_date)::numeric * 100)::bigint as biaya,
      (parameter_on('warkat_bea_meterai', b.accounting_date)::numeric * 100)::bigint as meterai
    from ${tables(db)} join branch b on b.kode_cabang = ${caller.kodeCabang}
    where k.id_bukuwarkat = ${id_bukuwarkat}::bigint and ${inScope(db, caller, '')}`;
  if (!row) return fail('NOT_FOUND');
  const price = bebas_biaya === 'T' ? 0n : row.biaya;
  const duty = row.meterai * BigInt(row.lembar);
  return {
    lembar: row.lembar,
    biaya_buku: fromMinor(price),
    bea_meterai: fromMinor(duty),
    bea_meterai_lembar: fromMinor(row.meterai),
    total_biaya: fromMinor(price + duty),
    kode_valuta: BOOK_CURRENCY,
  };
};
