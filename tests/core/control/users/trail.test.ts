import { expect, test } from 'vitest';
import { authenticateOverride, requestOverride } from '#core/control/workflow/override.ts';
import { operations } from '#core/server/modules.ts';
import { person, usersBank } from './users-bank.ts';

const bank = await usersBank();
const flowData = JSON.stringify(person());

test('each step of a change is found in the trail under its record, whichever way it took', async () => {
  const rejected = await bank.file('BUAT_PENGGUNA', person());
  await bank.flow('admin2', 'REJECT', { idFlow: rejected, remark: 'belum disetujui HRD' });
  const { caller: second } = await bank.as('admin2');
  await authenticateOverride(await bank.as('admin1'), operations, second, 'BUAT_PENGGUNA', flowData);
  const asked = await requestOverride(await bank.as('admin1'), operations, {
    flowCode: 'BUAT_PENGGUNA',
    flowData,
    transRemark: '',
  });
  await bank.flow('admin2', 'APPROVE', { idFlow: asked.id_flow });
  const rows = await bank.owner`select id_user, aksi from audit_log where objek = 'USER:rina.w' order by id`;
  expect(rows.map(({ id_user, aksi }) => `${id_user} ${aksi}`)).toEqual([
    'admin1 FLOW_SUBMIT',
    'admin2 FLOW_REJECT',
    'admin1 OVERRIDE',
    'admin1 MINTA_OVERRIDE',
    'admin2 FLOW_APPROVE_OVERRIDE',
  ]);
});
