import '#lib/control/messages/right-titles.ts';
import { menus } from './menus.ts';
import { titlesBeside } from './titles-beside.ts';

const shipped: Readonly<Record<string, string>> = {
  ...titlesBeside,
  ...Object.fromEntries(Object.entries(menus).map(([id, { title }]) => [id, title])),
};

/** Returns the message key of a screen's, row action's or right's name in this release; an entry of the bank's own has its id. */
export const shippedTitle = (id: string): string => (Object.hasOwn(shipped, id) ? (shipped[id] ?? id) : id);
