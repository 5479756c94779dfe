import { expect, test } from 'vitest';
import { leviesOwed, listRemittances } from '#core/books/finance/levies.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import type { LevyKind } from '#lib/books/levies.ts';
import { paging } from '../../asking.ts';
import { accepted, books, counterBank, insertGrant, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
// Undoing is a right of the back office, which this bank gives its head office's finance too.
await bank.owner`insert into user_role (id_user, role_id) values ('finance1', 'BACK_OFFICE')`;
const [today] = await bank.owner<
  { hari: string }[]
>`select accounting_date as hari from branch where kode_cabang = '000'`;
const MONTH = (today?.hari ?? '').slice(0, 7);
const NEXT = `${Number(MONTH.slice(0, 4)) + 1}-01`;

const file = async (flowCode: string, data: object, user: string) =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (idFlow: string, user = 'finance2') => accepted(bank, () => bank.flow(user, 'APPROVE', { idFlow }));
/** A branch comes to owe so much: withheld elsewhere, entered by hand. */
const owe = async (branch: string, gl: string, whole: bigint) =>
  approve(
    await file(
      'TRANSAKSI_UMUM',
      {
        jenis_debet: 'GL',
        nomor_debet: '603002',
        cabang_debet: branch,
        jenis_kredit: 'GL',
        nomor_kredit: gl,
        cabang_kredit: branch,
        nominal: rupiah(whole),
        keterangan: 'potongan pajak',
      },
      'finance1',
    ),
  );
const payment = (over: object = {}) => ({
  jenis: 'PPH_21_23',
  bulan: MONTH,
  penerima: 'Kas negara',
  nomor_bukti: 'NTPN-0001',
  sumber: 'BANK_INDONESIA',
  nominal: rupiah(1_500_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const pay = (over: object = {}, user = 'finance1') => file('SETOR_PUNGUTAN', payment(over), user);
const owed = async (jenis: LevyKind = 'PPH_21_23', bulan = MONTH) =>
  (await leviesOwed(await bank.as('finance1'), { jenis, bulan })).cabang.map(({ kode_cabang, nominal }) => [
    kode_cabang,
    nominal,
  ]);
const paid = async () =>
  (await listRemittances(await bank.as('finance1'), { paging: paging({}), jenis: '', bulan: '' })).data.map(
    ({ jenis, bulan, kode_cabang, nominal, nomor_bukti }) => [jenis, bulan, kode_cabang, nominal, nomor_bukti],
  );

await owe('001', '205002', 1_000_000n);
await owe('002', '205002', 700_000n);

test('two persons of head office pay the branches’ tax, from one branch after the other', async () => {
  expect(await owed()).toEqual([
    ['001', '1000000.00'],
    ['002', '700000.00'],
  ]);
  // A month does not owe the amounts that came after it.
  expect(await owed('PPH_21_23', '2020-01')).toEqual([]);
  const before = await books(bank);
  for (const [code, over, user] of [
    ['LEVY_ABOVE', { nominal: '1700000.01' }, 'finance1'],
    ['LEVY_ABOVE', { jenis: 'ZAKAT', nominal: rupiah(1n) }, 'finance1'],
    ['LEVY_MONTH', { bulan: NEXT }, 'finance1'],
    ['FORBIDDEN', {}, 'backoffice1'],
  ] as const) {
    await refused(bank, code, () => pay(over, user));
  }
  expect(await books(bank)).toEqual(before);
  const item = await pay();
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('finance1', 'APPROVE', { idFlow: item }));
  const { id_jurnal } = await approve(item);
  expect(await linesOf(bank, id_jurnal)).toEqual([
    ['001', '205002', 100_000_000n, null, null],
    ['001', '110001', -100_000_000n, null, '000'],
    ['002', '205002', 50_000_000n, null, null],
    ['002', '110001', -50_000_000n, null, '000'],
    ['000', '102001', -150_000_000n, null, null],
    ['000', '110001', 100_000_000n, null, '001'],
    ['000', '110001', 50_000_000n, null, '002'],
  ]);
  expect(await owed()).toEqual([['002', '200000.00']]);
  expect(await paid()).toEqual([
    ['PPH_21_23', MONTH, '002', '500000.00', 'NTPN-0001'],
    ['PPH_21_23', MONTH, '001', '1000000.00', 'NTPN-0001'],
  ]);
  await refused(bank, 'LEVY_RECEIPT', () => pay({ nominal: rupiah(200_000n) }));
  await expectSoundBooks(bank);
});

test('two payments that were filed beside one another do not pay more than is owed', async () => {
  const [one, other] = [
    await pay({ nominal: rupiah(150_000n), nomor_bukti: 'NTPN-0002' }),
    await pay({ nominal: rupiah(150_000n), nomor_bukti: 'NTPN-0003' }),
  ];
  await approve(one);
  await refused(bank, 'LEVY_ABOVE', () => bank.flow('finance2', 'APPROVE', { idFlow: other }));
  expect(await owed()).toEqual([['002', '50000.00']]);
  await approve(await pay({ nominal: rupiah(50_000n), nomor_bukti: 'NTPN-0004', sumber: 'BANK_LAIN' }));
  expect(await owed()).toEqual([]);
  await expectSoundBooks(bank);
});

test('a payment that is reversed is owed again, and its receipt may be entered anew', async () => {
  await owe('001', '206001', 90_000n);
  const zakat = { jenis: 'ZAKAT', penerima: 'LAZ Amanah', nomor_bukti: 'BSZ-77', nominal: rupiah(90_000n) };
  const { nomor_referensi } = await approve(await pay(zakat));
  expect(await owed('ZAKAT')).toEqual([]);
  const data = { nomor_referensi, alasan: 'Salah penerima' };
  const reasons = ['PEMBATALAN'];
  const token = await insertGrant(bank, {
    code: 'REVERSAL',
    data,
    maker: 'finance1',
    reasons,
    branch: '000',
    supervisor: 'finance2',
  });
  await accepted(bank, () => bank.run('finance1', reversal, data, { token }));
  expect(await owed('ZAKAT')).toEqual([['001', '90000.00']]);
  await approve(await pay(zakat));
  expect(await owed('ZAKAT')).toEqual([]);
  await expectSoundBooks(bank);
});

test('nobody pays by hand a levy that is not owed; an owed one may be entered', async () => {
  const byHand = (nominal: bigint) =>
    file(
      'TRANSAKSI_UMUM',
      {
        jenis_debet: 'GL',
        nomor_debet: '206001',
        cabang_debet: '002',
        jenis_kredit: 'GL',
        nomor_kredit: '102001',
        nominal: rupiah(nominal),
        keterangan: 'zakat dibayar',
      },
      'finance1',
    );
  await owe('002', '206001', 75_000n);
  await refused(bank, 'GL_OWED', () => byHand(75_001n));
  const [one, other] = [await byHand(75_000n), await byHand(1n)];
  await approve(one);
  await refused(bank, 'GL_OWED', () => bank.flow('finance2', 'APPROVE', { idFlow: other }));
  expect(await owed('ZAKAT')).toEqual([]);
  await expectSoundBooks(bank);
});
