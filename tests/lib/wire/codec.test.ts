import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createFileRegistry, type DescMessage, fromBinary, fromJson, toBinary, toJson } from '@bufbuild/protobuf';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { codecOf } from '#lib/wire/codec.ts';
import { messages } from '#types/proto/schema.ts';
import { fillings, sampleOf } from './sample-messages.ts';

/** The contract as another implementation of protobuf reads it. */
const registry = createFileRegistry(
  fromBinary(
    FileDescriptorSetSchema,
    execFileSync(join(ROOT, 'node_modules', '.bin', 'buf'), ['build', '-o', '-'], { cwd: ROOT, maxBuffer: 2 ** 28 }),
  ),
);
const names = Object.keys(messages);

function described(name: string): DescMessage {
  const found = registry.getMessage(name.includes('.') ? name : `amanah.v1.${name}`);
  if (!found) throw new Error(`proto/ has no message ${name}`);
  return found;
}

/** Returns a message as JSON writes it: without the fields that are absent. */
const asJson = (message: object) => JSON.parse(JSON.stringify(message));

const written = { useProtoFieldName: true, alwaysEmitImplicit: true, enumAsInteger: true };

test('the schema has every message of the contract, and no other', () => {
  const own = [...registry].filter((type) => type.kind === 'message' && !type.typeName.endsWith('Entry'));
  expect(own.map(({ typeName }) => typeName.replace(/^amanah\.v1\./, '')).sort()).toEqual([...names].sort());
});

test.each(Object.entries(fillings))('every message %s comes back unchanged', (_, filling) => {
  for (const name of names) {
    const [message, codec] = [sampleOf(name, filling), codecOf(name)];
    expect(codec.decode(codec.encode(message)), name).toStrictEqual(message);
  }
});

test.each(Object.entries(fillings))('every message %s is the same to another implementation', (_, filling) => {
  for (const name of names) {
    const [message, codec, type] = [sampleOf(name, filling), codecOf(name), described(name)];
    expect(toJson(type, fromBinary(type, codec.encode(message)), written), name).toEqual(asJson(message));
    expect(codec.decode(toBinary(type, fromJson(type, asJson(message)))), name).toStrictEqual(message);
  }
});

/** The generated encoders of the releases before have written these bytes, and a bank of its own may still do so. */
const stored: readonly (readonly [title: string, message: string, fields: object, hex: string])[] = [
  ['an empty submission', 'Submit', {}, ''],
  [
    'a submission',
    'Submit',
    { flowCode: 'SETOR_TUNAI', dry_run: 'T', versi: 3, kode_alasan: ['A1', 'B2'] },
    '0a0b5345544f525f54554e4149820101548801039a010241319a01024232',
  ],
  [
    'a cash deposit',
    'TunaiData',
    {
      nomor_rekening: '001120000454',
      nominal: '90071992547409.93',
      kode_valuta: 'IDR',
      keterangan: 'Setoran – 漢字 🙂',
      pecahan: [
        { nominal: '100000.00', lembar: 300, jenis: '', kondisi: undefined },
        { nominal: '50000.00', lembar: 0, jenis: undefined, kondisi: 'LUSUH' },
      ],
      nama: 'Siti',
      penanda: '',
    },
    '0a0c303031313230303030343534121139303037313939323534373430392e39331a0349445222175365746f72616e20e2809320e6bca2' +
      'e5ad9720f09f99822a100a093130303030302e303010ac021a002a110a0835303030302e303022054c555355484a0453697469920100',
  ],
  [
    'a map',
    'Alasan',
    { kode: 'SALDO', rincian: { saldo: '0.00', '': 'tanpa nama', kosong: '' } },
    '0a0553414c444f2a0d0a0573616c646f1204302e30302a0c120a74616e7061206e616d612a080a066b6f736f6e67',
  ],
  ['a text of 128 bytes', 'AuditTrail', { dataAction: 'é'.repeat(64) }, `0a8001${'c3a9'.repeat(64)}`],
  [
    'a negative number and a flag',
    'PeringatanDaftar',
    { urut: -2, kolom: 'nama', luar: true },
    '08feffffffffffffffff0112046e616d612001',
  ],
  ['an enum', 'grpc.health.v1.HealthCheckResponse', { status: 2 }, '0802'],
];

test.each(stored)('%s has the bytes it had', (_, name, fields, hex) => {
  const codec = codecOf(name);
  const message = { ...codec.decode(new Uint8Array()), ...fields };
  expect(codec.encode(message).toString('hex')).toBe(hex);
  expect(codec.decode(Buffer.from(hex, 'hex'))).toStrictEqual(message);
});

test('fields of a later release, and known ones in another form, are left out', () => {
  const { decode } = codecOf('grpc.health.v1.HealthCheckRequest');
  // Field 1 as a number, field 2 as a text, field 3 as a group, then field 1 as the contract has it.
  const bytes = Buffer.from('080512026f6b1b20011c0a05726561', 'hex');
  expect(decode(Buffer.concat([bytes, Buffer.from('6479', 'hex')]))).toStrictEqual({ service: 'ready' });
});

test('messages in themselves are read to a hundred levels', () => {
  const { encode, decode } = codecOf('MenuNode');
  const nested = (levels: number) => {
    let node: object = decode(new Uint8Array());
    for (let level = 1; level < levels; level += 1) node = { ...decode(new Uint8Array()), children: [node] };
    return node;
  };
  expect(decode(encode(nested(100)))).toStrictEqual(nested(100));
  expect(() => decode(encode(nested(101)))).toThrow('too many messages');
});

test('bytes that end too early are refused', () => {
  const { encode, decode } = codecOf('grpc.health.v1.HealthCheckRequest');
  const bytes = encode({ service: 'database' });
  expect(decode(bytes)).toEqual({ service: 'database' });
  expect(() => decode(bytes.subarray(0, 5))).toThrow();
});
