import { createInflate, type Inflate } from 'node:zlib';

/** The first bounds the expansion of one packed part of a document, the second that of all together: beyond it somebody means to fill a disk. */
const MAX_PART = 128 * 1024 * 1024;
const MAX_ALL = 512 * 1024 * 1024;

/** The parts of one document have expanded to so many bytes. */
export interface Expanded {
  bytes: number;
}

/** Unpacks one part piece by piece, keeping none of it. */
export class Unpacking {
  readonly #inflate: Inflate = createInflate();
  #state: 'open' | 'whole' | 'damaged' | 'bomb' = 'open';

  constructor(all: Expanded, onBytes: (bytes: Buffer) => void) {
    let own = 0;
    this.#inflate.on('data', (bytes: Buffer) => {
      own += bytes.length;
      all.bytes += bytes.length;
      if (own > MAX_PART || all.bytes > MAX_ALL) {
        this.#state = 'bomb';
        this.#inflate.destroy();
      } else onBytes(bytes);
    });
    this.#inflate.on('end', () => {
      if (this.#state === 'open') this.#state = 'whole';
    });
    this.#inflate.on('error', () => {
      if (this.#state === 'open') this.#state = 'damaged';
    });
  }

  /** Takes the next piece; resolves when its whole expansion was reported. */
  async write(bytes: Buffer): Promise<void> {
    if (this.#state !== 'open' || bytes.length === 0) return;
    await new Promise<void>((resolve) => {
      this.#inflate.once('close', resolve);
      this.#inflate.write(bytes, () => {
        this.#inflate.off('close', resolve);
        resolve();
      });
    });
  }

  /** Ends the unpacking; returns whether the part was whole. */
  async end(): Promise<'whole' | 'damaged' | 'bomb'> {
    if (this.#state === 'open') {
      await new Promise<void>((resolve) => {
        this.#inflate.once('close', resolve);
        this.#inflate.end();
      });
    }
    this.#inflate.destroy();
    return this.#state === 'open' ? 'damaged' : this.#state;
  }

  get isBomb(): boolean {
    return this.#state === 'bomb';
  }
}
