import { expect, test } from 'vitest';
import { kolomLaporan } from '#core/finance/statement-columns.ts';
import { balanceSheet, balanceSheetBudget, incomeBudget, incomeStatement } from '#core/report/lists/statements.ts';
import type { ReportQuery } from '#core/report/report-query.ts';
import { labaRugi, neraca } from '#core/report/statements.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { toMinor } from '#lib/money.ts';
import { type Asked, askFields } from '#lib/reports/card.ts';
import { paging } from '../../asking.ts';
import { cash, counterBank } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const nothing = Object.fromEntries(askFields.map((field) => [field, ''])) as unknown as Asked;
const MONTH_BEFORE = '2026-10-31';

/** The rows of a file; amounts in minor units, null in a title. */
const file = async (query: ReportQuery, kode_cabang: string) =>
  (
    await bank.app<
      Record<string, string | bigint | null>[]
    >`${query(bank.app, { ...nothing, kode_cabang, tanggal: DAY, tanggal_banding: MONTH_BEFORE })}`
  ).map((row) => ({ ...row }));

const minor = (wire: string | undefined) => (wire ? toMinor(wire, 'IDR', { allowNegative: true }) : null);
const indented = (tingkat: number, nama: string) => `${'  '.repeat(tingkat)}${nama}`;

test.each([
  ['NERACA', neraca, balanceSheet],
  ['LABA_RUGI', labaRugi, incomeStatement],
] as const)(
  'the file of %s says line by line what its screen says, of a branch and of the whole bank',
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
] as const)(
  'the file of %s beside the budget says what the columns on the screen say',
  async (laporan, query, fields) => {
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
  },
);
