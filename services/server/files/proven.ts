import { createHash } from 'node:crypto';

/** An object in the storage differs from the file that was taken in under its key. */
export class OtherBytesError extends Error {}

/**
 * Yields the bytes as they come, the last piece only once all of them have the print `sha256` (64 hexadecimal digits): bytes put in the
 * place of a file never reach its reader whole. Throws OtherBytesError.
 */
export async function* proven(pieces: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let last: Uint8Array | undefined;
  for await (const piece of pieces) {
    if (last) yield last;
    hash.update(piece);
    last = piece;
  }
  if (hash.digest('hex') !== sha256) throw new OtherBytesError('the object is not what was taken in under its key');
  if (last) yield last;
}
