import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { drained } from '#documents/flow-out.ts';
import type { PackFile } from '#lib/books/reports/pack.ts';

type Piece = string | Uint8Array;

/** Packs files one after another into one archive, while they are read; it lists each with its size and print. */
export class Archive {
  readonly files: PackFile[] = [];
  readonly #out: Writable;
  readonly #gone: AbortSignal;
  readonly #zip: Zip;
  #failed: Error | undefined;

  constructor(out: Writable, gone: AbortSignal) {
    this.#out = out;
    this.#gone = gone;
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#failed = error;
      else this.#out.write(chunk);
    });
  }

  /** Packs one file; `packed` says that its content is packed already, as pictures are. Throws when the reader is gone. */
  async add(nama: string, pieces: AsyncIterable<Piece> | Iterable<Piece>, packed = false): Promise<void> {
    const entry = packed ? new ZipPassThrough(nama) : new ZipDeflate(nama, { level: 6 });
    this.#zip.add(entry);
    const hash = createHash('sha256');
    let ukuran = 0;
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
      hash.update(bytes);
      ukuran += bytes.length;
      entry.push(bytes);
      if (this.#failed) throw this.#failed;
      await drained(this.#out, this.#gone);
    }
    entry.push(new Uint8Array(), true);
    this.files.push({ nama, ukuran, sha256: hash.digest('hex') });
  }

  /** Closes the archive; its reader has all of it once the stream has ended. */
  end(): void {
    this.#zip.end();
    this.#out.end();
  }
}
