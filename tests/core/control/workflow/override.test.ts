import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { authenticateOverride, requestOverride } from '#core/control/workflow/override.ts';
import { releaseByCredential } from '#core/control/workflow/override-credential.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import { accepted, accountRow, cash, companyClerk, counterBank, linesOf, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();

/** A deposit of 26,000,000: one million above a teller's own limit. */
const big = (lembar = 520) => ({
  nomor_rekening: accounts.ani,
  nominal: `${lembar * 50_000}.00`,
  kode_valuta: 'IDR',
  keterangan: '',
  pecahan: toRows({ '50000': lembar }),
});

/** Proves the supervisor's credentials at the counter; returns the grant's token. */
async function release(
  supervisor: string,
  data: unknown,
  options: { maker?: string; code?: string; key?: string } = {},
) {
  const context = await bank.as(options.maker ?? 'teller1', options.key);
  const { caller } = await bank.as(supervisor);
  return authenticateOverride(context, operations, caller, options.code ?? 'SETOR_TUNAI', JSON.stringify(data));
}

/** Brings the till back below its maximum, so that only the amount asks for a release. */
async function emptyTill(): Promise<void> {
  await bank.owner`update cash_box set batas = saldo + 20000000000 where id_user = 'teller1'`;
}
await emptyTill();

describe('a grant', () => {
  test('releases exactly its transaction, once', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', cashDeposit, big()));
    const grant = await accepted(bank, () => release('headteller1', big()));
    expect(grant.user_otorisasi).toBe('headteller1');
    expect(grant.berlaku_sampai).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
    const seconds = (Date.parse(grant.berlaku_sampai) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(121);

    const token = grant.token_override;
    const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
    expect(posted.slip?.user_otorisasi).toBe('headteller1');
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
  });

  test('used twenty times at once it releases one posting', async () => {
    const { token_override: token } = await release('headteller1', big());
    const before = await accountRow(bank, accounts.ani);
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => bank.run('teller1', cashDeposit, big(), { token })),
    );
    expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(['GRANT_INVALID']));
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku + 2_600_000_000n);
  });

  test('does not hold for another amount, account, operation, teller, or after its time', async () => {
    await emptyTill();
    const { token_override: token } = await release('headteller1', big());
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(521), { token }));
    await refused(bank, 'GRANT_INVALID', () =>
      bank.run('teller1', cashDeposit, { ...big(), nomor_rekening: accounts.budi }, { token }),
    );
    await refused(bank, 'GRANT_INVALID', () =>
      bank.run('teller1', cashDeposit, { ...big(), keterangan: 'lain' }, { token }),
    );
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller3', cashDeposit, big(), { token }));
    await refused(bank, 'GRANT_INVALID', () =>
      bank.run(
        'teller1',
        cashWithdrawal,
        cash(accounts.firma, 251, { ...companyClerk, pecahan: toRows({ '50000': 502 }) }),
        { token },
      ),
    );
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token: randomUUID() }));
    await bank.owner`update override_grant set berlaku_sampai = now() - interval '1 second' where token = ${token}`;
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
    await bank.owner`update override_grant set berlaku_sampai = now() + interval '1 minute' where token = ${token}`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
  });

  test('holds only while the supervisor who gave it is active, of the branch, of the level, with the limit', async () => {
    await emptyTill();
    const changes = [
      [
        "update app_user set aktif = false where id_user = 'headteller1'",
        "update app_user set aktif = true where id_user = 'headteller1'",
      ],
      [
        "update app_user set kode_cabang = '002' where id_user = 'headteller1'",
        "update app_user set kode_cabang = '001' where id_user = 'headteller1'",
      ],
      [
        "update user_role set role_id = 'TELLER' where id_user = 'headteller1'",
        "update user_role set role_id = 'HEAD_TELLER' where id_user = 'headteller1'",
      ],
      [
        "insert into user_limit (id_user, kelompok, kode_valuta, entri, setuju) values ('headteller1', 'TUNAI', 'IDR', 0, 2599999999)",
        "update user_limit set setuju = 2600000000 where id_user = 'headteller1'",
      ],
    ] as const;
    for (const [change, back] of changes) {
      const { token_override: token } = await release('headteller1', big());
      await bank.owner.unsafe(change);
      await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
      await bank.owner.unsafe(back);
      await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
      await emptyTill();
    }
    await bank.owner`delete from user_limit where id_user = 'headteller1'`;
  });

  test('by a password typed at the counter: the proof serves one request and its repetition, no other within its minute', async () => {
    await emptyTill();
    const { caller } = await bank.as('headteller1');
    const bukti = randomBytes(32);
    const ask = async (data: unknown, key: string, proof = bukti) =>
      releaseByCredential(
        await bank.as('teller1', key),
        operations,
        { caller, bukti: proof },
        'SETOR_TUNAI',
        JSON.stringify(data),
      );
    const key = randomUUID();
    const grant = await ask(big(), key);
    expect(await ask(big(), key)).toEqual(grant);
    await refused(bank, 'OVERRIDE_CREDENTIAL', () => ask(big(540), key));
    await refused(bank, 'OVERRIDE_CREDENTIAL', () => ask(big(), randomUUID()));
    await refused(bank, 'OVERRIDE_CREDENTIAL', () => ask(big(540), randomUUID()));
    // A request that came to nothing spends it, too; a new proof works.
    const refusedProof = randomBytes(32);
    await refused(bank, 'OVERRIDE_NOT_NEEDED', () => ask(big(20), randomUUID(), refusedProof));
    await refused(bank, 'OVERRIDE_CREDENTIAL', () => ask(big(), randomUUID(), refusedProof));
    await accepted(bank, () => ask(big(), randomUUID(), randomBytes(32)));
  });

  test('does not hold for a reason that has come up since', async () => {
    await emptyTill();
    const { token_override: token } = await release('headteller1', big());
    await bank.owner`update cash_box set batas = saldo where id_user = 'teller1'`;
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
    await emptyTill();
    await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
  });

  test('lifts a reason as it was shown, and not another one of its code', async () => {
    const bounded = (batas: bigint) =>
      bank.owner`update cash_box set batas = ${String(batas)} where id_user = 'teller1'`;
    const [till] = await bank.owner<{ saldo: bigint }[]>`select saldo from cash_box where id_user = 'teller1'`;
    const shown = (till?.saldo ?? 0n) + 100n;
    await bounded(shown);
    const { token_override: token } = await release('headteller1', big());
    await bounded(shown - 100n);
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
    await bounded(shown);
    await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
    await emptyTill();
  });

  test('lifts liftable reasons, never a rejection', async () => {
    const { token_override: token } = await release('headteller1', big());
    await bank.owner`update account_state set blokir = 'T', blokir_resmi = 'T' where nomor_rekening = ${accounts.ani}`;
    await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('teller1', cashDeposit, big(), { token }));
    await refused(bank, 'ACCOUNT_BLOCKED', () => release('manager1', big()));
    await bank.owner`update account_state set blokir = '', blokir_resmi = '' where nomor_rekening = ${accounts.ani}`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
  });
});

