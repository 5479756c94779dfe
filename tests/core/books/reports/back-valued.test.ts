import { beforeAll, expect, test } from 'vitest';
import { glHarian } from '#core/books/reports/ledger-days.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { addDays } from '#lib/dates.ts';
import { paging } from '../../asking.ts';
import { booked } from '../../booked.ts';
import { accepted, counterBank, linesOf, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { amountOf, labaRugiRows, neracaRows } from './statement-rows.ts';

const bank = await counterBank();
breaksBooks(bank, ['7']);
const BEFORE = addDays(DAY, -1);
const COST = 'Beban umum dan administrasi';
const SAVINGS = 'Tabungan dan giro mudharabah';

/** The day before has a cost of its own, so that its statements say something. */
beforeAll(async () => {
  await bank.owner`update branch set accounting_date = ${BEFORE}::date`;
  const legs = [
    debit({ kode_cabang: '001', kode_gl: '603002' }, 90_000n),
    credit({ kode_cabang: '001', kode_gl: '201001' }, 90_000n),
  ];
  await booked(bank, legs, { date: BEFORE, nominal: 90_000n });
  await bank.owner`update branch set accounting_date = ${DAY}::date`;
});

/** Both statements of branch 001 at the end of a day, line by line. */
const statements = async (balance_date: string) => ({
  neraca: await neracaRows(bank, 'manager1', { balance_date, rinci: 'T' }),
  labaRugi: await labaRugiRows(bank, 'manager1', { balance_date, rinci: 'T' }),
});
const daysOf = async (kode_gl: string) =>
  (
    await glHarian(await bank.as('manager1'), {
      paging: paging(),
      branch_code: '',
      currency_code: '',
      kode_gl,
      tanggal_awal: '',
      tanggal_akhir: '',
    })
  ).data.map(({ tanggal, saldo_awal, debet, kredit, saldo_akhir }) => [
    tanggal,
    saldo_awal,
    debet,
    kredit,
    saldo_akhir,
  ]);

const entry = {
  jenis_debet: 'GL',
  nomor_debet: '603002',
  cabang_debet: '',
  jenis_kredit: 'REKENING',
  nomor_kredit: accounts.ani,
  cabang_kredit: '',
  nominal: '1234.00',
  kode_valuta: 'IDR',
  keterangan: 'ganti rugi tertanggal kemarin',
  tanggal_valuta: BEFORE,
};

test('an entry valued on an earlier day stands on the day it was booked: the earlier day’s statements stay unchanged', async () => {
  const before = await statements(BEFORE);
  const today = await statements(DAY);
  const days = await daysOf('603002');
  expect(days).toEqual([[BEFORE, '0.00', '900.00', '0.00', '900.00']]);
  expect(amountOf(before.labaRugi, COST)).toBe(-90_000n);

  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM', seen: '', data: entry });
  await refused(bank, 'APPROVER_LIMIT', () => bank.flow('headteller1', 'APPROVE', { idFlow: id_flow }));
  expect(await statements(DAY)).toEqual(today);
  const { id_jurnal } = await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }));
  expect(await linesOf(bank, id_jurnal)).toEqual([
    ['001', '603002', 123_400n, null, null],
    ['001', '301001', -123_400n, accounts.ani, null],
  ]);
  const lines = await bank.owner<{ tanggal: string; tanggal_valuta: string | null }[]>`
    select distinct tanggal, tanggal_valuta from journal_line where journal_id = ${id_jurnal}`;
  expect(lines.map((row) => ({ ...row }))).toEqual([{ tanggal: DAY, tanggal_valuta: BEFORE }]);

  expect(await statements(BEFORE)).toEqual(before);
  const after = await statements(DAY);
  expect(amountOf(after.labaRugi, COST) - amountOf(today.labaRugi, COST)).toBe(-123_400n);
  expect(amountOf(after.neraca, SAVINGS) - amountOf(today.neraca, SAVINGS)).toBe(123_400n);
  expect(await daysOf('603002')).toEqual([...days, [DAY, '900.00', '1234.00', '0.00', '2134.00']]);
});

test('once the ledger is rolled up the earlier day is unchanged, and the day of the entry has it', async () => {
  const before = await statements(BEFORE);
  await bank.owner`select rollup_gl_balances()`;
  expect(await statements(BEFORE)).toEqual(before);
  expect(await daysOf('603002')).toEqual([
    [BEFORE, '0.00', '900.00', '0.00', '900.00'],
    [DAY, '900.00', '1234.00', '0.00', '2134.00'],
  ]);
});
