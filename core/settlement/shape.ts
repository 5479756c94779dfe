import type { XmlElement } from './xml.ts';

/**
 * What an element may hold, as the schemas of ISO 20022 say it for the part of each message that is used here: which children in which
 * order, how often, and how a text is written. Anything else is refused, also what the whole schema would allow.
 */
export interface Shape {
  readonly name: string;
  readonly least: 0 | 1;
  readonly most: number;
  readonly text?: RegExp;
  readonly children?: readonly Shape[];
  /** Of an amount: its currency stands beside it. */
  readonly amount?: true;
  /** Exactly one of the children, whichever. */
  readonly choice?: true;
}

export const text = (name: string, pattern: RegExp): Shape => ({ name, least: 1, most: 1, text: pattern });
export const group = (name: string, ...children: readonly Shape[]): Shape => ({ name, least: 1, most: 1, children });
export const choice = (name: string, ...children: readonly Shape[]): Shape => ({
  ...group(name, ...children),
  choice: true,
});
export const amount = (name: string): Shape => ({ ...text(name, /^\d{1,15}(?:\.\d{1,2})?$/), amount: true });
export const maybe = (shape: Shape): Shape => ({ ...shape, least: 0 });
export const many = (shape: Shape, most = 10_000): Shape => ({ ...shape, most });

const LONGEST_PATH = 200;

function contentFault(element: XmlElement, shape: Shape, path: string): string | null {
  const names = Object.keys(element.attributes);
  if (shape.amount ? names.length !== 1 || element.attributes.Ccy !== 'IDR' : names.length > 0) return `${path}/@`;
  if (shape.text) return element.children.length === 0 && shape.text.test(element.text) ? null : path;
  if (element.text !== '') return path;
  const children = shape.children ?? [];
  if (shape.choice) {
    const [only] = element.children;
    const chosen = children.find(({ name }) => name === only?.name);
    return element.children.length === 1 && only && chosen ? contentFault(only, chosen, `${path}/${only.name}`) : path;
  }
  return childrenFault(element, children, path);
}

function childrenFault(element: XmlElement, shapes: readonly Shape[], path: string): string | null {
  let at = 0;
  for (const shape of shapes) {
    let found = 0;
    for (
      let child = element.children[at];
      child?.name === shape.name && found < shape.most;
      child = element.children[at]
    ) {
      const fault = contentFault(child, shape, `${path}/${shape.name}`);
      if (fault !== null) return fault;
      at += 1;
      found += 1;
    }
    if (found < shape.least) return `${path}/${shape.name}`;
  }
  const left = element.children[at];
  return left ? `${path}/${left.name}` : null;
}

/** The path of the first element that is not as it must be, or null. The root's namespace is the caller's to look at. */
export function faultOf(root: XmlElement, shape: Shape): string | null {
  const fault = root.name === shape.name ? contentFault({ ...root, attributes: {} }, shape, root.name) : root.name;
  return fault === null ? null : fault.slice(0, LONGEST_PATH);
}

/** The element at a path below this one, the first of its name at each step. */
export function at(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (from, name) => from?.children.find((child) => child.name === name),
    element,
  );
}
/** Its text; '' where there is none. */
export const said = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  at(element, ...path)?.text ?? '';
export const all = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];
