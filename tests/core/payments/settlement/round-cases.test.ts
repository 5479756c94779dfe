import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { say } from '#dev/central-bank/simulator.ts';
import { messageCases, TRANSFER } from '../../../cases/messages.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { beginOf } from './settlement-bank.ts';

const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
let bank: TestBank;
const folder = mkdtempSync(join(tmpdir(), 'settlement-'));
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bank.close();
});

/** Each file is a message and a payment of its own, for an account of the tests' bank. */
const numbered = (file: string, number: string) =>
  file
    .replace(/\b([ET]?)K00\b/g, `$1${number}`)
    .replaceAll('Wiwin Sukaesih', 'Ani Lestari')
    .replaceAll('001120000036', accounts.ani);

test('every kind of file in a round is booked or set aside alone, and blocks no good one', async () => {
  const central = { folder, bic: 'INDOIDJA', key: theirs.privateKey, peers: [ours.publicKey], seed: 'one' };
  const link = {
    gateway: folderGateway(folder),
    banks: { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' },
    key: ours.privateKey,
    peers: [theirs.publicKey],
  };
  for (const [at, [, file]] of messageCases.entries()) {
    say(central, `${at}-a.xml`, numbered(file, `C${at}`));
    say(central, `${at}-b.xml`, numbered(TRANSFER, `G${at}`));
  }
  const waiting = () => readdirSync(join(folder, 'masuk')).filter((name) => name.endsWith('.xml')).length;
  // One round fetches a hundred files.
  for (const left of [messageCases.length * 2 - 100, 0]) {
    await settlementRound({ db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) }, link, [
      transferSettlement,
    ]);
    expect(waiting()).toBe(left);
  }
  const booked = await bank.owner<{ nomor: string; nominal: string; status: string }[]>`
    select split_part(id_transaksi, '/', 2) as nomor, nominal::text as nominal, status from incoming_transfer`;
  const expected = messageCases.flatMap(([, , read], at) => {
    const good = { nomor: `TG${at}`, nominal: '25000000', status: 'DIKREDIT' };
    return 'sebab' in read ? [good] : [good, { ...good, nomor: `TC${at}`, nominal: read.jumlah ?? '25000000' }];
  });
  const byNumber = (a: { nomor: string }, b: { nomor: string }) => (a.nomor < b.nomor ? -1 : 1);
  expect([...booked].sort(byNumber)).toEqual(expected.toSorted(byNumber));
  // Refused messages stay there with their reason.
  const [refused] = await bank.owner<{ sebab: string[] }[]>`
    select array_agg(split_part(sebab, ' ', 1) order by sebab) as sebab from settlement_message where status = 'DITOLAK'`;
  expect(refused?.sebab).toEqual(
    messageCases.flatMap(([, , read]) => ('sebab' in read ? [read.sebab] : [])).toSorted(),
  );
});
