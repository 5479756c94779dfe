import { describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { openAccounts } from '#core/programs/seed/accounts.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { accepted, accountRow, counterBank, refused } from '../../counter-bank.ts';
import { dollars, insertRate, seedDollars } from '../../currency-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
await seedDollars(bank);
await insertRate(bank, ['16500', '16600', '16700']);

/** Haji savings with 5,000,000 on it, and accounts on which nothing is yet. */
const haji = makeAccountNumber('001', '13', 1);
const empty = [makeAccountNumber('001', '12', 71), makeAccountNumber('001', '12', 72)] as const;
const [owner] = await bank.owner<{ nomor_nasabah: string; nama_nasabah: string; nama_normal: string }[]>`
  select c.nomor_nasabah, c.nama_nasabah, c.nama_normal from customer c join account a using (nomor_nasabah) where a.nomor_rekening = ${accounts.ani}`;
if (!owner) throw new Error('the small bank has no Ani');
await openAccounts(
  bank,
  [haji, ...empty].map((nomor_rekening) => ({
    nomor_rekening,
    nomor_nasabah: owner.nomor_nasabah,
    nama_rekening: owner.nama_nasabah,
    nama_normal: owner.nama_normal,
    kode_produk: nomor_rekening.slice(3, 5),
    kode_cabang: '001',
    tanggal_buka: DAY,
    setoran: 0n,
  })),
  DAY,
);

const paid = (nomor_rekening: string, nominal: string, denominations: Record<string, number>, kode_valuta = 'IDR') => ({
  nomor_rekening,
  nominal,
  kode_valuta,
  pecahan: toRows(denominations),
});
const moved = (from: string, to: string, nominal: string, kode_valuta = 'IDR') => ({
  nomor_rekening_debet: from,
  nomor_rekening_kredit: to,
  nominal,
  kode_valuta,
});
const deposit = (input: unknown) => () => bank.run('teller1', cashDeposit, input);
const withdraw = (input: unknown) => () => bank.run('teller1', cashWithdrawal, input);
const transfer = (input: unknown) => () => bank.run('teller1', bookTransfer, input);

describe('the smallest unit in use', () => {
  test('a deposit of 50 rupiah and one of 10,050 are refused at their field, 10,100 is taken', async () => {
    for (const [nominal, denominations] of [
      ['50.00', { '50': 1 }],
      ['10050.00', { '10000': 1, '50': 1 }],
    ] as const) {
      const error = await refused(bank, 'SMALLEST_UNIT', deposit(paid(accounts.ani, nominal, denominations)));
      expect(error.details).toEqual({
        params: { satuan: '100.00' },
        violations: [{ field: 'nominal', kode: 'SMALLEST_UNIT' }],
      });
    }
    await accepted(bank, deposit(paid(accounts.ani, '10100.00', { '10000': 1, '100': 1 })));
  });

  test('a withdrawal is made of whole units too', async () => {
    await refused(bank, 'SMALLEST_UNIT', withdraw(paid(accounts.ani, '2050.00', { '2000': 1, '50': 1 })));
    await accepted(bank, withdraw(paid(accounts.ani, '2000.00', { '2000': 1 })));
  });

  test('0.01 and 1.50 by transfer are refused, one rupiah is not', async () => {
    for (const nominal of ['0.01', '1.50']) {
      const error = await refused(bank, 'SMALLEST_UNIT', transfer(moved(accounts.ani, accounts.budi, nominal)));
      expect(error.details.params).toEqual({ satuan: '1.00' });
    }
    await accepted(bank, transfer(moved(accounts.ani, accounts.budi, '1.00')));
  });

  test('of dollars the smallest note counts over the counter, and each cent without cash', async () => {
    const error = await refused(bank, 'SMALLEST_UNIT', deposit(paid(dollars.ani, '100.50', { '100': 1 }, 'USD')));
    expect(error.details.params).toEqual({ satuan: '1.00' });
    await accepted(bank, deposit(paid(dollars.ani, '201.00', { '100': 2, '1': 1 }, 'USD')));
    await accepted(bank, transfer(moved(dollars.ani, dollars.budi, '100.25', 'USD')));
  });
});

describe('the product’s minimum of a deposit', () => {
  test('the first one in cash reaches the first deposit, the next ones the smaller', async () => {
    const error = await refused(
      bank,
      'FIRST_DEPOSIT',
      deposit(paid(empty[0], '99900.00', { '50000': 1, '20000': 2, '5000': 1, '2000': 2, '500': 1, '200': 2 })),
    );
    expect(error.details).toEqual({
      params: { rekening: empty[0], minimum: '100,000.00' },
      violations: [{ field: 'nominal', kode: 'FIRST_DEPOSIT' }],
    });
    await accepted(bank, deposit(paid(empty[0], '100000.00', { '100000': 1 })));
    const next = await refused(
      bank,
      'NEXT_DEPOSIT',
      deposit(paid(empty[0], '9900.00', { '5000': 1, '2000': 2, '500': 1, '200': 2 })),
    );
    expect(next.details.params).toEqual({ rekening: empty[0], minimum: '10,000.00' });
    await accepted(bank, deposit(paid(empty[0], '10000.00', { '10000': 1 })));
    expect((await accountRow(bank, empty[0])).saldo_buku).toBe(11_000_000n);
  });

  test('a first transfer reaches the first deposit too, a later one may be small', async () => {
    await refused(bank, 'FIRST_DEPOSIT', transfer(moved(accounts.ani, empty[1], '99999.00')));
    await accepted(bank, transfer(moved(accounts.ani, empty[1], '100000.00')));
    await accepted(bank, transfer(moved(accounts.ani, empty[1], '500.00')));
  });

  test('haji savings ask 50,000 of each deposit', async () => {
    await accepted(bank, deposit(paid(haji, '5000000.00', { '100000': 50 })));
    await refused(bank, 'NEXT_DEPOSIT', deposit(paid(haji, '20000.00', { '20000': 1 })));
    await accepted(bank, deposit(paid(haji, '50000.00', { '50000': 1 })));
  });
});

describe('haji savings are reserved for their purpose', () => {
  test('neither cash nor a transfer leaves them, by any approver; money comes in', async () => {
    const error = await refused(bank, 'NOT_WITHDRAWN_FREELY', withdraw(paid(haji, '100000.00', { '100000': 1 })));
    expect(error.details).toEqual({
      params: { rekening: haji, produk: 'Tabungan Haji' },
      violations: [{ field: 'nomor_rekening', kode: 'NOT_WITHDRAWN_FREELY' }],
    });
    const out = await refused(bank, 'NOT_WITHDRAWN_FREELY', transfer(moved(haji, accounts.budi, '100000.00')));
    expect(out.details.violations).toEqual([{ field: 'nomor_rekening_debet', kode: 'NOT_WITHDRAWN_FREELY' }]);
    await accepted(bank, transfer(moved(accounts.budi, haji, '100000.00')));
    await accepted(bank, withdraw(paid(accounts.budi, '100000.00', { '100000': 1 })));
  });

  test('a wrong deposit is still reversed by two', async () => {
    const { nomor_referensi } = await bank.run(
      'teller1',
      cashDeposit,
      paid(haji, '60000.00', { '50000': 1, '10000': 1 }),
    );
    const filed = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'REVERSAL',
      data: { nomor_referensi, alasan: 'Salah rekening' },
      remark: 'Nasabah melapor',
    });
    const before = (await accountRow(bank, haji)).saldo_buku;
    await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: filed.id_flow, remark: 'Sesuai slip' }));
    expect((await accountRow(bank, haji)).saldo_buku).toBe(before - 6_000_000n);
  });
});

