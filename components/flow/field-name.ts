import { isMessageKey, messageOf } from '#lib/messages/id.ts';

const prefixes = ['flow.isi.', 'kolom.'] as const;
const prefixOf = (name: string) => prefixes.find((prefix) => isMessageKey(prefix + name));

/** What a field of a flow's form is called; its own name where the house has no word for it. */
export const flowFieldName = (name: string): string => messageOf(prefixOf(name) ?? '', name);

/** Carried by a form that does not show them. */
const unseen: ReadonlySet<string> = new Set(['kode_valuta']);

/** The fields of a form that a remark can be pinned to: those that are seen and have a word, in the order of the form. */
export const pinnable = (flowData: Readonly<Record<string, unknown>>): { kolom: string; label: string }[] =>
  Object.keys(flowData)
    .filter((name) => prefixOf(name) !== undefined && !unseen.has(name))
    .map((kolom) => ({ kolom, label: flowFieldName(kolom) }));
