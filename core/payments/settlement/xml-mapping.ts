import { MESSAGE_AMOUNT } from '#lib/message-amount.ts';
import type { XmlElement } from './xml.ts';

/**
 * Selects the content of a message besides its schema: which elements, how often, and which texts. An element of the standard that is not named here
 * stays in the stored message and is ignored; the schema checks whether it belongs to the standard, and order, choices, lengths and dates
 * (schema-check.ts). An element that changes the meaning of a payment has a line in messages.ts.
 */
export interface XmlMapping {
  readonly name: string;
  readonly least: 0 | 1;
  readonly most: number;
  readonly text?: RegExp;
  readonly children?: readonly XmlMapping[];
  /** True for an amount: its currency is an attribute. */
  readonly amount?: true;
}

/** One line without control characters. */
const LINE = /^\P{Cc}+$/u;

export const text = (name: string, pattern = LINE): XmlMapping => ({ name, least: 1, most: 1, text: pattern });
export const group = (name: string, ...children: readonly XmlMapping[]): XmlMapping => ({
  name,
  least: 1,
  most: 1,
  children,
});
export const amount = (name: string): XmlMapping => ({ ...text(name, MESSAGE_AMOUNT), amount: true });
export const maybe = (mapping: XmlMapping): XmlMapping => ({ ...mapping, least: 0 });
export const many = (mapping: XmlMapping, most = 10_000): XmlMapping => ({ ...mapping, most });

const LONGEST_PATH = 200;

function contentFault(element: XmlElement, mapping: XmlMapping, path: string): string | null {
  const names = Object.keys(element.attributes);
  if (mapping.amount ? names.length !== 1 || element.attributes.Ccy !== 'IDR' : names.length > 0) return `${path}/@`;
  if (mapping.text) return element.children.length === 0 && mapping.text.test(element.text) ? null : path;
  return element.text === '' ? childrenFault(element, mapping.children ?? [], path) : path;
}

function childrenFault({ children }: XmlElement, mappings: readonly XmlMapping[], path: string): string | null {
  const found = new Map(mappings.map((mapping) => [mapping.name, { mapping, times: 0 }]));
  for (const child of children) {
    const place = `${path}/${child.name}`;
    const known = found.get(child.name);
    if (!known) continue;
    if (known.times === known.mapping.most) return place;
    known.times += 1;
    const fault = contentFault(child, known.mapping, place);
    if (fault !== null) return fault;
  }
  const missing = mappings.find(({ name, least }) => (found.get(name)?.times ?? 0) < least);
  return missing ? `${path}/${missing.name}` : null;
}

/** Returns the path of the first faulty element, or null. The caller checks the root's namespace. */
export function faultOf(root: XmlElement, mapping: XmlMapping): string | null {
  const fault = root.name === mapping.name ? contentFault({ ...root, attributes: {} }, mapping, root.name) : root.name;
  return fault === null ? null : fault.slice(0, LONGEST_PATH);
}

/** Returns the element at a path below this one, the first of its name at each step. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (from, name) => from?.children.find((child) => child.name === name),
    element,
  );
}
/** Returns its text; '' where there is none. */
export const said = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  at(element, ...path)?.text ?? '';
export const all = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
