/** A PDF acts by itself, or carries something along, by these names: such content cannot do without one of them. */
const ACTIVE: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'OpenAction',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Filespec',
  'XFA',
  'RichMedia',
  'RichMediaContent',
  'Rendition',
  'Movie',
  'Sound',
  'Screen',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'JS',
  'AA',
]);
/** Short names come up by chance in packed bytes, so there only the long ones count; no action does without a long one. */
const LONG = 6;

const SLASH = 0x2f;
const HASH = 0x23;
const MAX_NAME = 127;

/** These bytes end a name: white space and delimiters of PDF. */
const ENDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32, ...Buffer.from('()<>[]{}/%')]) ENDS[byte] = 1;

/** Returns true when this byte ends a name or a word. */
export const endsWord = (byte: number): boolean => ENDS[byte] === 1;

const hexValue = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
};

/** Returns a name as it is meant: `#4a` is a `J`, wherever somebody thought that it would hide there. */
function meant(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const [high, low] = [hexValue(bytes[at + 1]), hexValue(bytes[at + 2])];
    if (bytes[at] === HASH && high >= 0 && low >= 0) {
      text += String.fromCharCode(high * 16 + low);
      at += 2;
    } else text += String.fromCharCode(bytes[at] ?? 0);
  }
  return text;
}

/** Returns true for a name that a document at rest has no use for. `packed`: it was seen among packed bytes. */
export const isActive = (name: string, packed: boolean): boolean =>
  ACTIVE.has(name) && (!packed || name.length >= LONG);

/** Reads the names (`/Name`) out of bytes that come piece by piece, whatever surrounds them. */
export class NameReader {
  readonly #onName: (name: string) => void;
  #name: number[] | null = null;

  constructor(onName: (name: string) => void) {
    this.#onName = onName;
  }

  byte(byte: number): void {
    if (this.#name !== null) {
      if (ENDS[byte] !== 1) {
        if (this.#name.length < MAX_NAME * 3) this.#name.push(byte);
        return;
      }
      this.end();
    }
    if (byte === SLASH) this.#name = [];
  }

  bytes(chunk: Uint8Array): void {
    // Most bytes are no part of a name: the search of the runtime steps over them.
    for (let at = 0; at < chunk.length; at += 1) {
      if (this.#name === null) {
        at = chunk.indexOf(SLASH, at);
        if (at === -1) return;
      }
      this.byte(chunk[at] ?? 0);
    }
  }

  /** Ends the reading. */
  end(): void {
    if (this.#name !== null && this.#name.length > 0) this.#onName(meant(this.#name));
    this.#name = null;
  }
}
