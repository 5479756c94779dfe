/** `node dev/check-weight.ts`: prints each route of the build that loads more than its budget before it can be used, and exits with 1 when there is one. */

import { routeSizes } from './route-sizes.ts';

const routes = routeSizes();
const heavy = routes.filter(({ size, budget }) => size > budget);

for (const { route, size, budget } of heavy)
  process.stdout.write(`${route} loads ${Math.round(size)} kB, its budget is ${budget} kB\n`);
process.stdout.write(`${routes.length} routes, ${heavy.length} over their budget\n`);
process.exitCode = routes.length > 0 && heavy.length === 0 ? 0 : 1;
