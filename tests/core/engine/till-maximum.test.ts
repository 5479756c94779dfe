import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { requestOf } from '#core/engine/commit-request.ts';
import { postMany } from '#core/engine/post-group.ts';
import { postSingle } from '#core/engine/post-single.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import type { AppError } from '#lib/errors/errors.ts';
import { accepted, bare, bareCommit, boxOf, cash, counterBank, insertGrant, refused } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

const bank = await counterBank();
const till = await boxOf(bank, { user: 'teller1' });
/** The till holds 50,000,000: so much more fits into it. */
const setRoom = (room: bigint) => bank.owner`
  update cash_box set batas = saldo + ${room.toString()}::bigint where id_kas = ${till.id_kas}`;
const NOTE = 10_000_000n;
const note = (count: number) => ({ nominal: `${count}00000.00`, pecahan: toRows({ '100000': count }) });
const toTill = (count: number) => ({ id_kas: String(till.id_kas), ...note(count) });
const codes = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as AppError).code] : []));
const saldo = async () => (await boxOf(bank, { user: 'teller1' })).saldo;

/** A deposit of one note past every rule in TypeScript. */
const deposit = () =>
  bare({
    operasi: 'SETOR_TUNAI',
    nominal: NOTE,
    rekening: accounts.ani,
    idKas: till.id_kas,
    legs: [
      debit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: String(till.id_kas) } }, NOTE),
      credit({ kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: accounts.ani } }, NOTE),
    ],
    denominations: { [till.id_kas]: { [NOTE.toString()]: 1 } },
  });

afterEach(() => expectSoundBooks(bank));

test('two deposits at once, each in a transaction of its own: the one that fits goes in, the other does not', async () => {
  await setRoom(NOTE);
  const before = await saldo();
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => postSingle(bank.app, deposit())));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await saldo()).toBe(before + NOTE);
});

test('two deposits in one commit: the one that fits goes in, the other is refused and undoes nothing', async () => {
  await setRoom(NOTE);
  const before = await saldo();
  const outcomes = await postMany(
    bank.app,
    [deposit(), deposit(), deposit()].map((each) => requestOf(bank.app, each)),
  );
  expect(outcomes.map((each) => ('error' in each ? (each.error as Error).message : 'posted'))).toEqual([
    'posted',
    'TILL_MAXIMUM',
    'TILL_MAXIMUM',
  ]);
  expect(await saldo()).toBe(before + NOTE);
});

test('a maker who was outrun gets the reason that a later call would get: it needs the head teller', async () => {
  await setRoom(NOTE * 2n);
  const data = cash(accounts.ani, 2);
  const tries = await Promise.allSettled(Array.from({ length: 4 }, () => bank.run('teller1', cashDeposit, data)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(codes(tries)).toEqual(['OVERRIDE_NEEDED', 'OVERRIDE_NEEDED', 'OVERRIDE_NEEDED']);
  const token = await insertGrant(bank, {
    code: 'SETOR_TUNAI',
    data: cashDeposit.schema.parse(data),
    maker: 'teller1',
    reasons: ['KAS_MELEBIHI_BATAS'],
    supervisor: 'headteller1',
  });
  await accepted(bank, () => bank.run('teller1', cashDeposit, data, { token }));
});

test('two sent from the vault at once: cash on its way counts, and one of them is sent', async () => {
  await setRoom(NOTE * 3n);
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => bank.run('headteller1', vaultToTill, toTill(3))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(codes(tries)).toEqual(['OVERRIDE_NEEDED', 'OVERRIDE_NEEDED', 'OVERRIDE_NEEDED']);
  const [sent] = await bank.owner<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and tujuan = ${till.id_kas}`;
  const before = await saldo();
  // A deposit that would have fitted before the cash was sent no longer fits, at either entry point; one beside it does.
  await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await refused(bank, 'TILL_MAXIMUM', () => bareCommit(bank, deposit()));
  // The till receives an amount that was checked when it was sent, whatever it has taken in since.
  await setRoom(NOTE * 4n);
  await accepted(bank, () => bank.run('teller1', cashDeposit, cash(accounts.ani, 1)));
  await setRoom(0n);
  await accepted(bank, () => bank.run('teller1', receiveCash, { id_serah_terima: sent?.id, pecahan: note(3).pecahan }));
  expect(await saldo()).toBe(before + NOTE * 4n);
});

test('the posting function takes no word for it: neither a reason without a grant nor a bare call', async () => {
  await setRoom(0n);
  await refused(bank, 'TILL_MAXIMUM', () => bareCommit(bank, deposit()));
  await refused(bank, 'GRANT_INVALID', () => bareCommit(bank, { ...deposit(), lifted: ['KAS_MELEBIHI_BATAS'] }));
  await setRoom(NOTE);
  await accepted(bank, () => bareCommit(bank, { ...deposit(), key: randomUUID() }));
});

test('a reversal goes back into a full till', async () => {
  await setRoom(NOTE * 5n);
  const sent = await bank.run('teller1', tillToVault, note(5));
  await setRoom(0n);
  const data = { nomor_referensi: sent.nomor_referensi, alasan: 'salah kirim ke khasanah' };
  const token = await insertGrant(bank, {
    code: 'REVERSAL',
    data: reversal.schema.parse(data),
    maker: 'teller1',
    reasons: ['PEMBATALAN'],
  });
  await accepted(bank, () => bank.run('teller1', reversal, data, { token }));
});
