import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { signature } from '#core/customers/specimens/module.ts';
import { printSigner } from '#core/customers/specimens/print-signer.ts';
import { evaluate, hashOf } from '#dev/print-agent/agent.ts';
import { selfSigned } from '#dev/print-agent/certificate.ts';
import { printAgentPair } from '#dev/print-agent/pair.ts';
import { printAgentConfig } from '#lib/config/print-agent.ts';
import { AppError } from '#lib/errors/errors.ts';
import { makeFolder } from '../../../dev/folder.ts';
import { counterBank } from '../../counter-bank.ts';

const bank = await counterBank();
const folder = makeFolder();
const files = printAgentPair(folder);
const signer = printSigner(files);
const handlers = signature.handlers({ printSigner: signer });
const without = signature.handlers({});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const sign = async (user: string, isi: string) =>
  handlers['signature.tandaTangan'].handle(await bank.as(user), { isi });
const trail = () =>
  bank.owner<{ id_user: string; rincian: unknown }[]>`
    select id_user, rincian from audit_log where aksi = 'TANDA_TANGAN_CETAK' order by id`;

const NOW = Date.now();
const bytes = (text: string) => Buffer.from(text).toString('base64');
const page = { type: 'raw', format: 'command', flavor: 'base64', data: bytes('Setor tunai') };
const params = { printer: { name: 'SLIP' }, options: { copies: 1, jobName: null, duplex: false }, data: [page] };
const asked = { call: 'print', params, timestamp: NOW };
/** A request as the agent's library writes it. */
const written = (request: object = asked) => JSON.stringify(request);

