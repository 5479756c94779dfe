import { menus } from './access.ts';
import type { MenuDef } from './menu-def.ts';
import { popups } from './popups.ts';
import { rights } from './rights.ts';

const shipped: Readonly<Record<string, MenuDef>> = { ...menus, ...popups, ...rights };

/** The message key of what a screen, row action or right is called in this release; an entry of the bank's own is its id. */
export const shippedTitle = (id: string): string => (Object.hasOwn(shipped, id) ? (shipped[id]?.title ?? id) : id);
