import { exportSPKI, generateKeyPair } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerReader } from '#core/programs/register-reader.ts';
import { type TestBank, testBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

const pemOf = async (alg: string) => exportSPKI((await generateKeyPair(alg, { extractable: true })).publicKey);
const rows = () => bank.owner`select kode, kode_cabang, aktif, kunci_publik from fingerprint_device order by kode`;
const trail = async () =>
  (
    await bank.owner`select id_user, objek, rincian->>'aktif' as aktif from audit_log where aksi = 'PEMBACA_SIDIK_JARI' order by id`
  ).map((row) => ({ ...row }));

test('a reader is registered, changed and switched off, and each time the trail says so', async () => {
  const first = await pemOf('EdDSA');
  const second = await pemOf('ES256');
  const loket = { kode: 'LOKET-01', kodeCabang: '001', aktif: true };
  await registerReader(bank.owner, { ...loket, pem: first });
  await registerReader(bank.owner, { ...loket, pem: first });
  expect(await trail()).toEqual([{ id_user: 'sistem', objek: 'PEMBACA:LOKET-01', aktif: 'true' }]);
  await registerReader(bank.owner, { ...loket, pem: second, kodeCabang: '002', aktif: false });
  expect((await rows()).map((row) => ({ ...row }))).toEqual([
    { kode: 'LOKET-01', kode_cabang: '002', aktif: false, kunci_publik: second.trimEnd().concat('\n') },
  ]);
  expect(await trail()).toHaveLength(2);
});

test('a key of another kind, a private one and an unknown branch are refused', async () => {
  const before = await rows();
  const reader = { kode: 'LOKET-02', kodeCabang: '001', aktif: true };
  for (const alg of ['RS256', 'ES384']) {
    await expect(registerReader(bank.owner, { ...reader, pem: await pemOf(alg) })).rejects.toThrow('Ed25519 or P-256');
  }
  await expect(registerReader(bank.owner, { ...reader, pem: 'bukan kunci' })).rejects.toThrow();
  await expect(registerReader(bank.owner, { ...reader, kodeCabang: '999', pem: await pemOf('EdDSA') })).rejects.toThrow(
    /foreign key/,
  );
  expect(await rows()).toEqual(before);
});
