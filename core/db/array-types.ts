import type { PostgresType } from 'postgres';

/** Codec for the elements of one type; without `parse` they stay text, without `serialize` they are written as text. */
interface Element {
  /** The type of the array, by its number in `pg_type`, which is the same in every PostgreSQL. */
  readonly array: number;
  readonly parse?: (text: string) => unknown;
  readonly serialize?: (value: never) => string;
}

const number = { parse: (text: string) => +text };
const bytes = {
  parse: (text: string) => Buffer.from(text.slice(2), 'hex'),
  serialize: (value: Uint8Array) => `\\x${Buffer.from(value).toString('hex')}`,
};
const json = {
  parse: (text: string) => JSON.parse(text) as unknown,
  serialize: (value: unknown) => JSON.stringify(value),
};

/** The types whose arrays the product reads and sends. */
const elements: Readonly<Record<string, Element>> = {
  bool: { array: 1000, parse: (text) => text === 't', serialize: (value: boolean) => (value ? 't' : 'f') },
  bytea: { array: 1001, ...bytes },
  char: { array: 1002 },
  name: { array: 1003 },
  int2: { array: 1005, ...number },
  int4: { array: 1007, ...number },
  text: { array: 1009 },
  varchar: { array: 1015 },
  int8: { array: 1016, parse: BigInt },
  oid: { array: 1028, ...number },
  float8: { array: 1022, ...number },
  aclitem: { array: 1034 },
  date: { array: 1182 },
  timestamptz: { array: 1185 },
  numeric: { array: 1231 },
  uuid: { array: 2951 },
  jsonb: { array: 3807, ...json },
  xid8: { array: 271 },
};

/** The text of an array up to its last brace, as PostgreSQL writes it: `{a,"b c",NULL,{…}}`. */
function parseArray(text: string, parse: (text: string) => unknown): unknown[] {
  let at = text.indexOf('{');
  const quoted = (): string => {
    let value = '';
    for (at += 1; at < text.length && text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1;
      value += text[at];
    }
    at += 1;
    return value;
  };
  const bare = (): unknown => {
    const from = at;
    while (at < text.length && text[at] !== ',' && text[at] !== '}') at += 1;
    const value = text.slice(from, at);
    return value === 'NULL' ? null : parse(value);
  };
  const list = (): unknown[] => {
    const items: unknown[] = [];
    for (at += 1; at < text.length && text[at] !== '}'; ) {
      if (text[at] === ',') at += 1;
      else if (text[at] === '{') items.push(list());
      else if (text[at] === '"') items.push(parse(quoted()));
      else items.push(bare());
    }
    at += 1;
    return items;
  };
  return list();
}

/** The text of an array of JavaScript values. Throws on `undefined`, which is no value. */
function arrayText(items: readonly unknown[], serialize: (value: never) => string): string {
  const texts = items.map((item) => {
    if (item === undefined) throw new Error('an array for the database holds undefined');
    if (item === null) return 'NULL';
    if (Array.isArray(item)) return arrayText(item, serialize);
    return `"${serialize(item as never).replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}

const typeOf = ({ array, parse = (text) => text, serialize = String }: Element): PostgresType => ({
  to: array,
  from: [array],
  parse: (text: string) => parseArray(text, parse),
  serialize: (value: unknown) => (Array.isArray(value) ? arrayText(value, serialize) : value),
});

/**
 * Arrays for the client library. It would ask each new connection for its types before anything else, in a statement that nobody waits for: a
 * connection that is lost meanwhile ends the process. Arrays of other types come back as text and cannot be sent; a test holds this
 * list to the tables and functions of the bank.
 */
export const arrayTypes: Readonly<Record<string, PostgresType>> = Object.fromEntries(
  Object.entries(elements).map(([name, element]) => [`${name}_array`, typeOf(element)]),
);
