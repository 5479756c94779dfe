import { beforeAll, expect, test } from 'vitest';
import { kolomLaporan } from '#core/books/finance/statement-columns.ts';
import { askReport } from '#core/books/reports/job/ask.ts';
import {
  balanceSheet,
  balanceSheetBudget,
  balanceSheetMonths,
  balanceSheetSpans,
  incomeBudget,
  incomeMonths,
  incomeSpans,
  incomeStatement,
} from '#core/books/reports/lists/statements.ts';
import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { labaRugi, neraca } from '#core/books/reports/statements.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { headingOf } from '#documents/report/table.ts';
import { type Asked, askFields, columnsOf, type ReportDefinition } from '#lib/books/reports/definition.ts';
import { reportDefinitions } from '#lib/books/reports/definitions.ts';
import { toMinor } from '#lib/money.ts';
import { paging } from '../../../asking.ts';
import { booked } from '../../../booked.ts';
import { cash, counterBank } from '../../../counter-bank.ts';
import { accounts, DAY } from '../../../small-bank.ts';

const bank = await counterBank();
const nothing = Object.fromEntries(askFields.map((field) => [field, ''])) as unknown as Asked;
const MONTH_BEFORE = '2026-10-31';

/** The rows of a file; amounts in minor units, null in a title. */
const file = async (query: ReportQuery, kode_cabang: string, banyak = '') =>
  (
    await bank.app<
      Record<string, string | bigint | null>[]
    >`${query(bank.app, { ...nothing, kode_cabang, banyak, tanggal: DAY, tanggal_banding: MONTH_BEFORE })}`
  ).map((row) => ({ ...row }));

const minor = (wire: string | undefined) => (wire ? toMinor(wire, 'IDR', { allowNegative: true }) : null);
beforeAll(async () => {
  const at = (kode_gl: string) => ({ kode_cabang: '001', kode_gl });
  const legs = [debit(at('603002'), 40_000n), debit(at('112005'), 60_000n), credit(at('502003'), 100_000n)];
  await booked(bank, legs);
});

const indented = (tingkat: number, nama: string) => `${'  '.repeat(tingkat)}${nama}`;

test.each([
  ['NERACA', neraca, balanceSheet],
  ['LABA_RUGI', labaRugi, incomeStatement],
] as const)(
  'the file of %s equals its screen line by line, of a branch and of the whole bank',
  async (_, screen, query) => {
    await bank.run('teller1', cashDeposit, cash(accounts.ani, 7));
    for (const branch of ['001', '']) {
      const { data } = await screen(await bank.as('finance1'), {
        paging: paging({ show: 100 }),
        branch_code: branch,
        balance_date: DAY,
        compare_date: MONTH_BEFORE,
        is_all_cabang: branch === '' ? 'T' : 'F',
        rinci: 'F',
        urut: '',
      });
      expect(data.length).toBeGreaterThan(5);
      expect(await file(query, branch)).toEqual(
        data.map((row) => ({
          pos: indented(row.tingkat, row.nama),
          tebal: ['JUDUL', 'JUMLAH'].includes(row.jenis),
          jumlah: minor(row.jumlah),
          jumlah_banding: minor(row.jumlah_pembanding),
        })),
      );
    }
  },
);

