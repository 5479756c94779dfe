import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { post } from '#core/programs/seed/counter.ts';
import { breaksBooks, run, type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

let bank: TestBank;
const broken = async (): Promise<string[]> =>
  (await checkBooks(bank.owner)).filter((result) => !result.ok).map((result) => result.name);

describe('sound books', () => {
  beforeAll(async () => {
    bank = await testBank();
  });
  afterAll(() => bank.close());

  test('hold before and after a posting and its reversal', async () => {
    expect(await broken()).toEqual([]);
    const posted = await run(bank, 'teller1', cashDeposit, {
      nomor_rekening: accounts.citra,
      nominal: '100000',
      keterangan: '',
      pecahan: [{ nominal: '100000', lembar: 1 }],
    });
    await post(bank, 'teller1', reversal, { nomor_referensi: posted.nomor_referensi, alasan: 'Salah rekening' });
    expect(await broken()).toEqual([]);
  });

  test('hold with a passbook that agrees with its account', async () => {
    await bank.owner.unsafe(bookInUse());
    expect(await broken()).toEqual([]);
  });
});

/** Makes a book of Ani's in use, whose last printed line is the account's first movement. */
const bookInUse = (changed: { saldo?: string; urut?: string } = {}): string => `
  insert into passbook (nomor_seri, kode_cabang, status, nomor_rekening, baris, seq_cetak, saldo_cetak, urut_cetak, tanggal_terima, tanggal_terbit)
  select 'BT00000001', '001', 'AKTIF', rekening, 2, seq, saldo${changed.saldo ?? ''}, ${changed.urut ?? '0'}, '2026-11-19', '2026-11-20'
  from journal_line where rekening = '${accounts.ani}' and seq = 1`;

/** Each breach as somebody with the owner's rights could cause it, and the checks that must find it. */
const breaches: readonly [string, string, readonly string[]][] = [
  [
    'an amount changed in a line',
    `update journal_line set jumlah = jumlah + 100 where rekening = '${accounts.ani}'`,
    ['1 each', '2 debits', '26 assets', '4 customer', '9 each account', '9 running'],
  ],
  [
    'a line taken away',
    'delete from journal_line where ctid = (select ctid from journal_line where rekening is not null limit 1)',
    ['1 each', '9 running'],
  ],
  [
    'a line moved to another account code',
    "update journal_line set kode_gl = '101006' where kode_gl = '101001'",
    ['5 control', '4 tills', '4 cash'],
  ],
  [
    'a rolled-up total changed',
    "select rollup_gl_balances(); update gl_daily set debet = debet + 1 where kode_gl = '101002'",
    ['2 debits', '2 rolled-up', '26 assets', '4 tills'],
  ],
  [
    'a balance written by hand',
    `update account_state set saldo_buku = saldo_buku + 1 where nomor_rekening = '${accounts.ani}'`,
    ['4 customer', '9 each account'],
  ],
  ['a party’s sum of cash changed', 'update cash_day set masuk = masuk + 1', ['12 the cash of']],
  [
    'what a posting moved for its party taken away',
    'delete from cash_entry where journal_id = (select max(journal_id) from cash_entry)',
    ['12 the cash of'],
  ],
  [
    'a running balance changed',
    `update journal_line set saldo = saldo + 1 where rekening = '${accounts.ani}'`,
    ['9 running'],
  ],
  [
    'a line number skipped',
    `update account_state set seq = seq + 1 where nomor_rekening = '${accounts.ani}'`,
    ['9 running'],
  ],
  [
    'pending funds of nobody',
    `update account_state set debet_menunggu = 5 where nomor_rekening = '${accounts.ani}'`,
    ['10 pending'],
  ],
  [
    'funds held without a hold',
    `update account_state set saldo_ditahan = 5 where nomor_rekening = '${accounts.ani}'`,
    ['11 funds'],
  ],
  [
    'a debit beyond what was available',
    `update journal set saldo_tersedia = -1 where id = (select j.id from journal j join journal_line l on l.journal_id = j.id
       where j.rekening = l.rekening and l.jumlah < 0 limit 1);
     update journal_line set jumlah = -jumlah, jumlah_idr = -jumlah_idr where journal_id = (select id from journal where saldo_tersedia = -1)`,
    ['10 no debit'],
  ],
  [
    'a closed account with a hold',
    `insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal) values ('${accounts.tutup}', 'JAMINAN', 'CABANG', 5, 'x', '2026-11-20')`,
    ['11 no closed'],
  ],
  [
    'a hold that lives past its last day',
    `insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, tanggal_awal, tanggal_akhir)
       values ('${accounts.ani}', 'JAMINAN', 'CABANG', 5, 'x', '2026-11-18', '2026-11-19');
     update account_state set saldo_ditahan = 5 where nomor_rekening = '${accounts.ani}'`,
    ['11 funds'],
  ],
  [
    'a block that nobody keeps',
    `update account_state set blokir = 'D' where nomor_rekening = '${accounts.ani}'`,
    ['10 blocked'],
  ],
  [
    'a till’s balance changed',
    "update cash_box set saldo = saldo + 100 where kode_kas = 'KHS' and kode_cabang = '002'",
    ['4 tills', '12 each cash', '13 each cash'],
  ],
  [
    'a note too many',
    "update cash_box set stok = jsonb_set(stok, '{10000000}', '9999') where kode_kas = 'KHS'",
    ['13 each cash'],
  ],
  ['a handover lost', "update handover set status = 'DIKIRIM' where status = 'DITERIMA'", ['4 cash in transit']],
  ['a movement with other pieces', "update cash_movement set pecahan = '{}' where masuk > 0", ['13 each movement']],
  [
    'cash over another’s till',
    "update cash_box set id_user = 'backoffice1' where id_user = 'teller1'",
    ['14 cash moves'],
  ],
  [
    'an inter-branch line to the wrong branch',
    "update journal_line set lawan = '000' where lawan = '002'",
    ['3 inter-branch'],
  ],
  ['a journal dated tomorrow', 'update branch set accounting_date = accounting_date - 1', ['7 no line']],
  [
    'a wrong check digit',
    `alter table account_party drop constraint account_party_nomor_rekening_fkey; alter table account_contract drop constraint account_contract_nomor_rekening_fkey; alter table account_status_step drop constraint account_status_step_nomor_rekening_fkey; alter table account_activity_start drop constraint account_activity_start_nomor_rekening_fkey; alter table accrual_touch drop constraint accrual_touch_nomor_rekening_fkey; update account set nomor_rekening = '001110000050' where nomor_rekening = '${accounts.tutup}'`,
    ['29 every account', '35 account numbers'],
  ],
  [
    'a serial taken back',
    "update account_serial set terakhir = terakhir - 1 where kode_produk = '11'",
    ['35 no serial'],
  ],
  [
    'an account without a contract',
    `delete from account_contract where nomor_rekening = '${accounts.budi}'`,
    ['35 every account has a contract'],
  ],
  [
    'a minimum that was not agreed',
    `update account_state set saldo_minimum = 1 where nomor_rekening = '${accounts.budi}'`,
    ['35 every account has a contract'],
  ],
  ['a passbook that says more than its account', bookInUse({ saldo: ' + 100' }), ['32 what a passbook says']],
  ['a passbook that has lost a printed line', bookInUse({ urut: '1' }), ['32 a passbook goes on']],
  [
    'a blank passbook that nobody booked',
    "insert into passbook (nomor_seri, kode_cabang, tanggal_terima) values ('BT00000001', '001', '2026-11-19')",
    ['32 each blank'],
  ],
  [
    'a maker who released her own',
    'alter table journal drop constraint journal_two_persons; update journal set user_otorisasi = id_user where user_otorisasi is not null',
    ['27 nobody'],
  ],
];

describe('broken books are found', () => {
  beforeEach(async () => {
    bank = await testBank();
    breaksBooks(bank, 'all');
    await bank.owner`alter table account_state drop constraint account_state_nomor_rekening_fkey`;
  });
  afterEach(() => bank.close());

  test.each(breaches)('%s', async (_, statement, expected) => {
    await bank.owner.unsafe(statement);
    const names = await broken();
    for (const start of expected) expect(names.filter((name) => name.startsWith(start))).not.toEqual([]);
  });
});
