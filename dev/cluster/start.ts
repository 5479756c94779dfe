import { parseArgs } from 'node:util';
import { explain } from '#dev/command.ts';
import { readRealm } from '#dev/realm.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { MACHINES, PORTS } from './layout.ts';
import { TELLER_PASSWORD, TELLERS, tellerName } from './people.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The addresses and the people who can sign in. */
function describe({ at, env, network }: Cluster): string {
  const users = readRealm().users.map(({ username, roles, kodeCabang, password }) =>
    [username.padEnd(14), kodeCabang, roles.join(' ').padEnd(18), password].join('  '),
  );
  return [
    '',
    ...MACHINES.map((name) => `${name.padEnd(7)} ${at(name)}`),
    '',
    `web        http://${at('lb1')}:${PORTS.web} and http://${at('lb2')}:${PORTS.web}`,
    `read-write ${env.databases.appByProxy}`,
    `read-only  ports ${PORTS.readOnly} of lb1 and lb2`,
    `Patroni    http://${at('pg1')}:${PORTS.patroni}/cluster`,
    network.cut
      ? 'Each machine is a network namespace: ip netns list'
      : 'Not root: the machines share the loopback device and cannot be cut off.',
    '',
    ...users,
    `${tellerName(1)} to ${tellerName(TELLERS)}  TELLER  ${TELLER_PASSWORD}`,
    '',
  ].join('\n');
}

/** `npm run cluster`: runs the cluster until it is stopped by Ctrl-C. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { history: { type: 'string', default: '0' }, verbose: { type: 'boolean', default: false } },
  });
  const abort = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (!abort.signal.aborted) say('Stopping ...');
        abort.abort();
        resolve();
      });
  });
  try {
    const echo = values.verbose ? (name: string, line: string) => say(`${name} | ${line}`) : () => {};
    const history = Number.parseInt(values.history, 10) || 0;
    const cluster = await startCluster({ say, echo, history, signal: abort.signal });
    say(describe(cluster));
    say(`ready ${cluster.env.publicUrl}`);
    await stopped;
    await cluster.stop();
    return 0;
  } catch (error) {
    if (abort.signal.aborted) return 0;
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  }
}

process.exit(await main());
