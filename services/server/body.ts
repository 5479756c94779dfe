import type { IncomingMessage } from 'node:http';
import { AppError, fail, type Violation } from '#lib/errors/errors.ts';
import { violation } from './violations.ts';

const MAX_BYTES = 1024 * 1024;
const MAX_DEPTH = 12;

/** These keys would reach an object's prototype wherever a value is merged or assigned later. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Resolves with a body whose head says that it is short enough. A loop over the request costs more than the rest of reading it. */
const announcedBytes = (req: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const brokenOff = (cause?: unknown) => reject(Object.assign(new AppError('MALFORMED'), { cause }));
    if (req.destroyed) return brokenOff();
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.once('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    req.once('error', brokenOff);
    req.once('close', () => req.readableEnded || brokenOff());
  });

/** Returns the raw body. Throws TOO_LARGE as soon as it is known to exceed its limit, MALFORMED when the sender goes away before its end. */
async function readBytes(req: IncomingMessage, limit = MAX_BYTES): Promise<Buffer> {
  const length = req.headers['content-length'] ?? '';
  if (/^\d{8,}$/.test(length)) fail('TOO_LARGE');
  if (Number.parseInt(length, 10) <= limit) return announcedBytes(req);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of req) {
      size += (chunk as Buffer).length;
      if (size > limit) fail('TOO_LARGE');
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    // A body that breaks off is the sender's doing or the network's, and no fault of the system.
    throw error instanceof AppError ? error : Object.assign(new AppError('MALFORMED'), { cause: error });
  }
  return Buffer.concat(chunks);
}

/** Collects the forbidden keys below `path`, which is as it was afterwards. */
function forbiddenKeys(value: object, path: string[], found: Violation[]): void {
  if (path.length > MAX_DEPTH) fail('MALFORMED');
  for (const [key, below] of Object.entries(value)) {
    path.push(key);
    if (FORBIDDEN.has(key)) found.push(violation(path, 'v.asing'));
    else if (typeof below === 'object' && below !== null) forbiddenKeys(below, path, found);
    path.pop();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail('MALFORMED');
  }
}

export type Fields = Record<string, unknown>;

/**
 * Returns the JSON object of a request of at most `most` bytes; {} for an empty body. Throws TOO_LARGE, MALFORMED, or VALIDATION naming each
 * key that has no place in data.
 */
export async function readBody(req: IncomingMessage, most = MAX_BYTES): Promise<Fields> {
  const bytes = await readBytes(req, most);
  if (bytes.length === 0) return {};
  const value = parse(bytes.toString('utf8'));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('MALFORMED');
  const found: Violation[] = [];
  forbiddenKeys(value, [], found);
  if (found.length > 0) fail('VALIDATION', { violations: found });
  return value as Fields;
}

/** A form holds a token or two. */
const MAX_FORM_BYTES = 16 * 1024;

/** Returns the fields of a form (application/x-www-form-urlencoded). Throws TOO_LARGE, or MALFORMED for anything else. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') fail('MALFORMED');
  return new URLSearchParams((await readBytes(req, MAX_FORM_BYTES)).toString('utf8'));
}

/** Returns the query as fields; a repeated name becomes a list. Throws VALIDATION on the same forbidden keys. */
export function readQuery(params: URLSearchParams): Fields {
  const bad = [...params.keys()].filter((key) => FORBIDDEN.has(key));
  if (bad.length > 0) fail('VALIDATION', { violations: bad.map((key) => violation([key], 'v.asing')) });
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