describe('the pair of a data folder', () => {
  test('is made once, for this machine alone: a certificate that vouches for itself, a key that its owner reads', () => {
    const before = readFileSync(files.cert, 'utf8');
    expect(printAgentPair(folder)).toEqual(files);
    expect(readFileSync(files.cert, 'utf8')).toBe(before);
    expect(statSync(files.key).mode & 0o777).toBe(0o600);
    const certificate = new X509Certificate(before);
    expect([certificate.subject, certificate.ca, certificate.verify(certificate.publicKey)]).toEqual([
      'CN=Amanah (pengembangan)',
      true,
      true,
    ]);
    expect(readFileSync(printAgentPair(makeFolder()).cert, 'utf8')).not.toBe(before);
  });

  test('is set as both files or none, and must belong together', () => {
    expect(printAgentConfig({ PRINT_AGENT_CERT: undefined, PRINT_AGENT_KEY: undefined })).toBeUndefined();
    expect(() => printAgentConfig({ PRINT_AGENT_CERT: 'a', PRINT_AGENT_KEY: undefined })).toThrow(
      'PRINT_AGENT_KEY is not set',
    );
    const other = printAgentPair(makeFolder());
    expect(() => printSigner({ cert: files.cert, key: other.key })).toThrow('does not belong');
    const weak = join(folder, 'weak.key');
    writeFileSync(
      weak,
      generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    expect(() => printSigner({ cert: files.cert, key: weak })).toThrow('2048');
  });
});

describe('the bank’s signature under a print request', () => {
  test('is trusted by an agent with the bank’s certificate, and each is in the trail', async () => {
    const { sertifikat, sidik, berlaku_sampai } = await handlers['signature.getCert'].handle(
      await bank.as('teller1'),
      {},
    );
    expect([sertifikat, sidik]).toEqual([signer.certificate, signer.fingerprint]);
    expect(berlaku_sampai).toMatch(/^20\d\d-\d\d-\d\d$/);
    const { tanda_tangan } = await sign('teller1', written());
    const request = { ...asked, certificate: sertifikat, signature: tanda_tangan };
    expect(evaluate(request, sertifikat, NOW)).toBe('TRUSTED');
    expect(await trail()).toMatchObject([
      {
        id_user: 'teller1',
        rincian: {
          panggilan: 'print',
          printer: 'SLIP',
          bita: 11,
          isi: hashOf(asked),
          sertifikat: signer.fingerprint,
        },
      },
    ]);

    expect(
      evaluate({ ...request, params: { ...params, data: [{ ...page, data: bytes('Tarik tunai') }] } }, sertifikat, NOW),
    ).toBe('BAD_SIGNATURE');
    expect(evaluate({ ...request, call: 'printers.find' }, sertifikat, NOW)).toBe('BAD_SIGNATURE');
    expect(evaluate(request, sertifikat, NOW + 16 * 60_000)).toBe('STALE');
    expect(evaluate(request, sertifikat, NOW + 11 * 365 * 86_400_000)).toBe('EXPIRED_CERTIFICATE');
    const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const forged = selfSigned(stranger, 'Amanah (pengembangan)', new Date(NOW - 1_000), new Date(NOW + 86_400_000));
    expect(evaluate({ ...request, certificate: forged }, sertifikat, NOW)).toBe('UNKNOWN_CERTIFICATE');
    expect(evaluate(request, forged, NOW)).toBe('UNKNOWN_CERTIFICATE');
  });

  const find = { call: 'printers.find', params: { query: 'SLIP' }, timestamp: NOW };
  const usual = { call: 'printers.getDefault', params: null, timestamp: NOW };
  const otherwise = (over: object) => written({ ...asked, params: { ...params, ...over } });
  test.each([
    ['nothing', ''],
    ['a hash', 'a'.repeat(64)],
    ['a text of her own', 'Saya berutang 1.000.000.000'],
    ['another call of the agent', written({ call: 'file.read', params: { path: '/etc/passwd' }, timestamp: NOW })],
    ['a socket', written({ call: 'socket.open', params: { host: '10.0.0.1', port: 22 }, timestamp: NOW })],
    ['a file in the place of bytes', otherwise({ data: [{ ...page, flavor: 'file', data: 'C:/rahasia.txt' }] })],
    ['an address that is fetched', otherwise({ data: [{ ...page, type: 'pixel', format: 'html', data: 'http://x' }] })],
    ['a host in the place of a printer', otherwise({ printer: { host: '10.0.0.1', port: '9100' } })],
    ['a file in the place of a printer', otherwise({ printer: { name: 'SLIP', file: 'C:/x' } })],
    ['something beside', written({ ...asked, extra: 1 })],
    ['another order', written({ timestamp: NOW, call: 'printers.find', params: { query: 'SLIP' } })],
    ['another spelling', ` ${written(find)}`],
    ['a name that stands twice', written(find).replace('{"query"', '{"query":"LAIN","query"')],
  ])('is given under no request but the pages’ own: not under %s', async (_, isi) => {
    const before = (await trail()).length;
    expect(await codeOf(sign('teller1', isi))).toBe('VALIDATION');
    expect((await trail()).length).toBe(before);
    for (const own of [find, usual, asked]) expect(await codeOf(sign('teller1', written(own)))).toBe('OK');
  });

  test('is given for now alone: none is valid on another day', async () => {
    for (const minutes of [-20, 20, 60 * 24])
      expect(await codeOf(sign('teller1', written({ ...find, timestamp: Date.now() + minutes * 60_000 })))).toBe(
        'PRINT_AGENT_CLOCK',
      );
    for (const minutes of [-10, 10])
      expect(await codeOf(sign('teller1', written({ ...find, timestamp: Date.now() + minutes * 60_000 })))).toBe('OK');
  });

  test('has a bound per user and hour', async () => {
    await bank.owner`delete from sensitive_read`;
    await bank.owner`update parameter set nilai = '2' where nama = 'batas_tanda_tangan_cetak'`;
    const before = (await trail()).length;
    const three = [];
    for (let at = 0; at < 3; at += 1) three.push(await codeOf(sign('teller1', written(find))));
    expect(three).toEqual(['OK', 'OK', 'LOOKED_ENOUGH']);
    expect((await trail()).length - before).toBe(2);
    expect(await codeOf(sign('teller2', written(find)))).toBe('OK');
  });

  test('a bank without print agents says so', async () => {
    expect(await codeOf(without['signature.getCert'].handle(await bank.as('teller1'), {}))).toBe('PRINT_AGENT_NONE');
    const asking = without['signature.tandaTangan'].handle(await bank.as('teller1'), { isi: written(find) });
    expect(await codeOf(asking)).toBe('PRINT_AGENT_NONE');
  });
});
