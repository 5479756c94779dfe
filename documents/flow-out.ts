import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Waits until a reader has taken what was written; throws when the reader is gone. */
export async function drained(out: Writable, gone: AbortSignal): Promise<void> {
  if (out.writableNeedDrain) await once(out, 'drain', { signal: gone });
  gone.throwIfAborted();
}

/** Returns a signal that fires when the reader of a stream has gone away. */
export function readerOf(out: Writable): AbortSignal {
  const control = new AbortController();
  out.once('close', () => {
    if (!out.writableFinished) control.abort(new Error('the reader is gone'));
  });
  return control.signal;
}
