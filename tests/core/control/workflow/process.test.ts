import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { getButtonTransition, getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { authenticateOverride } from '#core/control/workflow/override.ts';
import { operations } from '#core/server/modules.ts';
import {
  accepted,
  accountRow,
  books,
  boxOf,
  cash,
  companyClerk,
  counterBank,
  linesOf,
  refused,
  rupiah,
} from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
const transfer = (whole: bigint, from: string = accounts.firma, to: string = accounts.ani) => ({
  nomor_rekening_debet: from,
  nomor_rekening_kredit: to,
  nominal: rupiah(whole),
});

/** Files a transfer of teller1 and returns the item's id. */
async function submit(
  data: unknown = transfer(60_000_000n),
  flowCode = 'PEMINDAHBUKUAN',
  user = 'teller1',
): Promise<string> {
  const answer = await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data });
  expect(answer.flow_state).toBe('WAITING');
  return answer.id_flow;
}

const reserved = async (number: string = accounts.firma) => (await accountRow(bank, number)).debet_menunggu;
const stateOf = async (idFlow: string) => {
  const [row] =
    await bank.owner`select flow_state, pemeriksa, reservasi, journal_id from flow_instance where id_flow = ${idFlow}`;
  return { ...row };
};
const approve = (user: string, idFlow: string, key?: string) => bank.flow(user, 'APPROVE', { idFlow }, key);

