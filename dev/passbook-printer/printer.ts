/**
 * A passbook printer for tests: reads the ESC/P2 that a workstation sends and puts the letters where a real one would. What it does not
 * know it refuses by name, so that nothing is sent which no printer understands.
 */
const ESC = 0x1b;
const INCH = 360;

/** A text as it came out: its place in 1/360 inch from the corner of the page, and the width of its letters. */
export interface PrintedText {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly text: string;
}

/** A page that was printed on and put out. */
export interface PrintedPage {
  readonly length: number;
  readonly texts: readonly PrintedText[];
}

interface State {
  unit: number;
  length: number;
  cpi: number;
  condensed: boolean;
  x: number;
  y: number;
}

const fresh = (): State => ({ unit: INCH / 60, length: 11 * INCH, cpi: 10, condensed: false, x: 0, y: 0 });

/** Ten letters an inch become 17 condensed, twelve become 20. */
const widthOf = ({ cpi, condensed }: State): number => INCH / (condensed ? (cpi === 12 ? 20 : 120 / 7) : cpi);

const hex = (byte: number | undefined): string => (byte === undefined ? 'the end' : `0x${byte.toString(16)}`);

class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
  get done(): boolean {
    return this.at >= this.bytes.length;
  }
  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error('the stream ends within a command');
    this.at += 1;
    return byte;
  }
  word(): number {
    return this.byte() + 256 * this.byte();
  }
  peek(): number | undefined {
    return this.bytes[this.at];
  }
}

/** ESC ( letter, the length of what follows, what follows. */
function extended(reader: Reader, state: State): void {
  const letter = String.fromCharCode(reader.byte());
  const length = reader.word();
  const expected = { U: 1, C: 2, V: 2 }[letter];
  if (expected !== length) throw new Error(`ESC ( ${letter} of length ${length} is not understood`);
  const value = length === 1 ? reader.byte() : reader.word();
  if (letter === 'U') state.unit = value / 10;
  else if (letter === 'C') state.length = value * state.unit;
  else state.y = value * state.unit;
}

function command(reader: Reader, state: State): void {
  const byte = reader.byte();
  switch (String.fromCharCode(byte)) {
    case '@':
      Object.assign(state, fresh());
      return;
    case '(':
      extended(reader, state);
      return;
    case '$':
      state.x = reader.word() * state.unit;
      return;
    case 'P':
      state.cpi = 10;
      return;
    case 'M':
      state.cpi = 12;
      return;
    case 'R':
    case 't':
    case 'x':
      reader.byte();
      return;
    default:
      throw new Error(`ESC ${hex(byte)} is not understood`);
  }
}

function write(reader: Reader, state: State): PrintedText {
  const [x, y, pitch] = [state.x, state.y, widthOf(state)];
  let text = '';
  while (isLetter(reader.peek())) text += String.fromCharCode(reader.byte());
  state.x += text.length * pitch;
  if (y > state.length) throw new Error(`a text at ${y} lies below the page of ${state.length}`);
  return { x, y, pitch, text };
}

const isLetter = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x20 && byte <= 0x7e;

/** The pages that these bytes print, one for each ejection. Throws on what a printer of this class would not understand. */
export function printed(bytes: Uint8Array): readonly PrintedPage[] {
  const reader = new Reader(bytes);
  const pages: PrintedPage[] = [];
  const state = fresh();
  let texts: PrintedText[] = [];
  while (!reader.done) {
    const byte = reader.peek();
    if (isLetter(byte)) {
      texts.push(write(reader, state));
      continue;
    }
    reader.byte();
    if (byte === ESC) command(reader, state);
    else if (byte === 0x0f) state.condensed = true;
    else if (byte === 0x12) state.condensed = false;
    else if (byte === 0x0d) state.x = 0;
    else if (byte === 0x0c) {
      pages.push({ length: state.length, texts });
      texts = [];
      Object.assign(state, { x: 0, y: 0 });
    } else throw new Error(`${hex(byte)} is not understood`);
  }
  if (texts.length > 0) throw new Error('the page was not put out');
  return pages;
}
