import type { IncomingMessage, ServerResponse } from 'node:http';
import { StartFailure } from '#dev/failure.ts';
import { STYLE_SOURCE } from './page.ts';

const BODY_LIMIT = 65_536;

/** Sends one of the provider's own pages. */
export function sendPage(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; img-src data:; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  res.end(html);
}

/** Sends JSON; without a body, the status alone. */
export function sendJson(
  res: ServerResponse,
  status: number,
  body?: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  res.end(body === undefined ? '' : JSON.stringify(body));
}

/** The whole body as text, up to a limit far above any form. */
export async function readBody(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk;
    if (text.length > BODY_LIMIT) throw new StartFailure('Formulir terlalu besar.');
  }
  return text;
}
