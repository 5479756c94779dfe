import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * Returns the seconds until the first certificate of a PEM file expires, below 0 when it has; undefined for a file that cannot be read or holds none:
 * who serves with it reports that by itself.
 */
export async function secondsUntilExpiry(path: string, now: number): Promise<number | undefined> {
  try {
    const { validTo } = new X509Certificate(await readFile(path));
    return (Date.parse(validTo) - now) / 1_000;
  } catch {
    return undefined;
  }
}
