/**
 * `node dev/check-weight.ts`: prints what each route of the build loads before it can be used, the heaviest first, and exits with 1 when
 * one is over its budget, or when a route is missing that every build has.
 */

import { ensureBuild } from './build.ts';
import { routeSizes } from './route-sizes.ts';

const ALWAYS = ['/', '/404', '/teller/cash-deposit'];

await ensureBuild();
const routes = routeSizes();
const missing = ALWAYS.filter((known) => !routes.some(({ route }) => route === known));
const heavy = routes.filter(({ size, budget }) => size > budget);

for (const { route, size, budget } of routes) {
  const verdict = size > budget ? `OVER ${budget}` : `of ${budget}`;
  process.stdout.write(`${Math.round(size * 10) / 10} kB ${verdict}  ${route}\n`);
}
process.stdout.write(
  `${routes.length} routes, ${heavy.length} over their budget, missing: ${missing.join(' ') || 'none'}\n`,
);
process.exitCode = missing.length === 0 && heavy.length === 0 ? 0 : 1;
