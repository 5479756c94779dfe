import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './build.ts';

/** The icons in use, named as Bootstrap Icons names them. One more is one name more here, and `npm run icons`. */
const used = [
  'arrow-clockwise',
  'arrow-counterclockwise',
  'arrow-down',
  'arrow-left-right',
  'arrow-right',
  'arrow-up',
  'box-arrow-in-down',
  'box-arrow-right',
  'box-arrow-up',
  'building',
  'calendar-check',
  'calendar3',
  'cash-coin',
  'check-circle',
  'check-lg',
  'check-square-fill',
  'check2-circle',
  'check2-square',
  'chevron-down',
  'chevron-expand',
  'chevron-left',
  'chevron-right',
  'circle-half',
  'clock-history',
  'copy',
  'credit-card',
  'dash-square',
  'diagram-3',
  'download',
  'exclamation-circle',
  'exclamation-triangle',
  'eye',
  'fingerprint',
  'funnel',
  'gear',
  'house',
  'inbox',
  'info-circle',
  'journal-text',
  'key',
  'layout-three-columns',
  'list',
  'list-columns-reverse',
  'lock',
  'pencil',
  'pencil-square',
  'people',
  'person-gear',
  'person-vcard',
  'plus-lg',
  'printer',
  'receipt',
  'safe',
  'safe2',
  'search',
  'send',
  'shield-check',
  'square',
  'three-dots-vertical',
  'translate',
  'trash',
  'unlock',
  'wallet2',
  'x-circle',
  'x-lg',
] as const;

const TARGET = join(ROOT, 'components', 'ui', 'icon-paths.ts');
const DRAWINGS = join(ROOT, 'node_modules', 'bootstrap-icons', 'icons');

/**
 * An icon as one path of a 16 by 16 box. A path element begins at the box's corner; once joined behind another, a first
 * relative move would begin at that one's end, so it is led back to the corner first. Throws where a drawing is more than
 * paths.
 */
function pathOf(name: string): string {
  const drawing = readFileSync(join(DRAWINGS, `${name}.svg`), 'utf8');
  const shapes = [...drawing.matchAll(/<(?!svg\b)([a-z]+)/g)].map((match) => match[1]);
  if (shapes.some((shape) => shape !== 'path')) throw new Error(`${name} is drawn with ${shapes.join(', ')}`);
  const paths = [...drawing.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
  return paths.map((path, at) => (at > 0 && path.startsWith('m') ? `M0 0${path}` : path)).join(' ');
}

/** What components/ui/icon-paths.ts must hold: of the package only the paths of the icons in use reach the browser. */
export const iconsInUse = (): Readonly<Record<string, string>> =>
  Object.fromEntries(used.map((name) => [name, pathOf(name)]));

const textOf = (icons: Readonly<Record<string, string>>): string => `\
/** The icons in use: path data, 16 by 16. Written by \`npm run icons\` from the package bootstrap-icons (MIT). */
export const iconPaths = ${JSON.stringify(icons)} as const;

export type IconName = keyof typeof iconPaths;

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
`;

if (import.meta.main) {
  writeFileSync(TARGET, textOf(iconsInUse()));
  execFileSync('biome', ['format', '--write', TARGET], { stdio: 'inherit' });
}
