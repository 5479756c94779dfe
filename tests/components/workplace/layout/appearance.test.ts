import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseDensity, chooseTheme, currentDensity, currentTheme } from '#components/kit/ui/appearance.ts';

const root = document.documentElement;
const device = (dark: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: dark }));
/** Runs the script that precedes the first paint of a page. */
const firstPaint = () => {
  delete root.dataset.theme;
  delete root.dataset.density;
  const script = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'public', 'theme.js'), 'utf8');
  new Function(script)();
};

beforeEach(() => {
  localStorage.clear();
  device(false);
});
afterEach(() => vi.unstubAllGlobals());

describe('themes', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s on a device that is dark: %s shows %s, at once and at the next first paint', (theme, dark, shown) => {
    device(dark);
    chooseTheme(theme);
    expect(root.dataset.theme).toBe(shown);
    expect(currentTheme()).toBe(theme);
    firstPaint();
    expect(root.dataset.theme).toBe(shown);
  });
});

describe('tables', () => {
  test('are compact until comfortable rows are chosen, also at the next first paint', () => {
    firstPaint();
    expect(currentDensity()).toBe('compact');
    expect(root.dataset.density).toBe('compact');
    chooseDensity('comfortable');
    expect(root.dataset.density).toBe('comfortable');
    firstPaint();
    expect(root.dataset.density).toBe('comfortable');
    expect(currentDensity()).toBe('comfortable');
  });

  test('a stored value that is no choice is ignored', () => {
    localStorage.setItem('amanah.theme', 'pink');
    localStorage.setItem('amanah.density', 'huge');
    expect(currentTheme()).toBe('system');
    expect(currentDensity()).toBe('compact');
  });
});
