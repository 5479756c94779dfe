import { expect, test } from 'vitest';
import { type CallScope, inScope } from '#core/db/call-scope.ts';
import { coalesce } from '#core/engine/coalesce.ts';

/** A run that ends when it is told to, and remembers what it was asked together. */
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

test('what has stood there too long for its call is refused when its turn comes, and takes no place in a run', async () => {
  const { runs, run, asked } = held();
  const ask = coalesce(1, 2, run);
  const scope = (fields: Partial<CallScope>): CallScope => ({
    lane: 'posting',
    deadline: Number.POSITIVE_INFINITY,
    beginBy: Number.POSITIVE_INFINITY,
    correlation: '',
    abandoned: () => false,
    ...fields,
  });
  const past = performance.now() - 1;
  const first = ask(1);
  const late = [{ beginBy: past }, { deadline: past }, { abandoned: () => true }].map((fields, index) =>
    inScope(scope(fields), () => ask(10 + index)),
  );
  const codes = Promise.allSettled(late);
  const inTime = Promise.all([inScope(scope({ beginBy: past + 60_000 }), () => ask(2)), ask(3)]);
  runs[0]?.end();
  expect(await first).toBe('<1>');
  expect((await codes).map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
    'OVERLOADED',
    'DEADLINE',
    'DEADLINE',
  ]);
  expect(asked()).toEqual([[1], [2, 3]]);
  runs[1]?.end();
  expect(await inTime).toEqual(['<2>', '<3>']);
});
