import { expect, test } from 'vitest';
import { getButtonTransition } from '#core/control/workflow/flow-view.ts';
import { operations } from '#core/server/modules.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
const buttons = async (flowCode: string, user: string, over: object = {}) =>
  (
    await getButtonTransition(await bank.as(user), operations, {
      flowCode,
      flowState: '',
      is_override: 'F',
      is_auto_auth: 'T',
      idFlow: '',
      ...over,
    })
  ).buttons;

test('a change of data is sent first of all; a release where it is made is the other way, posting alone is none', async () => {
  for (const flags of [{}, { is_override: 'T', is_auto_auth: 'F' }]) {
    const offered = await buttons('BUAT_PENGGUNA', 'admin1', flags);
    expect(offered.map((each) => each.action_type)).toEqual(['SUBMIT', 'DRAFT', 'OVERRIDE']);
    expect(offered[0]).toMatchObject({ transition_label: 'KIRIM', bg_colour_code: '#0b5d4b' });
    expect(offered[2]?.bg_colour_code).toBe('#fdf0d5');
  }
});

test('a transaction has posting as its main button still', async () => {
  const offered = await buttons('SETOR_TUNAI', 'teller1');
  expect(offered.map((each) => each.action_type)).toEqual(['POST', 'SUBMIT', 'DRAFT']);
  expect(offered[1]?.bg_colour_code).toBe('#fdf0d5');
});
