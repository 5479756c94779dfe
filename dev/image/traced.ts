import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

/** Next brings this tracer and uses it for its own builds: it follows the imports of JavaScript and the files that a module reads beside itself. */
interface Tracer {
  nodeFileTrace(
    files: readonly string[],
    options: { base: string; ignore: readonly string[] },
  ): Promise<{ fileList: ReadonlySet<string> }>;
}

/** A server in production reads none of these: compilers, servers for development, experiments, documentation and types. */
const NEVER = [
  '**/*.map',
  '**/*.md',
  '**/*.d.ts',
  '**/*.dev.js',
  '**/*.development.js',
  'node_modules/next/dist/docs/**',
  'node_modules/next/dist/compiled/next-server/app-*',
  'node_modules/next/dist/compiled/next-server/*-experimental*',
  'node_modules/next/dist/compiled/{babel,babel-packages,webpack,@babel,react-dom-experimental,next-devtools}/**',
  'node_modules/next/dist/server/capsize-font-metrics.json',
  'node_modules/{@next/swc*,sass,typescript,webpack,caniuse-lite,postcss}/**',
];

/** Returns the files of packages, from the root, that a module needs which imports these specifiers. */
export async function filesOfPackages(root: string, specifiers: readonly string[]): Promise<readonly string[]> {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as Tracer;
  const folder = mkdtempSync(join(root, 'node_modules', '.image-'));
  try {
    const entry = join(folder, 'entry.mjs');
    writeFileSync(entry, specifiers.map((name) => `import '${name}';\n`).join(''));
    const { fileList } = await nodeFileTrace([entry], { base: root, ignore: NEVER });
    return [...fileList].filter((name) => name !== relative(root, entry)).sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the files, from the root, that the web's build has recorded beside its pages. */
export function filesOfBuild(root: string, records: readonly string[]): readonly string[] {
  const files = new Set<string>();
  for (const record of records) {
    const { files: named } = JSON.parse(readFileSync(record, 'utf8')) as { files: readonly string[] };
    for (const name of named) files.add(relative(root, resolve(dirname(record), name)));
  }
  return [...files].sort();
}
