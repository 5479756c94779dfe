import { afterAll, expect, test } from 'vitest';
import { cabutDelegasi } from '#core/control/users/delegation-queries.ts';
import { addDays } from '#lib/dates.ts';
import { counterBank } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';

const bank = await counterBank();
await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('backoffice9', 'Rina Cadangan', '001')`;
await bank.owner`insert into user_role (id_user, role_id) values ('backoffice9', 'BACK_OFFICE')`;

let payloads: string[] = [];
let flushed: (() => void) | null = null;
const MARK = 'selesai';
const ear = await bank.owner.listen('akses', (name) => {
  if (name === MARK) flushed?.();
  else payloads.push(name);
});
afterAll(() => ear.unlisten());

/** Returns the users who heard of changed rights by this work; notices come in order, so a mark behind them shows that the last has come. */
async function notified(work: () => Promise<unknown>): Promise<string[]> {
  payloads = [];
  await work();
  await new Promise<void>((resolve) => {
    flushed = resolve;
    void bank.owner.notify('akses', MARK);
  });
  return payloads;
}

test('a borrower is notified when authority comes, when a day ends it, and when it is taken back', async () => {
  const { id_flow } = await bank.flow('supervisor1', 'SUBMIT', {
    flowCode: 'DELEGASI',
    data: { ke: 'backoffice9', mulai: DAY, sampai: addDays(DAY, 1), alasan: 'Cuti tahunan' },
    seen: '',
  });
  expect(await notified(() => bank.flow('manager1', 'APPROVE', { idFlow: id_flow }))).toEqual(['backoffice9']);
  const to = (days: number, branch: string) => () =>
    bank.owner`update branch set accounting_date = ${addDays(DAY, days)} where kode_cabang = ${branch}`;
  expect(await notified(to(1, '002'))).toEqual([]);
  expect(await notified(to(1, '001'))).toEqual(['backoffice9']);
  expect(await notified(to(2, '001'))).toEqual(['backoffice9']);
  expect(await notified(to(3, '001'))).toEqual([]);
  await to(0, '001')();
  const [row] = await bank.owner<{ id_delegasi: string }[]>`select id_delegasi from delegation`;
  const back = async () => cabutDelegasi(await bank.as('supervisor1'), row?.id_delegasi ?? '');
  expect(await notified(back)).toEqual(['backoffice9']);
  expect(await notified(back)).toEqual([]);
});
