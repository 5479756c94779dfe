import { join } from 'node:path';
import process from 'node:process';
import type { Doc } from './document.ts';
import { wrapped } from './wrap.ts';

/** This is as much of the library's font as is replaced here; its version is pinned. */
interface Outline {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
}
interface Glyph {
  codePoints: readonly number[];
  readonly path: Outline;
  readonly advanceWidth: number;
  _getMetrics(): { readonly leftBearing: number };
}
interface Subset {
  readonly font: { getGlyph(id: number): Glyph };
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { readonly advance: number; readonly bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}
interface Position {
  readonly xAdvance: number;
}
interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly (Position & {
    yAdvance: number;
    xOffset: number;
    yOffset: number;
    advanceWidth: number;
  })[];
  readonly advanceWidth: number;
}
interface Embedded {
  readonly scale: number;
  readonly subset: Subset;
  readonly font: {
    hasGlyphForCodePoint(code: number): boolean;
    layout(
      text: string,
      features?: readonly string[],
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  };
  layoutRun(text: string): Run;
}

const ON_CURVE = 1;
type Point = readonly [x: number, y: number, flag: number];

/** Returns the contours of an outline; a quadratic curve is a point beside the line and one on it. */
function contoursOf({ commands }: Outline): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([[a, b, ON_CURVE]]);
    else if (command === 'lineTo') contours.at(-1)?.push([a, b, ON_CURVE]);
    else if (command === 'quadraticCurveTo') contours.at(-1)?.push([a, b, 0], [c, d, ON_CURVE]);
  }
  return contours;
}

const HEAD_BYTES = 12;
const POINT_BYTES = 5;
const ALIGNED = 4;

/** Returns an outline as a simple glyph of a TrueType font: bounds, ends of its contours, then each point's flag, x and y. */
function encoded(path: Outline): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array(0);
  const size = HEAD_BYTES + 2 * contours.length + POINT_BYTES * points.length;
  const bytes = Buffer.alloc(Math.ceil(size / ALIGNED) * ALIGNED);
  let at = 0;
  const word = (value: number) => {
    at = bytes.writeInt16BE(value, at);
  };
  const steps = (values: readonly number[]) => {
    for (const [index, value] of values.entries()) word(value - (values[index - 1] ?? 0));
  };
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  word(contours.length);
  for (const bound of [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]) word(bound);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    word(end);
  }
  // There are no instructions.
  word(0);
  for (const [, , flag] of points) at = bytes.writeUInt8(flag, at);
  steps(xs);
  steps(ys);
  return bytes;
}

/**
 * Makes a font fit for long documents. WOFF2 keeps its outlines in a form of its own, which the library would copy as if it were
 * TrueType's: here each used glyph is written anew from its outline. And a text is laid out letter by letter, each once for all, with
 * digits of one width: the library's own way costs sixty times as much, or keeps every word it has ever seen.
 */
