import { Worker } from 'node:worker_threads';

/** Text of up to this many characters is read in this thread, within some milliseconds; a thread costs more before it has begun. */
export const READ_HERE = 50_000;

/** The thread's work: the function that a module exports by this name, and its arguments. */
export interface Work {
  readonly module: string;
  readonly name: string;
  readonly given: readonly unknown[];
}

const PROGRAM = new URL('./program.ts', import.meta.url);

type Called = (...given: never[]) => unknown;

function beside<F extends Called>(module: URL, name: string, given: Parameters<F>): Promise<Awaited<ReturnType<F>>> {
  return new Promise((resolve, reject) => {
    const workerData: Work = { module: module.href, name, given };
    const thread = new Worker(PROGRAM, { workerData, execArgv: [] });
    thread.once('message', resolve);
    thread.once('error', reject);
    // After an answer this rejection has no effect.
    thread.once('exit', (code) => reject(new Error(`the thread of ${name} ended with ${code}`)));
  });
}

/**
 * Calls a function that `module` exports under its own name. It reads more than `READ_HERE` characters in a thread of its own, because the core could
 * not respond for hundreds of milliseconds; arguments and result are copied there. Throws what the function throws.
 */
export async function readBeside<F extends Called>(
  characters: number,
  module: URL,
  called: F,
  ...given: Parameters<F>
): Promise<Awaited<ReturnType<F>>> {
  if (characters > READ_HERE) return beside<F>(module, called.name, given);
  return (await called(...given)) as Awaited<ReturnType<F>>;
}
