import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { copiesOf } from '#core/access/printed-copy.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { isoTime } from '#core/db/time.ts';
import { betweenDates, branchScope, onAccount } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { dokumenQuery, halamanQuery, tinjauanQuery } from '#lib/accounts/schemas/statement.ts';
import { BANK } from '#lib/bank.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { StatementHalaman } from '#types/proto/accounts/statement.ts';
import { codedPages, readPages } from './pages.ts';
import { LINES_A_PAGE, pagesOf } from './print-statement.ts';
import { headOf, type Span, type Stored, storedStatement } from './stored.ts';

/** Reads the first and the last page. */
export async function ends(
  pages: number,
  read: (from: number, until: number) => Promise<StatementHalaman[]>,
): Promise<StatementHalaman[]> {
  const [first, last] = await Promise.all([read(1, 1), pages > 1 ? read(pages, pages) : []]);
  return [...first, ...last];
}

/** A preview is no copy. */
const notPrinted = { ke: 0, dicetak_oleh: '', cabang_cetak: '', tanggal_cetak: '' };

interface PreviewSpan extends Span {
  readonly nama_rekening: string;
  readonly nama_produk: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly tanggal: string;
}

/**
 * Previews the statement of a period for the bank's own use: it has no number, costs nothing, and writes a row of the trail. Only at the account's
 * branch, and at head office. ACCOUNT_NOT_FOUND, OTHER_BRANCH; never STATEMENT_TOO_LONG, because it reads only the ends.
 */
