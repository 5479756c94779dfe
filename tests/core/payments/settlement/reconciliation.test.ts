import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileMessages } from '#core/business-day/bank-day/reconcile-messages.ts';
import { filesOfDay } from '#core/payments/settlement/files-of-day.ts';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import { unanswered } from '#core/payments/settlement/queries.ts';
import { reconciliation } from '#core/payments/settlement/reconciliation.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { as } from '#core/programs/seed/counter.ts';
import { say } from '#dev/central-bank/simulator.ts';
import { TRANSFER } from '../../../cases/messages.ts';
import { paging } from '../../asking.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { beginOf } from './settlement-bank.ts';

const [ours, theirs] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
const folder = mkdtempSync(join(tmpdir(), 'settlement-'));
const central = { folder, bic: 'INDOIDJA', key: theirs.privateKey, peers: [ours.publicKey], seed: 'one' };
let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bank.close();
});

interface EntryFields {
  readonly nama?: string;
  readonly rekening?: string;
  readonly jumlah?: string;
  readonly transaksi?: string;
}
/** Makes a message of one transfer, to Ani unless the test says otherwise. */
const message = (number: string, { nama = 'Ani Lestari', rekening = accounts.ani, ...rest }: EntryFields = {}) =>
  TRANSFER.replaceAll('TK00', rest.transaksi ?? `T${number}`)
    .replaceAll('K00', number)
    .replaceAll('Wiwin Sukaesih', nama)
    .replaceAll('001120000036', rekening)
    .replaceAll('250000.00', rest.jumlah ?? '250000.00');