test.each([
  ['NERACA', balanceSheetBudget, ['buku', 'anggaran', 'selisih', 'persen']],
  [
    'LABA_RUGI',
    incomeBudget,
    ['buku', 'anggaran', 'selisih', 'persen', 'buku_tahun', 'anggaran_tahun', 'selisih_tahun', 'persen_tahun'],
  ],
] as const)('the file of %s beside the budget equals the columns on the screen', async (laporan, query, fields) => {
  await bank.owner`
    insert into gl_budget (tahun, kode_cabang, nama_berkas, sidik) values (2026, '001', 'a.csv', ${'0'.repeat(64)}) on conflict do nothing`;
  await bank.owner`
    insert into gl_budget_line (tahun, kode_cabang, kode_gl, bulan, jumlah)
    values (2026, '001', '502001', 10, 300000), (2026, '001', '502001', 11, 700000), (2026, '001', '101001', 11, 5000000000) on conflict do nothing`;
  const { data } = await kolomLaporan(await bank.as('finance1'), {
    paging: paging({ show: 100 }),
    laporan,
    susunan: 'ANGGARAN',
    branch_code: '001',
    tanggal: DAY,
    banyak: '1',
    is_all_cabang: 'F',
    rinci: 'F',
  });
  const rows = await file(query, '001');
  expect(rows.some((row) => typeof row.anggaran === 'bigint' && row.anggaran !== 0n)).toBe(true);
  expect(rows).toEqual(
    data.map((row) => ({
      pos: indented(row.tingkat, row.nama),
      tebal: ['JUDUL', 'JUMLAH'].includes(row.jenis),
      ...Object.fromEntries(
        fields.map((field, at) => {
          const said = row.nilai[at] ?? '';
          return [field, field.startsWith('persen') ? said : minor(said)];
        }),
      ),
    })),
  );
});

test.each([
  ['NERACA', 'BULAN', balanceSheetMonths, '12'],
  ['LABA_RUGI', 'BULAN', incomeMonths, '12'],
  ['LABA_RUGI', 'BULAN', incomeMonths, '1'],
  ['NERACA', 'MASA', balanceSheetSpans, '1'],
  ['LABA_RUGI', 'MASA', incomeSpans, '1'],
] as const)('the file of %s by %s equals the columns on the screen', async (laporan, susunan, query, banyak) => {
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 7));
  for (const branch of ['001', '']) {
    const { data } = await kolomLaporan(await bank.as('finance1'), {
      paging: paging({ show: 100 }),
      laporan,
      susunan,
      branch_code: branch,
      tanggal: DAY,
      banyak,
      is_all_cabang: branch === '' ? 'T' : 'F',
      rinci: 'F',
    });
    expect(data.some((row) => row.nilai.some((said) => minor(said) !== 0n))).toBe(true);
    const width = data.find((row) => row.nilai.length > 0)?.nilai.length ?? 0;
    expect(await file(query, branch, banyak)).toEqual(
      data.map((row) => ({
        pos: indented(row.tingkat, row.nama),
        tebal: ['JUDUL', 'JUMLAH'].includes(row.jenis),
        ...Object.fromEntries(
          Array.from({ length: width }, (_, at) => [
            `nilai${at + 1}`,
            row.nilai.length === 0 ? null : minor(row.nilai[at]),
          ]),
        ),
      })),
    );
  }
});

test('each month has its heading, twelve in a spreadsheet and six on paper, whose refusal names the field', async () => {
  const card: ReportDefinition = reportDefinitions.LABA_RUGI_BULAN;
  const drawn = columnsOf(card, { ...nothing, tanggal: '2026-02-10', banyak: '3' });
  expect(drawn.map(headingOf)).toEqual(['Pos', '12/2025', '01/2026', '02/2026']);
  expect(drawn.map(({ wide }) => wide ?? false)).toEqual([false, true, false, false]);
  expect(reportDefinitions.NERACA_MASA.columns.map(headingOf)).toEqual([
    'Pos',
    'Per tanggal',
    'Akhir bulan lalu',
    'Akhir triwulan lalu',
    'Akhir tahun lalu',
  ]);
  const ask = async (bentuk: string, banyak: string) =>
    askReport(await bank.as('finance1'), {
      jenis: 'LAPORAN',
      kode: 'LABA_RUGI_BULAN',
      bentuk,
      kertas: '',
      tanya: { banyak },
    });
  for (const [bentuk, banyak] of [
    ['PDF', '7'],
    ['XLSX', '13'],
    ['PDF', '0'],
  ] as const)
    await expect(ask(bentuk, banyak)).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { violations: [expect.objectContaining({ field: 'banyak' })] },
    });
  expect(await bank.owner`select kode from report_job`).toHaveLength(0);
  expect((await ask('PDF', '6')).tanya).toMatchObject({ banyak: '6' });
  expect((await ask('CSV', '12')).tanya).toMatchObject({ banyak: '12' });
  expect((await ask('PDF', '')).tanya).toMatchObject({ banyak: '6' });
});
