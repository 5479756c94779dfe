import { readFileSync } from 'node:fs';

/**
 * Ends a test run under another Node than the project's own with the way to start it. Another major takes TypeScript, timers and
 * streams differently, and its failures look like failures of the product.
 */
export function guardNode(version: string = process.versions.node): void {
  const own = (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      devDependencies: Readonly<Record<'node', string>>;
    }
  ).devDependencies.node;
  if (majorOf(version) === majorOf(own)) return;
  process.stderr.write(
    `The tests run under Node ${majorOf(own)}, and this is Node ${version}: start them with npm test, npm run unit, npm run soak or npm run e2e.\n`,
  );
  process.exit(1);
}

const majorOf = (version: string): string => version.split('.')[0] ?? '';
