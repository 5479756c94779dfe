import type { Reason } from '#lib/errors/errors.ts';

/** A reason as it was shown: its code and its parameters. */
export type ShownReason = Pick<Reason, 'kode' | 'rincian'>;

/** An amount or a count as a reason spells it, to be held against another one of its kind. */
const figure = (shown: string): bigint => BigInt(shown.replace(/[^\d-]/g, '') || '0');

/**
 * A figure that moves by itself while an item waits is another fact only where it is worse than what was shown; an item would else never stand still
 * for its checker. `saldo` is a ledger account's balance on its wrong side (GL_SISI_SALAH): every posting on it moves it, nearer is less than what
 * was lifted, further is more. `hari` counts days that go by (LAMA_DIAM): what they come to has a code of its own. All other parameters are details,
 * compared as they were shown: an account, rows, a number of times, an amount, and what the bank itself sets, as a limit or a rate, which no posting
 * moves.
 */
const worse: Readonly<Record<string, (now: string, shown: string) => boolean>> = {
  saldo: (now, shown) => figure(now) < figure(shown),
  hari: () => false,
};

/** Returns true when the reason says no more than the one that was shown. */
function saidBy(shown: ShownReason, { kode, rincian }: ShownReason): boolean {
  const names = new Set([...Object.keys(shown.rincian), ...Object.keys(rincian)]);
  return (
    shown.kode === kode &&
    [...names].every((name) => {
      const [now, then] = [rincian[name], shown.rincian[name]];
      if (now === undefined || then === undefined) return false;
      return now === then || worse[name]?.(now, then) === false;
    })
  );
}

/** Returns true when a reason says what none of the shown ones did: another code, or the same one of more than its checkers read. */
export const isNewReason = (reason: ShownReason, shown: readonly ShownReason[]): boolean =>
  !shown.some((each) => saidBy(each, reason));
