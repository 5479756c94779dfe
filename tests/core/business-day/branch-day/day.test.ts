import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { closeChecks } from '#core/business-day/branch-day/checks.ts';
import { endedItems, endingItems } from '#core/business-day/branch-day/ending.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { draftOtorisasi } from '#core/control/workflow/desk.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeCounter, countVaultOf } from '#core/programs/seed/days.ts';
import { askItems } from '../../asking.ts';
import { accepted, accountRow, books, boxOf, cash, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const noFilters = askItems({});

const bank = await daysBank();
const transfer = { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' };
const reserved = async () => {
  const [row] = await bank.owner<{ debet_menunggu: bigint }[]>`
    select debet_menunggu from account_state where nomor_rekening = ${accounts.ani}`;
  return row?.debet_menunggu;
};

/** Returns the items of a maker that a day has ended, with that day, from the maker's own list. */
const inboxOf = async (user: string) =>
  (await draftOtorisasi(await bank.as(user), noFilters)).data
    .filter(({ diakhiri_hari }) => diakhiri_hari !== '')
    .map((row) => [row.id_flow, row.diakhiri_hari])
    .sort();

describe('closing a branch day', () => {
  test('waits for each till, handover, count and item whose cash has moved, and names them', async () => {
    expect(await bank.failing('manager1')).toMatchObject([
      ['KAS_TELLER', expect.stringMatching(/^TLR01 /)],
      ['KHASANAH', expect.stringMatching(/^KHS /)],
    ]);
    await refused(bank, 'DAY_ALREADY', () => bank.step('manager1', 'close'));

    const deposit = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'SETOR_TUNAI',
      seen: '',
      data: cash(accounts.ani, 300),
    });
    const pecahan = toRows({ '100000': 3 });
    await bank.run('teller1', tillToVault, { nominal: '300000.00', pecahan });
    await bank.step('manager1', 'cutOff');
    await refused(bank, 'DAY_NOT_READY', () => bank.step('manager1', 'close'));
    expect((await bank.failing('manager1')).map(([kode, ...rest]) => [kode, rest])).toEqual([
      ['KAS_TELLER', [expect.stringMatching(/^TLR01 /)]],
      ['SERAH_TERIMA', ['TLR01 300,000.00']],
      ['KAS_MENUNGGU', ['SETOR_TUNAI 30,000,000.00']],
      ['KHASANAH', [expect.stringMatching(/^KHS /)]],
    ]);
    const [sent] = await bank.owner`select id_serah_terima as id from handover where status = 'DIKIRIM'`;
    await bank.run('headteller1', receiveCash, { id_serah_terima: sent?.id, pecahan });
    // The customer's notes lie in the drawer: the till cannot be closed before somebody has decided about them.
    const counter = { teller: 'teller1', headTeller: 'headteller1' };
    await refused(bank, 'CASH_WAITS', () => closeCounter(bank, counter));
    await accepted(bank, () => bank.flow('supervisor1', 'REJECT', { idFlow: deposit.id_flow, remark: 'uang kembali' }));
    await closeCounter(bank, counter);
    expect((await bank.failing('manager1')).map(([kode]) => kode)).toEqual(['KHASANAH']);
    await refused(bank, 'DAY_NOT_READY', () => bank.step('manager1', 'close'));
    await countVaultOf(bank, 'headteller1');
    expect(await bank.failing('manager1')).toEqual([]);
  });

  test('ends undecided items, releases their reservations, and lists them; only a repeated key gets the same answer', async () => {
    // Back to an open day: filed before the cut-off, as a maker would have.
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    const draft = await bank.flow('backoffice1', 'DRAFT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    const returned = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    await bank.flow('headteller1', 'RETURN', { idFlow: returned.id_flow, remark: 'lengkapi dulu' });
    const waiting = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer });
    expect(await reserved()).toBe(100_000n);
    await bank.step('manager1', 'cutOff');
    expect(await closeChecks(await bank.as('manager1'), '')).toMatchObject({
      akan_dibatalkan: 1,
      akan_kedaluwarsa: 2,
    });
    // The list names item by item while they can still be dealt with; a user who does not keep the day sees the own items only.
    const expected = [
      [draft.id_flow, 'DRAFT', 'EXPIRED'],
      [returned.id_flow, 'RETURNED', 'EXPIRED'],
      [waiting.id_flow, 'WAITING', 'CANCELLED'],
    ].sort();
    const ending = await endingItems(await bank.as('manager1'), { paging: undefined, kode_cabang: '' });
    expect(ending.data.map((row) => [row.id_flow, row.dari, row.ke]).sort()).toEqual(expected);
    expect(ending.data.find(({ id_flow }) => id_flow === waiting.id_flow)).toMatchObject({
      flowCode: 'PEMINDAHBUKUAN',
      user_input: 'backoffice1',
      nominal: '1000.00',
      kode_valuta: 'IDR',
      nomor_rekening: accounts.ani,
      nama_nasabah: expect.stringMatching(/./),
    });
    const own = await endingItems(await bank.as('teller1'), { paging: undefined, kode_cabang: '' });
    expect(own.data).toEqual([]);
    await refusal(
      bank.as('manager1').then((context) => endingItems(context, { paging: undefined, kode_cabang: '002' })),
      'NOT_FOUND',
    );
    const key = randomUUID();
    const answer = await accepted(bank, () => bank.step('manager1', 'close', '', { key }));
    // The button begins the end of day, whose last step closes the day.
    expect(answer).toEqual({ kode_cabang: '001', accounting_date: '2026-11-20', status_akses_desc: 'CUT_OFF' });
    expect(await bank.status('001')).toBe('TUTUP 2026-11-20');
    const items = await bank.owner`
      select id_flow, flow_state, reservasi, (select dari || '>' || ke from flow_step s where s.id_flow = f.id_flow order by urut desc limit 1) as langkah
      from flow_instance f where id_flow = any (${[draft.id_flow, returned.id_flow, waiting.id_flow]})`;
    expect(new Map(items.map((row) => [row.id_flow, [row.flow_state, row.langkah, row.reservasi]]))).toEqual(
      new Map([
        [draft.id_flow, ['EXPIRED', 'DRAFT>EXPIRED', []]],
        [returned.id_flow, ['EXPIRED', 'RETURNED>EXPIRED', []]],
        [waiting.id_flow, ['CANCELLED', 'WAITING>CANCELLED', []]],
      ]),
    );
    expect(await reserved()).toBe(0n);
    const events =
      await bank.owner`select user_input, jenis from inbox_event where id_flow = ${waiting.id_flow} and flow_state = 'CANCELLED'`;
    expect(events.map((row) => [row.user_input, row.jenis])).toEqual([['backoffice1', 'DIAKHIRI']]);
    expect(await inboxOf('backoffice1')).toEqual(expected.map(([id]) => [id, '2026-11-20']));
    const list = await endedItems(await bank.as('manager1'), { paging: undefined, kode_cabang: '', tanggal: '' });
    expect(list.data.map((row) => [row.id_flow, row.dari, row.ke]).sort()).toEqual(expected);
    const none = await endingItems(await bank.as('manager1'), { paging: undefined, kode_cabang: '' });
    expect(none.data).toEqual([]);
    const before = await books(bank);
    expect(await bank.step('manager1', 'close', '', { key })).toEqual(answer);
    expect(await books(bank)).toEqual(before);
    await refused(bank, 'DAY_ALREADY', () => bank.step('manager1', 'close'));
    await refused(bank, 'FLOW_STATE', () =>
      bank.flow('backoffice1', 'SUBMIT', { idFlow: returned.id_flow, seen: 'RETURNED' }),
    );
  });

  test('a closed day takes no posting, from its own branch or another, at the counter, in the vault or by workflow', async () => {
    const till2 = await boxOf(bank, { user: 'teller2' });
    const attempts: (() => Promise<unknown>)[] = [
      () => bank.run('backoffice1', bookTransfer, transfer),
      () => bank.run('teller3', cashDeposit, cash(accounts.ani, 1)),
      () =>
        bank.run('headteller1', vaultToTill, {
          id_kas: String(till2.id_kas),
          nominal: '100000.00',
          pecahan: toRows({ '100000': 1 }),
        }),
      () => bank.run('teller2', openTill, { pecahan: [] }),
      () => bank.flow('backoffice1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer }),
    ];
    for (const attempt of attempts) await refused(bank, 'DAY_CLOSED', attempt);
    await accepted(bank, () => bank.run('teller3', cashDeposit, cash(accounts.citra, 1)));
  });

  test('nobody moves another branch, but head office may', async () => {
    await refused(bank, 'NOT_FOUND', () => bank.step('manager1', 'cutOff', '002'));
    await refused(bank, 'NOT_FOUND', () => bank.step('manager2', 'cutOff', '001'));
    await refused(bank, 'NOT_FOUND', () => bank.step('finance1', 'cutOff', '999'));
    await accepted(bank, () => bank.step('finance1', 'cutOff', '002'));
  });

  test('after the cut-off cash still comes in from the tills, and no customer is served', async () => {
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller3', cashDeposit, cash(accounts.citra, 1)));
    await refused(bank, 'DAY_CLOSED', () =>
      bank.flow('teller3', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data: cash(accounts.citra, 300) }),
    );
    await accepted(bank, () => closeCounter(bank, { teller: 'teller3', headTeller: 'headteller2' }));
    await countVaultOf(bank, 'headteller2');
    await accepted(bank, () => bank.step('manager2', 'close'));
  });
});

