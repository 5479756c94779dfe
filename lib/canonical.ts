/**
 * One value has one text, whatever order its keys were written in. Input hashes (idempotency, override grants, approved content) are
 * taken over this text, so a change of its rules changes every stored hash.
 */

/**
 * Returns JSON with keys sorted by code unit, no spaces, bigint as a string, and without members that are undefined (null inside arrays,
 * as JSON does). Throws TypeError for a value without a single spelling: non-finite numbers, functions, symbols, and objects that are not
 * plain (a Date or a Map would otherwise silently become "{}").
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return JSON.stringify(value.toString());
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a non-finite number has no canonical form');
    return JSON.stringify(value);
  }
  if (Array.isArray(value))
    return `[${value.map((item) => canonicalJson(item === undefined ? null : item)).join(',')}]`;
  if (!isPlainObject(value)) throw new TypeError('only plain data has a canonical form');
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(',')}}`;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
