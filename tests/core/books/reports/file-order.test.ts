import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Query } from '#core/access/context.ts';
import { gl } from '#core/books/reports/general-ledger.ts';
import { view } from '#core/books/reports/job/read-report.ts';
import { jurnal } from '#core/books/reports/journals.ts';
import { glDetail } from '#core/books/reports/ledger-lines.ts';
import { trialBalance } from '#core/books/reports/trial-balance.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { as } from '#core/programs/seed/counter.ts';
import { askFields } from '#lib/books/reports/definition.ts';
import { type ReportCode, reportDefinitionOf } from '#lib/books/reports/definitions.ts';
import type { LihatLaporanQuery } from '#types/proto/books/report-job.ts';
import { paging } from '../../asking.ts';
import { refusal, run, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
  for (const nominal of ['5000000', '200000', '1000000'])
    await run(bank, 'teller1', cashDeposit, {
      nomor_rekening: accounts.citra,
      nominal,
      keterangan: `Setoran ${nominal}`,
      pecahan: [{ nominal: '100000', lembar: Number.parseInt(nominal, 10) / 100_000 }],
    });
});
afterAll(() => bank.close());

type Cells = Readonly<Record<string, unknown>>;
const lineOf = ({ nomor_referensi, kode_gl, debet, kredit, saldo }: Cells) =>
  [nomor_referensi, kode_gl, debet, kredit, saldo].filter((cell) => cell !== undefined).join(' ');
const accountOf = ({ kode_gl, kode_cabang, saldo_akhir }: Cells) =>
  [kode_gl, kode_cabang, saldo_akhir].filter(Boolean).join(' ');

/** Lists each report whose screen offers an order: its list, the query of both, and the key of a row. */
const REPORTS: Readonly<
  Partial<Record<ReportCode, { list: Query<never>; screen: object; file: object; of: (row: Cells) => string }>>
> = {
  JURNAL: { list: jurnal, screen: {}, file: { tanggal_awal: DAY }, of: lineOf },
  MUTASI_GL: {
    list: glDetail,
    screen: { kode_gl: '101002' },
    file: { kode_gl: '101002' },
    of: ({ kode_gl: _, ...row }) => lineOf(row),
  },
  NERACA_SALDO: {
    list: trialBalance,
    screen: { currency_code: 'IDR' },
    file: { kode_valuta: 'IDR' },
    of: ({ kode_cabang: _, ...row }) => accountOf(row),
  },
  SALDO_GL: { list: gl, screen: {}, file: {}, of: accountOf },
};
const SCREEN = {
  ...{ branch_code: '', tanggal_awal: '', tanggal_akhir: '', currency_code: '', kode_gl: '', is_all_cabang: 'F' },
  ...{ balance_date: '', golongan: 'F', sebelum_penutup: 'F' },
  ...{ flowCode: '', user_input: '', user_otorisasi: '', nomor_referensi: '' },
};

const filed = async (kode: ReportCode, over: object, sort: string) => {
  const { data } = await view(await as(bank, 'finance1'), {
    ...Object.fromEntries(askFields.filter((field) => field !== 'urut').map((field) => [field, ''])),
    kode,
    kode_cabang: '001',
    ...over,
    paging: paging({ show: 100, sort }),
  } as LihatLaporanQuery);
  return data.map(({ isi }) => isi as Cells);
};

test.each(Object.entries(REPORTS))(
  'the file of %s has the order that the reader chose on its list',
  async (code, { list, screen, file, of }) => {
    const kode = code as ReportCode;
    for (const name of Object.keys(reportDefinitionOf(kode)?.sorts ?? {}))
      for (const sort of [name, `-${name}`]) {
        const { data } = await (list as unknown as (context: object, input: object) => Promise<{ data: Cells[] }>)(
          await as(bank, 'finance1'),
          { ...SCREEN, branch_code: '001', ...screen, paging: paging({ show: 100, sort }) },
        );
        const rows = (await filed(kode, file, sort)).map(of);
        expect([sort, rows]).toEqual([sort, data.map(of)]);
        expect(new Set(rows).size).toBeGreaterThan(2);
      }
    const own = (await filed(kode, file, '')).map(of);
    expect([...own].sort()).toEqual(
      (await filed(kode, file, Object.keys(reportDefinitionOf(kode)?.sorts ?? {})[0] ?? '')).map(of).sort(),
    );
    await refusal(filed(kode, file, 'tidak_ada'), 'VALIDATION');
  },
);

test('every report that a screen lists by its headings is compared here, and one without headings takes no order', async () => {
  const sorted = (Object.keys(REPORTS) as ReportCode[]).filter((code) =>
    reportDefinitionOf(code)?.asks.includes('urut'),
  );
  expect(sorted).toEqual(['JURNAL', 'MUTASI_GL', 'NERACA_SALDO', 'SALDO_GL']);
  await refusal(filed('REKAP_HARIAN', {}, 'kode'), 'VALIDATION');
  expect((await filed('REKAP_HARIAN', {}, '')).length).toBeGreaterThan(0);
});
