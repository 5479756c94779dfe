import { expect, test } from 'vitest';
import { iconPaths } from '#components/ui/icon-paths.ts';
import { iconsInUse } from '#dev/icons.ts';

test('the icons on the screens are those of the package; `npm run icons` writes them', () => {
  expect(iconPaths).toEqual(iconsInUse());
});

// In its own path element a leading "m" is absolute; joined behind another path it would be relative to that one's end.
test.each(Object.entries(iconPaths))('%s: each joined path starts at an absolute point', (_name, path) => {
  expect(path).not.toMatch(/\sm/);
});