export const preview: Query<'statement.tinjauan'> = async (context, request) => {
  const { db, caller } = context;
  const { nomor_rekening, pegangan, tanggal_awal, tanggal_akhir } = validInput(tinjauanQuery, request);
  const [row] = await db<Omit<PreviewSpan, 'baris_halaman' | 'halaman' | 'tanggal_awal' | 'tanggal_akhir'>[]>`
    select a.nomor_rekening, a.nama_rekening, p.nama_produk, a.kode_valuta, a.kode_cabang, b.nama_cabang, b.accounting_date as tanggal,
      r.seq_awal, r.jumlah_baris, r.saldo_awal
    from account a join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang join account_state s using (nomor_rekening)
    cross join lateral statement_span(a.nomor_rekening, ${tanggal_awal}::date, ${tanggal_akhir}::date, s.seq) r
    where ${pegangan ? db`a.pegangan = ${pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${nomor_rekening}`)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  if (!caller.headOffice && row.kode_cabang !== caller.kodeCabang) {
    fail('OTHER_BRANCH', { params: { rekening: row.nomor_rekening, cabang: row.kode_cabang } });
  }
  const halaman = pagesOf(row.jumlah_baris);
  const span: PreviewSpan = { ...row, tanggal_awal, tanggal_akhir, baris_halaman: LINES_A_PAGE, halaman };
  await spendReadQuota(context, 'RINCIAN_NASABAH');
  await writeAudit(context, {
    aksi: 'LIHAT_REKENING_KORAN',
    objek: row.nomor_rekening,
    rincian: { tanggal_awal, tanggal_akhir },
  });
  const pages = await ends(halaman, (from, until) => readPages(db, span, from, until));
  const amount = (minor: bigint) => fromMinor(minor, row.kode_valuta);
  return {
    kepala: {
      nomor: '',
      nomor_rekening: row.nomor_rekening,
      nama_rekening: row.nama_rekening,
      nama_produk: row.nama_produk,
      kode_valuta: row.kode_valuta,
      kode_cabang: row.kode_cabang,
      nama_cabang: row.nama_cabang,
      tanggal_awal,
      tanggal_akhir,
      jumlah_halaman: halaman,
      jumlah_baris: row.jumlah_baris,
      saldo_awal: amount(row.saldo_awal),
      // Sums of the whole period are worked out when it is made.
      debet: '',
      kredit: '',
      saldo_akhir: pages.at(-1)?.saldo_akhir ?? amount(row.saldo_awal),
      cabang_pembuat: '',
      id_user: '',
      nama_user: '',
      tanggal: row.tanggal,
      waktu: '',
      biaya: '',
      nomor_referensi: '',
      identitas_dilihat: '',
      nama_bank: BANK,
      gratis: '',
      alamat: '',
    },
    halaman: pages,
    salinan: [],
    ...notPrinted,
  };
};

/** The reads of documents need these settings besides the database. */
export interface DocumentConfig {
  /** Returns the bank's present key for documents; DOCUMENT_KEY_NONE where it has none. */
  readonly documentKey: () => string;
}

/** Finds a made statement by its number, with its first and last page and the copies that left the bank. NOT_FOUND. */
export const openDocument =
  ({ documentKey }: DocumentConfig): Query<'statement.dokumen'> =>
  async (context, request) => {
    const { db, caller } = context;
    const { nomor } = validInput(dokumenQuery, request);
    const row = await storedStatement(db, caller, nomor);
    await writeAudit(context, { aksi: 'LIHAT_DOKUMEN', objek: nomor, rincian: { rekening: row.nomor_rekening } });
    const key = documentKey();
    const [halaman, salinan] = await Promise.all([
      ends(row.halaman, (from, until) => codedPages(db, key, row, from, until)),
      copiesOf(db, nomor),
    ]);
    return { kepala: headOf(row), halaman, salinan, ...notPrinted };
  };

/** Returns some pages of a statement, one after another, for printing or writing. NOT_FOUND also for a page it does not have. */
export const pagesOfDocument =
  ({ documentKey }: DocumentConfig): Query<'statement.halaman'> =>
  async ({ db, caller }, request) => {
    const { nomor, dari, sampai } = validInput(halamanQuery, request);
    const row = await storedStatement(db, caller, nomor);
    if (dari > row.halaman) return fail('NOT_FOUND');
    return { halaman: await codedPages(db, documentKey(), row, dari, Math.min(sampai, row.halaman)) };
  };

/** Lists the statements made in the caller's branch, or of the bank for head office, the latest first. */
export const made: Query<'statement.daftar'> = async ({ db, caller }, input) => {
  const page = await runList<Stored & { readonly salinan: number }>(
    db,
    {
      columns: db`s.nomor, s.nomor_rekening, s.nama_rekening, s.tanggal_awal, s.tanggal_akhir, s.halaman, s.biaya, s.kode_valuta, s.cabang_pembuat,
        s.id_user, s.tanggal, s.dibuat_pada, (select count(*)::integer from printed_copy c where c.nomor = s.nomor) as salinan`,
      from: db`statement s`,
      where: [
        branchScope(db, caller, 's.cabang_pembuat', input.kode_cabang),
        ...(input.nomor_rekening ? [onAccount(db, caller, db`s.nomor_rekening = ${input.nomor_rekening}`)] : []),
        ...(input.id_user ? [db`s.id_user = ${input.id_user}`] : []),
        ...betweenDates(db, 's.tanggal', input.tanggal_awal, input.tanggal_akhir),
        ...(input.paging?.keyword ? [db`s.nomor = ${input.paging.keyword.trim().toUpperCase()}`] : []),
      ],
      sortable: { waktu: { sql: 's.dibuat_pada', type: 'timestamptz' }, nomor: { sql: 's.nomor', type: 'text' } },
      key: [{ sql: 's.nomor', type: 'text' }],
      defaultSort: '-waktu',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      nomor: row.nomor,
      nomor_rekening: row.nomor_rekening,
      nama_rekening: row.nama_rekening,
      tanggal_awal: row.tanggal_awal,
      tanggal_akhir: row.tanggal_akhir,
      jumlah_halaman: row.halaman,
      biaya: fromMinor(row.biaya, row.kode_valuta),
      kode_valuta: row.kode_valuta,
      cabang_pembuat: row.cabang_pembuat,
      id_user: row.id_user,
      tanggal: row.tanggal,
      waktu: isoTime(row.dibuat_pada),
      salinan: row.salinan,
    })),
    resp_cursor: page.cursor,
  };
};
