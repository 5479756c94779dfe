import type { Db } from '#core/db/client.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { prepareOperations } from './operations.ts';

/** Seeds a bank of very many accounts that share in the income, for the benches of its end of day. */

/** The branch that keeps all of them. */
export const BRANCH = '001';
/** This branch has an open counter while the other one runs its end of day, with some accounts of its own. */
export const COUNTER = '003';
export const OPEN_ACCOUNTS = 1_000;
const HEAD_OFFICE = '000';
const PRODUCT = '12';
const GL = '301001';
/** Each account begins with this amount, in minor units: more for some than for others. */
const OPENING = 1_000_000_00n;
const KINDS = 97;
/** A customer has so many accounts. */
const EACH = 10;
const PER_JOURNAL = 10_000;
const SERIALS = 900_000;

/** Numbers of Tabungan Mudharabah, those beyond the serials of one branch from another that has given them away. */
export const savingsNumber = (index: number): string =>
  makeAccountNumber(index < SERIALS ? BRANCH : '002', PRODUCT, (index % SERIALS) + 1);

export const counterNumber = (index: number): string => makeAccountNumber(COUNTER, PRODUCT, index + 1);

async function prepareBranches(owner: Db, day: string): Promise<void> {
  await owner`select ensure_partitions(${day}::date - 70, 16)`;
  await owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date) values
    (${HEAD_OFFICE}, 'Kantor Pusat', 'Jakarta', 'HO', 'BUKA', ${day}), (${BRANCH}, 'Jakarta', 'Jakarta', 'CABANG', 'BUKA', ${day}), ('002', 'Bandung', 'Bandung', 'CABANG', 'BUKA', ${day}),
    (${COUNTER}, 'Surabaya', 'Surabaya', 'CABANG', 'BUKA', ${day})`;
  await prepareOperations(owner);
  await owner`insert into app_user (id_user, nama_user, kode_cabang) values ('bench', 'bench', ${COUNTER})`;
  await owner`insert into user_role (id_user, role_id) values ('bench', 'TELLER')`;
  await openDay(owner, day);
}

/** All branches at work on a day. */
export async function openDay(owner: Db, day: string): Promise<void> {
  await owner`update branch set accounting_date = ${day}, status = 'BUKA'`;
  await owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${day}, 'bench' from branch on conflict do nothing`;
}

/** Inserts `count` accounts of one branch with different balances, paid in on the day, all lines rolled up. */
export async function prepareEarningAccounts(owner: Db, day: string, count: number): Promise<void> {
  await prepareBranches(owner, day);
  // Years are leapt over, and nobody falls asleep.
  await owner`update parameter set nilai = '100000' where nama in ('hari_tidak_aktif', 'hari_dorman')`;
  await owner`insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, kode_cabang)
    select ${BRANCH} || lpad(n::text, 7, '0'), 'P', 'Nasabah ' || n, 'NASABAH ' || n, ${BRANCH} from generate_series(0, ${Math.ceil(count / EACH)}::integer) n`;
  const prepareAccounts = (branch: string, numbers: readonly string[]) =>
    owner`insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
      select nomor, ${BRANCH} || lpad((n / ${EACH})::text, 7, '0'), 'Nasabah ' || n, 'NASABAH ' || n, ${PRODUCT}, ${GL}, ${branch}, 'IDR', ${day}
      from unnest(string_to_array(${numbers.join()}, ',')) with ordinality as t(nomor, n)`;
  await prepareAccounts(
    BRANCH,
    Array.from({ length: count }, (_, index) => savingsNumber(index)),
  );
  await prepareAccounts(
    COUNTER,
    Array.from({ length: OPEN_ACCOUNTS }, (_, index) => counterNumber(index)),
  );
  await owner`insert into account_state (nomor_rekening, saldo_buku, saldo_minimum, seq, tanggal_aktivitas)
    select a.nomor_rekening, (1 + row_number() over (order by a.nomor_rekening) % ${KINDS}) * ${OPENING}, 5000000, 1, ${day} from account a`;
  await owner`with numbered as (
      select s.nomor_rekening, s.saldo_buku, a.kode_cabang, row_number() over (partition by a.kode_cabang order by s.nomor_rekening) - 1 as n
      from account_state s join account a using (nomor_rekening)
    ), journals as (
      select nextval('trail_id_seq') as id, kode_cabang, bundel, jumlah
      from (select kode_cabang, n / ${PER_JOURNAL}::integer as bundel, sum(saldo_buku) as jumlah from numbered group by 1, 2 order by 1, 2) b
    ), heads as (
      insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, korelasi)
      select id, ${day}, pg_current_xact_id()::text::bigint, kode_cabang, 'MODAL_AWAL', 'SISTEM', now(), jumlah, 'IDR', gen_random_uuid() from journals
    ), debits as (
      insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
      select id, ${day}, pg_current_xact_id()::text::bigint, jumlah, 1, kode_cabang, '112005', 'IDR' from journals
    )
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening)
    select j.id, ${day}, pg_current_xact_id()::text::bigint, -n.saldo_buku, n.saldo_buku, 1, 2 + n.n % ${PER_JOURNAL}, n.kode_cabang, ${GL}, 'IDR', n.nomor_rekening
    from numbered n join journals j on j.kode_cabang = n.kode_cabang and j.bundel = n.n / ${PER_JOURNAL}::integer`;
  await owner`select rollup_gl_balances()`;
  await owner`vacuum analyze`;
}

/** Inserts the plainest table of as many rows, beside the bank: an end of day is measured by a bare UPDATE of it. */
export async function prepareBareRows(owner: Db): Promise<void> {
  await owner`create schema if not exists bench`;
  await owner`create table bench.bare (nomor text primary key, saldo bigint not null)`;
  await owner`insert into bench.bare select nomor_rekening, saldo_buku from account_state order by 1`;
  await owner`vacuum analyze bench.bare`;
}