describe('a pending item', () => {
  test('reserves the debit and posts nothing; approving posts and releases in one transaction', async () => {
    const [from, to] = [await accountRow(bank, accounts.firma), await accountRow(bank, accounts.ani)];
    const idFlow = await submit();
    expect(await accountRow(bank, accounts.firma)).toEqual({ ...from, debet_menunggu: 6_000_000_000n });
    expect(await accountRow(bank, accounts.ani)).toEqual(to);

    const answer = await approve('headteller1', idFlow);
    expect(answer).toMatchObject({ id_flow: idFlow, flow_state: 'APPROVED', saldo_tersedia: '139000000.00' });
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '203001', 6_000_000_000n, accounts.firma, null],
      ['001', '301001', -6_000_000_000n, accounts.ani, null],
    ]);
    expect(await accountRow(bank, accounts.firma)).toMatchObject({
      saldo_buku: from.saldo_buku - 6_000_000_000n,
      debet_menunggu: 0n,
    });
    expect(await stateOf(idFlow)).toEqual({
      flow_state: 'APPROVED',
      pemeriksa: ['headteller1'],
      reservasi: [],
      journal_id: BigInt(answer.id_jurnal),
    });
    const [journal] =
      await bank.owner`select id_user, user_otorisasi, id_flow from journal where id = ${answer.id_jurnal}`;
    expect({ ...journal }).toEqual({ id_user: 'teller1', user_otorisasi: 'headteller1', id_flow: idFlow });
  });

  test('its reserved funds are not there for anybody else', async () => {
    const idFlow = await submit(transfer(135_000_000n));
    const { saldo_buku } = await accountRow(bank, accounts.firma);
    const free = saldo_buku / 100n - 135_000_000n - 1_000_000n;
    await refused(bank, 'INSUFFICIENT', () =>
      bank.run('teller1', cashWithdrawal, cash(accounts.firma, 52, companyClerk)),
    );
    expect(free).toBe(4_000_000n);
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer(free)));
    await refused(bank, 'INSUFFICIENT', () => submit(transfer(1_000_001n)));
    await accepted(bank, () => approve('headteller1', idFlow));
    expect(await accountRow(bank, accounts.firma)).toMatchObject({ saldo_buku: 100_000_000n, debet_menunggu: 0n });
    await bank.flow('manager1', 'APPROVE', {
      idFlow: await submit(transfer(139_000_000n, accounts.ani, accounts.firma)),
    });
  });

  test.each([
    ['REJECT', 'headteller1', 'REJECTED'],
    ['RETURN', 'headteller1', 'RETURNED'],
    ['CANCEL', 'teller1', 'CANCELLED'],
  ])('%s releases the reservation and posts nothing', async (action, user, state) => {
    const idFlow = await submit(transfer(1_000_000n));
    expect(await reserved()).toBe(100_000_000n);
    const before = await accountRow(bank, accounts.firma);
    const answer = await accepted(bank, () => bank.flow(user, action, { idFlow, remark: 'kurang lengkap' }));
    expect(answer).toMatchObject({ id_flow: idFlow, flow_state: state, id_jurnal: '' });
    expect(await accountRow(bank, accounts.firma)).toEqual({ ...before, debet_menunggu: 0n });
    if (state !== 'RETURNED') {
      await refused(bank, 'FLOW_STATE', () => approve('manager1', idFlow));
      return;
    }
    // Returned, mended and sent again: it is checked and reserved anew, and earlier checkers may read it again.
    await accepted(bank, () =>
      bank.flow('teller1', 'SUBMIT', { idFlow, seen: 'RETURNED', data: transfer(2_000_000n) }),
    );
    expect(await reserved()).toBe(200_000_000n);
    const posted = await accepted(bank, () => approve('headteller1', idFlow));
    expect((await linesOf(bank, posted.id_jurnal))[0]).toEqual(['001', '203001', 200_000_000n, accounts.firma, null]);
    const steps =
      await bank.owner`select dari, ke, aksi, id_user, catatan from flow_step where id_flow = ${idFlow} order by urut`;
    expect(steps.map((row) => Object.values(row))).toEqual([
      ['', 'WAITING', 'SUBMIT', 'teller1', ''],
      ['WAITING', 'RETURNED', 'RETURN', 'headteller1', 'kurang lengkap'],
      ['RETURNED', 'WAITING', 'SUBMIT', 'teller1', ''],
      ['WAITING', 'APPROVED', 'APPROVE', 'headteller1', ''],
    ]);
  });

  test('returning and rejecting need a remark', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    for (const action of ['RETURN', 'REJECT']) {
      const error = await refused(bank, 'VALIDATION', () =>
        bank.flow('headteller1', action, { idFlow, remark: 'tdk' }),
      );
      expect(error.details.violations?.map((each) => each.field)).toEqual(['transRemark']);
    }
    await accepted(bank, () => bank.flow('headteller1', 'REJECT', { idFlow, remark: 'tidak' }));
  });

  test('its rules run again when it is approved', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    await bank.owner`update account_state set blokir = 'K', blokir_resmi = 'K' where nomor_rekening = ${accounts.ani}`;
    await refused(bank, 'ACCOUNT_BLOCKED', () => approve('headteller1', idFlow));
    await bank.owner`update account_state set blokir = '', blokir_resmi = '' where nomor_rekening = ${accounts.ani}`;
    await accepted(bank, () => approve('headteller1', idFlow));
  });

  test('content other than the submitted one is never posted', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    await bank.owner`alter table flow_instance disable trigger flow_item_unchanged`;
    await bank.owner`
      update flow_instance set flow_data = jsonb_set(flow_data, '{nominal}', '"2000000.00"') where id_flow = ${idFlow}`;
    const before = await books(bank);
    await expect(approve('headteller1', idFlow)).rejects.toThrow(`item ${idFlow} differs from what was submitted`);
    expect(await books(bank)).toEqual(before);
    await bank.owner`
      update flow_instance set flow_data = jsonb_set(flow_data, '{nominal}', '"1000000.00"') where id_flow = ${idFlow}`;
    await bank.owner`alter table flow_instance enable trigger flow_item_unchanged`;
    await accepted(bank, () => approve('headteller1', idFlow));
  });
});

