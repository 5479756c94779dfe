import { expect, test } from 'vitest';
import { LaneQueue } from '#core/db/pool/lane-queue.ts';
import type { Slot } from '#core/db/pool/slot.ts';
import { workingTime } from '#lib/working-time.ts';

const slot = {} as Slot;
const waiter = { leftMs: 60_000, served: false };

/** A lane of one connection, which somebody has, under a clock of the test's own. */
async function busyLane(most = 2) {
  let now = 0;
  const time = workingTime(() => now);
  const lane = new LaneQueue([slot], { most, waitMs: 2_000 }, time);
  await lane.acquire(waiter);
  /** Lets the database answer so many milliseconds later. */
  const answer = (ms: number) => {
    now += ms;
    time.worked();
    lane.refuseLate();
  };
  return { lane, answer };
}
const codeOf = (asked: Promise<Slot>): Promise<string> =>
  asked.then(
    () => 'OK',
    (error: { code: string }) => error.code,
  );

test('a lane refuses who has waited too long while the database answered others', async () => {
  const { lane, answer } = await busyLane();
  const asked = codeOf(lane.acquire(waiter));
  for (let n = 0; n < 20; n++) answer(99);
  expect(lane.waiting).toBe(1);
  answer(99);
  expect([lane.waiting, await asked]).toEqual([0, 'OVERLOADED']);
});

test('a lane refuses nobody because the database or the process has stalled', async () => {
  const { lane, answer } = await busyLane();
  const asked = codeOf(lane.acquire(waiter));
  for (let n = 0; n < 3; n++) answer(5_000);
  expect(lane.waiting).toBe(1);
  lane.release(slot);
  expect(await asked).toBe('OK');
});

test('a lane is full for a call that comes, and never for one that is being served', async () => {
  const { lane, answer } = await busyLane(1);
  const first = codeOf(lane.acquire(waiter));
  const served = codeOf(lane.acquire({ leftMs: 60_000, served: true }));
  expect(await codeOf(lane.acquire(waiter))).toBe('OVERLOADED');
  for (let n = 0; n < 30; n++) answer(100);
  expect(await first).toBe('OVERLOADED');
  lane.release(slot);
  expect(await served).toBe('OK');
});

test('a call that is being served waits for a connection until its deadline', async () => {
  const { lane } = await busyLane();
  expect(await codeOf(lane.acquire({ leftMs: 20, served: true }))).toBe('DEADLINE');
  expect(lane.waiting).toBe(0);
});
