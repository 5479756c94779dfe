import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import type { ScannerAddress } from '#lib/config/scanner.ts';
import { AppError } from '#lib/errors/errors.ts';

/** The scanner finds nothing in a file, or names its finding. */
export type Verdict = Readonly<{ found: string }>;

/** A large archive takes a scanner its time; nobody waits longer than this. */
const PATIENCE_MS = 60_000;
/** The scanner's answer is one line. */
const MAX_ANSWER = 1_000;

/** Returns one piece as clamd's INSTREAM wants it: its length in four bytes, then itself. An empty one ends the file. */
function piece(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return Buffer.concat([length, chunk]);
}

/** Returns the verdict in a line of clamd's. Throws for a line that is neither. */
function verdictOf(line: string): Verdict {
  if (line === 'stream: OK') return { found: '' };
  const found = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (found !== undefined) return { found };
  throw new Error(`the scanner answered: ${line.slice(0, 200)}`);
}

async function ask(address: ScannerAddress, content: Readable, signal: AbortSignal): Promise<Verdict> {
  const socket = connect('socket' in address ? { path: address.socket } : address);
  const stop = () => socket.destroy(new Error('the scanner did not answer in time'));
  signal.addEventListener('abort', stop, { once: true });
  let answer = '';
  // The socket is read from the beginning: a scanner that has enough says so before the file has ended.
  const answered = new Promise<void>((resolve, reject) => {
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      answer = (answer + text).slice(0, MAX_ANSWER);
      if (answer.includes('\0')) resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
  answered.catch(() => {});
  try {
    await Promise.race([once(socket, 'connect'), answered]);
    socket.write('zINSTREAM\0');
    for await (const chunk of content) {
      if (answer !== '' || socket.destroyed) break;
      if (!socket.write(piece(chunk as Buffer))) await Promise.race([once(socket, 'drain'), answered]);
    }
    if (answer === '' && !socket.destroyed) socket.write(piece(Buffer.alloc(0)));
    await answered;
    return verdictOf(answer.split('\0')[0] ?? '');
  } finally {
    signal.removeEventListener('abort', stop);
    content.destroy();
    socket.destroy();
  }
}

/**
 * Sends a file to clamd over its socket, piece by piece as it takes them. Throws SCANNER_AWAY when there is no clear answer: a bank with
 * a scanner does not keep a file that could not be scanned.
 */
export async function scan(address: ScannerAddress, content: Readable, patienceMs = PATIENCE_MS): Promise<Verdict> {
  try {
    return await ask(address, content, AbortSignal.timeout(patienceMs));
  } catch (error) {
    throw Object.assign(new AppError('SCANNER_AWAY'), { cause: error });
  }
}
