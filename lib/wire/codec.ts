import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import { messages } from '#types/proto/schema.ts';

type Message = Record<string, unknown>;

/** The type of a value says how to write and read it: a scalar as it is, a message behind its length. */
interface Value {
  readonly wireType: 0 | 2;
  /** A field that is not marked optional has this value when it was not sent. */
  readonly unset: unknown;
  readonly write: (writer: BinaryWriter, value: never) => void;
  readonly read: (reader: BinaryReader, depth: number) => unknown;
}

interface Field extends Value {
  readonly name: string;
  readonly label: string;
  /** The number and the wire type, as they stand before each value. */
  readonly tag: number;
  /** The field's place in the schema, from zero. */
  readonly place: number;
}

interface MessageType {
  readonly fields: readonly Field[];
  readonly byTag: ReadonlyMap<number, Field>;
}

/** A message that holds itself may not exhaust the stack of its reader. */
const DEEPEST = 100;

const scalars: Readonly<Record<string, Value>> = {
  string: {
    wireType: 2,
    unset: '',
    write: (writer, value) => writer.string(value),
    read: (reader) => reader.string(),
  },
  int32: {
    wireType: 0,
    unset: 0,
    write: (writer, value) => writer.int32(value),
    read: (reader) => reader.int32(),
  },
  bool: {
    wireType: 0,
    unset: false,
    write: (writer, value) => writer.bool(value),
    read: (reader) => reader.bool(),
  },
};

const types = new Map<string, MessageType>();

/** Returns a message type. Its line of the schema is read when it is first used: a process needs few of them. */
function typeOf(name: string): MessageType {
  const read = types.get(name);
  if (read) return read;
  const line = messages[name];
  if (line === undefined) throw new Error(`the schema has no message ${name}`);
  const type = makeType(line === '' ? [] : line.split(', ').map(readField));
  types.set(name, type);
  return type;
}

const makeType = (fields: readonly Field[]): MessageType => ({
  fields,
  byTag: new Map(fields.map((field) => [field.tag, field])),
});

/** Reads `1 string nama`, or with a label `2 repeated Pecahan pecahan`. */
function readField(text: string, place: number): Field {
  const words = text.split(' ');
  const label = words.length === 4 ? (words[1] ?? '') : '';
  const named = scalars[words.at(-2) ?? ''] ?? messageValue(() => typeOf(words.at(-2) ?? ''));
  const value = label === 'map' ? entryValue(named) : named;
  return {
    ...value,
    name: words.at(-1) ?? '',
    label,
    tag: (Number(words[0]) << 3) | value.wireType,
    place,
    unset: label === '' ? value.unset : undefined,
  };
}

const messageValue = (type: () => MessageType): Value => ({
  wireType: 2,
  unset: undefined,
  write: (writer, value) => {
    writeFields(type(), value, writer.fork()).join();
  },
  read: (reader, depth) => readFields(type(), reader, reader.uint32() + reader.pos, depth),
});

/** An entry of a map is a message of its key and its value. */
function entryValue(value: Value): Value {
  const key = { ...scalars.string, name: 'key', label: '', tag: 10, place: 0 } as Field;
  const entry = makeType([key, { ...value, name: 'value', label: '', tag: (2 << 3) | value.wireType, place: 1 }]);
  return messageValue(() => entry);
}

/** Writes the fields that differ from their unset value, in the order of the schema. A field that is not there is as unset. */
function writeFields({ fields }: MessageType, message: Message, writer: BinaryWriter): BinaryWriter {
  for (const { name, label, tag, unset, write } of fields) {
    const value = message[name];
    if (value === undefined || value === unset) continue;
    if (label === 'repeated') for (const item of value as never[]) write(writer.uint32(tag), item);
    else if (label === 'map')
      for (const [key, item] of Object.entries(value as Message))
        write(writer.uint32(tag), { key, value: item } as never);
    else write(writer.uint32(tag), value as never);
  }
  return writer;
}

/** An array or an object belongs to one message, so each gets its own. */
const unsetOf = ({ label, unset }: Field): unknown => (label === 'repeated' ? [] : label === 'map' ? {} : unset);

/**
 * Reads up to `end`. What the schema does not know, by number or by wire type, is of a later release and is left out. Fields come in the order of
 * the schema, so each is set once, as it was read or as unset: a copy of an unset message would cost more than the whole of a short one.
 */
function readFields({ fields, byTag }: MessageType, reader: BinaryReader, end: number, depth: number): Message {
  if (depth >= DEEPEST) throw new Error('a message holds too many messages in one another');
  const message: Message = {};
  let set = 0;
  const setUpTo = (place: number) => {
    for (let field = fields[set]; field && set < place; field = fields[set]) {
      message[field.name] = unsetOf(field);
      set++;
    }
  };
  while (reader.pos < end) {
    const tag = reader.uint32();
    const field = byTag.get(tag);
    if (!field) {
      if ((tag & 7) === 4 || tag === 0) break;
      reader.skip(tag & 7);
      continue;
    }
    const { name, label, place } = field;
    const isSingle = label !== 'repeated' && label !== 'map';
    setUpTo(isSingle ? place : place + 1);
    const value = field.read(reader, depth + 1);
    if (label === 'repeated') (message[name] as unknown[]).push(value);
    else if (label === 'map') addEntry(message[name] as Message, value as { key: string; value: unknown });
    else message[name] = value;
    if (set === place) set++;
  }
  setUpTo(fields.length);
  return message;
}

const addEntry = (map: Message, { key, value }: { readonly key: string; readonly value: unknown }): void => {
  map[key] = value;
};

/** Writes and reads one message. */
export interface Codec<T> {
  readonly encode: (message: T) => Buffer;
  readonly decode: (bytes: Uint8Array) => T;
}

/** A message up to this size leaves its writer to the next one. */
const KEPT_BYTES = 64 * 1024;
let writer = new BinaryWriter();

/** Writes a message with the writer of all messages, whose buffer need not grow anew for each. */
function write(type: MessageType, message: Message): Uint8Array {
  let kept = false;
  try {
    const bytes = writeFields(type, message, writer).finish();
    kept = bytes.length <= KEPT_BYTES;
    return bytes;
  } finally {
    // A message that cannot be written leaves its writer in the middle of it.
    if (!kept) writer = new BinaryWriter();
  }
}

/** Returns the codec of the message of this name; `T` is its type in `types/proto`. */
export const codecOf = <T extends object>(name: string): Codec<T> => ({
  encode: (message) => {
    const bytes = write(typeOf(name), message as Message);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  },
  decode: (bytes) => {
    const reader = new BinaryReader(bytes);
    return readFields(typeOf(name), reader, reader.len, 0) as T;
  },
});
