import { connect, type Db } from '#core/db/client.ts';
import { readAnswers } from '#core/ledger/answer-file.ts';
import { reconcileAnswers } from '#core/ledger/reconcile-answers.ts';
import { openCounter } from '#core/programs/seed/days.ts';
import { makeRandom } from '#core/programs/seed/random.ts';
import { answersDir, type Cluster } from '#dev/cluster/cluster.ts';
import { machinesOf, PORTS } from '#dev/cluster/layout.ts';
import { TELLER_PASSWORD, TELLERS, tellerName } from '#dev/cluster/people.ts';
import { readRealm } from '#dev/realm.ts';
import { prepareDailyLimits } from '../bank.ts';
import { balancesOf, check } from './checker.ts';
import { endDay } from './end-of-day.ts';
import { kindsOf, recovered } from './faults.ts';
import { DrillLedger } from './ledger.ts';
import { readerWorks, supervisorWorks, tellerWorks, type Work } from './load.ts';
import { rage } from './nemesis.ts';
import { personAt } from './person.ts';
import { findings, table } from './table.ts';

type Say = (line: string) => void;

/** The nemesis rages for these minutes, in the order that the seed gives. */
export interface DrillOptions {
  readonly minutes: number;
  readonly seed: number;
}

const ACCOUNTS = 60;
const FLOAT = { '100000': 5 };
/** After the last fault people wait so long for their answers. */
const PATIENCE_MS = 60_000;
const RECOVERY_MS = 120_000;

/** Opens the tellers' tills and chooses accounts of their branch that can pay. */
async function prepare(owner: Db, app: Db): Promise<readonly string[]> {
  await prepareDailyLimits(owner);
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
  const report = (message: string) => void ledger.open.push({ at: Date.now(), message });
  const passwords = new Map(readRealm().users.map(({ username, password }) => [username, password]));
  const known = (name: string) => personAt(addresses, { name, password: passwords.get(name) ?? '' }, report);
  const tellers = [];
  for (let index = 1; index <= TELLERS; index++)
    tellers.push(await personAt(addresses, { name: tellerName(index), password: TELLER_PASSWORD }, report));
  return {
    tellers,
    supervisor: await known('supervisor1'),
    officer: await known('headteller2'),
    manager: await known('manager2'),
    finance: await known('finance1'),
  };
}

/** Everything that goes on at once: people at work, a branch's end of day, and the nemesis. */
async function run(cluster: Cluster, owner: Db, { minutes, seed }: DrillOptions, say: Say) {
  const app = connect(cluster.env.databases.app, { max: 2 });
  const accounts = await prepare(owner, app).finally(() => app.end());
  const before = await balancesOf(owner, accounts);
  const ledger = new DrillLedger();
  const crew = await people(cluster, ledger);
  const { kinds, cannot } = kindsOf(cluster);
  say(`${crew.tellers.length} tellers, ${accounts.length} accounts, ${kinds.length} kinds of faults, seed ${seed}`);
  for (const line of cannot) say(line);
  const until = Date.now() + minutes * 60_000;
  const phase = { over: false, given: false };
  const filed: [string, Parameters<Work['file']>[1]][] = [];
  const work: Work = {
    ledger,
    accounts,
    random: makeRandom(seed + 1),
    over: () => phase.over,
    given: () => phase.given,
    file: (...item) => void filed.push(item),
  };
  const reads = { good: 0, bad: 0 };
  const load = [
    ...crew.tellers.map((teller) => tellerWorks(teller, work)),
    supervisorWorks(crew.supervisor, () => filed.shift(), work),
    readerWorks(crew.finance, work, (ok) => {
      reads[ok ? 'good' : 'bad'] += 1;
    }),
  ];
  const endOfDay = endDay(crew, owner, work.given).catch((error: unknown) => `NOT ended: ${error}`);
  const struck = await rage(cluster, makeRandom(seed), { until, say });
  phase.over = true;
  say((await recovered(cluster, RECOVERY_MS)) ? 'all machines serve' : 'NOT all machines serve again');
  const patience = setTimeout(() => {
    phase.given = true;
  }, PATIENCE_MS);
  await Promise.all(load);
  const day = await endOfDay;
  clearTimeout(patience);
  return { ledger, before, struck, day, reads };
}

/** Compares the answers that the cores have kept with the books. */
async function reconciled(cluster: Cluster) {
  const single = connect(cluster.env.databases.owner, { max: 1, asal: 'PERINTAH' });
  const folders = machinesOf('core').map((name) => `${answersDir(cluster.dir)}/${name}`);
  try {
    return await reconcileAnswers(
      single,
      readAnswers(folders, () => {}),
    );
  } finally {
    await single.end();
  }
}

/** Harms a cluster that serves and proves its books. Prints the table; returns true when everything holds. */
export async function drill(cluster: Cluster, options: DrillOptions, say: Say): Promise<boolean> {
  const owner = connect(cluster.env.databases.owner, { max: 2, asal: 'PASANG' });
  try {
    const { ledger, before, struck, day, reads } = await run(cluster, owner, options, say);
    await owner`select rollup_gl_balances(), append_audit_chain(100000)`;
    const verdict = await check(owner, ledger, before);
    const { answers, missing, extra } = await reconciled(cluster);
    const { lines, sound } = findings(ledger, verdict);
    process.stdout.write(`\n${table(struck, ledger, verdict)}\n\n${lines.join('\n')}\n`);
    say(`end of day of branch 002: ${day}; ${reads.good} reports read, ${reads.bad} not`);
    say(`reconcile: ${answers} answers, ${missing.length} missing, ${extra.length} booked without an answer`);
    for (const [name, machine] of cluster.machines)
      if (machine.ends() > 0) say(`${name} ended by itself ${machine.ends()} times`);
    return sound && missing.length === 0 && !day.startsWith('NOT');
  } finally {
    await owner.end({ timeout: 5 });
  }
}
