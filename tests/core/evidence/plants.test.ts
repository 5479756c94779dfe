import { expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { connect, type Db } from '#core/db/client.ts';
import { evidence } from '#core/db/reference/evidence.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { chainAll } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const { id_jurnal } = await bank.run('teller1', cashDeposit, cash(accounts.ani, 3));
await chainAll(bank);

/** Returns the findings of the check of the books after a statement of the database's owner, which is then taken back. */
async function found(statement: string): Promise<readonly string[]> {
  const owner = connect(bank.ownerUrl, { max: 1 });
  const undo = new Error('taken back');
  let names: readonly string[] = [];
  try {
    await owner.begin(async (tx) => {
      const touched = await tx.unsafe(statement);
      expect(touched.count, statement).toBeGreaterThan(0);
      const within = {
        begin: (_: string, work: (sql: Db) => Promise<unknown>) => work(tx as unknown as Db),
      } as unknown as Db;
      names = (await checkBooks(within)).filter(({ ok }) => !ok).map(({ name }) => name);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  } finally {
    await owner.end();
  }
  return names;
}

const ROW = '27 every row of evidence';
const CHAIN = '6 nothing that was chained';
const USED = '10 an account was last used';
const DAY = '10 what a person or an account used';
const KEY = '6 the key of each journal';

/** Each deed, and the check that must name it. */
const plants: readonly [string, string, string][] = [
  ['a profit share is doubled', `update product_nisbah set nisbah_nasabah = nisbah_nasabah / 2`, ROW],
  ['a contract’s share is doubled', `update account_contract set nisbah_nasabah = 9000`, ROW],
  [
    'tax is exempted',
    `update account set skb_nomor = 'SKB-1', skb_sampai = '2027-12-31' where nomor_rekening = '${accounts.ani}'`,
    ROW,
  ],
  ['an owner ends', `update account_party set mulai = mulai - 1 where nomor_rekening = '${accounts.ani}'`, ROW],
  [
    'an overdraft is given',
    `update account_state set plafon = 100000000 where nomor_rekening = '${accounts.ani}'`,
    ROW,
  ],
  [
    'an account is made dormant',
    `update account_state set status = 'DORMAN' where nomor_rekening = '${accounts.ani}'`,
    ROW,
  ],
  ['a teller is made manager', `update user_role set role_id = 'BRANCH_MANAGER' where id_user = 'teller2'`, ROW],
  ['a limit is raised', `update role_limit set setuju = setuju + 100`, ROW],
  ['a user moves', `update app_user set kode_cabang = '002' where id_user = 'teller2'`, ROW],
  ['a parameter changes', `update parameter set nilai = '1' where nama = 'batas_ltkt'`, ROW],
  ['a price changes', `update product_term set biaya_penutupan = 0`, ROW],
  ['a grant gets another branch', `update override_grant set kode_cabang = '002'`, ROW],
  ['a handover goes', `delete from handover`, ROW],
  ['a till gets another maximum', `update cash_box set batas = batas * 2 where jenis = 'TELLER'`, ROW],
  [
    'pieces change for pieces',
    `update cash_box set stok = stok - '10000000' || '{"5000000": 900}' where jenis = 'KHASANAH' and kode_valuta = 'IDR'`,
    '12 the pieces',
  ],
  ['a day was opened by another', `update branch_day set dibuka_oleh = 'orang'`, ROW],
  ['a currency is worth more', `update currency set pembagi_batas = 1`, ROW],
  [
    'a denomination is added',
    `insert into denomination (kode_valuta, nominal, jenis) values ('IDR', 3000000, 'L')`,
    ROW,
  ],
  ['a customer is renamed', `update customer set nama_nasabah = 'Orang Lain'`, ROW],
  ['an allowed move is added', `delete from allowed_move`, ROW],
  [
    'an account was used on another day',
    `update account_state set tanggal_aktivitas = tanggal_aktivitas - 400 where nomor_rekening = '${accounts.budi}'`,
    USED,
  ],
  [
    'an account was never used',
    `update account_state set tanggal_aktivitas = (select tanggal_buka from account where nomor_rekening = '${accounts.ani}') where nomor_rekening = '${accounts.ani}'`,
    USED,
  ],
  ['less was used of a day', `update daily_usage set jumlah = jumlah - 100 where kunci = 'teller1'`, DAY],
  ['more was used of a day', `update daily_usage set jumlah = jumlah + 100 where kunci = 'teller1'`, DAY],
  ['nothing was used of a day', `delete from daily_usage where kunci = 'teller1'`, DAY],
  [
    'a day was used up by nobody',
    `insert into daily_usage (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah) values ('2026-11-20', 'REKENING', '${accounts.ani}', 'LOKET_KELUAR', 'IDR', 100)`,
    DAY,
  ],
  ['an entry of a key goes', `delete from idempotency where journal_id = ${id_jurnal}`, KEY],
  ['an answer changes', `update idempotency set jawaban = '{}' where journal_id = ${id_jurnal}`, KEY],
  ['cash is another branch’s', `update cash_entry set kode_cabang = '002' where journal_id = ${id_jurnal}`, CHAIN],
  ['a version is changed', `update row_version set sidik[1] = '\\x00' where tabel = 'product'`, CHAIN],
  ['a version goes', `delete from row_version where tabel = 'product'`, CHAIN],
];

test('nothing is named where nothing was done', async () => {
  expect(await found('select 1')).toEqual([]);
});

test.each(plants)('%s', async (_, statement, expected) => {
  expect((await found(statement)).filter((name) => name.startsWith(expected))).toHaveLength(1);
});

test('a row written by a program that names itself, or by an operation, has its version', async () => {
  await bank.owner`update cash_box set batas = batas + 100 where id_user = 'teller1'`;
  expect(await found('select 1')).toEqual([]);
});

test('every table is chained, versioned, derived by a check there is, or free for a reason', async () => {
  const tables = await bank.owner<{ nama: string }[]>`
    select c.relname as nama from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
  expect(Object.keys(evidence).sort()).toEqual(tables.map(({ nama }) => nama).sort());
  const names = (await checkBooks(bank.owner)).map(({ name }) => name);
  for (const [table, each] of Object.entries(evidence)) {
    const moving =
      each.kind === 'versioned' ? Object.values(each.besides ?? {}) : each.kind === 'derived' ? [each.check] : [];
    for (const check of moving) {
      if (typeof check !== 'string') expect(check.reason, table).toMatch(/\w+ \w+ \w+/);
      else expect([table, check, names.some((name) => name.startsWith(check))]).toEqual([table, check, true]);
    }
    if (each.kind === 'free') expect(each.reason, table).toMatch(/\w+ \w+ \w+/);
  }
});
