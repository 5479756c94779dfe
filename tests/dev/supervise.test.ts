import { expect, test } from 'vitest';
import { type Program, run } from '#dev/processes.ts';
import { stopList } from '#dev/stop-list.ts';
import { supervise, type WhileDown } from '#dev/supervise.ts';

const sleeper: Program = { name: 'sleeper', command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'] };

test('a program that is killed is started again and said so in plain lines; stopped with the stack it stays away', async () => {
  const said: string[] = [];
  const stops = stopList();
  const pids: number[] = [];
  const start = async () => {
    const running = run(sleeper);
    pids.push(running.pid);
    return running;
  };
  await supervise({ name: 'The sleeper', stops, say: (line) => said.push(line), start });
  process.kill(pids[0] ?? 0, 'SIGKILL');
  while (pids.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said[0]).toBe('The sleeper ended by itself (SIGKILL). It is started again in 0.5 s.');
  await stops.stopAll();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(pids).toHaveLength(2);
  expect(said).toHaveLength(2);
});

test('one that cannot be started again is tried with longer pauses', async () => {
  const said: string[] = [];
  const stops = stopList();
  let starts = 0;
  const start = async () => {
    starts += 1;
    if (starts === 2) throw new Error('no room\nfor details');
    return run(sleeper);
  };
  const first = await supervise({ name: 'The sleeper', stops, say: (line) => said.push(line), start });
  process.kill(first.pid, 'SIGKILL');
  while (starts < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said.slice(0, 2)).toEqual([
    'The sleeper ended by itself (SIGKILL). It is started again in 0.5 s.',
    'The sleeper ended by itself (it could not be started: no room). It is started again in 1 s.',
  ]);
  await stops.stopAll();
});

test('a paused program is down while the work is done, and is started again without a word', async () => {
  const said: string[] = [];
  const stops = stopList();
  const pids: number[] = [];
  let whileDown: WhileDown = (work) => work();
  const first = await supervise({
    name: 'The sleeper',
    stops,
    say: (line) => said.push(line),
    start: async () => {
      const running = run(sleeper);
      pids.push(running.pid);
      return running;
    },
    onPausable: (pausing) => {
      whileDown = pausing;
    },
  });
  await whileDown(async () => {
    expect(await first.ended).toBe('SIGTERM');
    expect(pids).toHaveLength(1);
  });
  expect(pids).toHaveLength(2);
  expect(said).toEqual([]);

  process.kill(pids[1] ?? 0, 'SIGKILL');
  while (pids.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(said[0]).toBe('The sleeper ended by itself (SIGKILL). It is started again in 0.5 s.');
  await stops.stopAll();
});
