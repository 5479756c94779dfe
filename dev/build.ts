import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { complete, type Running } from './processes.ts';

export const ROOT = join(import.meta.dirname, '..');
const NEXT = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next');
/** The web as a process. */
export const WEB = join(ROOT, 'services', 'server', 'main.ts');

/** Everything the web's build is made of. */
const SOURCES = [
  'pages',
  'components',
  'hooks',
  'services',
  'documents',
  'lib',
  'styles',
  'types',
  'proto',
  'public',
  'proxy.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The web serves these files unchanged: the user manual, which a run writes anew. The build reads none of them. */
const SERVED = join('public', 'manual');

function* files(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** One hash over the names and contents of all sources of the build. */
export function sourceHash(root = ROOT, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of files(join(root, source))) {
      if (file.startsWith(join(root, SERVED))) continue;
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Builds the web when there is no build or its sources have changed since; returns whether it built. Fails with a StartFailure that carries the
 * compiler's last output.
 */
export async function ensureBuild(
  track: (running: Running) => void = () => {},
  onStart: () => void = () => {},
): Promise<boolean> {
  const mark = join(ROOT, '.next', 'amanah-source-hash');
  const hash = sourceHash();
  const built = existsSync(join(ROOT, '.next', 'BUILD_ID')) && existsSync(mark);
  if (built && readFileSync(mark, 'utf8') === hash) return false;
  onStart();
  await complete(
    {
      name: 'next build',
      command: process.execPath,
      args: [NEXT, 'build'],
      cwd: ROOT,
      // A first build only serves a start; whoever builds again works on the code, and a cache serves them from then on.
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        AMANAH_FIRST_BUILD: existsSync(mark) ? 'F' : 'T',
      },
    },
    track,
  );
  writeFileSync(mark, hash);
  return true;
}
