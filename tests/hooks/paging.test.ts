import { expect, test } from 'vitest';
import {
  canGoNext,
  canGoPrevious,
  firstPage,
  goNext,
  goPrevious,
  pageSizes,
  pagingQuery,
  resize,
  stepBackWhenEmpty,
} from '#hooks/paging.ts';

test('starts at page 1 with 10 rows until a size list is known', () => {
  expect(firstPage()).toEqual({ page: 1, show: 10, cursors: [''] });
  expect(pageSizes).toEqual([15, 25, 50, 100]);
});

test('Next is open only while the page is full', () => {
  const state = firstPage(15);
  expect(canGoNext(state, 14)).toBe(false);
  expect(goNext(state, 14, 'c1')).toBe(state);
  expect(canGoNext(state, 15)).toBe(true);
  expect(pagingQuery(goNext(state, 15, 'c1'))).toEqual({ page: 2, show: 15, cursor: 'c1' });
});

test('Previous never goes below page 1 and uses the cursor of its page', () => {
  const first = firstPage(15);
  expect(canGoPrevious(first)).toBe(false);
  expect(goPrevious(first)).toBe(first);
  const third = goNext(goNext(first, 15, 'c1'), 15, 'c2');
  expect(pagingQuery(third)).toEqual({ page: 3, show: 15, cursor: 'c2' });
  expect(pagingQuery(goPrevious(third))).toEqual({ page: 2, show: 15, cursor: 'c1' });
  expect(pagingQuery(goPrevious(goPrevious(third)))).toEqual({ page: 1, show: 15, cursor: '' });
});

test('going on after a step back forgets the cursors that lay beyond', () => {
  const third = goNext(goNext(firstPage(15), 15, 'old1'), 15, 'old2');
  const again = goNext(goPrevious(goPrevious(third)), 15, 'new1');
  expect(again).toEqual({ page: 2, show: 15, cursors: ['', 'new1'] });
});

test('an empty page steps back once, the first page stays', () => {
  const second = goNext(firstPage(15), 15, 'c1');
  expect(stepBackWhenEmpty(second, 0).page).toBe(1);
  expect(stepBackWhenEmpty(second, 1)).toBe(second);
  const first = firstPage(15);
  expect(stepBackWhenEmpty(first, 0)).toBe(first);
});

test('another size starts over', () => {
  expect(resize(50)).toEqual({ page: 1, show: 50, cursors: [''] });
});
