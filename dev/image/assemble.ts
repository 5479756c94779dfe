import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '#dev/build.ts';
import { command } from '#dev/command.ts';
import { StartFailure } from '#dev/failure.ts';
import { foldersNeeded, packagesOf, specifiersBelow } from './sources.ts';
import { filesOfBuild, filesOfPackages } from './traced.ts';

/** These images are made. Modules that a path names as text are found by no tracer, so whole folders are copied. */
const IMAGES = {
  core: { start: ['core'], bundled: [], more: ['documents/pack'] },
  web: {
    start: ['services', 'proxy.ts'],
    // The build holds these; a package that it left outside is recorded beside each page.
    bundled: ['pages', 'components', 'hooks'],
    more: ['public'],
  },
} as const;
export type Image = keyof typeof IMAGES;

/** Files of packages that are read by a path that a tracer does not understand. */
const READ_BY_PATH: Readonly<Record<Image, readonly string[]>> = {
  core: ['node_modules/graphile-worker/sql'],
  web: [],
};
const TYPEFACE = ['latin', 'latin-ext'].map(
  (part) => `node_modules/@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`,
);

/** The build's own folders that a running web does not read. */
const BUILD_ONLY = new Set(['cache', 'types', 'trace', 'trace-build', 'diagnostics', 'turbopack', 'build']);

/** Copies a file or folder to the same place below `to`, links as what they lead to. */
function copy(path: string, to: string): void {
  const from = join(ROOT, path);
  if (!existsSync(from)) return;
  const real = realpathSync(from);
  const place = join(to, relative(ROOT, real));
  if (statSync(real).isFile() && existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  cpSync(real, place, { recursive: true });
}

function copyBuild(to: string): readonly string[] {
  const build = join(ROOT, '.next');
  if (!existsSync(join(build, 'BUILD_ID'))) throw new StartFailure('The web is not built: run next build first.');
  for (const name of readdirSync(build)) {
    if (BUILD_ONLY.has(name)) continue;
    cpSync(join(build, name), join(to, '.next', name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.nft.json'),
    });
  }
  const records = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.nft.json') && !name.startsWith('cache'),
  );
  return filesOfBuild(
    ROOT,
    records.map((name) => join(build, name)),
  );
}

/** Lays out the files of one image below `to`: sources, the packages they need, Node itself, for the web its build. */
export async function assembleImage(image: Image, to: string): Promise<void> {
  const { start, bundled, more } = IMAGES[image];
  const folders = foldersNeeded(ROOT, start).filter((name) => !(bundled as readonly string[]).includes(name));
  for (const path of [...folders, ...more, ...TYPEFACE, ...READ_BY_PATH[image], 'package.json']) copy(path, to);
  const named = packagesOf(specifiersBelow(ROOT, folders));
  for (const path of await filesOfPackages(ROOT, named)) copy(path, to);
  if (image === 'web') {
    for (const path of copyBuild(to)) if (path.startsWith('node_modules/')) copy(path, to);
    cpSync(join(ROOT, 'deploy', 'image', 'web.mjs'), join(to, 'web.mjs'));
  }
  const node = join(to, 'bin', 'node');
  mkdirSync(dirname(node), { recursive: true });
  cpSync(process.execPath, node);
  chmodSync(node, 0o755);
}

const isImage = (name: string | undefined): name is Image => name !== undefined && Object.hasOwn(IMAGES, name);

if (import.meta.main) {
  await command(async () => {
    const [, , image, to] = process.argv;
    if (!isImage(image) || !to)
      throw new StartFailure('Name the image and its folder: node dev/image/assemble.ts core|web FOLDER');
    await assembleImage(image, to);
    return '';
  });
}
