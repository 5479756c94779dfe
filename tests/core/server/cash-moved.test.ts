import { expect, test } from 'vitest';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { boxOf, insertGrant } from '../counter-bank.ts';
import { testCore } from './core-server.ts';
import { listening } from './listening.ts';

const core = await testCore();

test('cash that is sent is reported to those who work with the cash of that branch, and to nobody else', async () => {
  const [teller, custodian, elsewhere, clerk] = await Promise.all(
    ['teller1', 'headteller1', 'teller3', 'cs1'].map((user) => listening(core, user)),
  );
  const till = await boxOf(core.bank, { user: 'teller1' });
  await core.bank.run('headteller1', vaultToTill, {
    id_kas: String(till.id_kas),
    nominal: '100000.00',
    pecahan: toRows({ '100000': 1 }),
  });
  await expect.poll(() => [teller?.times('KAS'), custodian?.times('KAS')]).toEqual([1, 1]);
  expect([elsewhere?.times('KAS'), clerk?.times('KAS')]).toEqual([0, 0]);
  for (const each of [teller, custodian, elsewhere, clerk]) each?.stop();
});

test('a vault that was counted is reported to those who work with the cash of that branch, and to nobody else', async () => {
  const [teller, custodian, elsewhere, clerk] = await Promise.all(
    ['teller1', 'headteller1', 'headteller2', 'cs1'].map((user) => listening(core, user)),
  );
  const { stok } = await boxOf(core.bank, { vault: '001' });
  const pieces = Object.entries(stok).map(([minor, count]) => [String(BigInt(minor) / 100n), count] as const);
  const data = { pecahan_layak: toRows(Object.fromEntries(pieces)), pecahan_tidak_layak: [], keterangan: '' };
  const token = await insertGrant(core.bank, {
    code: 'HITUNG_KHASANAH',
    data: countVault.schema.parse(data),
    maker: 'headteller1',
    reasons: ['DUA_ORANG'],
    supervisor: 'supervisor1',
  });
  await core.bank.run('headteller1', countVault, data, { token });
  await expect.poll(() => [teller?.times('KAS'), custodian?.times('KAS')]).toEqual([1, 1]);
  expect([elsewhere?.times('KAS'), clerk?.times('KAS')]).toEqual([0, 0]);
  for (const each of [teller, custodian, elsewhere, clerk]) each?.stop();
});
