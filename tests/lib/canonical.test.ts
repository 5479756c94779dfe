import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#lib/canonical.ts';

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, shuffled(member)]),
  );
}

describe('canonicalJson', () => {
  it('sorts keys at every depth and writes no spaces', () => {
    const value = { b: [{ z: 1, a: 'x' }, null], a: { d: true, c: '25000000.00' }, B: 0 };
    expect(canonicalJson(value)).toBe('{"B":0,"a":{"c":"25000000.00","d":true},"b":[{"a":"x","z":1},null]}');
  });

  it('drops undefined members, preserves null, and writes bigint as a string', () => {
    expect(canonicalJson({ a: undefined, b: null, c: 9007199254740993n })).toBe('{"b":null,"c":"9007199254740993"}');
    expect(canonicalJson([undefined, 1])).toBe('[null,1]');
    expect(canonicalJson(-0)).toBe('0');
  });

  it('gives different contents different texts', () => {
    const forms = [{ a: '1.00' }, { a: '1.0' }, { a: ['1.00'] }, { a: { b: '1.00' } }, { b: '1.00' }, {}].map(
      canonicalJson,
    );
    expect(new Set(forms).size).toBe(forms.length);
  });

  it('treats a __proto__ key as data', () => {
    expect(canonicalJson(JSON.parse('{"__proto__":{"x":1},"a":2}'))).toBe('{"__proto__":{"x":1},"a":2}');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [new Date(0)], [new Map()], [() => 1], [Symbol('x')]])(
    'refuses a value without a single spelling (%#)',
    (value) => {
      expect(() => canonicalJson({ a: [value] })).toThrow(TypeError);
    },
  );

  it('does not depend on the order of keys, and says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
