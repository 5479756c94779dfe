import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { textForXml } from '#lib/text.ts';

/**
 * Reads XML as messages between banks use it: elements, attributes, text. Comments and instructions are ignored, CDATA is text. Document types and
 * entities of a file's own are refused unread, for they could read files of this machine or grow without end.
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
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9A-Fa-f]{1,6}));/g;
const DECLARATION =
  /^\uFEFF?\s*(?:<\?xml\s+version\s*=\s*(?:"1\.0"|'1\.0')(?:\s+encoding\s*=\s*(?:"[A-Za-z][\w.-]*"|'[A-Za-z][\w.-]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*\?>)?/i;

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

/** Returns the letter of a reference by number; null where XML 1.0 knows none. */
function letterOf(point: number): string | null {
  const isLetter =
    point === 9 ||
    point === 10 ||
    point === 13 ||
    (point >= 0x20 && point <= 0xd7ff) ||
    (point >= 0xe000 && point <= 0xfffd) ||
    (point >= 0x1_00_00 && point <= 0x10_ff_ff);
  return isLetter ? String.fromCodePoint(point) : null;
}

const referred = (decimal: string | undefined, hex: string | undefined): string | null =>
  letterOf(Number.parseInt(decimal ?? hex ?? '0', decimal === undefined ? 16 : 10)); // not an amount: a letter's number

/** Returns true when every ampersand begins a reference that XML itself knows. */
const isReferred = (text: string): boolean =>
  !text
    .replaceAll(ENTITY, (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
      name === undefined && referred(decimal, hex) === null ? '&' : '',
    )
    .includes('&');

/** Decodes a text: its references become letters, and its line breaks and other spaces, which only format the file, one space. */
const unescaped = (text: string): string =>
  text
    .replaceAll(
      ENTITY,
      (_, name: string | undefined, decimal: string | undefined, hex: string | undefined) =>
        (name === undefined ? referred(decimal, hex) : NAMED[name]) ?? '',
    )
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Maps the parser's rows, each a record with the element's name as its key. */
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

const escaped = (text: string): string =>
  textForXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the encoding a file declares, in small letters; '' where it declares none. Its first bytes are read as Latin letters. */
export const encodingOf = (head: string): string =>
  /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/i.exec(head)?.[1]?.toLowerCase() ??
  '';

/** Removes a file's declaration: it is text by now, whatever its encoding was. */
export const withoutDeclaration = (file: string): string => file.replace(DECLARATION, '');

/** Comments, character data and instructions, each to its own end: the content of one begins no other. */
const ASIDE = /<!--((?:(?!--)[\s\S])*)-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?(?!xml[\s?])[A-Za-z_][\s\S]*?\?>/g;
const plainly = (text: string): string =>
  text.replaceAll(ASIDE, (_, _comment: string | undefined, data: string | undefined) => escaped(data ?? ''));

/** Reads the root of a file; null where it is no valid XML here. */
export function readXml(file: string): XmlElement | null {
  const text = plainly(withoutDeclaration(file));
  if (text.includes('<!') || text.includes('<?') || !isReferred(text)) return null;
  try {
    if (XMLValidator.validate(text) !== true) return null;
    const { children, text: around } = elementsOf(parser.parse(text));
    return children.length === 1 && around === '' ? (children[0] ?? null) : null;
  } catch {
    // It is too deep, or so wrong that the parser gives up.
    return null;
  }
}

/** Makes an element to write; undefined children are left out. */
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

/** Writes the file of a root. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;