describe('the next day', () => {
  test('no branch opens before head office has, and a stale screen gets an error', async () => {
    await refused(bank, 'DAY_BANK_CLOSED', () => bank.step('manager1', 'prepare'));
    await bank.endOfDay('000');
    await refused(bank, 'DAY_BANK_CLOSED', () => bank.step('manager1', 'prepare'));
    await bank.owner`insert into holiday values ('2026-11-23', 'Hari libur uji') on conflict do nothing`;
    await accepted(bank, () => bank.openBank());
    expect(await bank.status('000')).toBe('BUKA 2026-11-24');
    await refused(bank, 'DAY_CHANGED', () => bank.step('manager1', 'prepare', '', { seen: '2026-11-19' }));
    const key = randomUUID();
    const answer = await accepted(bank, () => bank.step('manager1', 'prepare', '', { key, seen: '2026-11-20' }));
    expect(answer).toEqual({ kode_cabang: '001', accounting_date: '2026-11-24', status_akses_desc: 'PERSIAPAN' });
    expect(await bank.step('manager1', 'prepare', '', { key, seen: '2026-11-20' })).toEqual(answer);
    await refused(bank, 'KEY_REUSED', () => bank.step('manager1', 'open', '', { key }));
    await refused(bank, 'DAY_ALREADY', () => bank.step('manager1', 'prepare'));
  });

  test('while it is prepared cash goes to the tills and nobody is served; then the counters open', async () => {
    await refused(bank, 'DAY_CLOSED', () => bank.run('backoffice1', bookTransfer, transfer));
    const till = await boxOf(bank, { user: 'teller1' });
    await accepted(bank, () =>
      bank.run('headteller1', vaultToTill, {
        id_kas: String(till.id_kas),
        nominal: '100000.00',
        pecahan: toRows({ '100000': 1 }),
      }),
    );
    await accepted(bank, () => bank.step('manager1', 'open'));
    // A maker who was away at the end of the day hears of it in the morning.
    expect(await inboxOf('backoffice1')).toHaveLength(3);
    const posted = await accepted(bank, () => bank.run('backoffice1', bookTransfer, transfer));
    expect(posted.nomor_referensi.slice(0, 9)).toBe('001261124');
    expect((await accountRow(bank, accounts.ani)).tanggal_aktivitas).toBe('2026-11-24');
  });

  test('a branch left behind is refused until it follows', async () => {
    const between = { ...transfer, nomor_rekening_kredit: accounts.citra };
    await refused(bank, 'DAY_CLOSED', () => bank.run('backoffice1', bookTransfer, between));
    await bank.step('manager2', 'prepare');
    await bank.step('manager2', 'open');
    await accepted(bank, () => bank.run('backoffice1', bookTransfer, between));
    const steps = await bank.owner<{ langkah: string }[]>`
      select dari || '>' || ke || ' ' || id_user || coalesce('+' || disetujui_oleh, '') as langkah from branch_day_step
      where kode_cabang in ('000', '001') order by kode_cabang, tanggal, urut`;
    expect(steps.map((row) => row.langkah)).toEqual([
      'BUKA>CUT_OFF finance1',
      'CUT_OFF>TUTUP finance1',
      'TUTUP>BUKA finance1+finance2',
      'BUKA>CUT_OFF manager1',
      'BUKA>CUT_OFF manager1',
      'CUT_OFF>TUTUP manager1',
      'TUTUP>PERSIAPAN manager1',
      'PERSIAPAN>BUKA manager1',
    ]);
  });
});

