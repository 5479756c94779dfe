import { expect, test } from 'vitest';
import { spotAfter, within } from '#components/kit/table/focus.ts';

const size = { rows: 30, cells: 4 };
const press = (key: string, ctrl = false) => ({ key, ctrl });

test.each([
  ['ArrowDown', false, { row: 6, cell: 1 }],
  ['ArrowUp', false, { row: 4, cell: 1 }],
  ['ArrowRight', false, { row: 5, cell: 2 }],
  ['ArrowLeft', false, { row: 5, cell: 0 }],
  ['PageDown', false, { row: 15, cell: 1 }],
  ['PageUp', false, { row: 0, cell: 1 }],
  ['Home', false, { row: 5, cell: 0 }],
  ['End', false, { row: 5, cell: 3 }],
  ['Home', true, { row: 0, cell: 1 }],
  ['End', true, { row: 29, cell: 1 }],
])('%s (ctrl %s) leads from row 5, cell 1 to %o', (key, ctrl, to) => {
  expect(spotAfter({ row: 5, cell: 1 }, press(key, ctrl), size)).toEqual(to);
});

test('left of the first cell is the row as a whole, and no further', () => {
  expect(spotAfter({ row: 0, cell: 0 }, press('ArrowLeft'), size)).toEqual({ row: 0, cell: -1 });
  expect(spotAfter({ row: 0, cell: -1 }, press('ArrowLeft'), size)).toEqual({ row: 0, cell: -1 });
});

test('any other key moves nothing', () => expect(spotAfter({ row: 0, cell: 0 }, press('a'), size)).toBeNull());

test('a shorter page holds the focus inside', () =>
  expect(within({ row: 29, cell: 3 }, { rows: 5, cells: 2 })).toEqual({ row: 4, cell: 1 }));
