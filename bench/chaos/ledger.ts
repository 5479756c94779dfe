/** A posting as the drill has seen it from outside. */
export interface Attempt {
  readonly key: string;
  /** A text of its own, by which its journals are found without the key. */
  readonly mark: string;
  /** Minor units that each account gains, negative for what it gives. */
  readonly moves: ReadonlyMap<string, bigint>;
  /** Undefined while no final answer has come. */
  answer?: { readonly booked: boolean; readonly journal: string; readonly code: string; readonly at: number };
}

/** All that people have sent and been answered, and when. */
export class DrillLedger {
  readonly attempts: Attempt[] = [];
  readonly bookedAt: number[] = [];
  readonly open: { readonly at: number; readonly message: string }[] = [];

  begin(attempt: Attempt): Attempt {
    this.attempts.push(attempt);
    return attempt;
  }

  settle(attempt: Attempt, reply: { readonly code: string; readonly data: unknown }): void {
    const at = Date.now();
    const booked = reply.code === '00';
    const { id_jurnal: journal = '' } = (reply.data ?? {}) as { id_jurnal?: string };
    attempt.answer = { booked, journal, code: reply.code, at };
    if (booked) this.bookedAt.push(at);
  }

  /** The longest time between two booked postings within these moments, in milliseconds. */
  gap(from: number, to: number): number {
    let [longest, last] = [0, from];
    for (const at of this.bookedAt) {
      if (at < from || at > to) continue;
      longest = Math.max(longest, at - last);
      last = at;
    }
    return Math.max(longest, to - last);
  }

  /** Counts each message that people saw within these moments and that was no final answer. */
  seen(from: number, to: number): Map<string, number> {
    const seen = new Map<string, number>();
    for (const { at, message } of this.open)
      if (at >= from && at <= to) seen.set(message, (seen.get(message) ?? 0) + 1);
    return seen;
  }
}
