import { explain, loadDotEnv } from './command.ts';
import { readRealm } from './realm.ts';
import { startStack } from './stack.ts';

/** A second Ctrl-C within this time is the same key press reaching us by two ways, not impatience. */
const SAME_PRESS_MS = 1000;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The demo users as a table: user, name, role, branch, password. */
function demoTable(): string {
  const rows = readRealm().users.map((user) => [
    user.username,
    user.name,
    user.roles.join(' '),
    user.kodeCabang,
    user.password,
  ]);
  const table = [['Pengguna', 'Nama', 'Peran', 'Cabang', 'Kata sandi'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => (row[column] ?? '').length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return lines.join('\n');
}

/** Runs until it is stopped by Ctrl-C or a signal. */
async function main(mode: 'start' | 'dev'): Promise<number> {
  loadDotEnv();
  const abort = new AbortController();
  let asked = 0;
  const stopped = new Promise<void>((resolve) => {
    const ask = () => {
      if (asked > 0 && Date.now() - asked > SAME_PRESS_MS) process.exit(1);
      if (asked > 0) return;
      asked = Date.now();
      say('Stopping ...');
      abort.abort();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
    // The bootstrap holds this channel open; when it is gone, nobody else would stop us.
    process.on('disconnect', ask);
  });
  try {
    const stack = await startStack({ mode, log: say, signal: abort.signal });
    if (stack.demoUsers) say(`\n${demoTable()}\n`);
    say(`ready ${stack.url}`);
    await stopped;
    await stack.stop();
    return 0;
  } catch (error) {
    if (asked > 0) return 0;
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  }
}

process.exit(await main(process.argv[2] === 'dev' ? 'dev' : 'start'));
