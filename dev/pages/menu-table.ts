import { menus } from '#lib/access/access.ts';
import type { MenuDef } from '#lib/access/menu-def.ts';
import { popups } from '#lib/access/popups.ts';
import { rights } from '#lib/access/rights.ts';

const titlesOf = (entries: Readonly<Record<string, MenuDef>>) =>
  Object.fromEntries(Object.entries(entries).map(([id, { title }]) => [id, title]));

/** lib/access/menus.ts: the menus and rights that the definitions and their neighbours make, so that the browser need not make them again. */
export function menuTableFile(): string {
  const rows = Object.entries(menus).map(
    ([id, { parent, title, route, icon, trans_code }]) =>
      `  ${JSON.stringify(id)}: screen(${[parent, title, route, icon, trans_code].map((text) => JSON.stringify(text)).join(', ')}),`,
  );
  return `import type { MenuId } from './access.ts';
import { type MenuDef, screen } from './menu-def.ts';

/** Generated from lib/access/access.ts by \`npm run docs\`: every menu of the product, for the browser. */
export const menus: Readonly<Record<MenuId, MenuDef>> = {
${rows.join('\n')}
};
`;
}

/** lib/access/titles-beside.ts: what row actions and rights are called, apart from the menus, since few screens show it. */
export function titlesBesideFile(): string {
  const titles = { ...titlesOf(popups), ...titlesOf(rights) };
  return `/** Generated from lib/access by \`npm run docs\`: the message keys of what row actions and rights are called. */
export const titlesBeside: Readonly<Record<string, string>> = ${JSON.stringify(titles, null, 2)};
`;
}
