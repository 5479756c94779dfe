import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { sheet, slip } from '../cheques/clearing/clearing-bank.ts';
import { beginOf, storeMessage } from '../payments/settlement/settlement-bank.ts';
import { testCore } from './core-server.ts';
import { listening } from './listening.ts';

const core = await testCore();
const { bank } = core;

test('moved cheques notify the desks of their branch and of head office once, and nobody else', async () => {
  await bank.owner`update app_user set kode_cabang = '002' where id_user = 'cs1'`;
  // Two with the desk, one of another branch with it, one of the branch without it.
  const listeners = await Promise.all(
    ['backoffice1', 'finance1', 'cs1', 'teller1'].map((user) => listening(core, user)),
  );
  const all = () => listeners.map((each) => each.times('KLIRING'));
  const filed = await bank.flow(
    'teller1',
    'SUBMIT',
    { flowCode: 'SETORAN_KLIRING', seen: '', data: slip([sheet(), sheet(), sheet()]) },
    randomUUID(),
  );
  await bank.flow('manager1', 'APPROVE', { idFlow: filed.id_flow, remark: 'Warkat dilihat' });
  expect(await bank.owner`select from clearing_warkat`).toHaveLength(3);
  await expect.poll(all, { timeout: 15_000 }).toEqual([1, 1, 0, 0]);
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'NOBODY' }]);
  await processEntries({ db: bank.app, begin: beginOf(bank) }, [], () => {});
  await expect.poll(all, { timeout: 15_000 }).toEqual([1, 2, 0, 0]);
  for (const each of listeners) each.stop();
});
