import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { extractGenerator } from '#core/books/reports/regulatory/generators.ts';
import { settleMonth, settleSharesMonth, settleSharesYear } from '#core/books/reports/regulatory/month.ts';
import { slipsOf } from '#core/books/reports/regulatory/slip-generator.ts';
import { taxWithheld, zakatGiven } from '#core/books/reports/regulatory/tax.ts';
import { distribute, endSharing, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { rupiahMinor } from '#lib/money.ts';
import { refusal } from '../../../helpers.ts';
import { LAST, MONTH, type MonthBank, monthBank, rupiah } from '../../../profit-sharing/month-bank.ts';
import { accounts } from '../../../small-bank.ts';
import { rowsOf } from './asked.ts';

const BRANCHES = ['000', '001', '002'] as const;
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };
const NOVEMBER = { tanggal_awal: MONTH, tanggal_akhir: LAST };

let bank: MonthBank;
const customerOf = async (account: string) =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${account}`)[0]?.n ??
  '';

beforeAll(async () => {
  bank = await monthBank();
  await bank.earn(166_250n);
  for (const branch of BRANCHES) await bank.endOfDay(branch, lockAverages);
  const { sidik } = await perhitunganHi1000(await bank.as('finance1'), { pool: 'UTAMA', bulan: MONTH, ...nothing });
  const data = { pool: 'UTAMA', bulan: MONTH, sidik };
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data,
    remark: 'Mohon disetujui',
  });
  await bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
  for (const step of [trueUp, distribute, sweepRounding])
    for (const branch of BRANCHES) await bank.endOfDay(branch, step);
  await bank.endOfDay('000', endSharing);
});

test('tax of a month: 20 per cent of each share, and together the debt of the ledger', async () => {
  const [ani, citra, firma] = await Promise.all([accounts.ani, accounts.citra, accounts.firma].map(customerOf));
  const rows = await rowsOf(bank, taxWithheld, NOVEMBER);
  expect(
    rows.map(({ nomor_nasabah, bulan, bruto, dasar, pajak, sebab_pajak }) => [
      nomor_nasabah,
      bulan,
      bruto,
      dasar,
      pajak,
      sebab_pajak,
    ]),
  ).toEqual(
    [
      [ani, '2026-11', rupiah(9_625n), rupiah(9_625n), rupiah(1_925n), 'KENA'],
      [firma, '2026-11', rupiah(32_550n), rupiah(32_550n), rupiah(6_510n), 'KENA'],
      [citra, '2026-11', rupiah(7_700n), rupiah(7_700n), rupiah(1_540n), 'KENA'],
    ].sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
  const zakat = await rowsOf(bank, zakatGiven, NOVEMBER);
  expect(zakat).toMatchObject([
    { nomor_nasabah: firma, bruto: rupiah(32_550n), pajak: rupiah(6_510n), zakat: rupiah(651n) },
  ]);
  expect(await rowsOf(bank, taxWithheld, { tanggal_awal: '2026-10-01', tanggal_akhir: '2026-10-31' })).toEqual([]);
});

test('slips of a year: one for each taxed customer, together the movements of the ledger’s account', async () => {
  const year = { bulan: MONTH, awal: '2026-01-01', akhir: LAST };
  for (const [kind, gl] of [
    ['PPH', '205001'],
    ['ZAKAT', '206001'],
  ] as const) {
    const slips = await bank.app.begin(async (tx) => {
      const found = [];
      for await (const slip of slipsOf(tx as never, kind, year)) found.push(slip);
      return found;
    });
    const sum = slips.flatMap(({ bulan }) => bulan).reduce((all, { jumlah }) => all + rupiahMinor(jumlah), 0n);
    const [ledger] = await bank.owner<{ jumlah: bigint }[]>`
      select sum(kredit - debet)::bigint as jumlah from gl_total where kode_gl = ${gl} and tanggal between '2026-01-01' and ${LAST}`;
    expect(sum).toBe(ledger?.jumlah);
    expect(new Set(slips.map(({ nomor }) => nomor)).size).toBe(kind === 'PPH' ? 3 : 1);
  }
  const firma = await customerOf(accounts.firma);
  const [zakat] = await bank.app.begin(async (tx) => {
    const found = [];
    for await (const slip of slipsOf(tx as never, 'ZAKAT', year)) found.push(slip);
    return found;
  });
  expect(zakat).toMatchObject({
    nomor: `ZAKAT-2026-${firma}`,
    bulan: [{ bulan: '2026-11', dasar: '26040.00', jumlah: '651.00' }],
  });
});

test('slips are written as spreadsheets, one for each customer', async () => {
  const maker = extractGenerator('PPH_BUKTI');
  const out = new PassThrough();
  const whole = buffer(out);
  await bank.app.begin(async (tx) => {
    await maker?.make({
      db: tx as never,
      tanya: { bulan: MONTH, awal: '2026-01-01', akhir: LAST },
      format: 'PDF',
      paper: '',
      mostPages: 10,
      kepala: {
        nomor: 'LP00026113000000001',
        nama_bank: 'Bank',
        kode_cabang: '',
        nama_cabang: '',
        siapa: 'Rini',
        tanggal: LAST,
        per: '',
      },
      out,
      held: new Set<string>(),
      fetch: () => Promise.reject(new Error('no documents')),
      seen: (_, text) => text,
      progress: async () => {},
      bind: () => Promise.reject(new Error('it binds nothing')),
    });
  });
  const pdf = await whole;
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
});

test('nothing is drawn up of shares while those of a month are reversed and not given anew', async () => {
  const caller = { idUser: 'finance1' } as never;
  const november = { bulan: MONTH, awal: '', akhir: '' };
  const status = (to: string) => bank.owner`update hi1000 set status = ${to} where bulan = ${MONTH}`;
  for (const settle of [settleSharesMonth, settleSharesYear]) {
    expect((await settle(bank.app, caller, november)).asked).toMatchObject({ bulan: MONTH, akhir: LAST });
  }
  await status('DIBATALKAN');
  for (const settle of [settleSharesMonth, settleSharesYear]) {
    await refusal(settle(bank.app, caller, november), 'SHARING_UNDONE');
  }
  // The bank still draws up the reports that do not concern shares.
  expect((await settleMonth(bank.app, caller, november)).asked).toMatchObject({ akhir: LAST });
  await status('DIBAGIKAN');
});
