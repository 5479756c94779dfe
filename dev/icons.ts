import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  'award',
  'bar-chart-line',
  'book',
  'box-arrow-in-down',
  'box-arrow-right',
  'box-arrow-up',
  'box-arrow-in-right',
  'building',
  'calculator',
  'calendar-check',
  'clipboard-check',
  'calendar3',
  'cash-coin',
  'cash-stack',
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
  'lightning',
  'list',
  'list-columns-reverse',
  'lock',
  'pencil',
  'percent',
  'pencil-square',
  'people',
  'person-check',
  'person-gear',
  'person-plus',
  'person-vcard',
  'pin-angle',
  'pin-angle-fill',
  'plus-lg',
  'printer',
  'receipt',
  'star',
  'star-fill',
  'safe',
  'safe2',
  'search',
  'send',
  'box-seam',
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

const NAMES = join(ROOT, 'components', 'kit', 'ui', 'icon-names.ts');
const PUBLIC = join(ROOT, 'public');
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

/** The icons in use, name by name: of the package only these reach the browser. */
export const iconsInUse = (): Readonly<Record<string, string>> =>
  Object.fromEntries(used.map((name) => [name, pathOf(name)]));

const symbolOf = ([name, path]: [string, string]): string =>
  `<symbol id="${name}" viewBox="0 0 16 16"><path fill-rule="evenodd" d="${path}"/></symbol>`;

/**
 * The sheet of all icons: one file that a browser fetches once a release, instead of drawings within the scripts of every
 * screen. Its name holds the hash of its content, so that it may be kept for ever.
 */
export function iconSheet(): { readonly file: string; readonly content: string } {
  const symbols = Object.entries(iconsInUse()).map(symbolOf).join('\n');
  const content = `<!-- From the package bootstrap-icons (MIT), written by npm run icons. -->
<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>
${symbols}
</svg>
`;
  return { file: `icons-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.svg`, content };
}

const namesOf = (file: string): string => `\
/** The drawings of the icons in use lie in this file. Written by \`npm run icons\` from the package bootstrap-icons (MIT). */
export const iconSheet = '/${file}';

export const iconNames = ${JSON.stringify(used)} as const;

export type IconName = (typeof iconNames)[number];

export const isIconName = (name: string): name is IconName => (iconNames as readonly string[]).includes(name);
`;

/** The sheets that lie in the public folder. */
export const publicSheets = (): readonly string[] =>
  readdirSync(PUBLIC).filter((file) => /^icons-[0-9a-f]{8}\.svg$/.test(file));

if (import.meta.main) {
  const { file, content } = iconSheet();
  for (const old of publicSheets()) rmSync(join(PUBLIC, old));
  writeFileSync(join(PUBLIC, file), content);
  writeFileSync(NAMES, namesOf(file));
  execFileSync('biome', ['format', '--write', NAMES], { stdio: 'inherit' });
}
