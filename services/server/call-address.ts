import { BELOW, isKnownPath } from './route-table.ts';

const NO_PARAMETERS = new URLSearchParams();

/** A request names a call so. */
export interface Address {
  /** Below /api. */
  readonly path: string;
  readonly params: URLSearchParams;
}

/** Reads the address of a request. One that names a call letter by letter needs no parser. */
export function addressOf(address: string): Address {
  const [plain = '', query] = address.split('?', 2);
  if (!address.includes('#') && plain.startsWith(BELOW) && isKnownPath(plain.slice(BELOW.length))) {
    const params = query === undefined ? NO_PARAMETERS : new URLSearchParams(address.slice(plain.length));
    return { path: plain.slice(BELOW.length), params };
  }
  const url = new URL(address, 'http://gateway');
  return { path: url.pathname.slice(BELOW.length), params: url.searchParams };
}
