import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountRow, counterBank } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();

/** Files a transfer of 1,000 rupiah of teller1 and returns the item's id. */
async function submit(key?: string): Promise<string> {
  const data = { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: '1000.00' };
  return (await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data }, key)).id_flow;
}

const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const reserved = async () => (await accountRow(bank, accounts.firma)).debet_menunggu;
const stateOf = async (idFlow: string) => {
  const [row] = await bank.owner`select flow_state, journal_id from flow_instance where id_flow = ${idFlow}`;
  return { ...row };
};

test('two checkers at the same instant, 200 times: one wins, the other gets an error', async () => {
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
});

describe('one key, thirty callers at once', () => {
  const thirty = async <T>(call: () => Promise<T>) => {
    const answers = await Promise.all(Array.from({ length: 30 }, call));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    return answers[0];
  };

  test('one item is filed, posted once, and every caller has the same answer', async () => {
    for (let round = 0; round < 5; round++) {
      const [filing, decision] = [randomUUID(), randomUUID()];
      const filed = await thirty(() => submit(filing));
      const before = await accountRow(bank, accounts.firma);
      const posted = await thirty(() => bank.flow('headteller1', 'APPROVE', { idFlow: filed ?? '' }, decision));
      expect(posted?.flow_state).toBe('APPROVED');
      expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before.saldo_buku - 100_000n);
    }
    const [more] = await bank.owner`select count(*) as n from flow_instance where flow_state = 'WAITING'`;
    expect(more?.n).toBe(0n);
  });

  test('one item is rejected or cancelled, and every caller has the same answer', async () => {
    for (const [user, action] of [
      ['headteller1', 'REJECT'],
      ['teller1', 'CANCEL'],
    ] as const) {
      const key = randomUUID();
      const idFlow = await submit();
      await thirty(() => bank.flow(user, action, { idFlow, remark: 'tidak jadi' }, key));
      expect(await reserved()).toBe(0n);
    }
  });
});