test('cutting off while postings go on: each posting is before it or refused', async () => {
  const before = await accountRow(bank, accounts.ani);
  const postings = Array.from({ length: 60 }, (_, index) =>
    bank.run('backoffice1', bookTransfer, { ...transfer, nominal: `${index + 1}.00` }),
  );
  const [closing, ...tries] = await Promise.allSettled([bank.step('manager1', 'cutOff'), ...postings]);
  expect(closing?.status).toBe('fulfilled');
  const done = tries.filter((each) => each.status === 'fulfilled');
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set([...codes, 'DAY_CLOSED'])).toEqual(new Set(['DAY_CLOSED']));
  const [late] = await bank.owner`
    select count(*) as n from journal j join branch_day_step d on d.kode_cabang = j.kode_cabang and d.tanggal = j.tanggal and d.ke = 'CUT_OFF'
    where d.kode_cabang = '001' and d.tanggal = '2026-11-24' and j.dibuat_pada > d.waktu + interval '1 second'`;
  expect(late?.n).toBe(0n);
  expect((await accountRow(bank, accounts.ani)).seq).toBe(before.seq + done.length);
});

test('ten closings with one key are one, with ten keys one wins', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => bank.step('manager2', 'cutOff')));
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  const codes = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(['DAY_ALREADY']));
  await countVaultOf(bank, 'headteller2');
  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 10 }, () => bank.step('manager2', 'close', '', { key })));
  for (const answer of same) expect(answer).toEqual(same[0]);
});
