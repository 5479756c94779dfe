import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { sendBatches } from '#core/payments/settlement/send-batches.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { fromGiro, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, approve, balance, done, file, ledger, leave, newest, owner } = bank;
const M = 1_000_000_00n;

/** The day after the bank's first, on which a term of the tests comes into force. */
const TOMORROW = new Date(Date.parse(DAY) + 86_400_000).toISOString().slice(0, 10);
const dayOf = (kode: string, hari: string) =>
  owner`update branch set accounting_date = ${hari} where kode_cabang = ${kode}`;

test('a limit that changes at midnight binds by each branch’s own day, also for items filed before it', async () => {
  await owner`insert into parameter (nama, berlaku_sejak, nilai) values ('skn_batas', ${TOMORROW}, '5000000.00')`;
  const before = await balance(accounts.firma);
  const waits = await file('teller1', 'SKN_NON_TUNAI', fromGiro(5_000_001n));
  await accepted(bank, () => done('teller1', 'SKN_NON_TUNAI', fromGiro(5_000_001n)));
  await leave();
  await answer((await newest()).nomor, 'DITOLAK', 'AC03');
  await dayOf('001', TOMORROW);
  await refused(bank, 'TRANSFER_MAXIMUM', () => approve(waits));
  await refused(bank, 'TRANSFER_MAXIMUM', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(5_000_001n)));
  await accepted(bank, () => file('teller1', 'SKN_NON_TUNAI', fromGiro(5_000_000n)));
  // A branch that is a day behind still sends by yesterday's.
  await accepted(bank, () =>
    file('teller3', 'SKN_NON_TUNAI', fromGiro(5_000_001n, { nomor_rekening: accounts.citra })),
  );
  await dayOf('001', DAY);
  await owner`delete from parameter where nama = 'skn_batas' and berlaku_sejak = ${TOMORROW}`;
  expect(await balance(accounts.firma)).toBe(before - 2_900_00n);
});

test('of a reversal and a batch at the same instant one wins, and nothing is booked twice', async () => {
  for (let turn = 0; turn < 6; turn += 1) {
    const before = await balance(accounts.firma);
    const sent = await done('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n));
    const { nomor } = await newest();
    const item = await file('teller1', 'REVERSAL', {
      nomor_referensi: sent.nomor_referensi,
      alasan: 'Salah rekening tujuan',
    });
    const [reversed, made] = await Promise.all([
      approve(item).then(
        () => '',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
      leave(),
    ]);
    const { status } = await newest();
    if (reversed === '') {
      expect([status, made, await balance(accounts.firma)]).toEqual(['DIBATALKAN', 0, before]);
      continue;
    }
    expect([reversed, status, made]).toEqual(['SETTLEMENT_SENT', 'DIKIRIM', 1]);
    await answer(nomor, 'DITOLAK', 'AC03');
    expect(await balance(accounts.firma)).toBe(before - 2_900_00n);
  }
  expect(await ledger('109002')).toBe(0n);
});

test('while the gateway is away for a day sent transfers stop the branch from closing, by name and age; then they settle', async () => {
  const before = await balance(accounts.firma);
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(7_000_000n));
  await leave();
  const failures: unknown[] = [];
  const away = {
    send: () => Promise.reject(new Error('no route to the central bank')),
    fetch: () => Promise.reject(new Error('no route to the central bank')),
    acknowledge: () => Promise.resolve(),
    pictures: () => Promise.resolve(null),
  };
  const banks = { bic: 'AMNHIDJ1', peerBic: 'INDOIDJA' };
  const link = { gateway: away, banks, key: generateKeyPairSync('ed25519').privateKey, peers: [] };
  for (let round = 0; round < 3; round += 1) await sendBatches(bank.app, link, (error) => failures.push(error));
  expect(failures.length).toBeGreaterThan(0);
  const blockers = async () =>
    [...(await owner<{ kode: string }[]>`select kode from day_blockers('001') where kode = 'PERANTARA'`)].length;
  expect(await blockers()).toBe(1);
  const { data } = await unanswered(await bank.as('backoffice1'), { daftar: 'ITEM', paging: paging({}) });
  expect(data.map(({ nomor, nominal }) => [nomor, nominal])).toEqual([[(await newest()).nomor, '7000000.00']]);
  await answer((await newest()).nomor, 'SELESAI');
  await answer((await newest()).nomor, 'SELESAI');
  expect([await blockers(), await ledger('109002'), await balance(accounts.firma)]).toEqual([
    0,
    0n,
    before - 7n * M - 2_900_00n,
  ]);
});
