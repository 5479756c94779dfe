import type { DifferenceKind } from '#lib/cash/cash-differences.ts';

/** The flow of customers' cash through an open till so far; amounts in minor units. */
export interface TillFlow {
  readonly saldo: bigint;
  /** The most it may hold. */
  readonly batas: bigint;
  readonly masuk: bigint;
  readonly keluar: bigint;
  /** Whole minutes since it was opened. */
  readonly menit: number;
}

/** The trend of a till: it runs out, or it passes its maximum, in so many minutes. */
export interface Pace {
  /** The net flow of an hour, in minor units; negative where more goes out. */
  readonly perJam: bigint;
  readonly menuju: '' | DifferenceKind;
  readonly menit: number;
}

/** The first customers of a day say little: what they did is taken for an hour's work. */
const FIRST_HOUR = 60;
/** Beyond a working day nobody plans. */
const WORKING_DAY = 8 * 60;

/** Whole minutes until this much is gone or filled; at least none. */
const minutesFor = (much: bigint, net: bigint, over: bigint): bigint => (much <= 0n ? 0n : (much * over) / net);

/** A till at today's pace: who will run short or over the maximum, and when, if the day goes on as it went. */
export function paceOf({ saldo, batas, masuk, keluar, menit }: TillFlow): Pace {
  const over = BigInt(Math.max(menit, FIRST_HOUR));
  const net = masuk - keluar;
  const perJam = (net * 60n) / over;
  const towards = (menuju: DifferenceKind, minutes: bigint): Pace =>
    minutes > WORKING_DAY ? { perJam, menuju: '', menit: 0 } : { perJam, menuju, menit: Number(minutes) }; // not an amount: minutes
  if (saldo > batas) return towards('LEBIH', 0n);
  if (net < 0n) return towards('KURANG', minutesFor(saldo, -net, over));
  if (net > 0n) return towards('LEBIH', minutesFor(batas - saldo, net, over));
  return { perJam, menuju: '', menit: 0 };
}
