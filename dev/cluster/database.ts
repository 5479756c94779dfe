import { join } from 'node:path';
import { connect } from '#core/db/client.ts';
import { ROOT } from '#dev/build.ts';
import type { DemoCentralBank } from '#dev/central-bank/start.ts';
import type { Secrets } from '#dev/data-dir.ts';
import { StartFailure } from '#dev/failure.ts';
import { prepareRoles } from '#dev/postgres.ts';
import { complete, pause } from '#dev/processes.ts';
import type { StopList } from '#dev/stop-list.ts';
import type { environments } from './environment.ts';
import { type Addresses, type MachineName, machinesOf, PORTS } from './layout.ts';
import { insertTellers } from './people.ts';
import { answers } from './works.ts';

const ELECTED_MS = 60_000;

/** Returns the machine that is primary now by Patroni's own word; undefined while none is. */
export async function primaryOf(at: Addresses): Promise<MachineName | undefined> {
  const states = await Promise.all(
    machinesOf('pg').map(async (name) => ({ name, is: await answers(`http://${at(name)}:${PORTS.patroni}/primary`) })),
  );
  return states.find(({ is }) => is)?.name;
}

/** True when a replica has each posting before it is answered. */
const hasSynchronous = async (at: Addresses): Promise<boolean> =>
  (await Promise.all(machinesOf('pg').map((name) => answers(`http://${at(name)}:${PORTS.patroni}/synchronous`)))).some(
    Boolean,
  );

/** Waits for a primary and its synchronous replica. */
async function elected(at: Addresses): Promise<MachineName> {
  for (const until = Date.now() + ELECTED_MS; Date.now() < until; await pause(200)) {
    const primary = await primaryOf(at);
    if (primary && (await hasSynchronous(at))) return primary;
  }
  throw new StartFailure(`Patroni has elected no primary with a synchronous replica within ${ELECTED_MS / 1_000} s.`);
}

/** Makes roles and database on the primary, migrates and builds the demo bank with the tellers of a drill. */
export async function prepareDatabase(options: {
  at: Addresses;
  env: ReturnType<typeof environments>;
  secrets: Secrets;
  history: number;
  centralBank: DemoCentralBank;
  say: (line: string) => void;
  stops: StopList;
}): Promise<void> {
  const { at, env, secrets, history, centralBank, say, stops } = options;
  const primary = await elected(at);
  say(`${primary} is the primary`);
  await prepareRoles({ host: at(primary), port: PORTS.postgres }, secrets);
  const program = (name: string, file: string, ...args: readonly string[]) =>
    complete(
      { name, command: process.execPath, args: [join(ROOT, file), ...args], cwd: ROOT, env: env.shared },
      (running) => void stops.add(running.stop),
    );
  say('Migrating, and building the demo bank ...');
  await program('migrate', 'core/db/migrate.ts');
  await program('seed', 'core/programs/seed.ts', '--history', String(history), '--central-bank');
  await centralBank.present(env.databases.owner);
  const owner = connect(env.databases.owner, { max: 1, asal: 'PASANG' });
  try {
    await insertTellers(owner);
  } finally {
    await owner.end();
  }
}
