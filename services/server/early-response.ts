import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { envelopeHead } from './envelope.ts';

/** The sender has so long to read the reason. */
const LINGER_MS = 1_000;

/**
 * Answers a request whose body is still on its way, and will not be read. The answer leaves whole and at once; bytes that come in the
 * meantime are thrown away for a moment, because a connection that is closed in the face of a sender takes the answer with it; then the
 * connection ends, however much was still to come.
 */
export function sendEarly(req: IncomingMessage, res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  envelopeHead(res, status);
  res.setHeader('connection', 'close');
  res.setHeader('content-length', Buffer.byteLength(text));
  res.write(text);
  // A request whose reading was broken off may have lost its connection already; then there is nothing left to end.
  const socket: Socket | null = req.socket;
  req.resume();
  const closed = new AbortController();
  res.once('close', () => closed.abort());
  req.once('end', () => closed.abort());
  void pause(LINGER_MS, undefined, { signal: closed.signal })
    .catch(() => {})
    .then(() => {
      res.end(() => socket?.destroySoon());
    });
}
