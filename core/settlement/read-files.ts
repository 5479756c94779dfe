import { Worker } from 'node:worker_threads';
import { type ReadFault, type ReadFile, readTexts } from './read-file.ts';

type Read = ReadFile | ReadFault;
/** What the thread is given. */
export interface ToRead {
  readonly texts: readonly string[];
  /** Ours. */
  readonly bic: string;
}

/** Up to so many characters together are read where they are, within some milliseconds; a thread costs more before it has begun. */
export const READ_HERE = 50_000;

const PROGRAM = new URL('./read-thread.ts', import.meta.url);

const inThread = (toRead: ToRead): Promise<readonly Read[]> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(PROGRAM, { workerData: toRead, execArgv: [] });
    thread.once('message', resolve);
    thread.once('error', reject);
    // After an answer this says nothing any more.
    thread.once('exit', (code) => reject(new Error(`the thread that reads messages ended with ${code}`)));
  });

/**
 * Reads messages as `readTexts` does, beside each what it says or why it is refused. Large ones are read in a thread of their own: ten thousand items would keep
 * the core from answering anybody for a second or two. Throws what the reading throws.
 */
export async function readFiles<T extends { readonly text: string }>(
  files: readonly T[],
  bic: string,
): Promise<readonly (T & { readonly read: Read })[]> {
  const texts = files.map(({ text }) => text);
  const large = texts.reduce((sum, { length }) => sum + length, 0) > READ_HERE;
  const reads = await (large ? inThread({ texts, bic }) : readTexts(texts, bic));
  return files.map((file, place) => {
    const read = reads[place];
    if (!read) throw new Error(`message ${place} was not read`);
    return { ...file, read };
  });
}
