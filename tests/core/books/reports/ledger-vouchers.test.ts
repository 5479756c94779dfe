import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { glSlip } from '#core/books/reports/ledger-vouchers.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { as } from '#core/programs/seed/counter.ts';
import { onAnyAccount } from '../../counter-bank.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
const at = (kode_cabang: string, kode_gl: string) => ({ kode_cabang, kode_gl });

/** Posts one journal of a branch; returns its reference. */
async function book(legs: readonly Leg[]): Promise<string> {
  const kodeCabang = legs[0]?.kode_cabang ?? '';
  const { journal_awal } = await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'AKRUAL',
    date: DAY,
    kodeValuta: 'IDR',
    keterangan: 'uji voucher',
    headOffice: '000',
    journals: [{ kodeCabang, nominal: 1_500_00n, rekening: null, legs }],
  });
  return makeReference(kodeCabang, DAY, journal_awal);
}

beforeAll(async () => {
  bank = await testBank();
  await onAnyAccount(bank);
});
afterAll(() => bank.close());

const asked = async (user: string, nomor_referensi: string) => glSlip(await as(bank, user), { nomor_referensi });

test('a journal has a debit and a credit voucher in each branch, each with its lines and its sum', async () => {
  const reference = await book([
    debit(at('001', '603002'), 1_000_00n),
    debit(at('001', '603004'), 500_00n, { keterangan: 'bagian kedua' }),
    credit(at('002', '201001'), 1_500_00n),
  ]);
  const slip = await asked('finance1', reference);
  expect(slip).toMatchObject({
    nomor_referensi: reference,
    operasi: 'AKRUAL',
    tanggal: DAY,
    keterangan: 'uji voucher',
    user_input: 'SISTEM',
  });
  const vouchers = slip.voucher.map(({ kode_cabang, sisi, jumlah, baris }) => [
    kode_cabang,
    sisi,
    jumlah,
    baris.map(({ kode_gl, nominal }) => `${kode_gl} ${nominal}`).join(', '),
  ]);
  expect(vouchers).toEqual([
    ['001', 'D', '1500.00', '603002 1000.00, 603004 500.00'],
    ['001', 'K', '1500.00', '110001 1500.00'],
    ['002', 'D', '1500.00', '110001 1500.00'],
    ['002', 'K', '1500.00', '201001 1500.00'],
  ]);
  expect(slip.voucher[0]?.baris[1]).toMatchObject({ keterangan: 'bagian kedua', nomor_rekening: '' });
  // A branch that only takes part has its own; its home has all.
  expect((await asked('manager2', reference)).voucher.map(({ kode_cabang, sisi }) => kode_cabang + sisi)).toEqual([
    '002D',
    '002K',
  ]);
  expect((await asked('manager1', reference)).voucher).toHaveLength(4);
});

test('to a branch that has no part in it a journal does not exist, nor does one of another day or branch than its number says', async () => {
  const reference = await book([debit(at('001', '603002'), 1_500_00n), credit(at('001', '201001'), 1_500_00n)]);
  expect((await asked('manager1', reference)).voucher).toHaveLength(2);
  await expect(asked('manager2', reference)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(asked('finance1', `002${reference.slice(3)}`)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // A number that was mistyped, into a month that is none.
  await expect(asked('finance1', '001261332000000001')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a customer’s account stands by its name', async () => {
  const reference = await book([
    debit(at('001', '603002'), 1_500_00n),
    credit({ ...at('001', '301001'), sub: { jenis: 'REKENING', id: accounts.ani } }, 1_500_00n),
  ]);
  const { voucher } = await asked('manager1', reference);
  expect(voucher[1]?.baris[0]).toMatchObject({
    nomor_rekening: accounts.ani,
    nama_rekening: expect.stringMatching(/\S/),
  });
});
