import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_GL } from './bank.ts';
import type { BenchDatabase } from './database.ts';
import type { Options } from './options.ts';
import { layOwnTpcb, postingWork, runOwn, tpcbWork } from './own-client.ts';
import { type Amount, layTpcb, type Pgbench, type Rate, runPgbench } from './pgbench.ts';
import { glScript, transferScript } from './posting-script.ts';

/** The loads that go straight to the database, all by the same client program. */
export interface Loads {
  readonly client: string;
  readonly tpcb: (amount: Amount) => Promise<Rate>;
  /** Book transfers between accounts. */
  readonly post: (amount: Amount) => Promise<Rate>;
  /** The same by one client, so many in all. */
  readonly alone: (transactions: number) => Promise<Rate>;
  /** Accounts against one GL account only. */
  readonly hot: (amount: Amount) => Promise<Rate>;
  /** Accounts against many GL accounts. */
  readonly spread: (amount: Amount) => Promise<Rate>;
}

function byPgbench(
  program: Pgbench,
  database: BenchDatabase,
  dir: string,
  options: Options,
  today: string,
  gl: readonly string[],
): Loads {
  const { accounts, clients } = options;
  const script = (name: string, text: string) => {
    const file = join(dir, `${name}.sql`);
    writeFileSync(file, text);
    return (amount: Amount, by = clients) =>
      runPgbench(program, database.appUrl, { clients: by, amount, script: file });
  };
  const post = script('transfer', transferScript(today, accounts));
  return {
    client: program.version,
    tpcb: (amount) => runPgbench(program, database.ownerUrl, { clients, amount }),
    post,
    alone: (transactions) => post({ each: transactions }, 1),
    hot: script('hot', glScript(today, accounts, gl, true)),
    spread: script('spread', glScript(today, accounts, gl, false)),
  };
}

function byOwnClient(database: BenchDatabase, options: Options, today: string, gl: readonly string[]): Loads {
  const { accounts, clients, scale } = options;
  const one = gl[0] ?? '';
  let turn = 0;
  const any = () => gl[turn++ % gl.length] ?? one;
  const posting = (choose?: () => string) => (amount: Amount) =>
    runOwn(database.appUrl, postingWork(today, accounts, choose), clients, amount);
  return {
    client: 'own client: pgbench was not found',
    tpcb: (amount) => runOwn(database.ownerUrl, tpcbWork(scale), clients, amount),
    post: posting(),
    alone: (each) => runOwn(database.appUrl, postingWork(today, accounts), 1, { each }),
    hot: posting(() => one),
    spread: posting(any),
  };
}

/** Makes the TPC-B tables beside the bank and returns the loads. */
export async function makeLoads(
  program: Pgbench | undefined,
  database: BenchDatabase,
  dir: string,
  options: Options,
  today: string,
): Promise<Loads> {
  if (!program) {
    await layOwnTpcb(database.ownerUrl, options.scale);
    return byOwnClient(database, options, today, OWN_GL);
  }
  await layTpcb(program, database.ownerUrl, options.scale);
  return byPgbench(program, database, dir, options, today, OWN_GL);
}
