import type { listKinds } from '#lib/customers/codes.ts';
import { type NameColumn, nameColumns, neededColumns } from '#lib/customers/name-list-file.ts';
import type { validation } from '#lib/messages/validation.ts';

/** The cells of one row of a list of names, of any kind of file. */

export type Kind = (typeof listKinds)[number];
export type Why = keyof typeof validation;

/** One name in a file, each column's values; most columns have one. */
export type Cells = Readonly<Partial<Record<NameColumn, readonly string[]>>>;

const isColumn = (name: string): name is NameColumn => nameColumns.some((each) => each === name);
/** Returns true when these are columns of a list, each once, with all needed ones among them. */
export const areColumns = (names: readonly string[]): names is readonly NameColumn[] =>
  names.every(isColumn) && new Set(names).size === names.length && neededColumns.every((name) => names.includes(name));
