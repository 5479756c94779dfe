import { expect, test } from 'vitest';
import type { OpContext, Rule } from '#core/engine/operation.ts';
import { ratesThatLookWrong } from '#core/profit-sharing/rate-warnings.ts';

type Looked = (typeof ratesThatLookWrong)[number] extends Rule<infer D, infer X> ? OpContext<D, X> : never;

const before = { bulan: '2026-10-01', hari: 31, final: 8_600_000n, pendapatan: 16_625_000n, jumlah_aset: '3100000' };
const sound = { hari: 30, final: '8750000', pendapatan: '17850000', jumlah_aset: '3000000' };
const warnings = (document: object, last: typeof before | null = before) =>
  ratesThatLookWrong.flatMap((rule) => {
    const context = {
      data: { pool: 'UTAMA', bulan: '2026-11-01' },
      extra: { document: { ...sound, ...document }, before: last },
    };
    const said = rule.check(context as unknown as Looked);
    return said?.kind === 'warn' ? [[said.code, said.params]] : [];
  });

test('warns of a rate of nothing and of funds that finance nothing, with the figures of the month before', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ final: '0', pendapatan: '0' })).toEqual([
    [
      'HI1000_NOL',
      {
        bulan: '2026-11',
        pendapatan: expect.stringContaining('0'),
        lalu: expect.stringMatching(/^8\.600000, .*166.*\(2026-10\)$/),
      },
    ],
  ]);
  expect(warnings({ jumlah_aset: '0' })).toEqual([
    [
      'HI1000_TANPA_ASET',
      { bulan: '2026-11', aset: expect.stringContaining('0'), lalu: expect.stringMatching(/1.000.*\(2026-10\)$/) },
    ],
  ]);
  // The first month of a pool has none before it.
  expect(warnings({ final: null, pendapatan: '0' }, null)).toEqual([
    ['HI1000_NOL', { bulan: '2026-11', pendapatan: expect.stringContaining('0'), lalu: '-' }],
  ]);
});
