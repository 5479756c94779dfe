import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closeChecks, closeDay, openDay } from '#core/branch/day.ts';
import { toRows } from '#core/db/seed/counter.ts';
import { closeCounter } from '#core/db/seed/days.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { openTill } from '#core/vault/open-till.ts';
import { receiveCash } from '#core/vault/receive-cash.ts';
import { tillToVault } from '#core/vault/till-to-vault.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';
import { accepted, accountRow, books, boxOf, cash, counterBank, refused } from '../counter-bank.ts';
import { expectSoundBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const close = async (user: string, branch = '', key?: string) => closeDay(await bank.as(user, key), branch);
const open = async (user: string, branch = '', key?: string) => openDay(await bank.as(user, key), branch);
const failing = async (user: string) =>
  (await closeChecks(await bank.as(user), '')).periksa.filter((row) => row.lulus === 'F');
const transfer = { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' };

describe('closing a branch day', () => {
  test('waits for each till, handover and pending item, and names them', async () => {
    expect(await failing('manager1')).toMatchObject([{ kode: 'KAS_TELLER', rincian: ['TLR01'] }]);
    await refused(bank, 'DAY_NOT_READY', () => close('manager1'));

    const pecahan = toRows({ '100000': 3 });
    await bank.run('teller1', tillToVault, { nominal: '300000.00', pecahan });
    expect((await failing('manager1')).map((row) => [row.kode, row.rincian])).toEqual([
      ['KAS_TELLER', ['TLR01']],
      ['SERAH_TERIMA', ['TLR01 300,000.00']],
    ]);
    const [sent] = await bank.owner`select id_serah_terima as id from handover where status = 'DIKIRIM'`;
    await bank.run('headteller1', receiveCash, { id_serah_terima: sent?.id, pecahan });
    await closeCounter(bank, { teller: 'teller1', headTeller: 'headteller1' });

    const waiting = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    expect((await failing('manager1')).map((row) => [row.kode, row.operasi, row.rincian])).toEqual([
      ['MENUNGGU', ['PEMINDAHBUKUAN'], ['1,000.00 · Siti Rahmawati']],
    ]);
    await refused(bank, 'DAY_NOT_READY', () => close('manager1'));
    await bank.flow('headteller1', 'REJECT', { idFlow: waiting.id_flow, remark: 'tidak perlu' });
    expect(await failing('manager1')).toEqual([]);
  });

  test('expires drafts and returned items, and only a repeated key gets the same answer', async () => {
    const draft = await bank.flow('teller1', 'DRAFT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    const returned = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    await bank.flow('headteller1', 'RETURN', { idFlow: returned.id_flow, remark: 'lengkapi dulu' });
    const key = randomUUID();
    const answer = await accepted(bank, () => close('manager1', '', key));
    expect(answer).toEqual({ kode_cabang: '001', accounting_date: '2026-11-20', status_akses_desc: 'TUTUP' });
    const items = await bank.owner`
      select flow_state, (select dari || '>' || ke from flow_step s where s.id_flow = f.id_flow order by urut desc limit 1) as langkah
      from flow_instance f where id_flow = any (${[draft.id_flow, returned.id_flow]}) order by langkah`;
    expect(items.map((row) => ({ ...row }))).toEqual([
      { flow_state: 'EXPIRED', langkah: 'DRAFT>EXPIRED' },
      { flow_state: 'EXPIRED', langkah: 'RETURNED>EXPIRED' },
    ]);
    const before = await books(bank);
    expect(await close('manager1', '', key)).toEqual(answer);
    expect(await books(bank)).toEqual(before);
    await refused(bank, 'DAY_ALREADY', () => close('manager1'));
    await refused(bank, 'FLOW_STATE', () =>
      bank.flow('teller1', 'SUBMIT', { idFlow: returned.id_flow, seen: 'RETURNED' }),
    );
  });

  test('a closed day takes no posting, from its own branch or another, at the counter, in the vault or by workflow', async () => {
    const till2 = await boxOf(bank, { user: 'teller2' });
    const attempts: (() => Promise<unknown>)[] = [
      () => bank.run('teller1', bookTransfer, transfer),
      () => bank.run('teller3', cashDeposit, cash(accounts.ani, 1)),
      () =>
        bank.run('headteller1', vaultToTill, {
          id_kas: String(till2.id_kas),
          nominal: '100000.00',
          pecahan: toRows({ '100000': 1 }),
        }),
      () => bank.run('teller2', openTill, { pecahan: [] }),
      () => bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer }),
    ];
    for (const attempt of attempts) await refused(bank, 'DAY_CLOSED', attempt);
    await accepted(bank, () => bank.run('teller3', cashDeposit, cash(accounts.citra, 1)));
  });

  test('nobody closes or opens another branch, but head office may', async () => {
    await refused(bank, 'NOT_FOUND', () => close('manager1', '002'));
    await refused(bank, 'NOT_FOUND', () => open('manager2', '001'));
    await refused(bank, 'NOT_FOUND', () => close('finance1', '999'));
    await closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' });
    await accepted(bank, () => close('finance1', '002'));
  });
});

describe('opening the next day', () => {
  test('it is the next business day, weekend and holidays left out', async () => {
    await bank.owner`insert into holiday values ('2026-11-23', 'Hari libur uji') on conflict do nothing`;
    const key = randomUUID();
    const answer = await accepted(bank, () => open('manager1', '', key));
    expect(answer).toEqual({ kode_cabang: '001', accounting_date: '2026-11-24', status_akses_desc: 'BUKA' });
    expect(await open('manager1', '', key)).toEqual(answer);
    await refused(bank, 'KEY_REUSED', () => close('manager1', '', key));
    await refused(bank, 'DAY_ALREADY', () => open('manager1'));
    const days =
      await bank.owner`select tanggal, dibuka_oleh, ditutup_oleh from branch_day where kode_cabang = '001' order by tanggal`;
    expect(days.map((row) => ({ ...row }))).toEqual([
      { tanggal: '2026-11-20', dibuka_oleh: 'finance1', ditutup_oleh: 'manager1' },
      { tanggal: '2026-11-24', dibuka_oleh: 'manager1', ditutup_oleh: null },
    ]);
  });

  test('postings carry the new date; a branch left behind is refused until it follows', async () => {
    const between = { ...transfer, nomor_rekening_kredit: accounts.citra };
    await refused(bank, 'DAY_CLOSED', () => bank.run('backoffice1', bookTransfer, between));
    const posted = await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer));
    expect(posted.nomor_referensi.slice(0, 9)).toBe('001261124');
    expect((await accountRow(bank, accounts.ani)).tanggal_aktivitas).toBe('2026-11-24');
    await open('manager2');
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, between));
    await expectSoundBooks(bank);
  });
});