describe('the right to decide', () => {
  test('the maker never: not by process, not by a typed password, with any roles', async () => {
    await bank.owner`insert into user_role values ('backoffice1', 'BRANCH_MANAGER', 1)`;
    const idFlow = await submit(transfer(60_000_000n), 'PEMINDAHBUKUAN', 'backoffice1');
    for (const action of ['APPROVE', 'REJECT', 'RETURN']) {
      await refused(bank, 'SELF_APPROVAL', () => bank.flow('backoffice1', action, { idFlow, remark: 'sudah benar' }));
    }
    const posted = await bank.run('backoffice1', bookTransfer, transfer(1n));
    const context = await bank.as('backoffice1');
    const data = JSON.stringify({ nomor_referensi: posted.nomor_referensi, alasan: 'salah orang' });
    await refused(bank, 'SELF_APPROVAL', () =>
      authenticateOverride(context, operations, context.caller, 'REVERSAL', data),
    );
    const manager = (await bank.as('manager1')).caller;
    await accepted(bank, () => authenticateOverride(context, operations, manager, 'REVERSAL', data));
    await accepted(bank, () => approve('manager1', idFlow));
    await bank.owner`delete from user_role where id_user = 'backoffice1' and role_id = 'BRANCH_MANAGER'`;
  });

  test('nobody without the inbox, of another branch, or below the level', async () => {
    const idFlow = await submit(transfer(20_000_000n));
    await refused(bank, 'FORBIDDEN', () => approve('teller2', idFlow));
    await refused(bank, 'FORBIDDEN', () => approve('cs1', idFlow));
    for (const action of ['APPROVE', 'REJECT', 'RETURN', 'CANCEL']) {
      await refused(bank, 'NOT_FOUND', () => bank.flow('manager2', action, { idFlow, remark: 'bukan milik saya' }));
      await refused(bank, 'NOT_FOUND', () =>
        bank.flow('manager2', action, { idFlow: '00000000-0000-4000-8000-000000000000', remark: 'tidak ada' }),
      );
    }
    await refused(bank, 'NOT_FOUND', () => bank.flow('manager1', 'CANCEL', { idFlow }));
    await bank.owner`update flow_instance set nominal = 25000000100 where id_flow = ${idFlow}`;
    await refused(bank, 'APPROVER_LIMIT', () => approve('headteller1', idFlow));
    await bank.owner`update flow_instance set nominal = 2000000000, tingkat = 'BRANCH_MANAGER' where id_flow = ${idFlow}`;
    for (const below of ['headteller1', 'supervisor1'])
      await refused(bank, 'APPROVER_LIMIT', () => approve(below, idFlow));
    await accepted(bank, () => approve('finance1', idFlow));
  });

  test('not an officer for the own customer record', async () => {
    const idFlow = await submit(transfer(1_000_000n, accounts.ani, accounts.pejabat));
    await refused(bank, 'OWN_CUSTOMER', () => approve('supervisor1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test('the amount decides how many checkers there are, each another one', async () => {
    await bank.owner`insert into flow_level values ('PEMINDAHBUKUAN', 1000000000, 2) on conflict do nothing`;
    await freshReference();
    const small = await submit(transfer(9_999_999n));
    expect((await approve('headteller1', small)).flow_state).toBe('APPROVED');
    const idFlow = await submit(transfer(10_000_000n));
    const before = await accountRow(bank, accounts.firma);
    const first = await accepted(bank, () => approve('headteller1', idFlow));
    expect(first).toMatchObject({ flow_state: 'WAITING', id_jurnal: '' });
    expect(await accountRow(bank, accounts.firma)).toEqual(before);
    await refused(bank, 'SECOND_APPROVAL', () => approve('headteller1', idFlow));
    const second = await accepted(bank, () => approve('manager1', idFlow));
    expect(second.flow_state).toBe('APPROVED');
    expect((await stateOf(idFlow)).pemeriksa).toEqual(['headteller1', 'manager1']);
    expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before.saldo_buku - 1_000_000_000n);
    await bank.owner`delete from flow_level where flow_code = 'PEMINDAHBUKUAN' and dari_nominal = 1000000000`;
    await freshReference();
  });

  test('another branch’s item shows neither its content nor its buttons', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    const none = '00000000-0000-4000-8000-000000000000';
    for (const id of [idFlow, none]) {
      await refused(bank, 'NOT_FOUND', async () => getByIdFlow(await bank.as('manager2'), operations, id));
      await refused(bank, 'NOT_FOUND', async () =>
        getButtonTransition(await bank.as('manager2'), operations, {
          flowCode: '',
          flowState: '',
          is_override: 'F',
          is_auto_auth: 'F',
          idFlow: id,
        }),
      );
    }
    const buttons = (await getByIdFlow(await bank.as('headteller1'), operations, idFlow)).buttons;
    expect(buttons.map((each) => each.action_type)).toEqual(['REJECT', 'RETURN', 'APPROVE']);
    expect(
      (await getByIdFlow(await bank.as('teller1'), operations, idFlow)).buttons.map((each) => each.action_type),
    ).toEqual(['CANCEL']);
    await bank.flow('teller1', 'CANCEL', { idFlow });
  });
});

