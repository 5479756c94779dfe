import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuild, ROOT } from '#dev/build.ts';

/**
 * `node bench/bundle.ts`: what each route loads before it can be used, as JavaScript after gzip, from the manifest of the
 * build. Ends with 1 when a route is over its budget. Parts that load on use are not in these sums.
 */
const KB = 1000;
/** The first screen of a teller's day, in kB. */
const HOME = { route: '/', budget: 205 };
const ROUTE_BUDGET = 300;

interface Manifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly polyfillFiles: readonly string[];
}

const read = (file: string): Buffer => readFileSync(join(ROOT, '.next', file));

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(read(file)).length;
  sizes.set(file, size);
  return size;
}

/** The scripts of a route and of the frame around it, each once; old browsers' polyfills are not loaded by today's. */
function scriptsOf({ pages, polyfillFiles }: Manifest, route: string): string[] {
  const files = new Set([...(pages['/_app'] ?? []), ...(pages[route] ?? [])]);
  return [...files].filter((file) => file.endsWith('.js') && !polyfillFiles.includes(file));
}

await ensureBuild();
const manifest = JSON.parse(read('build-manifest.json').toString()) as Manifest;
const routes = Object.keys(manifest.pages)
  .filter((route) => !route.startsWith('/_'))
  .map((route) => ({
    route,
    size: scriptsOf(manifest, route).reduce((sum, file) => sum + sizeOf(file), 0) / KB,
    budget: route === HOME.route ? HOME.budget : ROUTE_BUDGET,
  }))
  .sort((a, b) => b.size - a.size);

for (const { route, size, budget } of routes) {
  const verdict = size > budget ? `OVER ${budget}` : `of ${budget}`;
  process.stdout.write(`${Math.round(size * 10) / 10} kB ${verdict}  ${route}\n`);
}
process.exitCode = routes.some(({ size, budget }) => size > budget) ? 1 : 0;