describe('the right to give one', () => {
  test('not the maker, not another branch, not below the level or the limit, not for the own customer record', async () => {
    await emptyTill();
    await refused(bank, 'SELF_APPROVAL', () => release('teller1', big()));
    await refused(bank, 'APPROVER_BRANCH', () => release('manager2', big()));
    await refused(bank, 'APPROVER_LIMIT', () => release('teller2', big()));
    await refused(bank, 'APPROVER_LIMIT', () => release('cs1', big()));
    await refused(bank, 'APPROVER_LIMIT', () => release('admin1', big()));
    const huge = big(2_001);
    await refused(bank, 'APPROVER_LIMIT', () => release('headteller1', huge));
    await refused(bank, 'OWN_CUSTOMER', () => release('supervisor1', { ...big(), nomor_rekening: accounts.pejabat }));
    await accepted(bank, () => release('supervisor1', huge));
    await accepted(bank, () => release('finance1', big()));
    await accepted(bank, () => release('headteller1', { ...big(), nomor_rekening: accounts.pejabat }));
  });

  test('only whose role may approve this kind of transaction', async () => {
    await bank.owner`delete from role_menu where role_id = 'HEAD_TELLER' and menu_id = 'oto-setor-tunai'`;
    forgetCaller(bank.app);
    await refused(bank, 'APPROVER_RIGHT', () => release('headteller1', big()));
    await bank.owner`insert into role_menu (role_id, menu_id) values ('HEAD_TELLER', 'oto-setor-tunai')`;
    forgetCaller(bank.app);
    await accepted(bank, () => release('headteller1', big()));
  });

  test('the posting function too refuses a grant that the supervisor may not give', async () => {
    const { token_override: token } = await release('headteller1', big());
    await bank.owner`alter table override_grant drop constraint grant_two_persons`;
    await bank.owner`update override_grant set supervisor = 'teller1' where token = ${token}`;
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
    await bank.owner`update override_grant set supervisor = 'headteller1' where token = ${token}`;
    await bank.owner`alter table override_grant add constraint grant_two_persons check (supervisor <> pembuat)`;
    await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
  });

  test('one person alone releases nothing that needs two checkers, by neither way', async () => {
    await bank.owner`update cash_box set batas = 9000000000000 where id_user = 'teller1'`;
    const billion = big(20_000);
    await refused(bank, 'TWO_APPROVALS', () => release('manager1', billion));
    await refused(bank, 'TWO_APPROVALS', async () =>
      requestOverride(await bank.as('teller1'), operations, {
        flowCode: 'SETOR_TUNAI',
        flowData: JSON.stringify(billion),
        transRemark: '',
      }),
    );
    await accepted(bank, () => release('manager1', big(19_999)));
    await emptyTill();
  });

  test('nobody releases an amount beyond the own limit of posting', async () => {
    const move = {
      nomor_rekening_debet: accounts.firma,
      nomor_rekening_kredit: accounts.ani,
      nominal: '60000000.00',
    };
    const code = 'PEMINDAHBUKUAN';
    for (const maker of ['cs1', 'headteller1', 'supervisor1'])
      await refused(bank, 'FORBIDDEN', () => release('manager1', move, { maker, code }));
    await accepted(bank, () => release('manager1', move, { maker: 'backoffice1', code }));
  });

  test('nothing is granted where nothing is needed, nor for a reason that cannot be released', async () => {
    await refused(bank, 'OVERRIDE_NOT_NEEDED', () => release('headteller1', big(1)));
    await refused(bank, 'ACCOUNT_CLOSED', () => release('manager1', { ...big(), nomor_rekening: accounts.tutup }));
    await refused(bank, 'VALIDATION', () => release('manager1', { ...big(), nominal: '-1.00' }));
    await refused(bank, 'VALIDATION', () => release('manager1', big(), { code: 'TIDAK_ADA' }));
    await accepted(bank, () => release('headteller1', big()));
  });

  test('the same key answers the same grant', async () => {
    const key = randomUUID();
    const first = await release('headteller1', big(), { key });
    expect(await release('headteller1', big(), { key })).toEqual(first);
    await refused(bank, 'KEY_REUSED', () => release('headteller1', big(521), { key }));
    await refused(bank, 'KEY_REUSED', () => release('manager1', big(), { key }));
  });
});

