import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createFileRegistry, type DescMessage, fromBinary, toJson } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { codecs, type Field } from '#types/codec.ts';
import type { FlowDetail, InboxEvent } from '#types/proto/flow.ts';
import { services } from '#types/services.ts';
import { codecOf } from '#types/wire.ts';

/** The descriptions that buf makes of proto/, read by another implementation of the format. */
function described() {
  const buf = join(ROOT, 'node_modules', '.bin', 'buf');
  const image = execFileSync(buf, ['build', '-o', '-#format=binpb'], { cwd: ROOT, maxBuffer: 16 * 1024 * 1024 });
  return createFileRegistry(fromBinary(FileDescriptorSetSchema, image));
}

const registry = described();
const messages = [...registry].filter((one): one is DescMessage => one.kind === 'message');

/** A message with a value in every field, and in the messages directly within it. */
function full(message: DescMessage, depth = 0): Record<string, unknown> {
  const within = (of: DescMessage) => (depth > 0 ? undefined : full(of, depth + 1));
  const scalar = (name: string, number: number) => (number % 2 ? `${name} é€😀` : name.repeat(20));
  const fields = message.fields.map((field): [string, unknown] => {
    const text = scalar(field.name, field.number);
    if (field.fieldKind === 'map') return [field.name, { first: text, '': 'without a name' }];
    if (field.fieldKind === 'message') return [field.name, within(field.message)];
    if (field.fieldKind === 'list' && field.listKind === 'message') {
      const one = within(field.message);
      return [field.name, one ? [one, one] : []];
    }
    if (field.fieldKind === 'list') return [field.name, [text, '']];
    if (field.fieldKind === 'enum') return [field.name, 1];
    return [field.name, field.scalar === 5 ? -field.number : text];
  });
  return Object.fromEntries(fields);
}

/** What JSON of the other implementation leaves out: what is not there, and lists and maps that are empty. */
function sparse(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sparse);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(kept.map(([name, one]) => [name, sparse(one)]));
}

test('every message is read by another implementation as it was written', () => {
  expect(messages.length).toBeGreaterThan(900);
  for (const message of messages) {
    const { encode, decode } = codecOf<unknown>(message.typeName);
    const written = full(message);
    const bytes = encode(written);
    const json = toJson(message, fromBinary(message, bytes), { useProtoFieldName: true, enumAsInteger: true });
    expect(json, message.typeName).toEqual(sparse(written));
    expect(decode(bytes), message.typeName).toStrictEqual(written);
  }
});

test('every rpc has the path, the messages and the stream of its proto file', () => {
  const served = Object.values(services).flatMap((service) =>
    Object.values(service).map(({ path, responseStream }) => `${path} ${responseStream}`),
  );
  const declared = [...registry].flatMap((one) =>
    one.kind === 'service' && one.typeName !== 'grpc.health.v1.Health'
      ? one.methods.map((rpc) => `/${one.typeName}/${rpc.name} ${rpc.methodKind === 'server_streaming'}`)
      : [],
  );
  expect(served.sort()).toEqual(declared.sort());
});

const event = codecOf<InboxEvent>('amanah.v1.InboxEvent');

test('a field that was not sent has its default, and a message within none', () => {
  const read = codecOf<FlowDetail>('amanah.v1.FlowDetail').decode(new Uint8Array());
  for (const value of Object.values(read)) expect(['', 0, undefined, []]).toContainEqual(value);
  expect(event.encode(event.decode(new Uint8Array()))).toHaveLength(0);
});

test('an unknown field and one of another wire type are skipped', () => {
  const known = event.encode({ ...event.decode(new Uint8Array()), id_event: '7' });
  const unknown = Buffer.from([0xfa, 0x3f, 2, 65, 66]);
  const otherType = Buffer.from([(1 << 3) | 0, 5]);
  expect(event.decode(Buffer.concat([unknown, known, otherType]))).toEqual(event.decode(known));
});

test('bytes that end early, name no field or hold no text are refused or read as the format says', () => {
  expect(() => event.decode(Buffer.from([0x0a, 5, 65]))).toThrow(RangeError);
  expect(() => event.decode(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]))).toThrow();
  expect(event.decode(Buffer.from([0x0a, 1, 0xff])).id_event).toBe('\ufffd');
});

const nested = (levels: number): Buffer => {
  let bytes = Buffer.alloc(0);
  for (let level = 0; level < levels; level++) bytes = Buffer.concat([tree.head(bytes.length), bytes]);
  return bytes;
};
const tree = {
  fields: (): Field[] => [{ name: 'menu', number: 1, many: 'LIST', type: 'Tree' }],
  head: (length: number) => Buffer.from([0x0a, (length & 0x7f) | 0x80, length >> 7]),
};

test('a message that nests without end is refused before the stack ends', () => {
  const { decode } = codecs(tree.fields)<{ menu: unknown[] }>('Tree');
  expect(decode(nested(100)).menu).toHaveLength(1);
  expect(() => decode(nested(101))).toThrow('nested too deep');
});

test('a name that is not one of a field never becomes source text', () => {
  const hostile: Field = { name: 'a: process.exit()', number: 1, many: 'ONE', type: 'string' };
  expect(() => codecs(() => [hostile])<unknown>('Any').decode(new Uint8Array())).toThrow('cannot be compiled');
});

test('a message that no proto file declares is refused', () => {
  expect(() => codecOf<unknown>('amanah.v1.Nobody').decode(new Uint8Array())).toThrow('proto/ has no');
});