function prepare(embedded: Embedded): void {
  const { subset, font, scale } = embedded;
  subset._addGlyph = (id) => {
    const glyph = subset.font.getGlyph(id);
    const bytes = encoded(glyph.path);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  const known = new Map<string, { readonly glyph: Glyph; readonly width: number }>();
  const letter = (char: string) => {
    const cached = known.get(char);
    if (cached) return cached;
    const { glyphs, positions } = font.layout(char, /\d/.test(char) ? ['tnum'] : []);
    const [glyph] = glyphs;
    const code = char.codePointAt(0) ?? 0;
    if (!glyph) throw new Error(`no glyph for U+${code.toString(16)}`);
    // The dot was loaded as a part of ':' or '…' before, and 'e' as one of 'é': such a glyph knows no letter, and machines read nothing there.
    if (glyph.codePoints.length === 0) glyph.codePoints = [code];
    const made = { glyph, width: (positions[0]?.xAdvance ?? 0) * scale };
    known.set(char, made);
    return made;
  };
  embedded.layoutRun = (text) => {
    const letters = Array.from(text, letter);
    return {
      glyphs: letters.map(({ glyph }) => glyph),
      positions: letters.map(({ width }) => ({
        xAdvance: width,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth: width,
      })),
      advanceWidth: letters.reduce((sum, { width }) => sum + width, 0),
    };
  };
}

/** Every process of the product starts in its folder. */
const fileOf = (part: string): string =>
  join(process.cwd(), 'node_modules/@fontsource-variable/inter/files', `inter-${part}-wght-normal.woff2`);

/** The typeface has these parts, the one with most letters first. */
const PARTS = ['latin', 'latin-ext'] as const;

/** These characters steer text and show nothing; they are taken out, so that no name turns the words after it around. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

interface LetterStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly right?: boolean;
}

export interface Inter {
  /** Draws a text of one line from its left end, or up to its right end. A letter that the typeface lacks becomes a question mark. */
  write(text: string, x: number, y: number, style?: LetterStyle): void;
  /** Draws lines of text below each other, the next one lower by `leading`. */
  writeLines(
    lines: readonly string[],
    at: { readonly x: number; readonly y: number; readonly leading: number },
    style?: LetterStyle,
  ): void;
  /** Returns the width of a text, in points. */
  widthOf(text: string, size: number): number;
  /** Returns the text cut to a width, in points, with three dots when something is missing. */
  fitted(text: string, width: number, size: number): string;
  /** Returns the whole text in lines of a width, in points. */
  wrapped(text: string, width: number, size: number): string[];
}

const BASE_SIZE = 8;
/** A bold letter is drawn with an outline of this part of its size. */
const BOLD = 0.035;

/** Returns Inter for a document, embedded with as many of its letters as are used. */
export function inter(doc: Doc): Inter {
  const fonts = PARTS.map((part) => {
    doc.registerFont(part, fileOf(part)).font(part);
    const embedded = (doc as unknown as { _font: Embedded })._font;
    prepare(embedded);
    return { part, has: (char: string) => embedded.font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) };
  });
  const fontOf = new Map<string, string>();
  const partFor = (char: string): string => {
    const cached = fontOf.get(char);
    if (cached !== undefined) return cached;
    const part = fonts.find(({ has }) => has(char))?.part ?? '';
    fontOf.set(char, part);
    return part;
  };
  /** Splits the text into pieces of one font each. */
  const runs = (text: string): { part: string; text: string }[] => {
    const found: { part: string; text: string }[] = [];
    for (const char of text.replace(UNSEEN, '')) {
      const part = partFor(char);
      const shown = part === '' ? { part: PARTS[0], char: '?' } : { part, char };
      const last = found.at(-1);
      if (last?.part === shown.part) last.text += shown.char;
      else found.push({ part: shown.part, text: shown.char });
    }
    return found;
  };
  const widthOf = (text: string, size: number): number =>
    runs(text).reduce((sum, run) => sum + doc.font(run.part).fontSize(size).widthOfString(run.text), 0);
  const fitted = (text: string, width: number, size: number): string => {
    if (widthOf(text, size) <= width) return text;
    const letters = Array.from(text);
    while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > width) letters.pop();
    return `${letters.join('').trimEnd()}…`;
  };
  const write: Inter['write'] = (text, x, y, { size = BASE_SIZE, bold = false, right = false } = {}) => {
    let at = right ? x - widthOf(text, size) : x;
    doc
      .fillColor('#000000')
      .strokeColor('#000000')
      .lineWidth(size * BOLD);
    for (const run of runs(text)) {
      doc.font(run.part).fontSize(size).text(run.text, at, y, { lineBreak: false, fill: true, stroke: bold });
      at += doc.widthOfString(run.text);
    }
  };
  return {
    write,
    writeLines: (lines, { x, y, leading }, style) => {
      for (const [at, line] of lines.entries()) write(line, x, y + at * leading, style);
    },
    widthOf,
    fitted,
    wrapped: (text, width, size) =>
      wrapped(
        text,
        width,
        { widthOf: (each) => widthOf(each, size), fitted: (each, room) => fitted(each, room, size) },
        Number.POSITIVE_INFINITY,
      ),
  };
}
