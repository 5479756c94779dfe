import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#dev/build.ts';
import { COMPONENT_ORDER, CORE_ORDER } from '#dev/lint/layers.ts';

/** Returns the folders that each folder of a layer imports, in the order of the layer. */
function importsOf(layer: 'core' | 'components', order: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map(order.map((folder) => [folder, new Set<string>()]));
  const named = new RegExp(`'#${layer}/([a-z-]+)/`, 'g');
  for (const path of readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })) {
    const [folder = ''] = path.split('/');
    if (!found.has(folder) || !/\.tsx?$/.test(path)) continue;
    for (const [, other = ''] of readFileSync(join(ROOT, layer, path), 'utf8').matchAll(named)) {
      if (other !== folder) found.get(folder)?.add(other);
    }
  }
  return new Map([...found].map(([folder, others]) => [folder, order.filter((other) => others.has(other))]));
}

const listed = (folders: readonly string[] | undefined): string =>
  folders === undefined ? '' : folders.length === 0 ? 'none' : folders.join(', ');

/** Returns the module graph as it is: for each folder of core and components, from the bottom, the folders below it that it imports. */
export function moduleGraph(): string {
  const core = importsOf('core', CORE_ORDER);
  const components = importsOf('components', COMPONENT_ORDER);
  const names = [...CORE_ORDER, ...COMPONENT_ORDER.filter((name) => !CORE_ORDER.includes(name))];
  return [
    '```',
    `core        ${CORE_ORDER.join(' < ')}`,
    `components  ${COMPONENT_ORDER.join(' < ')}`,
    '```',
    '',
    '| folder | imports in the core | imports among the components |',
    '|---|---|---|',
    ...names.map((name) => `| \`${name}\` | ${listed(core.get(name))} | ${listed(components.get(name))} |`),
    '',
  ].join('\n');
}
