import { expect, test } from 'vitest';
import { paceOf } from '#core/cash/tills/pace.ts';

/** A till of so many millions against a maximum of 100, with what came and went since it was opened. */
const flow = (saldo: number, masuk: number, keluar: number, menit: number) => {
  const million = (much: number) => BigInt(much) * 100_000_000n;
  return paceOf({
    saldo: million(saldo),
    batas: million(100),
    masuk: million(masuk),
    keluar: million(keluar),
    menit,
  });
};
const HOURLY = 1_000_000_000n;

test('a drawer with more outflow runs out when the rest has gone at that pace', () => {
  // 30 went in two hours, 15 an hour: the 30 that are left last two hours more.
  expect(flow(30, 10, 40, 120)).toEqual({ perJam: (-HOURLY * 3n) / 2n, menuju: 'KURANG', menit: 120 });
  expect(flow(0, 0, 5, 60)).toEqual({ perJam: -HOURLY / 2n, menuju: 'KURANG', menit: 0 });
});

test('a drawer into which more comes passes its maximum; one that is over it already has', () => {
  expect(flow(70, 20, 0, 120)).toEqual({ perJam: HOURLY, menuju: 'LEBIH', menit: 180 });
  expect(flow(100, 20, 0, 120)).toEqual({ perJam: HOURLY, menuju: 'LEBIH', menit: 0 });
  expect(flow(101, 0, 20, 120)).toEqual({ perJam: -HOURLY, menuju: 'LEBIH', menit: 0 });
});

test('neither where as much comes as goes, nor where it would take longer than a working day', () => {
  expect(flow(50, 0, 0, 300)).toEqual({ perJam: 0n, menuju: '', menit: 0 });
  expect(flow(50, 7, 7, 300)).toEqual({ perJam: 0n, menuju: '', menit: 0 });
  expect(flow(80, 0, 10, 60)).toEqual({ perJam: -HOURLY, menuju: 'KURANG', menit: 480 });
  expect(flow(81, 0, 10, 60)).toEqual({ perJam: -HOURLY, menuju: '', menit: 0 });
});

test('the first minutes of a day count as an hour', () => {
  expect(flow(40, 0, 10, 2)).toEqual(flow(40, 0, 10, 60));
  expect(flow(40, 0, 10, 0)).toEqual({ perJam: -HOURLY, menuju: 'KURANG', menit: 240 });
});
