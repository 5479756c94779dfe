import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import { spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import type { Db } from '#core/db/client.ts';
import { available } from '#core/engine/load-context.ts';
import { accountOrder, branchScope, onAccount, startsWith } from '#core/list/list-filters.ts';
import { type Fragment, type ListDefinition, runList } from '#core/list/list-query.ts';
import { wordsOf } from '#core/list/name-words.ts';
import { fail } from '#lib/errors/errors.ts';
import { seenBy } from '#lib/masking.ts';
import { fromMinor } from '#lib/money.ts';
import type { RekeningRow, ValidateRekeningQuery } from '#types/proto/accounts/savings.ts';
import { pageOfAccounts } from './name-search.ts';

interface AccountRow {
  pegangan: string;
  nomor_rekening: string;
  nama_rekening: string;
  nomor_nasabah: string;
  kode_produk: string;
  nama_produk: string;
  akad: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
  status: string;
  blokir: string;
  saldo_buku: bigint;
  dana_belum_efektif: bigint;
  saldo_ditahan: bigint;
  debet_menunggu: bigint;
  saldo_minimum: bigint;
  plafon: bigint;
  tanggal_buka: string;
  tanggal_aktivitas: string;
}

/** Returns true when the keyword reaches beyond the caller's branch: long enough to find one person, too long to page through another branch. */
const reachesBeyondBranch = (keyword: string): boolean => keyword.length >= (/^\d+$/.test(keyword) ? 8 : 3);

const columns = (db: Db): Fragment => db`
  a.pegangan, a.nomor_rekening, a.nama_rekening, a.nomor_nasabah, a.kode_produk, p.nama_produk, p.akad, a.kode_cabang, b.nama_cabang, a.kode_valuta,
  s.status, s.blokir, s.saldo_buku, s.dana_belum_efektif, s.saldo_ditahan, s.debet_menunggu, s.saldo_minimum, s.plafon,
  a.tanggal_buka, s.tanggal_aktivitas`;

/** Joins the other tables of an account `a`. */
const others = (db: Db): Fragment => db`
  join account_state s using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang`;

const tables = (db: Db): Fragment => db`account a ${others(db)}`;

const mayOpen = (caller: Caller, branch: string): boolean => caller.headOffice || caller.kodeCabang === branch;

const cleared = (row: AccountRow): bigint => row.saldo_buku - row.dana_belum_efektif;

/** Shows only the fields a counter transaction needs of another branch's account, and none of the customer. */
function toWire(row: AccountRow, caller: Caller): RekeningRow {
  const open = mayOpen(caller, row.kode_cabang);
  return {
    pegangan: row.pegangan,
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    nama_nasabah: row.nama_rekening,
    nomor_nasabah: open ? row.nomor_nasabah : '',
    kode_produk: row.kode_produk,
    nama_produk: row.nama_produk,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    kode_valuta: row.kode_valuta,
    status_rekening: row.status,
    blokir: row.blokir,
    saldo_buku: open ? fromMinor(row.saldo_buku, row.kode_valuta) : '',
    saldo_tersedia: open ? fromMinor(available(row), row.kode_valuta) : '',
  };
}

/**
 * Lists accounts of the whole bank by number or by name. Without a keyword, and by a customer's number, only those of branches the caller may see; it
 * refuses to sort by balance, because the order would reveal what the rows hide. For the same reason masked numbers are sorted by their handles,
 * which a cursor may carry.
 */
export const rekening: Query<'savings.rekening'> = async (context, input) => {
  const { db, caller } = context;
  const keyword = input.paging?.keyword.trim() ?? '';
  const byNumber = accountOrder(caller);
  const ownOnly = !caller.headOffice && (!reachesBeyondBranch(keyword) || input.nomor_nasabah !== '');
  const digits = /^\d+$/.test(keyword);
  const list: Omit<ListDefinition, 'from'> = {
    columns: columns(db),
    where: [
      ...(digits
        ? [
            db`(${onAccount(db, caller, startsWith(db, 'a.nomor_rekening', keyword))} or a.nomor_nasabah = ${keyword} and ${branchScope(db, caller, 'a.kode_cabang', '')})`,
          ]
        : []),
      ...(ownOnly ? [db`a.kode_cabang = ${caller.kodeCabang}`] : []),
      ...(input.kode_cabang ? [db`a.kode_cabang = ${input.kode_cabang}`] : []),
      ...(input.kode_produk ? [db`a.kode_produk = ${input.kode_produk}`] : []),
      ...(input.nomor_nasabah ? [db`a.nomor_nasabah = ${input.nomor_nasabah}`] : []),
      ...(input.status_rekening ? [db`s.status = ${input.status_rekening}`] : []),
    ],
    sortable: {
      nomor_rekening: byNumber,
      nama_nasabah: { sql: 'a.nama_normal', type: 'text' },
      kode_produk: { sql: 'a.kode_produk', type: 'text' },
      kode_cabang: { sql: 'a.kode_cabang', type: 'text' },
      status_rekening: { sql: 's.status', type: 'text' },
    },
    key: [byNumber],
    defaultSort: 'nomor_rekening',
  };
  const narrow = { ...input, kode_cabang: ownOnly ? caller.kodeCabang : input.kode_cabang };
  const page =
    keyword === '' || digits
      ? await runList<AccountRow>(db, { ...list, from: tables(db) }, input.paging)
      : await pageOfAccounts<AccountRow>(db, wordsOf(keyword), narrow, others(db), list, input.paging);
  await spendReadQuota(context, 'DAFTAR_NASABAH', { amount: page.rows.length });
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

type DetailRow = AccountRow & {
  alamat: string;
  kota: string;
  nomor_identitas: string;
  telepon: string;
  nama_ibu_kandung: string;
  cara_tanda_tangan: string;
  penanda: { penanda: string; nama: string; spesimen: boolean }[];
};

/** Selects the account by number, or by its handle, which is the only key of a caller who sees numbers masked. */
function asked(db: Db, caller: Caller, { nomor_rekening, pegangan }: ValidateRekeningQuery): Fragment {
  if (pegangan) return db`a.pegangan = ${pegangan}::uuid`;
  return onAccount(db, caller, db`a.nomor_rekening = ${nomor_rekening}`);
}

/**
 * Returns one account for the counter. For another branch's account only name, product and status; with `detailed` 'T' also address, identity number,
 * telephone and mother's name, masked for a caller without the right to them, and the read is recorded. Throws ACCOUNT_NOT_FOUND.
 */
export const validateRekening: Query<'savings.validateRekening'> = async (context, input) => {
  const { db, caller } = context;
  const [row] = await db<DetailRow[]>`
    select ${columns(db)}, n.alamat, n.kota, coalesce(n.nomor_identitas, '') as nomor_identitas, n.telepon,
      coalesce(n.nama_ibu_kandung, '') as nama_ibu_kandung, a.cara_tanda_tangan, signers_due(a.nomor_rekening, b.accounting_date) as penanda
    from ${tables(db)} join customer n on n.nomor_nasabah = a.nomor_nasabah
    where ${asked(db, caller, input)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: input.nomor_rekening } });
  const open = mayOpen(caller, row.kode_cabang);
  const detailed = open && input.detailed === 'T';
  if (detailed) await spendReadQuota(context, 'RINCIAN_NASABAH');
  if (detailed) await writeAudit(context, { aksi: 'LIHAT_DATA_NASABAH', objek: row.nomor_rekening });
  const amount = (minor: bigint): string => (open ? fromMinor(minor, row.kode_valuta) : '');
  return {
    rekening: toWire(row, caller),
    saldo_efektif: amount(cleared(row)),
    saldo_minimum: amount(row.saldo_minimum),
    saldo_ditahan: amount(row.saldo_ditahan),
    debet_menunggu: amount(row.debet_menunggu),
    plafon: amount(row.plafon),
    akad: open ? row.akad : '',
    tanggal_buka: open ? row.tanggal_buka : '',
    tanggal_aktivitas_terakhir: open ? row.tanggal_aktivitas : '',
    alamat: detailed ? [row.alamat, row.kota].filter(Boolean).join(', ') : '',
    nomor_identitas: detailed ? seenBy(caller.menus, 'nik', row.nomor_identitas) : '',
    telepon: detailed ? seenBy(caller.menus, 'telepon', row.telepon) : '',
    nama_ibu_kandung: detailed ? seenBy(caller.menus, 'ibu-kandung', row.nama_ibu_kandung) : '',
    cara_tanda_tangan: row.cara_tanda_tangan,
    penanda: row.penanda.map(({ penanda, nama, spesimen }) => ({ penanda, nama, spesimen: spesimen ? 'T' : 'F' })),
  };
};
