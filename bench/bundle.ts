import { ensureBuild } from '#dev/build.ts';
import { routeSizes } from '#dev/route-sizes.ts';

/** `node bench/bundle.ts`: what each route loads before it can be used. Ends with 1 when a route is over its budget. */
await ensureBuild();
const routes = routeSizes();
for (const { route, size, budget } of routes) {
  const verdict = size > budget ? `OVER ${budget}` : `of ${budget}`;
  process.stdout.write(`${Math.round(size * 10) / 10} kB ${verdict}  ${route}\n`);
}
process.exitCode = routes.some(({ size, budget }) => size > budget) ? 1 : 0;
