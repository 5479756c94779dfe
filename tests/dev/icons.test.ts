import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames, iconSheet as named } from '#components/kit/ui/icon-names.ts';
import { ROOT } from '#dev/build.ts';
import { iconSheet, iconsInUse, publicSheets } from '#dev/icons.ts';

test('the icons on the screens are those of the package, on one sprite; `npm run icons` writes it', () => {
  const { file, content } = iconSheet();
  expect(named).toBe(`/${file}`);
  expect(publicSheets()).toEqual([file]);
  expect(readFileSync(join(ROOT, 'public', file), 'utf8')).toBe(content);
  expect([...iconNames]).toEqual(Object.keys(iconsInUse()));
});

// In its own path element a leading "m" is absolute; joined behind another path it would be relative to that one's end.
test.each(Object.entries(iconsInUse()))('%s: each joined path starts at an absolute point', (_name, path) => {
  expect(path).not.toMatch(/\sm/);
});
