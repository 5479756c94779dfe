import type { Readable } from 'node:stream';
import { Aside, HeadFinder } from './pdf-marks.ts';
import { endsWord, isActive, NameReader } from './pdf-names.ts';
import { type Expanded, Unpacking } from './pdf-unpack.ts';

/** A document is refused because it acts, cannot be checked, expands too far, or is not whole. */
export type PdfFault = 'v.berkasAktif' | 'v.berkasTerkunci' | 'v.berkasMengembang' | 'v.berkasRusak';

const UNPACK: ReadonlySet<string> = new Set(['FlateDecode', 'Fl']);
/** A part may be written in all these other ways. */
const OTHERWISE: ReadonlySet<string> = new Set([
  'ASCIIHexDecode',
  'AHx',
  'ASCII85Decode',
  'A85',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'Crypt',
  'Predictor',
]);
const END = Buffer.from('endstream');
const [LF, CR] = [0x0a, 0x0d];
/** No word of the format that matters here is longer. */
const MAX_WORD = 10;

/** It is thrown when the reading ends early, and never leaves this file. */
class Found extends Error {
  readonly fault: PdfFault;
  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

const stop = (fault: PdfFault): never => {
  throw new Found(fault);
};

/** The description that was just read says how the part is written. */
interface Part {
  /** The part holds objects: anything hidden anywhere in a document is hidden here. */
  readonly objects: boolean;
  readonly unpacking: Unpacking | null;
  /** The readers find names in its bytes, and in those it unpacks to. */
  readonly names: NameReader;
  readonly inside: NameReader;
  readonly heads: HeadFinder;
}

/**
 * Reads a document from its first byte to its last and keeps nothing of it. It reads names wherever they are, also in strings and
 * comments and in whatever a program could take for an object, so it refuses a few harmless documents rather than pass one that does
 * harm.
 */
class PdfReader {
  readonly #expanded: Expanded = { bytes: 0 };
  /** The list holds the names since the object began, each as often as it is there. */
  #described: string[] = [];
  #word = '';
  readonly #aside = new Aside();
  #part: Part | null = null;
  /** The last bytes of a part are held back: `endstream` may be cut in two. */
  #held: Buffer = Buffer.alloc(0);
  #ended = false;
  #active = false;
  /** The line that begins a part ended with a return: a line feed after it belongs to that end. */
  #feedMayFollow = false;
  readonly #names = new NameReader((name) => {
    if (isActive(name, false)) stop('v.berkasAktif');
    if (name === 'Encrypt') stop('v.berkasTerkunci');
    this.#described.push(name);
  });

  async scan(chunk: Buffer): Promise<void> {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#feedMayFollow && rest[0] === LF) rest = rest.subarray(1);
      this.#feedMayFollow = false;
      rest = this.#part ? await this.#inPart(this.#part, rest) : this.#inObjects(rest);
    }
  }

  /** Releases everything still held. */
  async close(): Promise<void> {
    await this.#part?.unpacking?.end();
  }

  /** Ends the reading. */
  end(): void {
    this.#names.end();
    if (this.#part) stop('v.berkasRusak');
    this.#objectEnds();
    if (!this.#ended && this.#word !== 'EOF') stop('v.berkasRusak');
  }

  /** This reader does not understand a description of packed objects without a packed part after it. */
  #objectEnds(): void {
    if (this.#holdsObjects()) stop('v.berkasTerkunci');
    this.#described = [];
  }

  #has(name: string): boolean {
    return this.#described.includes(name);
  }

  #holdsObjects(): boolean {
    return this.#has('ObjStm') || (this.#has('First') && this.#has('N'));
  }

  /** Returns the rest after the part that begins within these bytes, empty when none begins. */
  #inObjects(bytes: Buffer): Buffer {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      this.#names.byte(byte);
      if (!endsWord(byte)) {
        this.#word = (this.#word + String.fromCharCode(byte)).slice(-MAX_WORD);
        this.#aside.byte(byte);
        continue;
      }
      const word = this.#word;
      this.#word = '';
      // It is read before this byte, which may end the comment around the word.
      const aside = this.#aside.isAside;
      this.#aside.byte(byte);
      if (word === 'EOF') this.#ended = true;
      // A word of the format's own means nothing here: a program that reads otherwise than we do would find an object there, or none.
      if (aside && (word === 'obj' || word === 'endobj' || word === 'stream')) stop('v.berkasTerkunci');
      if (word === 'obj' || word === 'endobj') this.#objectEnds();
      if (word === 'stream' && (byte === LF || byte === CR)) {
        this.#part = this.#begin();
        this.#feedMayFollow = byte === CR;
        return bytes.subarray(at + 1);
      }
    }
    return bytes.subarray(bytes.length);
  }

  #begin(): Part {
    // Either name is enough when a part follows: a part that is no list of objects has nothing to hide.
    const objects = this.#holdsObjects() || this.#has('First') || this.#has('N');
    const packed = this.#described.filter((name) => UNPACK.has(name)).length;
    const otherwise = this.#described.some((name) => OTHERWISE.has(name));
    const named = this.#described.includes('Filter');
    this.#described = [];
    // A file packed twice is how a small one becomes an endless one.
    if (packed > 1) stop('v.berkasMengembang');
    if (objects && (otherwise || (named && packed === 0))) stop('v.berkasTerkunci');
    // It is called while bytes are unpacked, where nothing can be thrown.
    const inside = new NameReader((name) => {
      this.#active ||= isActive(name, false);
    });
    const unpacking =
      packed === 1
        ? new Unpacking(this.#expanded, (bytes) => {
            if (objects) inside.bytes(bytes);
          })
        : null;
    const names = new NameReader((name) => {
      // Anybody can read bytes that are not packed.
      if (isActive(name, named)) stop('v.berkasAktif');
      // Only a program that searches the bytes of a part finds objects among them.
      if (name === 'ObjStm' || name === 'First') stop('v.berkasTerkunci');
    });
    return { objects, unpacking, names, inside, heads: new HeadFinder() };
  }

  #evaluate({ unpacking }: Part): void {
    if (unpacking?.isBomb) stop('v.berkasMengembang');
    if (this.#active) stop('v.berkasAktif');
  }

  async #inPart(part: Part, bytes: Buffer): Promise<Buffer> {
    const all = this.#held.length === 0 ? bytes : Buffer.concat([this.#held, bytes]);
    const at = all.indexOf(END);
    const whole = at === -1 ? Math.max(all.length - END.length + 1, 0) : at;
    const content = all.subarray(0, whole);
    part.names.bytes(content);
    part.heads.bytes(content);
    await part.unpacking?.write(content);
    this.#evaluate(part);
    if (at === -1) {
      this.#held = Buffer.from(all.subarray(whole));
      return bytes.subarray(bytes.length);
    }
    part.names.end();
    const became = await part.unpacking?.end();
    part.inside.end();
    this.#evaluate(part);
    if (part.heads.found || (part.objects && became === 'damaged')) stop('v.berkasTerkunci');
    this.#part = null;
    this.#held = Buffer.alloc(0);
    return all.subarray(at + END.length);
  }
}

/** Returns why this document is refused; null when it is not. Reads it once, piece by piece. */
export async function faultOfPdf(content: Readable): Promise<PdfFault | null> {
  const reader = new PdfReader();
  try {
    for await (const chunk of content) await reader.scan(chunk as Buffer);
    reader.end();
    return null;
  } catch (error) {
    if (error instanceof Found) return error.fault;
    throw error;
  } finally {
    await reader.close();
    content.destroy();
  }
}
