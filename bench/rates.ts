import { type Part, perTransaction, processorTimes, type Times, total } from './processor.ts';

/** Holds the result of one slice of a load. */
interface Slice {
  readonly tps: number;
  /** Processor time of each part for one transaction, in microseconds. */
  readonly processor: Times;
}

/** Runs a load for some seconds and returns its number of transactions. */
export type Load = (seconds: number) => Promise<{ readonly tps: number; readonly transactions: number }>;

export type Slices = Readonly<Record<string, readonly Slice[]>>;

const say = (text: string) => process.stdout.write(`${text}\n`);

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]];
  return (low + high) / 2;
};

/**
 * Runs all loads in turns, a short slice of each in every round and each round beginning with another, so that a slow minute of the
 * machine falls on every side alike.
 */
export async function measureSlices(
  loads: Readonly<Record<string, Load>>,
  parts: Readonly<Record<string, Part>>,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Slices> {
  const names = Object.keys(loads);
  const slices = new Map<string, Slice[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const results: string[] = [];
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] ?? '';
      const before = processorTimes(parts);
      const { tps, transactions } = (await loads[name]?.(seconds)) ?? { tps: 0, transactions: 0 };
      slices
        .get(name)
        ?.push({ tps, processor: perTransaction(before, processorTimes(parts), Math.max(transactions, 1)) });
      results.push(`${name} ${Math.round(tps)}`);
    }
    say(`round ${round + 1} of ${rounds}, a second: ${results.sort().join(', ')}`);
  }
  return Object.fromEntries(slices);
}

/** Throughput of one load over another's: the median over the rounds of the ratio inside each round. */
export const ratio = (slices: Slices, over: string, under: string): number =>
  median((slices[over] ?? []).map(({ tps }, round) => tps / (slices[under]?.[round]?.tps ?? Number.NaN)));

/** The same by processor time: what one transaction of the second costs over one of the first. */
export const processorRatio = (slices: Slices, over: string, under: string): number =>
  processorOf(slices, under).all / processorOf(slices, over).all;

/** Processor time of one transaction of a load in microseconds, by part and in all: the medians over the rounds. */
export function processorOf(slices: Slices, name: string): { readonly all: number; readonly parts: Times } {
  const own = slices[name] ?? [];
  const parts = Object.keys(own[0]?.processor ?? {});
  return {
    all: median(own.map(({ processor }) => total(processor))),
    parts: Object.fromEntries(parts.map((part) => [part, median(own.map(({ processor }) => processor[part] ?? 0))])),
  };
}
