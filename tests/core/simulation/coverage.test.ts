import { expect, test } from 'vitest';
import { everyMove } from '#core/programs/seed/simulation/all-moves.ts';
import { unmade } from '#core/programs/seed/simulation/all-unmade.ts';
import { made, neverCame } from '#core/programs/seed/simulation/coverage.ts';
import { operationCodes } from '#lib/operations/operations.ts';

test('every operation of the registry is made by a simulated bank, or stands among those that cannot be', () => {
  const missing = operationCodes.filter((code) => !made.has(code) && !(code in unmade));
  const where = 'core/programs/seed/simulation/moves/<module>';
  expect(missing.map((code) => `${code}: no move in ${where} makes it, and none of its unmade.ts says why`)).toEqual(
    [],
  );
  expect(Object.keys(unmade).filter((code) => made.has(code as never))).toEqual([]);
});

test('names each operation that did not come, and none that has a reason', () => {
  const all = Object.fromEntries(operationCodes.map((code) => [code, 1]));
  expect(neverCame(all)).toEqual([]);
  const { SETOR_TUNAI: _, ...others } = all;
  expect(neverCame(others)).toEqual(['SETOR_TUNAI']);
});

test('gives every move a name of its own, by which its turns are counted', () => {
  const names = everyMove.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
