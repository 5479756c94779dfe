import { Worker } from 'node:worker_threads';

/** Up to so many characters are read where they are, within some milliseconds; a thread costs more before it has begun. */
export const READ_HERE = 50_000;

/** What the thread is given: the function that a module exports by this name, and what it is called with. */
export interface Work {
  readonly module: string;
  readonly name: string;
  readonly given: readonly unknown[];
}

const PROGRAM = new URL('./program.ts', import.meta.url);

/**
 * Calls a function that a module exports, in a thread of its own: what takes it hundreds of milliseconds keeps the core from answering nobody. What goes in and
 * comes out is copied. Throws what the function throws.
 */
export function beside<F extends (...given: never[]) => unknown>(
  module: URL,
  name: string,
  ...given: Parameters<F>
): Promise<Awaited<ReturnType<F>>> {
  return new Promise((resolve, reject) => {
    const workerData: Work = { module: module.href, name, given };
    const thread = new Worker(PROGRAM, { workerData, execArgv: [] });
    thread.once('message', resolve);
    thread.once('error', reject);
    // After an answer this says nothing any more.
    thread.once('exit', (code) => reject(new Error(`the thread of ${name} ended with ${code}`)));
  });
}
