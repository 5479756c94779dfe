import type { XmlElement } from './xml.ts';

/** Points to a schema's location; a message may carry it and nothing depends on it. */
const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

type Scope = Readonly<Record<string, string>>;

const scopeOf = (element: XmlElement, around: Scope): Scope => {
  const declared = Object.entries(element.attributes).flatMap(([name, value]) => {
    if (name === 'xmlns') return [['', value] as const];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [];
  });
  return declared.length === 0 ? around : { ...around, ...Object.fromEntries(declared) };
};

const split = (name: string): readonly [prefix: string, local: string] => {
  const at = name.indexOf(':');
  return at < 0 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
};

/** Returns the namespace of a root by its prefix. */
export function namespaceOfRoot(root: XmlElement): string {
  return scopeOf(root, {})[split(root.name)[0]] ?? '';
}

/** Names the same elements by a namespace, whatever prefix the file uses. An element of another namespace keeps its prefix and is unknown. */
export function inNamespace(element: XmlElement, namespace: string, around: Scope = {}): XmlElement {
  const scope = scopeOf(element, around);
  const [prefix, local] = split(element.name);
  const attributes = Object.entries(element.attributes).filter(([name]) => {
    const [of] = split(name);
    return name !== 'xmlns' && of !== 'xmlns' && (of === '' || scope[of] !== INSTANCE);
  });
  return {
    name: scope[prefix] === namespace ? local : `${prefix}:${local}`,
    attributes: Object.fromEntries(attributes),
    children: element.children.map((child) => inNamespace(child, namespace, scope)),
    text: element.text,
  };
}
