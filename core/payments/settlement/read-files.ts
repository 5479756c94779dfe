import { readBeside } from '#core/worker/beside.ts';
import { type ReadFault, type ReadFile, readTexts } from './read-file.ts';

type Read = ReadFile | ReadFault;
const READER = new URL('./read-file.ts', import.meta.url);

/**
 * Reads messages like `readTexts`, and returns with each its content or why it is refused. A thread of its own reads large ones: ten thousand items
 * would keep the core from responding for a second or two. Throws what the reading throws.
 */
export async function readFiles<T extends { readonly text: string }>(
  files: readonly T[],
  bic: string,
): Promise<readonly (T & { readonly read: Read })[]> {
  const texts = files.map(({ text }) => text);
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  const reads = await readBeside(characters, READER, readTexts, texts, bic);
  return files.map((file, place) => {
    const read = reads[place];
    if (!read) throw new Error(`message ${place} was not read`);
    return { ...file, read };
  });
}
