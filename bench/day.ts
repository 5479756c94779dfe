import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { ROOT } from '#dev/build.ts';
import { loadSecrets, openDataDir } from '#dev/data-dir.ts';
import { wallClock } from '#lib/dates.ts';
import { startDatabase } from './database.ts';
import { type Connections, measureRound, monthBegins, type Round } from './day-accrual.ts';
import { prepareBareRows, prepareEarningAccounts } from './day-bank.ts';
import { type EndsOfDay, measureEndsOfDay } from './day-end-of-day.ts';
import { commit, machine } from './report.ts';

const ROUNDS = 3;
const say = (text: string) => process.stdout.write(`${text}\n`);

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the figures of the rounds: each figure's middle round, ratios within their own round. */
function figures(rounds: readonly Round[], endsOfDay: EndsOfDay, accounts: number) {
  const update = middle(rounds.map((round) => round.update));
  return {
    ratios: {
      // This is the dearest end of day there is: every account gets a row of its own.
      accrual_vs_update: rounded(middle(rounds.map(({ monthBegins: begins, update }) => begins / update))),
      accrual_ordinary_vs_update: rounded(middle(rounds.map(({ ordinary, update }) => ordinary / update))),
      // The job queue runs all steps of an ordinary end of day.
      end_of_day_vs_update: rounded(endsOfDay.whole.seconds / update),
      // One runner that is killed at half of what the other one took, and another that goes on from there.
      resume_ratio: rounded(endsOfDay.killed.seconds / endsOfDay.alone.seconds),
      // Compares the wait of tellers at another branch while an end of day runs with their wait while none does.
      online_p99_ratio: rounded(endsOfDay.online.busy.p99 / endsOfDay.online.idle.p99),
    },
    accounts_per_second: Math.round(accounts / middle(rounds.map(({ monthBegins: begins }) => begins))),
    seconds: {
      update: rounded(middle(rounds.map(({ update }) => update))),
      accrual: rounded(middle(rounds.map(({ monthBegins: begins }) => begins))),
      accrual_ordinary: rounded(middle(rounds.map(({ ordinary }) => ordinary))),
      end_of_day: rounded(endsOfDay.whole.seconds),
      end_of_day_alone: rounded(endsOfDay.alone.seconds),
      end_of_day_killed: rounded(endsOfDay.killed.seconds),
    },
    online_ms: endsOfDay.online,
    steps: endsOfDay.whole.steps,
  };
}

/** `npm run bench -- --day`: the cost of an end of day, against a bare UPDATE of as many rows in the same run; writes bench/out/day.json. */
export async function benchDay(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      day: { type: 'boolean' },
      accounts: { type: 'string', default: '1000000' },
      keepFiles: { type: 'boolean', default: false },
    },
  });
  const accounts = Number.parseInt(values.accounts, 10);
  const dir = openDataDir(join(tmpdir(), `amanah-day-${process.pid}`));
  const on = machine();
  const database = await startDatabase(dir, await loadSecrets(dir));
  const app = connect(database.appUrl, { max: 4 });
  const connections: Connections = {
    owner: database.owner,
    app,
    appUrl: database.appUrl,
    admin: database.admin,
    accounts,
  };
  try {
    const today = wallClock(new Date()).date;
    say(`preparing ${accounts} accounts ...`);
    await prepareEarningAccounts(database.owner, today, accounts);
    await prepareBareRows(database.owner);
    const rounds: Round[] = [];
    // The first round is not measured: compiling, caching or enlarging on first use is no cost of an end of day.
    const offences: string[] = [];
    const firsts = await monthBegins(database.owner, today, ROUNDS + 1);
    for (const [index, first] of firsts.entries()) {
      const round = await measureRound(connections, first);
      say(
        `${index === 0 ? 'warm ' : 'round'} update ${round.update.toFixed(2)} s, month begins ${round.monthBegins.toFixed(2)} s, ordinary ${round.ordinary.toFixed(2)} s`,
      );
      if (index > 0) rounds.push(round);
      // Later rounds leap over days; the books of the first are whole.
      else
        offences.push(
          ...(await checkBooks(database.owner))
            .filter(({ ok }) => !ok)
            .map(({ name, details }) => `${name}: ${details.slice(0, 3).join('; ')}`),
        );
    }
    const endsOfDay = await measureEndsOfDay(connections, firsts.at(-1) ?? today);
    const found = {
      ...figures(rounds, endsOfDay, accounts),
      accounts,
      load: { before: on.load_before, after: loadavg() },
    };
    const file = join(ROOT, 'bench', 'out', 'day.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...found, machine: on, commit: commit(ROOT), rounds }, null, 2)}\n`);
    say(JSON.stringify(found, null, 2));
    say(offences.length === 0 ? 'the books hold' : `THE BOOKS DO NOT HOLD:\n${offences.join('\n')}`);
    if (offences.length > 0) process.exitCode = 1;
  } finally {
    await app.end();
    await database.stop();
    if (!values.keepFiles) rmSync(dir, { recursive: true, force: true });
  }
}
