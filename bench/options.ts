import { parseArgs } from 'node:util';

/** Sets the size and length of one run of the bench. Times are seconds, counts are rows or postings. */
export interface Options {
  /** Shows that everything runs and that the books hold; its figures mean nothing. */
  readonly quick: boolean;
  /** Seconds of each load before it is measured, and of the inquiry. */
  readonly warm: number;
  readonly inquiry: number;
  /** pgbench's scale: 100,000 accounts of its own each. */
  readonly scale: number;
  readonly accounts: number;
  /** Counts the journal lines inserted for the trial balance. */
  readonly lines: number;
  /** Each throughput is measured this many times, in turns with the others, and for this long each time. */
  readonly rounds: number;
  readonly seconds: number;
  /** Transactions per client where bytes and statements are counted. */
  readonly counted: number;
  /** Clients at a time, few and many: each load is measured with both. */
  readonly clients: number;
  readonly inFlight: number;
  readonly users: number;
  /** Microseconds that a commit waits for its disk, on top of what the one at hand takes; 0 leaves it as it is. */
  readonly flush: number;
  readonly keep: boolean;
}

const number = (text: string | undefined, name: string, otherwise: number): number => {
  if (text === undefined) return otherwise;
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`--${name} takes a whole number above zero, not ${text}`);
  return Number.parseInt(text, 10);
};

/** Reads the command line: `--quick`, `--scale N`, `--accounts N`, `--lines N`, `--seconds N`, `--rounds N`, `--flush N`, `--keep`. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      scale: { type: 'string' },
      accounts: { type: 'string' },
      lines: { type: 'string' },
      rounds: { type: 'string' },
      flush: { type: 'string' },
      seconds: { type: 'string' },
    },
  });
  const { quick } = values;
  return {
    quick,
    keep: values.keep,
    scale: number(values.scale, 'scale', quick ? 1 : 100),
    accounts: number(values.accounts, 'accounts', quick ? 1_000 : 100_000),
    lines: number(values.lines, 'lines', quick ? 20_000 : 1_000_000),
    rounds: number(values.rounds, 'rounds', quick ? 1 : 5),
    seconds: number(values.seconds, 'seconds', quick ? 1 : 2),
    flush: values.flush === undefined ? 0 : number(values.flush, 'flush', 0),
    // Files grow by many pages at a time, so bytes need many transactions.
    counted: quick ? 20 : 1_000,
    warm: quick ? 0 : 2,
    // Long enough that one call in a hundred is many calls.
    inquiry: quick ? 1 : 8,
    clients: quick ? 2 : 8,
    inFlight: quick ? 4 : 32,
    // One session may have a few calls inside at a time: what many connections of few sessions ask is refused.
    users: quick ? 16 : 32,
  };
}