describe('a request on the supervisor’s own screen', () => {
  const ask = async (data: unknown = big(), user = 'teller1', key?: string) =>
    requestOverride(await bank.as(user, key), operations, {
      flowCode: 'SETOR_TUNAI',
      flowData: JSON.stringify(data),
      transRemark: 'tolong',
    });
  const seen = async (user: string, idFlow: string) => getByIdFlow(await bank.as(user), operations, idFlow);

  test('approved, it lets exactly the maker go on, once', async () => {
    await emptyTill();
    const { id_flow: idFlow } = await accepted(bank, () => ask());
    expect((await accountRow(bank, accounts.ani)).debet_menunggu).toBe(0n);
    expect((await seen('teller1', idFlow)).token_override).toBe('');
    await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow }));
    expect((await seen('headteller1', idFlow)).token_override).toBe('');
    const detail = await seen('teller1', idFlow);
    expect(detail.item?.flow_state).toBe('APPROVED');
    const token = detail.token_override;
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller3', cashDeposit, big(), { token }));
    const posted = await accepted(bank, () => bank.run('teller1', cashDeposit, big(), { token }));
    expect(await linesOf(bank, posted.id_jurnal)).toHaveLength(2);
    expect((await seen('teller1', idFlow)).token_override).toBe('');
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller1', cashDeposit, big(), { token }));
  });

  test('neither its maker, nor another branch, nor too small an authority approves it; refused it gives nothing', async () => {
    await emptyTill();
    const { id_flow: idFlow } = await ask(big(2_001));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('teller1', 'APPROVE', { idFlow }));
    await refused(bank, 'NOT_FOUND', () => bank.flow('manager2', 'APPROVE', { idFlow }));
    await refused(bank, 'APPROVER_LIMIT', () => bank.flow('headteller1', 'APPROVE', { idFlow }));
    await accepted(bank, () => bank.flow('supervisor1', 'REJECT', { idFlow, remark: 'tidak dapat' }));
    await refused(bank, 'FLOW_STATE', () => bank.flow('manager1', 'APPROVE', { idFlow }));
    expect((await seen('teller1', idFlow)).token_override).toBe('');
    const again = await ask(big(2_001));
    await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: again.id_flow }));
  });

  test('cannot be turned into a transaction that waits, and is asked for once per key', async () => {
    const key = randomUUID();
    const first = await ask(big(), 'teller1', key);
    expect(await ask(big(), 'teller1', key)).toEqual(first);
    await bank.flow('headteller1', 'RETURN', { idFlow: first.id_flow, remark: 'perbaiki dulu' });
    await refused(bank, 'FLOW_ACTION', () =>
      bank.flow('teller1', 'SUBMIT', { idFlow: first.id_flow, seen: 'RETURNED' }),
    );
    await accepted(bank, () => bank.flow('teller1', 'CANCEL', { idFlow: first.id_flow, seen: 'RETURNED' }));
  });
});

test('a request that meets a closing day does not come to wait in it', async () => {
  await emptyTill();
  const ask = async () =>
    requestOverride(await bank.as('teller1'), operations, {
      flowCode: 'SETOR_TUNAI',
      flowData: JSON.stringify(big()),
      transRemark: '',
    });
  const pending = await bank.owner.begin(async (closing) => {
    // The day's lock as closing takes it: the request has passed its rules by the time it waits here.
    await closing`select pg_advisory_xact_lock(7310, 1)`;
    const asked = ask().then(
      () => 'OK',
      (error) => error.code,
    );
    const waits = () => closing`select from pg_locks where locktype = 'advisory' and classid = 7310 and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    let code = '';
    void asked.then((answer) => {
      code = answer;
    });
    while (code === '' && (await waits()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await closing`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    return { asked };
  });
  expect(await pending.asked).toBe('DAY_CLOSED');
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  await accepted(bank, ask);
});
