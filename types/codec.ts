import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';

/** Writes and reads the messages of one kind. A list, a map and every string or number is present in what is read. */
export interface Codec<T> {
  readonly encode: (message: T) => Buffer;
  readonly decode: (bytes: Uint8Array) => T;
}

/** One field as the table of `npm run proto` describes it. */
export interface Field {
  readonly name: string;
  readonly number: number;
  readonly many: 'ONE' | 'OPTIONAL' | 'LIST' | 'MAP';
  /** The full name of a message, `string` or `int32`. */
  readonly type: string;
}

type Read = (reader: BinaryReader, end: number, depth: number) => unknown;
type Write = (message: unknown, writer: BinaryWriter) => void;

/** The two functions of a message; the first use of either replaces both by compiled ones. */
interface Functions {
  read: Read;
  write: Write;
}

/** A menu holds menus, so bytes could nest without end and exhaust the stack; the deepest menu of ours has four levels. */
const DEEPEST = 100;

const VARINT = 0;
const LENGTH_DELIMITED = 2;
const tagOf = ({ number, type }: Field): number => (number << 3) | (type === 'int32' ? VARINT : LENGTH_DELIMITED);

const isScalar = (type: string): boolean => type === 'string' || type === 'int32';
const defaultOf = (type: string): string => (type === 'int32' ? '0' : '""');

/** What a field holds that was not sent, as source text. */
function absent({ many, type }: Field): string {
  if (many === 'LIST') return '[]';
  if (many === 'MAP') return '{}';
  return many === 'ONE' && isScalar(type) ? defaultOf(type) : 'undefined';
}

/** `of` is the array of the functions of the messages within; `index` is the place of this field's there. */
function readSource(field: Field, index: number): string {
  const { name, many, type } = field;
  if (many === 'MAP')
    return `const e = of[${index}].read(r, r.uint32() + r.pos, depth + 1); m.${name}[e.key] = e.value;`;
  const value = isScalar(type) ? `r.${type}()` : `of[${index}].read(r, r.uint32() + r.pos, depth + 1)`;
  return many === 'LIST' ? `m.${name}.push(${value});` : `m.${name} = ${value};`;
}

function writeSource(field: Field, index: number): string {
  const { name, many, type } = field;
  const one = (value: string) =>
    isScalar(type)
      ? `w.uint32(${tagOf(field)}).${type}(${value});`
      : `w.uint32(${tagOf(field)}).fork(); of[${index}].write(${value}, w); w.join();`;
  if (many === 'LIST') return `for (const v of m.${name}) { ${one('v')} }`;
  if (many === 'MAP') return `for (const [key, value] of Object.entries(m.${name})) { ${one('{ key, value }')} }`;
  return `if (m.${name} !== ${absent(field)}) { ${one(`m.${name}`)} }`;
}

const SAFE = /^[a-z][a-zA-Z0-9_]*$/;

/**
 * Makes the codecs of all messages whose fields `fieldsOf` knows. A message is compiled from its description when it is first used:
 * an interpreter of the description reads a list three times slower, because V8 optimizes a property only where its name is in the
 * code. The source holds names and numbers of the committed table alone, never anything that has travelled.
 */
export function codecs(fieldsOf: (message: string) => readonly Field[]): <T>(message: string) => Codec<T> {
  const known = new Map<string, Functions>();

  const functionsOf = (message: string): Functions => {
    const existing = known.get(message);
    if (existing) return existing;
    const made: Functions = {
      read: (reader, end, depth) => compile(message, made).read(reader, end, depth),
      write: (value, writer) => compile(message, made).write(value, writer),
    };
    known.set(message, made);
    return made;
  };

  const compile = (message: string, made: Functions): Functions => {
    const fields = fieldsOf(message);
    const unsafe = fields.find(({ name }) => !SAFE.test(name));
    if (unsafe) throw new Error(`${message} has a field that cannot be compiled: ${unsafe.name}`);
    const of = fields.map(({ type }) => (isScalar(type) ? undefined : functionsOf(type)));
    const blank = fields.map((field) => `${field.name}: ${absent(field)}`).join(', ');
    const cases = fields.map((field, index) => `case ${tagOf(field)}: { ${readSource(field, index)} continue; }`);
    const read = `return (r, end, depth) => {
      if (depth > ${DEEPEST}) throw new Error('a message is nested too deep');
      const m = { ${blank} };
      while (r.pos < end) {
        const tag = r.uint32();
        switch (tag) { ${cases.join('\n')} }
        if ((tag & 7) === 4 || tag === 0) break;
        r.skip(tag & 7);
      }
      return m;
    };`;
    const write = `return (m, w) => { ${fields.map(writeSource).join('\n')} };`;
    made.read = new Function('of', read)(of) as Read;
    made.write = new Function('of', write)(of) as Write;
    return made;
  };

  return <T>(message: string): Codec<T> => {
    const functions = functionsOf(message);
    return {
      encode: (value) => {
        const writer = new BinaryWriter();
        functions.write(value, writer);
        const { buffer, byteOffset, byteLength } = writer.finish();
        return Buffer.from(buffer, byteOffset, byteLength);
      },
      decode: (bytes) => {
        const reader = new BinaryReader(bytes);
        return functions.read(reader, reader.len, 0) as T;
      },
    };
  };
}
