import '#lib/messages/right-titles.ts';
import { menus } from './menus.ts';
import { titlesBeside } from './titles-beside.ts';

const shipped: Readonly<Record<string, string>> = {
  ...titlesBeside,
  ...Object.fromEntries(Object.entries(menus).map(([id, { title }]) => [id, title])),
};

/** The message key of what a screen, row action or right is called in this release; an entry of the bank's own is its id. */
export const shippedTitle = (id: string): string => (Object.hasOwn(shipped, id) ? (shipped[id] ?? id) : id);
