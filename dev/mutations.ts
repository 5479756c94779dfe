import { parseArgs } from 'node:util';
import { ROOT } from './build.ts';
import { explain } from './command.ts';
import { StartFailure } from './failure.ts';
import { type Copy, copyTree } from './mutation/copy.ts';
import { type Mutation, readMutations } from './mutation/mutation.ts';
import { askedBy, baselineOf, dealOut } from './mutation/plan.ts';
import { runTests, stopTests } from './mutation/run-tests.ts';
import { redBaseline, type Verdict, verdictOf } from './mutation/verdict.ts';

/**
 * `npm run mutations`: breaks a copy of the tree in each way that tests/mutations lists and runs only the test that has to fail. Numbers or
 * parts of names choose some of them. `--jobs N` works on N copies at once, `--only-mutated` trusts that the tests are green without a defect,
 * `--check` only checks whether each patch still applies. Ends with 1 when a defect is missed.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const secondsSince = (began: number): string => `${Math.round((Date.now() - began) / 1000)} s`;
/** Runs the named tests without a defect; StartFailure when one of them is red. */
async function assertGreen(copy: Copy, mutations: readonly Mutation[]): Promise<void> {
  for (const asked of baselineOf(mutations)) {
    const began = Date.now();
    const { outcome, said } = await runTests(copy.dir, asked);
    const red = redBaseline(outcome);
    if (red === undefined) {
      say(
        `green   ${asked.files.length} files without a defect, ${Object.values(asked.runner).join(' ')} (${secondsSince(began)})`,
      );
      continue;
    }
    say(said);
    throw new StartFailure(`Tests are red before anything is broken, so they prove nothing: ${red}`);
  }
}

/** Breaks the copy, runs the test that has to fail and puts the copy back. */
async function prove(copy: Copy, mutation: Mutation): Promise<Verdict> {
  let putBack = (): void => {};
  try {
    putBack = copy.apply(mutation);
    const { outcome, said } = await runTests(copy.dir, askedBy(mutation));
    const verdict = verdictOf(outcome);
    if (verdict.kind !== 'broken') return verdict;
    return { ...verdict, why: `${verdict.why}\n${said}` };
  } catch (error) {
    return { kind: 'broken', why: explain(error) };
  } finally {
    putBack();
  }
}

/** Works through the mutations of one lane; returns how many of its defects were caught and missed. */
async function lane(copy: Copy, next: () => Mutation | undefined): Promise<{ caught: number; missed: number }> {
  const sum = { caught: 0, missed: 0 };
  for (let mutation = next(); mutation; mutation = next()) {
    const began = Date.now();
    const { kind, why } = await prove(copy, mutation);
    sum[kind === 'caught' ? 'caught' : 'missed'] += 1;
    say(
      `${kind === 'caught' ? kind : kind.toUpperCase()}  ${mutation.name} (${secondsSince(began)}) ${mutation.file}: ${why}`,
    );
  }
  return sum;
}

/** Checks whether each patch still applies; returns how many do not. */
function stale(copy: Copy, mutations: readonly Mutation[]): number {
  const failures = mutations.flatMap((mutation) => {
    try {
      copy.apply(mutation)();
      return [];
    } catch (error) {
      return [explain(error)];
    }
  });
  for (const failure of failures) say(failure);
  say(`${mutations.length - failures.length} apply, ${failures.length} do not`);
  return failures.length;
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      jobs: { type: 'string', default: '1' },
      'only-mutated': { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (!/^[1-9]\d?$/.test(values.jobs)) throw new StartFailure('--jobs takes a number from 1 to 99.');
  const mutations = readMutations(ROOT, positionals);
  const lanes = values.check ? 1 : Math.min(Number.parseInt(values.jobs, 10), mutations.length);
  const copies: Copy[] = [];
  const removeAll = (): void => copies.forEach((copy) => void copy.remove());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stopTests().finally(() => process.exit(1)));
  }
  process.once('exit', removeAll);
  while (copies.length < lanes) copies.push(copyTree(ROOT));
  const [first] = copies;
  if (!first) throw new StartFailure('There is no mutation in tests/mutations.');
  if (values.check) return stale(first, mutations) === 0;
  if (!values['only-mutated']) await assertGreen(first, mutations);
  const dealt = dealOut(mutations, lanes);
  const sums = await Promise.all(copies.map((copy, at) => lane(copy, dealt[at] ?? (() => undefined))));
  const [caught, missed] = [sums.reduce((n, sum) => n + sum.caught, 0), sums.reduce((n, sum) => n + sum.missed, 0)];
  say(`${caught} caught, ${missed} missed`);
  return missed === 0 && caught === mutations.length;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
