import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { AppError } from '#lib/errors/errors.ts';

const MEGA = 1_048_576;

/** A complete file: its size, the SHA-256 of all its bytes, and its content from the first byte on. */
interface Spooled {
  readonly ukuran: number;
  readonly sha256: string;
  readonly content: () => Readable;
}

/**
 * A file grows here until it is complete. Its name is unlinked before the first byte is written, so nothing of it stays on the disk however
 * this process ends; the storage receives only the complete file.
 */
export interface Spool {
  readonly out: Writable;
  /** Rejects as soon as no more can be written: REPORT_TOO_LARGE, or the disk's own error. */
  readonly failed: Promise<never>;
  /** Waits for the last byte. */
  readonly whole: () => Promise<Spooled>;
  readonly close: () => Promise<void>;
}

/** Opens a spool of at most this many megabytes. */
export async function openSpool(mostMb: number): Promise<Spool> {
  const path = join(tmpdir(), `amanah-laporan-${randomUUID()}`);
  const handle: FileHandle = await open(path, 'wx+', 0o600);
  await unlink(path);
  const hash = createHash('sha256');
  let size = 0;
  const out = new Writable({
    highWaterMark: MEGA,
    decodeStrings: true,
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > mostMb * MEGA) {
        done(new AppError('REPORT_TOO_LARGE', { params: { batas: String(mostMb) } }));
        return;
      }
      hash.update(chunk);
      handle.appendFile(chunk).then(() => done(), done);
    },
  });
  const finished = new Promise<void>((resolve, reject) => {
    out.once('finish', resolve);
    out.once('error', reject);
  });
  finished.catch(() => {});
  return {
    out,
    failed: new Promise<never>((_, reject) => out.once('error', reject)),
    whole: async () => {
      await finished;
      return {
        ukuran: size,
        sha256: hash.digest('hex'),
        content: () => handle.createReadStream({ start: 0, autoClose: false }),
      };
    },
    close: () => handle.close(),
  };
}
