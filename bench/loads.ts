import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountNumber, OWN_GL } from './bank.ts';
import type { BenchDatabase } from './database.ts';
import { prepareHand } from './hand.ts';
import type { Options } from './options.ts';
import { handWork, postingWork, prepareOwnTpcb, runOwn, tpcbWork } from './own-client.ts';
import { type Amount, type Pgbench, prepareTpcb, type Rate, runPgbench } from './pgbench.ts';
import { glScript, handScript, transferScript } from './posting-script.ts';

/** So much work by so many clients at a time, those of the options where none are named. */
export type Posting = (amount: Amount, by?: number) => Promise<Pick<Rate, 'tps' | 'transactions'>>;
type Load = (amount: Amount, by?: number) => Promise<Rate>;

/** The loads that go straight to the database, all by the same client program. */
export interface Loads {
  readonly client: string;
  readonly tpcb: Load;
  /** The least that a correct posting can be (bench/hand.ts). */
  readonly hand: Load;
  /** Book transfers between accounts. */
  readonly post: Load;
  /** The same by one client, so many in all. */
  readonly alone: (transactions: number) => Promise<Rate>;
  /** Accounts against one GL account only. */
  readonly hot: Load;
  /** Accounts against many GL accounts. */
  readonly spread: Load;
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
    tpcb: (amount, by = clients) => runPgbench(program, database.ownerUrl, { clients: by, amount }),
    hand: script('hand', handScript(accounts)),
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
  const posting =
    (choose?: () => string): Load =>
    (amount, by = clients) =>
      runOwn(database.appUrl, postingWork(today, accounts, choose), by, amount);
  return {
    client: 'own client: pgbench was not found',
    tpcb: (amount, by = clients) => runOwn(database.ownerUrl, tpcbWork(scale), by, amount),
    hand: (amount, by = clients) => runOwn(database.appUrl, handWork(accounts), by, amount),
    post: posting(),
    alone: (each) => runOwn(database.appUrl, postingWork(today, accounts), 1, { each }),
    hot: posting(() => one),
    spread: posting(any),
  };
}

/** Makes the tables of TPC-B and of the hand-written posting beside the bank and returns the loads. */
export async function makeLoads(
  program: Pgbench | undefined,
  database: BenchDatabase,
  dir: string,
  options: Options,
  today: string,
): Promise<Loads> {
  await prepareHand(
    database.owner,
    Array.from({ length: options.accounts }, (_, index) => accountNumber(index + 1)),
  );
  if (!program) {
    await prepareOwnTpcb(database.ownerUrl, options.scale);
    return byOwnClient(database, options, today, OWN_GL);
  }
  await prepareTpcb(program, database.ownerUrl, options.scale);
  return byPgbench(program, database, dir, options, today, OWN_GL);
}