const round = () =>
  settlementRound(
    { db: bank.app, begin: beginOf(bank), log: pino({ level: 'silent' }) },
    {
      gateway: folderGateway(folder),
      banks: { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' },
      key: ours.privateKey,
      peers: [theirs.publicKey],
    },
    [transferSettlement],
    { semua: true },
  );
const today = async () => {
  const { data } = await reconciliation(await as(bank, 'backoffice1'), { paging: paging({}), beda: 'F' });
  return data.map(({ tanggal, kode_valuta, ...row }) => row);
};
const lost = async () =>
  (await unanswered(await as(bank, 'backoffice1'), { daftar: 'HILANG', paging: paging({}) })).data.map(
    ({ nomor, rail, banyak, nominal }) => [nomor, rail, banyak, nominal],
  );
const endOfDay = async () => (await runStep(bank, reconcileMessages, await endOfDayOf(bank, '000'))).temuan;
const none = { hilang: '0.00', hilang_banyak: 0 };

test('each incoming transfer is booked, on its way back, waiting or refused, and each refused file has an answer', async () => {
  say(central, '1.xml', message('M1'));
  // Nobody has the account: it goes back with the next batch.
  say(central, '2.xml', message('M2', { rekening: '009990000000', jumlah: '100000.00' }));
  // A name that is nearly the account's waits for a person.
  say(central, '3.xml', message('M3', { nama: 'Ani Lestari Putri', jumlah: '50000.00' }));
  // The same payment in another message, and another one under its number.
  say(central, '4.xml', message('M4', { transaksi: 'TM1' }).replace('EM4', 'EM1'));
  say(central, '5.xml', message('M5', { transaksi: 'TM1', jumlah: '70000.00' }));
  say(central, '6.xml', '<Document');
  say(central, '7.xml', message('M1', { jumlah: '999.00' }));
  await round();
  expect(await today()).toEqual([
    {
      rail: 'SKN',
      diterima: '720000.00',
      diterima_banyak: 5,
      dibukukan: '250000.00',
      dibukukan_banyak: 1,
      dikembalikan: '0.00',
      dikembalikan_banyak: 0,
      menunggu: '220000.00',
      menunggu_banyak: 3,
      ditolak: '250000.00',
      ditolak_banyak: 1,
      ...none,
    },
    {
      rail: '',
      diterima: '0.00',
      diterima_banyak: 2,
      dibukukan: '0.00',
      dibukukan_banyak: 0,
      dikembalikan: '0.00',
      dikembalikan_banyak: 0,
      menunggu: '0.00',
      menunggu_banyak: 0,
      ditolak: '0.00',
      ditolak_banyak: 2,
      ...none,
    },
  ]);
  const answer = (name: string) =>
    readFileSync(join(folder, 'masuk', `${name}.ack`), 'utf8')
      .split('\n')
      .slice(1);
  expect(['1.xml', '6.xml', '7.xml'].map(answer)).toEqual([[], ['DITOLAK XML', ''], ['DITOLAK ID_SAMA_ISI_BEDA', '']]);
  // The batch that takes the return makes it a returned one.
  await round();
  expect((await today())[0]).toMatchObject({ dikembalikan: '100000.00', dikembalikan_banyak: 1, menunggu_banyak: 2 });
  expect(await lost()).toEqual([]);
  expect(await endOfDay()).toEqual([]);
});

test('a payment that is in none of the four is named on the screen and at the end of the day, until it is back', async () => {
  const found = [
    {
      id: 'INDOIDJA/M3',
      nama: 'INDOIDJA/M3 · SKN',
      sebab: 'PESAN_HILANG',
      nominal: 50_000_00n,
      menghalangi: false,
    },
  ];
  await bank.owner`create table kept as select * from incoming_transfer where nominal = 5000000`;
  await bank.owner`delete from incoming_transfer where nominal = 5000000`;
  expect(await lost()).toEqual([['INDOIDJA/M3', 'SKN', 1, '50000.00']]);
  expect(await endOfDay()).toEqual(found);
  await bank.owner`insert into incoming_transfer select * from kept`;
  expect(await lost()).toEqual([]);
  expect(await endOfDay()).toEqual([]);
  // This holds even for the row with the content of the message.
  await bank.owner`create table said as select e.* from settlement_entry e join incoming_transfer t on t.entry = e.id where t.nominal = 5000000`;
  await bank.owner.begin(async (tx) => {
    await tx`delete from incoming_transfer where nominal = 5000000`;
    await tx`delete from settlement_entry e using said where e.id = said.id`;
  });
  expect(await lost()).toEqual([['INDOIDJA/M3', 'SKN', 1, '50000.00']]);
  expect(await endOfDay()).toEqual(found);
  await bank.owner`insert into settlement_entry overriding system value select * from said`;
  await bank.owner`insert into incoming_transfer select * from kept`;
  await bank.owner`drop table kept, said`;
  expect(await endOfDay()).toEqual([]);
});

test('the files of the day are counted, refused ones first, and only rows of which something is open differ', async () => {
  const day = await filesOfDay(await as(bank, 'backoffice1'), {});
  const [stored] = await bank.owner<{ diterima: number; ditolak: number }[]>`
    select count(*) filter (where status = 'DITERIMA')::integer as diterima, count(*) filter (where status = 'DITOLAK')::integer as ditolak from settlement_message`;
  expect(day).toMatchObject({ ...stored, menunggu: 0 });
  const marks = day.berkas.map(({ arah, status }) => `${arah} ${status}`);
  expect(marks.slice(0, stored?.ditolak)).toEqual(Array(stored?.ditolak).fill('MASUK DITOLAK'));
  expect(marks[stored?.ditolak ?? 0]).not.toBe('MASUK DITOLAK');
  expect(day.berkas[0]?.sebab).not.toBe('');
  // A batch belongs to the accounting date of head office, which the clock may be ahead of.
  const [batch] = await bank.owner<{ jumlah: number }[]>`
    select count(*)::integer as jumlah from settlement_batch s join branch b on b.jenis = 'HO' and b.accounting_date = s.tanggal where s.status <> 'DISUSUN'`;
  expect(day.dikirim).toBe(batch?.jumlah);

  const differing = async () =>
    (await reconciliation(await as(bank, 'backoffice1'), { paging: paging({}), beda: 'T' })).data.map(
      ({ rail }) => rail,
    );
  // The first message is booked whole: on a rail of its own it leaves nothing open.
  await bank.owner`update settlement_message set rail = 'RTGS' where id_pesan = 'INDOIDJA/M1' and status = 'DITERIMA'`;
  expect((await today()).map(({ rail }) => rail)).toContain('RTGS');
  expect(await differing()).toEqual(['SKN', '']);
});
