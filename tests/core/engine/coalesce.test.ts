import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallScope, inScope } from '#core/db/call-scope.ts';
import { coalesce } from '#core/engine/coalesce.ts';

/** Makes a run that ends on command, and records the items of each call. */
function held() {
  const runs: { items: readonly number[]; end: () => void }[] = [];
  const run = (items: readonly number[]) =>
    new Promise<readonly string[]>((resolve, reject) => {
      const end = () =>
        items.includes(-1) ? reject(new Error('minus one')) : resolve(items.map((item) => `<${item}>`));
      runs.push({ items, end });
    });
  return { runs, run, asked: () => runs.map(({ items }) => items) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a lone call goes out at once, those that meet a busy lane go out together, no more than asked for', async () => {
  const { runs, run, asked } = held();
  const ask = coalesce(1, 3, run);
  const answers = Promise.all([1, 2, 3, 4, 5].map(ask));
  expect(asked()).toEqual([[1]]);
  runs[0]?.end();
  await settled();
  expect(asked()).toEqual([[1], [2, 3, 4]]);
  runs[1]?.end();
  await settled();
  expect(asked()).toEqual([[1], [2, 3, 4], [5]]);
  runs[2]?.end();
  expect(await answers).toEqual(['<1>', '<2>', '<3>', '<4>', '<5>']);
});

test('each lane takes its own run', async () => {
  const { runs, run, asked } = held();
  const answers = Promise.all([1, 2, 3].map(coalesce(2, 10, run)));
  expect(asked()).toEqual([[1], [2]]);
  runs[1]?.end();
  await settled();
  expect(asked()).toEqual([[1], [2], [3]]);
  for (const { end } of runs) end();
  expect(await answers).toEqual(['<1>', '<2>', '<3>']);
});

test('one that fails does not take the others with it, and the lane is free again', async () => {
  const { runs, run, asked } = held();
  const ask = coalesce(1, 10, run);
  const answers = Promise.allSettled([1, 2, -1, 3].map(ask));
  for (let turn = 0; turn < 5; turn++) {
    runs[turn]?.end();
    await settled();
  }
  expect(asked()).toEqual([[1], [2, -1, 3], [2], [-1], [3]]);
  expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : `${answer.reason}`))).toEqual([
    '<1>',
    '<2>',
    'Error: minus one',
    '<3>',
  ]);
  const later = ask(9);
  runs[5]?.end();
  expect(await later).toBe('<9>');
});

const scope = (fields: Partial<CallScope> = {}): CallScope => ({
  lane: 'posting',
  deadline: Number.POSITIVE_INFINITY,
  progress: { served: false },
  correlation: '',
  abandoned: () => false,
  ...fields,
});
const codesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((each) => (each.status === 'rejected' ? each.reason.code : 'OK'));

test('a call whose deadline is over is refused when its turn comes, and takes no place in a run', async () => {
  const { runs, run, asked } = held();
  const ask = coalesce(1, 2, run);
  const first = ask(1);
  const late = [{ deadline: performance.now() - 1 }, { abandoned: () => true }].map((fields, index) =>
    inScope(scope(fields), () => ask(10 + index)),
  );
  const codes = codesOf(late);
  const inTime = Promise.all([inScope(scope({ deadline: performance.now() + 60_000 }), () => ask(2)), ask(3)]);
  runs[0]?.end();
  expect(await first).toBe('<1>');
  expect(await codes).toEqual(['DEADLINE', 'DEADLINE']);
  expect(asked()).toEqual([[1], [2, 3]]);
  runs[1]?.end();
  expect(await inTime).toEqual(['<2>', '<3>']);
});

describe('a queue', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Ends one run after another, so many milliseconds apart. */
  async function endEach(runs: ReturnType<typeof held>['runs'], from: number, to: number, apart: number) {
    for (let turn = from; turn < to; turn++) {
      now += apart;
      runs[turn]?.end();
      await settled();
    }
  }

  test('that is long refuses who has waited 0.8 s in it, and nobody who is served already', async () => {
    const { runs, run } = held();
    const ask = coalesce(1, 1, run);
    const calls = Array.from({ length: 6 }, (_, index) => inScope(scope(), () => ask(index)));
    const served = inScope(scope({ progress: { served: true } }), () => ask(6));
    const codes = codesOf([...calls, served]);
    await endEach(runs, 0, 6, 200);
    expect(await codes).toEqual(['OK', 'OK', 'OK', 'OK', 'OVERLOADED', 'OVERLOADED', 'OK']);
  });

  test('in which nothing could run refuses nobody, however late it is', async () => {
    const { runs, run } = held();
    const ask = coalesce(1, 1, run);
    const codes = codesOf([1, 2, 3].map((item) => inScope(scope(), () => ask(item))));
    await endEach(runs, 0, 3, 1_500);
    expect(await codes).toEqual(['OK', 'OK', 'OK']);
  });

  test('serves a call until its deadline once it has answered it', async () => {
    const { runs, run } = held();
    const ask = coalesce(1, 1, run);
    const call = scope();
    const first = inScope(call, () => ask(0));
    await endEach(runs, 0, 1, 10);
    expect([await first, call.progress.served]).toEqual(['<0>', true]);
    const others = Array.from({ length: 5 }, (_, index) => ask(index + 1));
    const second = inScope(call, () => ask(9));
    await endEach(runs, 1, 7, 250);
    expect(await second).toBe('<9>');
    await Promise.all(others);
  });
});
