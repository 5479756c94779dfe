import { inflateSync } from 'node:zlib';

/** Holds a piece of text on a page; positions and widths in points from the left and the top edge. */
interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Of its baseline. */
  readonly top: number;
  /** Between these nothing is cut away. */
  readonly clip: readonly [left: number, right: number];
}

export interface Sheet {
  /** In points, 72 to an inch. */
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  /** All its text, runs apart by a blank, in the order they were drawn. */
  readonly text: string;
  /** The colours, 0 to 1 each, that areas are filled and text is drawn with. */
  readonly colours: readonly (readonly [number, number, number])[];
}

type Matrix = readonly [number, number, number, number, number, number];

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

interface Font {
  readonly letters: ReadonlyMap<number, string>;
  /** Hexadecimal digits of one glyph in a drawn text. */
  readonly digits: number;
  /** In sizes of the font. */
  width(glyph: number): number;
}

/** The numbered parts of a document: the dictionary as text, and the stream unpacked. */
function objectsOf(pdf: Buffer): ReadonlyMap<string, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const found = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + 'stream\n'.length, body.lastIndexOf('endstream'));
    const readable = packed !== '' && /FlateDecode/.test(head) && !/Length1|Subtype \/Image/.test(head);
    found.set(id, { head, stream: readable ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : packed });
  }
  return found;
}

const hex = (digits: string): number => Number.parseInt(digits, 16);
const splitInto = (length: number, digits: string): string[] => digits.match(new RegExp(`.{${length}}`, 'g')) ?? [];
const letter = (digits: string): string => String.fromCharCode(...splitInto(4, digits).map(hex));

/** Returns the letter of each glyph, from a font's ToUnicode table. */
function lettersOf(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) letters.set(hex(glyph), letter(code));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', code = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = hex(from); glyph <= hex(to); glyph += 1)
        letters.set(glyph, String.fromCharCode(hex(code) + glyph - hex(from)));
  return letters;
}

/** The widths of a font's glyphs, of its /W: `first [w w]` and `first last w`. */
function widthsOf(list: string): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  for (const [, first = '', each, last = '', one = ''] of list.matchAll(/(\d+)\s+(?:\[([^\]]*)\]|(\d+)\s+([\d.]+))/g)) {
    if (each !== undefined)
      for (const [at, width] of each.trim().split(/\s+/).entries()) widths.set(+first + at, +width);
    else for (let glyph = +first; glyph <= +last; glyph += 1) widths.set(glyph, +one);
  }
  return widths;
}

/** The text of a page, by its drawing instructions: of those Chromium writes, the ones that place and colour things. */
function draw(content: string, height: number, fonts: ReadonlyMap<string, Font>): Pick<Sheet, 'runs' | 'colours'> {
  const runs: Run[] = [];
  const colours: [number, number, number][] = [];
  const stack: { page: Matrix; clip: Run['clip'] }[] = [];
  let page: Matrix = [1, 0, 0, 1, 0, 0];
  let clip: Run['clip'] = [0, Number.POSITIVE_INFINITY];
  let box = clip;
  let text: Matrix = page;
  let font: Font | undefined;
  let size = 0;
  let operands: string[] = [];
  const numbers = () => operands.map(Number);
  for (const [token] of content.matchAll(/<[0-9A-Fa-f]*>|\[|\]|\/\S+|[^\s[\]<>]+/g)) {
    if (/^[<\d.[\]/+-]/.test(token)) {
      operands.push(token);
      continue;
    }
    if (token === 'q') stack.push({ page, clip });
    else if (token === 'Q') ({ page, clip } = stack.pop() ?? { page, clip });
    else if (token === 'cm') page = times(numbers() as unknown as Matrix, page);
    else if (token === 're') {
      const [x = 0, , width = 0] = numbers();
      box = [x * page[0] + page[4], (x + width) * page[0] + page[4]];
    } else if (/^W\*?$/.test(token)) clip = [Math.max(clip[0], box[0]), Math.min(clip[1], box[1])];
    else if (token === 'rg') colours.push(numbers().slice(0, 3) as [number, number, number]);
    else if (token === 'Tf') [font, size] = [fonts.get(operands[0]?.slice(1) ?? ''), Number(operands[1])];
    else if (token === 'Tm') text = numbers() as unknown as Matrix;
    else if (token === 'Td') text = times([1, 0, 0, 1, numbers()[0] ?? 0, numbers()[1] ?? 0], text);
    else if (token === 'Tj' && font) {
      const glyphs = splitInto(font.digits, operands[0]?.slice(1, -1) ?? '').map(hex);
      const advance = glyphs.reduce((total, glyph) => total + (font?.width(glyph) ?? 0), 0) * size;
      const [, , , , left, bottom] = times(text, page);
      const [, , , , right] = times([1, 0, 0, 1, advance, 0], times(text, page));
      const letters = glyphs.map((glyph) => font?.letters.get(glyph) ?? '').join('');
      runs.push({ text: letters, left, right, top: height - bottom, clip });
    }
    operands = [];
  }
  return { runs, colours };
}

/** Runs of one line that touch each other, as one. */
function merge(runs: readonly Run[]): Run[] {
  const lines: Run[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last && Math.abs(last.top - run.top) < 0.5 && run.left - last.right < 1 && last.right - run.left < 3)
      lines[lines.length - 1] = { ...last, text: last.text + run.text, right: run.right };
    else lines.push(run);
  }
  return lines;
}

/** Reads a PDF that Chromium has written: its pages in order, with the place of each text. */
export function readPdf(pdf: Buffer): readonly Sheet[] {
  const objects = objectsOf(pdf);
  const reference = (head: string, key: string) =>
    objects.get(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(head)?.[1] ?? '');
  const fontOf = (id: string): Font => {
    const head = objects.get(id)?.head ?? '';
    const letters = lettersOf(reference(head, 'ToUnicode')?.stream ?? '');
    // A font whose weight is set by a number comes as drawings, one byte and one width each.
    if (head.includes('/Subtype /Type3')) {
      const first = Number(/\/FirstChar (\d+)/.exec(head)?.[1] ?? 0);
      const scale = Number(/\/FontMatrix \[([\d.]+)/.exec(head)?.[1] ?? 0);
      const widths = (/\/Widths \[([^\]]*)\]/.exec(head)?.[1] ?? '').trim().split(/\s+/).map(Number);
      return { letters, digits: 2, width: (glyph) => (widths[glyph - first] ?? 0) * scale };
    }
    const shapes = reference(head, 'DescendantFonts')?.head ?? '';
    const widths = widthsOf(/\/W \[([\s\S]*)\]\s*\/DW/.exec(shapes)?.[1] ?? '');
    const usual = Number(/\/DW ([\d.]+)/.exec(shapes)?.[1] ?? 0);
    return { letters, digits: 4, width: (glyph) => (widths.get(glyph) ?? usual) / 1000 };
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => {
      const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(head) ?? [];
      const named = /\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '';
      const fonts = new Map(
        [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, fontOf(id)]),
      );
      const drawn = draw(reference(head, 'Contents')?.stream ?? '', Number(height), fonts);
      const runs = merge(drawn.runs);
      const text = runs.map((run) => run.text).join(' ');
      return { width: Number(width), height: Number(height), runs, text, colours: drawn.colours };
    });
}
