import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { countCpu, rises, ticksBelow, withCpu } from '#dev/cpu-time.ts';

test('adds up the ticks of a process and of all that descend from it', () => {
  const table = new Map([
    [1, { parent: 0, ticks: 1_000 }],
    [10, { parent: 1, ticks: 5 }],
    [11, { parent: 10, ticks: 20 }],
    [12, { parent: 11, ticks: 300 }],
    [13, { parent: 1, ticks: 4_000 }],
  ]);
  expect(ticksBelow(table, new Set([10]))).toBe(325);
  expect(ticksBelow(table, new Set([10, 13]))).toBe(4_325);
  expect(ticksBelow(table, new Set([99]))).toBe(0);
});

test('records the time of a process that has ended', () => {
  const sum = rises();
  for (const seen of [10, 50, 20, 25]) sum.add(seen);
  expect(sum.total()).toBe(55);
});

/** A process whose child burns most of a second of processor time; both stay until the first is told to end. */
const BURNS = `
  const burn = "while (process.cpuUsage().user < 7e5); console.log('burnt'); process.stdin.resume();";
  require('node:child_process').spawn(process.execPath, ['-e', burn], { stdio: ['inherit', 'inherit', 'inherit'] });
`;

test.runIf(process.platform === 'linux')(
  'counts a step’s processes and their children, and nothing of another step',
  async () => {
    const child = spawn(process.execPath, ['-e', BURNS], { stdio: ['pipe', 'pipe', 'inherit'] });
    const burnt = async () => void (await once(child.stdout, 'data'));
    const [counted, other] = await Promise.all([
      withCpu(async () => {
        countCpu(child.pid);
        await burnt();
      }),
      withCpu(burnt),
    ]);
    child.stdin.end();
    expect(counted.cpu).toBeGreaterThanOrEqual(1);
    expect(other.cpu).toBe(0);
  },
);
