import { parentPort, workerData } from 'node:worker_threads';
import type { Work } from './beside.ts';

/** The thread that beside.ts starts: calls the given function, returns its result and ends. */
const { module, name, given } = workerData as Work;
const { [name]: called } = (await import(module)) as Record<string, (...given: readonly unknown[]) => unknown>;
if (!called) throw new Error(`${module} exports no ${name}`);
parentPort?.postMessage(await called(...given));
