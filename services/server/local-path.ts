import { env } from './env.ts';

/** Returns a `callbackUrl` as a path of this site; '/' for anything that leads elsewhere. */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value === '') return '/';
  const base = env().publicUrl;
  if (!URL.canParse(value, base)) return '/';
  const url = new URL(value, base);
  // A browser would read a path that begins with two slashes as another host.
  const path = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
  return url.host === new URL(base).host ? path : '/';
}
