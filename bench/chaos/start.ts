import { parseArgs } from 'node:util';
import { connect, type Db } from '#core/db/client.ts';
import { openCounter } from '#core/db/seed/days.ts';
import { makeRandom } from '#core/db/seed/random.ts';
import { readAnswers } from '#core/ledger/answer-file.ts';
import { reconcileAnswers } from '#core/ledger/reconcile-answers.ts';
import { answersDir, type Cluster, startCluster } from '#dev/cluster/cluster.ts';
import { machinesOf, PORTS } from '#dev/cluster/layout.ts';
import { TELLER_PASSWORD, TELLERS, tellerName } from '#dev/cluster/people.ts';
import { explain } from '#dev/command.ts';
import { StartFailure } from '#dev/failure.ts';
import { readRealm } from '#dev/realm.ts';
import { layDailyLimits } from '../bank.ts';
import { balancesOf, check } from './checker.ts';
import { endDay } from './end-of-day.ts';
import { kindsOf, recovered } from './faults.ts';
import { DrillLedger } from './ledger.ts';
import { readerWorks, supervisorWorks, tellerWorks, type Work } from './load.ts';
import { rage } from './nemesis.ts';
import { personAt } from './person.ts';
import { findings, table } from './table.ts';

const say = (line: string): void => void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);

const ACCOUNTS = 60;
const FLOAT = { '100000': 5 };
/** After the last fault people wait so long for their answers. */
const PATIENCE_MS = 60_000;
const RECOVERY_MS = 120_000;

const whole = (text: string, name: string, most: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (value < 1 || value > most) throw new StartFailure(`--${name} takes a whole number from 1 to ${most}`);
  return value;
};

/** Opens the tellers' tills and chooses accounts of their branch that can pay. */
async function prepare(owner: Db, app: Db): Promise<readonly string[]> {
  await layDailyLimits(owner);
  for (let index = 1; index <= TELLERS; index++)
    await openCounter({ owner, app }, { teller: tellerName(index), headTeller: 'headteller1' }, FLOAT);
  const rows = await owner<{ nomor_rekening: string }[]>`
    select a.nomor_rekening from account a join account_state s using (nomor_rekening)
    where a.kode_cabang = '001' and a.kode_produk = '12' and a.kode_valuta = 'IDR' and s.saldo_buku >= 100000000
      and not exists (select from account_blocking b where b.nomor_rekening = a.nomor_rekening)
      and not exists (select from account_hold h where h.nomor_rekening = a.nomor_rekening)
    order by a.nomor_rekening limit ${ACCOUNTS}`;
  return rows.map((row) => row.nomor_rekening);
}

/** Signs everybody in. */
async function people(cluster: Cluster, ledger: DrillLedger) {
  const addresses = machinesOf('lb').map((name) => `http://${cluster.at(name)}:${PORTS.web}`);
  const told = (message: string) => void ledger.open.push({ at: Date.now(), message });
  const passwords = new Map(readRealm().users.map(({ username, password }) => [username, password]));
  const known = (name: string) => personAt(addresses, { name, password: passwords.get(name) ?? '' }, told);
  const tellers = [];
  for (let index = 1; index <= TELLERS; index++)
    tellers.push(await personAt(addresses, { name: tellerName(index), password: TELLER_PASSWORD }, told));
  return {
    tellers,
    supervisor: await known('supervisor1'),
    officer: await known('headteller2'),
    manager: await known('manager2'),
    finance: await known('finance1'),
  };
}

/** The drill on a cluster that serves. Returns true when everything holds. */
async function drill(cluster: Cluster, options: { minutes: number; seed: number }): Promise<boolean> {
  const owner = connect(cluster.env.databases.owner, { max: 2, asal: 'PASANG' });
  const app = connect(cluster.env.databases.app, { max: 2 });
  try {
    const accounts = await prepare(owner, app);
    const before = await balancesOf(owner, accounts);
    const ledger = new DrillLedger();
    const crew = await people(cluster, ledger);
    const { kinds, cannot } = kindsOf(cluster);
    say(
      `${crew.tellers.length} tellers, ${accounts.length} accounts, ${kinds.length} kinds of faults, seed ${options.seed}`,
    );
    for (const line of cannot) say(line);
    const until = Date.now() + options.minutes * 60_000;
    let [over, given] = [false, false];
    const filed: [string, Parameters<Work['file']>[1]][] = [];
    const work: Work = {
      ledger,
      accounts,
      random: makeRandom(options.seed + 1),
      over: () => over,
      given: () => given,
      file: (...item) => void filed.push(item),
    };
    const reads = { good: 0, bad: 0 };
    const counted = (ok: boolean): void => {
      if (ok) reads.good += 1;
      else reads.bad += 1;
    };
    const load = [
      ...crew.tellers.map((teller) => tellerWorks(teller, work)),
      supervisorWorks(crew.supervisor, () => filed.shift(), work),
      readerWorks(crew.finance, work, counted),
    ];
    const evening = endDay(crew, owner, () => given);
    const struck = await rage(cluster, makeRandom(options.seed), { until, say });
    over = true;
    say((await recovered(cluster, RECOVERY_MS)) ? 'all machines serve' : 'NOT all machines serve again');
    const patience = setTimeout(() => {
      given = true;
    }, PATIENCE_MS);
    await Promise.all(load);
    const day = await evening;
    clearTimeout(patience);
    await owner`select fold_ledger(), seal_audit(100000)`;
    const verdict = await check(owner, ledger, before);
    const single = connect(cluster.env.databases.owner, { max: 1, asal: 'PERINTAH' });
    const folders = machinesOf('core').map((name) => `${answersDir(cluster.dir)}/${name}`);
    const reconciled = await reconcileAnswers(
      single,
      readAnswers(folders, () => {}),
    ).finally(() => single.end());
    const { lines, sound } = findings(ledger, verdict);
    process.stdout.write(`\n${table(struck, ledger, verdict)}\n\n${lines.join('\n')}\n`);
    say(`end of day of branch 002: ${day}; ${reads.good} reports read, ${reads.bad} not`);
    say(
      `reconcile: ${reconciled.answers} answers, ${reconciled.missing.length} missing, ${reconciled.extra.length} booked without an answer`,
    );
    for (const [name, machine] of cluster.machines)
      if (machine.ends() > 0) say(`${name} ended by itself ${machine.ends()} times`);
    return sound && reconciled.missing.length === 0 && !day.startsWith('NOT');
  } finally {
    await Promise.all([owner.end({ timeout: 5 }), app.end({ timeout: 5 })]);
  }
}

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
    return (await drill(cluster, options)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    return 1;
  } finally {
    await cluster?.stop();
  }
}

process.exit(await main());
