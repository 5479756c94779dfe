import type { IncomingHttpHeaders } from 'node:http';

/** Returns true when an Origin header names our host. A browser on our own page sends the address itself, which needs no parser. */
const isOurs = (origin: string, publicUrl: string): boolean =>
  origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === new URL(publicUrl).host);

/**
 * Returns true when this POST comes from a page of our own. A browser always says where a POST comes from (Origin, Sec-Fetch-Site) and
 * cannot be made to send application/json to another site without asking first, which we never allow. A caller that sends neither header
 * is no browser and holds the cookie by itself. A form with a file may be sent to another site without asking; its idempotency key, a
 * header of our own, makes the browser ask then.
 */
export function provesSameOrigin(
  headers: IncomingHttpHeaders,
  publicUrl: string,
  wanted: 'application/json' | 'multipart/form-data' = 'application/json',
): boolean {
  const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin !== undefined && !isOurs(origin, publicUrl)) return false;
  return type.split(';')[0]?.trim().toLowerCase() === wanted;
}
