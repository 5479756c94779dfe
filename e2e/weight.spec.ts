import { expect, test } from '@playwright/test';
import { routeSizes } from '#dev/route-sizes.ts';

test('no route loads more than its budget before it can be used', () => {
  const routes = routeSizes();
  expect(routes.map(({ route }) => route)).toEqual(expect.arrayContaining(['/', '/404', '/teller/cash-deposit']));
  expect(routes.filter(({ size, budget }) => size > budget)).toEqual([]);
});
