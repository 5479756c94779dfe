import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * XML as messages between banks use it: elements, attributes, text. Document types, entities of a file's own, comments, CDATA and
 * instructions are refused unread, for they could read files of this machine or grow without end.
 */

/** An element with its children in their order; text only where it has none. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Deeper than any message that is read. */
const MOST_DEPTH = 20;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(amp|lt|gt|quot|apos);/g;
const DECLARATION = /^\uFEFF?\s*<\?xml version="1\.0"(?: encoding="(?:UTF|utf)-8")?(?: standalone="(?:yes|no)")?\s*\?>/;
/** What XML 1.0 lets stand in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: true,
  maxNestedTags: MOST_DEPTH,
});

const unescaped = (text: string): string => text.replaceAll(ENTITY, (_, name: string) => NAMED[name] ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The parser's rows, each a record with the element's name as its key. */
function elementsOf(rows: unknown): { children: XmlElement[]; text: string } {
  const children: XmlElement[] = [];
  let text = '';
  for (const row of Array.isArray(rows) ? rows.filter(isRecord) : []) {
    const attributes = isRecord(row[':@']) ? row[':@'] : {};
    for (const [name, value] of Object.entries(row)) {
      if (name === '#text') text += String(value);
      else if (name !== ':@') {
        const read = Object.entries(attributes).map(([key, each]) => [key, unescaped(String(each))] as const);
        children.push({ name, attributes: Object.fromEntries(read), ...elementsOf(value) });
      }
    }
  }
  return { children, text: unescaped(text) };
}

/** The root of a file; null where it is no XML that is read here. */
export function readXml(file: string): XmlElement | null {
  const text = file.replace(DECLARATION, '');
  if (text.includes('<!') || text.includes('<?') || text.replaceAll(ENTITY, '').includes('&')) return null;
  try {
    if (XMLValidator.validate(text) !== true) return null;
    const { children, text: around } = elementsOf(parser.parse(text));
    return children.length === 1 && around === '' ? (children[0] ?? null) : null;
  } catch {
    // Too deep, or so wrong that the parser gives it up.
    return null;
  }
}

const escaped = (text: string): string =>
  text
    .replaceAll(NO_TEXT, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element to write; children that are undefined are left out. */
export function element(
  name: string,
  content: string | readonly (XmlElement | undefined)[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  if (typeof content === 'string') return { name, attributes, children: [], text: content };
  return { name, attributes, children: content.filter((child) => child !== undefined), text: '' };
}

function written({ name, attributes, children, text }: XmlElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${children.length > 0 ? children.map(written).join('') : escaped(text)}</${name}>`;
}

/** The file of a root. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
