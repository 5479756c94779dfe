import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '#dev/cluster/cluster.ts';
import { explain } from '#dev/command.ts';
import { StartFailure } from '#dev/failure.ts';
import { drill } from './drill.ts';

const say = (line: string): void => void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

const whole = (text: string, name: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (value < 1 || value > most) throw new StartFailure(`--${name} takes a whole number from 1 to ${most}`);
  return value;
};

/** `npm run chaos -- --minutes 3 --seed 1`: starts the cluster, harms it under load, proves the books; ends with 1 when something does not hold. */
async function main(): Promise<number> {
  const text = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    options: { minutes: text('3'), seed: text('1'), verbose: { type: 'boolean', default: false } },
  });
  const abort = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => abort.abort());
  let cluster: Cluster | undefined;
  try {
    const options = { minutes: whole(values.minutes, 'minutes', 600), seed: whole(values.seed, 'seed', 999_999_999) };
    const echo = values.verbose ? (name: string, line: string) => say(`${name} | ${line}`) : () => {};
    cluster = await startCluster({ say, echo, history: 0, signal: abort.signal });
    abort.signal.addEventListener('abort', () => void cluster?.stop().then(() => process.exit(130)));
    return (await drill(cluster, options, say)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  } finally {
    await cluster?.stop();
  }
}

process.exit(await main());