test('closing while postings go on: each posting is either in the closed day or refused', async () => {
  const before = await accountRow(bank, accounts.ani);
  const postings = Array.from({ length: 60 }, (_, index) =>
    bank.run('backoffice1', bookTransfer, { ...transfer, nominal: `${index + 1}.00` }),
  );
  const [closing, ...tries] = await Promise.allSettled([close('manager1'), ...postings]);
  expect(closing?.status).toBe('fulfilled');
  const done = tries.filter((each) => each.status === 'fulfilled');
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set([...codes, 'DAY_CLOSED'])).toEqual(new Set(['DAY_CLOSED']));
  const [late] = await bank.owner`
    select count(*) as n from journal j join branch_day d on d.kode_cabang = j.kode_cabang and d.tanggal = j.tanggal
    where d.kode_cabang = '001' and d.tanggal = '2026-11-24' and j.dibuat_pada > d.ditutup_pada + interval '1 second'`;
  expect(late?.n).toBe(0n);
  expect((await accountRow(bank, accounts.ani)).seq).toBe(before.seq + done.length);
  await expectSoundBooks(bank);
});

test('ten openings and closings with one key are one, with ten keys one wins', async () => {
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 10 }, () => open('manager1', '', key)));
  for (const answer of same) expect(answer).toEqual(same[0]);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => close('manager1')));
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['DAY_ALREADY']));
});