test('new terms do not change an existing account: its contract has the agreed ones (domain: products)', async () => {
  const [terms] = await bank.owner`select * from product_term where kode_produk = '11'`;
  await bank.owner`insert into product_term ${bank.owner([
    { ...terms, berlaku_sejak: '2026-11-21', setoran_awal: 900_000_00 },
    { ...terms, berlaku_sejak: '2026-11-19', setoran_awal: 200_000_00, setoran_berikut: 20_000_00 },
  ])}`;
  const fresh = makeAccountNumber('001', '11', 81);
  await openAccounts(
    bank,
    [
      {
        ...owner,
        nomor_rekening: fresh,
        nama_rekening: owner.nama_nasabah,
        kode_produk: '11',
        kode_cabang: '001',
        tanggal_buka: DAY,
        setoran: 0n,
      },
    ].map(({ nama_nasabah: _, ...row }) => row),
    DAY,
  );
  await refused(bank, 'FIRST_DEPOSIT', deposit(paid(fresh, '100000.00', { '100000': 1 })));
  await accepted(bank, deposit(paid(fresh, '200000.00', { '100000': 2 })));
  await refused(bank, 'NEXT_DEPOSIT', deposit(paid(fresh, '10000.00', { '10000': 1 })));
  await accepted(bank, deposit(paid(fresh, '20000.00', { '20000': 1 })));
  await accepted(bank, deposit(paid(accounts.pejabat, '10000.00', { '10000': 1 })));
});
