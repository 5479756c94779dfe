import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_BYTES = 4_096;

/** Ends the response with this JSON, unless the asker has gone. */
export function answer(res: ServerResponse, status: number, body: Readonly<Record<string, unknown>>): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(body));
}

/** Returns true when the request was sent to this address by its own name: a page of another site that makes its name point here fails. */
export function isOwnHost(req: IncomingMessage, port: number): boolean {
  return [`127.0.0.1:${port}`, `localhost:${port}`].includes(req.headers.host ?? '');
}

/** Lets the pages of one web address read the answer, and of no other. Returns false for anybody else. */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, origin: string): boolean {
  res.setHeader('vary', 'origin');
  if (req.headers.origin !== origin) return false;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-allow-methods', 'GET, POST');
  res.setHeader('access-control-allow-headers', 'content-type');
  res.setHeader('access-control-max-age', '600');
  if (req.headers['access-control-request-private-network'] === 'true')
    res.setHeader('access-control-allow-private-network', 'true');
  return true;
}

/** The JSON object of a small request. Throws when it is none. */
export async function readJson(req: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += (chunk as Buffer).length;
    if (size > MAX_BYTES) throw new Error('too large');
    chunks.push(chunk as Buffer);
  }
  const value: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  if (typeof value !== 'object' || value === null) throw new Error('not an object');
  return { ...value };
}
