import { expect, test } from 'vitest';
import { accountRow, counterBank } from '../counter-bank.ts';
import { expectSoundBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();

/** Files a transfer of 1,000 rupiah of teller1 and answers the item's id. */
async function submit(): Promise<string> {
  const data = { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: '1000.00' };
  return (await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data })).id_flow;
}

const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const reserved = async () => (await accountRow(bank, accounts.firma)).debet_menunggu;
const stateOf = async (idFlow: string) => {
  const [row] = await bank.owner`select flow_state, journal_id from flow_instance where id_flow = ${idFlow}`;
  return { ...row };
};

test('two checkers at the same instant, 200 times: one wins, the other is told', async () => {
  for (let round = 0; round < 200; round++) {
    const idFlow = await submit();
    const tries = await Promise.allSettled([approve('headteller1', idFlow), approve('manager1', idFlow)]);
    expect(tries.map((each) => (each.status === 'rejected' ? each.reason.code : 'posted')).sort()).toEqual([
      'FLOW_STATE',
      'posted',
    ]);
  }
  const [twice] =
    await bank.owner`select count(*) as n from (select id_flow from journal where id_flow is not null group by 1 having count(*) > 1) t`;
  expect(twice?.n).toBe(0n);
  expect(await reserved()).toBe(0n);
  await expectSoundBooks(bank);
});

test('approve against cancel, 50 times: one final state, the money moved exactly when it is APPROVED', async () => {
  for (let round = 0; round < 50; round++) {
    const idFlow = await submit();
    const before = await accountRow(bank, accounts.firma);
    const deciding = [approve('headteller1', idFlow), bank.flow('teller1', 'CANCEL', { idFlow })];
    const tries = await Promise.allSettled(round % 2 === 0 ? deciding : deciding.reverse());
    const codes = tries.map((each) => (each.status === 'rejected' ? each.reason.code : 'done')).sort();
    expect(codes).toEqual(['FLOW_STATE', 'done']);
    const { flow_state, journal_id } = await stateOf(idFlow);
    expect(['APPROVED', 'CANCELLED']).toContain(flow_state);
    expect(journal_id !== null).toBe(flow_state === 'APPROVED');
    const moved = flow_state === 'APPROVED' ? 100_000n : 0n;
    expect(await accountRow(bank, accounts.firma)).toMatchObject({
      saldo_buku: before.saldo_buku - moved,
      debet_menunggu: 0n,
    });
  }
  await expectSoundBooks(bank);
});
