import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { ZipPassThrough } from 'fflate';

const DEFLATED = 8;

/** A file of an archive that Node's own zlib packs in a thread beside; `packed` waits for it. */
export class PackedFile extends ZipPassThrough {
  readonly #deflate = createDeflateRaw();

  constructor(path: string) {
    super(path);
    this.compression = DEFLATED;
    this.#deflate.on('data', (bytes: Uint8Array<ArrayBuffer>) => this.ondata(null, bytes, false));
    this.#deflate.on('end', () => this.ondata(null, new Uint8Array(), true));
  }

  protected override process(bytes: Uint8Array, last: boolean): void {
    if (last) this.#deflate.end(bytes);
    else this.#deflate.write(bytes);
  }

  /** Gives up what is not packed yet: nobody reads it any more. */
  terminate(): void {
    this.#deflate.destroy();
  }

  /** Waits until what was pushed is packed; throws when the reader is gone. */
  async packed(gone: AbortSignal): Promise<void> {
    if (this.#deflate.writableNeedDrain) await once(this.#deflate, 'drain', { signal: gone });
  }
}
