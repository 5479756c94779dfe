import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './build.ts';

const KB = 1000;

/** A route may weigh this much, in kB; the frame alone weighs as much as its lightest page, 404. */
const BUDGETS: Readonly<Record<string, number>> = { '/404': 185, '/': 200 };
const ANY_OTHER = 300;

interface Manifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly polyfillFiles: readonly string[];
}

interface RouteSize {
  readonly route: string;
  /** In kB, after gzip. */
  readonly size: number;
  readonly budget: number;
}

const read = (file: string): Buffer => readFileSync(join(ROOT, '.next', file));

/** The scripts of a route and of the frame around it, each once; old browsers' polyfills are not loaded by today's. */
function scriptsOf({ pages, polyfillFiles }: Manifest, route: string): string[] {
  const files = new Set([...(pages['/_app'] ?? []), ...(pages[route] ?? [])]);
  return [...files].filter((file) => file.endsWith('.js') && !polyfillFiles.includes(file));
}

/**
 * Returns the size that each route loads before it can be used, as JavaScript after gzip, from the manifest of the build that is there; the
 * heaviest first. Parts that load on use are not in these sums.
 */
export function routeSizes(): readonly RouteSize[] {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(read(file)).length / KB;
    sizes.set(file, size);
    return size;
  };
  const manifest = JSON.parse(read('build-manifest.json').toString()) as Manifest;
  return (
    Object.keys(manifest.pages)
      // Neither the parts of the framework nor the gallery, which no bank is served.
      .filter((route) => !/^\/(?:_|dev\/)/.test(route))
      .map((route) => ({
        route,
        size: scriptsOf(manifest, route).reduce((sum, file) => sum + sizeOf(file), 0),
        budget: BUDGETS[route] ?? ANY_OTHER,
      }))
      .sort((a, b) => b.size - a.size)
  );
}
