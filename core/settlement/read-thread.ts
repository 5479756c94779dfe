import { parentPort, workerData } from 'node:worker_threads';
import { readTexts } from './read-file.ts';
import type { ToRead } from './read-files.ts';

/** The thread that read-files.ts starts: reads what it is given, answers it and ends. */
const { texts, bic } = workerData as ToRead;
parentPort?.postMessage(await readTexts(texts, bic));
