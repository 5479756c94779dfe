import { beforeAll, expect, test } from 'vitest';
import { credit, debit } from '#core/ledger/legs.ts';
import { distribute, lockAverages, sweepRounding, trueUp } from '#core/profit-sharing/end-of-day-steps.ts';
import { perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { accounts } from '../small-bank.ts';
import { head, LAST, MONTH, type MonthBank, monthBank, of, openSaver, rupiah, saver } from './month-bank.ts';

/** Three accounts of branch 002 with 111,111,111.11 each all month: at HI-1000 10 and 30 % each is due a third of 1,000,000. */
const equals = [601, 602, 603].map((serial) => makeAccountNumber('002', '12', serial));
const EACH = 111_111_111_11n;
const nothing = { per_bentuk: '0.00', per_lepas: '0.00', irr_bentuk: '0.00', irr_lepas: '0.00', hibah: '0.00' };

let bank: MonthBank;
const standsAt = async (branch: string, kode_gl: string) =>
  (
    await bank.owner<{ sisa: bigint }[]>`
      select coalesce(sum(kredit - debet), 0)::bigint as sisa from gl_total where kode_cabang = ${branch} and kode_gl = ${kode_gl}`
  )[0]?.sisa;

beforeAll(async () => {
  bank = await monthBank();
  for (const number of equals) await openSaver(bank, number);
  await bank.book(
    equals.map((number) => ({
      kodeCabang: '002',
      nominal: EACH,
      rekening: number,
      legs: [debit(head('102001'), EACH), credit(of(number), EACH)],
    })),
    MONTH,
  );
  // The ends of day of November had accrued this for the saver at 8.60: 860.00, then 1,290.00, then 1,032.00 a day.
  await bank.owner`insert into accrual_branch (kode_cabang, sejak, sampai) values ('001', ${MONTH}, ${LAST})`;
  await bank.owner`insert into accrual_rate (kode_cabang, kode_produk, dari, sampai, hi, bobot, di_bawah_minimum, faktor, bawah)
    values ('001', '12', ${MONTH}, ${LAST}, 8600000, 10000, true, 86, 3000000000)`;
  for (const [dari, sampai, saldo] of [
    ['2026-11-01', '2026-11-09', rupiah(10_000_000n)],
    ['2026-11-10', '2026-11-19', rupiah(15_000_000n)],
    ['2026-11-20', '2026-11-30', rupiah(12_000_000n)],
  ] as const)
    await bank.owner`insert into accrual_span (nomor_rekening, dari, sampai, kode_cabang, kode_produk, saldo, nisbah)
      values (${saver}, ${dari}, ${sampai}, '001', '12', ${saldo}, 3000)`;
  const accrued = rupiah(31_992n);
  await bank.book([
    {
      kodeCabang: '001',
      nominal: accrued,
      rekening: null,
      legs: [
        debit({ kode_cabang: '001', kode_gl: '601001' }, accrued),
        credit({ kode_cabang: '001', kode_gl: '202001' }, accrued),
      ],
    },
  ]);
  // 352,333,333.33 on average at 10 for each 1,000, to the sen.
  const income = 3_523_333_33n;
  await bank.book([
    {
      kodeCabang: '000',
      nominal: income,
      rekening: null,
      legs: [debit(head('102001'), income), credit(head('501004'), income)],
    },
  ]);
  for (const branch of ['000', '001', '002']) await bank.endOfDay(branch, lockAverages);
  const { sidik, final } = await perhitunganHi1000(await bank.as('finance1'), {
    pool: 'UTAMA',
    bulan: MONTH,
    ...nothing,
  });
  expect(final).toBe('10.000000');
  const { id_flow } = await bank.flow('finance2', 'SUBMIT', {
    flowCode: 'TETAPKAN_HI1000',
    data: { pool: 'UTAMA', bulan: MONTH, sidik },
    remark: 'Mohon disetujui',
  });
  await bank.flow('finance1', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai' });
});

test('a true-up adds only the surplus of the final rate over the accrual', async () => {
  await bank.endOfDay('001', trueUp);
  const [row] = await bank.owner`select akru, bagian from profit_share where nomor_rekening = ${saver}`;
  // 12,400 x 10 x 30 %: 37,200.
  expect({ ...row }).toEqual({ akru: rupiah(31_992n), bagian: rupiah(37_200n) });
  const moves = await bank.owner`
    select nomor_rekening, jumlah from accrual_move where jenis = 'TRUE_UP' and nomor_rekening in (${saver}, ${accounts.ani}) order by 1`;
  expect(moves.map((move) => ({ ...move }))).toEqual([
    { nomor_rekening: accounts.ani, jumlah: rupiah(11_000n) },
    { nomor_rekening: saver, jumlah: rupiah(5_208n) },
  ]);
  expect(await standsAt('001', '202001')).toBe(rupiah(48_200n));
});

test('1,000,000 to three equal accounts: 333,333 each and 1 to 209001, which is swept to other income', async () => {
  await bank.endOfDay('002', trueUp);
  const before = (await standsAt('002', '202001')) ?? 0n;
  await bank.endOfDay('002', distribute);
  const rows = await bank.owner`
    select bruto from profit_share where nomor_rekening = any (${equals}) order by nomor_rekening`;
  expect(rows.map(({ bruto }) => bruto)).toEqual([rupiah(333_333n), rupiah(333_333n), rupiah(333_333n)]);
  // Citra's 8,800 divides evenly.
  expect(before).toBe(rupiah(1_008_800n));
  expect([await standsAt('002', '202001'), await standsAt('002', '209001')]).toEqual([0n, rupiah(1n)]);
  const [run] = await bank.owner`select bagian, dibagikan, pembulatan from profit_branch where kode_cabang = '002'`;
  expect({ ...run }).toEqual({ bagian: rupiah(1_008_800n), dibagikan: rupiah(1_008_799n), pembulatan: rupiah(1n) });
  await bank.endOfDay('002', sweepRounding);
  expect([await standsAt('002', '209001'), await standsAt('002', '502008')]).toEqual([0n, rupiah(1n)]);
});