/** Reference data is remembered for three seconds, then read again behind the first call that finds it old. */
async function freshReference(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  await bank.run('teller1', bookTransfer, transfer(1n), { dryRun: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
}

describe('the right to file', () => {
  test.each([
    ['cs1', 'PEMINDAHBUKUAN'],
    ['headteller1', 'PEMINDAHBUKUAN'],
    ['supervisor1', 'PEMINDAHBUKUAN'],
    ['backoffice1', 'SETOR_TUNAI'],
    ['teller1', 'PENARIKAN_KHASANAH'],
    ['headteller1', 'SETORAN_KHASANAH'],
  ])('%s puts no %s before a checker, nor stores a draft of one', async (user, flowCode) => {
    for (const action of ['SUBMIT', 'DRAFT'])
      await refused(bank, 'FORBIDDEN', () => bank.flow(user, action, { flowCode, seen: '', data: transfer(1n) }));
  });

  test('a person who may post it may file it', async () => {
    for (const user of ['teller1', 'backoffice1']) {
      const idFlow = await submit(transfer(1_000_000n), 'PEMINDAHBUKUAN', user);
      await accepted(bank, () => bank.flow(user, 'CANCEL', { idFlow }));
    }
  });

  test('nothing is posted in the name of a maker who has gone to another branch', async () => {
    const idFlow = await submit(transfer(1_000_000n));
    const moved = async (branch: string) => {
      await bank.owner`update app_user set kode_cabang = ${branch} where id_user = 'teller1'`;
      await new Promise((resolve) => setTimeout(resolve, 2_100));
    };
    await moved('002');
    await refused(bank, 'NOT_FOUND', () => approve('headteller1', idFlow));
    await moved('001');
    await accepted(bank, () => approve('headteller1', idFlow));
  });
});

test('an item that its maker may no longer file is not approved either', async () => {
  const idFlow = await submit(transfer(1_000_000n));
  await bank.owner`delete from role_menu where role_id = 'TELLER' and menu_id = 'pemindahbukuan'`;
  forgetCaller(bank.app);
  await refused(bank, 'MAKER_RIGHT', () => approve('headteller1', idFlow));
  await bank.owner`insert into role_menu (role_id, menu_id) values ('TELLER', 'pemindahbukuan')`;
  forgetCaller(bank.app);
  await accepted(bank, () => approve('headteller1', idFlow));
});

describe('repeated', () => {
  test('the same key answers the same, for filing, deciding and posting', async () => {
    const key = randomUUID();
    const filing = { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer(3_000_000n) };
    const filed = await bank.flow('teller1', 'SUBMIT', filing, key);
    expect(await bank.flow('teller1', 'SUBMIT', filing, key)).toEqual(filed);
    await refused(bank, 'KEY_REUSED', () =>
      bank.flow('teller1', 'SUBMIT', { ...filing, data: transfer(4_000_000n) }, key),
    );
    await refused(bank, 'KEY_REUSED', () => bank.flow('teller2', 'SUBMIT', filing, key));

    const decision = randomUUID();
    const posted = await approve('headteller1', filed.id_flow, decision);
    const before = await books(bank);
    expect(await approve('headteller1', filed.id_flow, decision)).toEqual(posted);
    expect(await books(bank)).toEqual(before);
    await refused(bank, 'FLOW_STATE', () => approve('headteller1', filed.id_flow));
  });
});

test('a withdrawal of cash through the workflow: the maker’s till pays when it is approved', async () => {
  const till = await boxOf(bank, { user: 'teller1' });
  const idFlow = await submit(cash(accounts.firma, 30, companyClerk), 'TARIK_TUNAI');
  expect(await boxOf(bank, { user: 'teller1' })).toEqual(till);
  await accepted(bank, () => approve('headteller1', idFlow));
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - 300_000_000n);
});

test('a reversal through the workflow reserves the amount to take back', async () => {
  const posted = await bank.run('backoffice1', bookTransfer, transfer(2_000_000n, accounts.firma, accounts.budi));
  const data = { nomor_referensi: posted.nomor_referensi, alasan: 'salah orang' };
  const idFlow = await submit(data, 'REVERSAL', 'backoffice1');
  expect(await reserved(accounts.budi)).toBe(200_000_000n);
  await accepted(bank, () => approve('headteller1', idFlow));
  expect(await reserved(accounts.budi)).toBe(0n);
  await refused(bank, 'ALREADY_REVERSED', () => bank.run('backoffice1', reversal, data));
});
