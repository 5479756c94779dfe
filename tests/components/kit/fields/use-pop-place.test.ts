import { describe, expect, test } from 'vitest';
import { popPlace } from '#components/kit/fields/use-pop-place.ts';

describe('a list opens below its box, or above where there is more room', () => {
  const view = { width: 1280, height: 860 };
  const size = { height: 300, least: 140 };
  test('below', () => {
    expect(popPlace({ top: 100, bottom: 136, left: 40, width: 200 }, size, view)).toMatchObject({
      top: 140,
      left: 40,
      width: 200,
      maxHeight: 300,
    });
  });
  test('less high when the window ends', () => {
    expect(popPlace({ top: 600, bottom: 636, left: 40, width: 200 }, size, view)).toMatchObject({ maxHeight: 212 });
  });
  test('above when less than the least height is left below', () => {
    expect(popPlace({ top: 760, bottom: 796, left: 40, width: 200 }, size, view)).toMatchObject({
      bottom: 104,
      maxHeight: 300,
    });
  });
  test('never outside of the window', () => {
    const narrow = { width: 375, height: 700 };
    expect(popPlace({ top: 10, bottom: 46, left: 200, width: 150 }, { ...size, width: 285 }, narrow)).toMatchObject({
      left: 82,
    });
  });
});
