import type { Db } from '#core/db/client.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { prepareOperations } from './operations.ts';

export const BRANCH = '001';
export const PRODUCT = '11';
/** The liability of the product's accounts; its lines carry an account each. */
export const PRODUCT_GL = '203002';
/**
 * GL accounts of the bench's own, assets and liabilities: they alone carry lines that no operation of the bank has posted, because the checks of
 * the books tie many of the bank's accounts to the rows that their operations write.
 */
export const OWN_GL: readonly string[] = ['1998', '2998'].flatMap((group) =>
  Array.from({ length: 40 }, (_, index) => `${group}${String(index).padStart(2, '0')}`),
);
export const userName = (index: number): string => `bench${String(index).padStart(2, '0')}`;
export const accountNumber = (serial: number): string => makeAccountNumber(BRANCH, PRODUCT, serial);

/** Each account begins with this amount, in minor units: enough for every posting of a run. */
const OPENING = 100_000_000_000n;
const PER_JOURNAL = 10_000;

/** Nothing in the bench is a day's work of one person: no daily total ends a run. */
export const prepareDailyLimits = (owner: Db) => owner`update daily_limit set batas = 9000000000000000`;

async function preparePeople(owner: Db, today: string, users: number): Promise<void> {
  await prepareOperations(owner);
  await owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date) values
    ('000', 'Kantor Pusat', 'Jakarta', 'HO', 'BUKA', ${today}), (${BRANCH}, 'Jakarta', 'Jakarta', 'CABANG', 'BUKA', ${today})`;
  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh)
    select b.kode_cabang, d::date, 'bench' from branch b, generate_series(${today}::date - 40, ${today}::date, '1 day') d`;
  for (let index = 1; index <= users; index++) {
    await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${userName(index)}, ${`Teller ${index}`}, ${BRANCH})`;
    await owner`insert into user_role (id_user, role_id) values (${userName(index)}, 'TELLER')`;
  }
}

const prepareOwnGl = (owner: Db) => owner`
  insert into gl_account (kode_gl, nama_gl, posisi, tipe)
  select k, 'Uji ' || k, case when k < '2' then 'D' else 'K' end, case when k < '2' then 'A' else 'L' end from unnest(${[...OWN_GL]}::text[]) k`;

async function prepareAccounts(owner: Db, today: string, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => accountNumber(index + 1));
  await owner`insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, kode_cabang)
    select ${BRANCH} || lpad(n::text, 7, '0'), 'P', 'Nasabah ' || n, 'NASABAH ' || n, ${BRANCH} from generate_series(1, ${count}) n`;
  // Every inquiry of the bench is one person's.
  await owner`update parameter set nilai = '1000000000' where nama in ('batas_daftar_nasabah', 'batas_rincian_nasabah', 'batas_tanya_nasabah')`;
  await owner`insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select nomor, ${BRANCH} || lpad(n::text, 7, '0'), 'Nasabah ' || n, 'NASABAH ' || n, ${PRODUCT}, ${PRODUCT_GL}, ${BRANCH}, 'IDR', ${today}
    from unnest(${numbers}::text[]) with ordinality as t(nomor, n)`;
  await owner`insert into account_state (nomor_rekening, saldo_buku, saldo_minimum, seq, tanggal_aktivitas)
    select nomor_rekening, ${OPENING}, 5000000, 1, ${today} from account`;
}

/** The opening balances as journals, so that the books can be checked afterwards like any bank's. */
async function payIn(owner: Db, today: string): Promise<void> {
  await owner`with numbered as (
      select nomor_rekening, row_number() over (order by nomor_rekening) - 1 as n from account
    ), journals as (
      select nextval('trail_id_seq') as id, bundel, jumlah from (
        select n / ${PER_JOURNAL}::integer as bundel, count(*) as jumlah from numbered group by 1 order by 1) b
    ), heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
      select id, ${today}, pg_current_xact_id()::text::bigint, ${BRANCH}, 'MODAL_AWAL', ${userName(1)}, now(), jumlah * ${OPENING}, 'IDR', gen_random_uuid() from journals
    ), debits as (
      insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
      select id, ${today}, pg_current_xact_id()::text::bigint, jumlah * ${OPENING}, 1, ${BRANCH}, '112005', 'IDR' from journals
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening)
    select j.id, ${today}, pg_current_xact_id()::text::bigint, -${OPENING}::bigint, ${OPENING}, 1, 2 + n % ${PER_JOURNAL}, ${BRANCH}, ${PRODUCT_GL}, 'IDR', nomor_rekening
    from numbered join journals j on j.bundel = n / ${PER_JOURNAL}::integer`;
}

/** A bank for the bench: one working branch, tellers, and `accounts` savings accounts with serials from 1 on. */
export async function prepareBank(
  owner: Db,
  options: { today: string; users: number; accounts: number },
): Promise<void> {
  const { today } = options;
  await owner`select ensure_partitions(${today}::date - 70, 6)`;
  await prepareDailyLimits(owner);
  await prepareOwnGl(owner);
  await preparePeople(owner, today, options.users);
  await prepareAccounts(owner, today, options.accounts);
  await payIn(owner, today);
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze`;
}
