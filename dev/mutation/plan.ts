import type { Mutation, Runner } from './mutation.ts';
import type { Asked } from './run-tests.ts';

const keyOf = (runner: Runner): string => JSON.stringify(runner);

/** The tests of one mutation. */
export const askedBy = ({ runner, file, title }: Mutation): Asked => ({
  runner,
  files: [file],
  titles: title === undefined ? [] : [title],
});

/**
 * The tests of all mutations over the unbroken tree, one run for each runner: a test that is red anyway catches nothing.
 * Titles narrow a run only where every mutation of that runner has one; files are wholly run otherwise.
 */
export function baselineOf(mutations: readonly Mutation[]): readonly Asked[] {
  return [...Map.groupBy(mutations, ({ runner }) => keyOf(runner)).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const titles = group.flatMap(({ title }) => title ?? []);
    const narrowed = first.runner.tool === 'playwright' && titles.length === group.length;
    return [
      {
        runner: first.runner,
        files: [...new Set(group.map(({ file }) => file))],
        titles: narrowed ? [...new Set(titles)] : [],
      },
    ];
  });
}

/**
 * Deals the mutations out to lanes that work side by side. What needs a browser stays in the first lane, because each copy of
 * the tree has a build of its own and only the first one shares its compiled parts; the others are taken as lanes become free.
 */
export function dealOut(mutations: readonly Mutation[], lanes: number): readonly (() => Mutation | undefined)[] {
  const browser = mutations.filter(({ runner }) => runner.tool === 'playwright');
  const quick = mutations.filter(({ runner }) => runner.tool === 'vitest');
  return Array.from(
    { length: Math.max(1, lanes) },
    (_, lane) => () => (lane === 0 ? (browser.shift() ?? quick.shift()) : quick.shift()),
  );
}
