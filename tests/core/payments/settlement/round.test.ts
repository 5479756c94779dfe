import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { folderGateway } from '#core/payments/settlement/folder-drop.ts';
import type { ItemContent, OutgoingKind, Rail } from '#core/payments/settlement/gateway.ts';
import { type GatewayConnection, MOST_BYTES } from '#core/payments/settlement/gateway-connection.ts';
import { settlementRound } from '#core/payments/settlement/round.ts';
import { writeFile } from '#core/payments/settlement/write-file.ts';
import { answerBatches, type CentralBank, type Manner, mannerOf, say } from '#dev/central-bank/simulator.ts';
import { type TestBank, testBank } from '../../helpers.ts';
import { beginOf, listener, queue, storeMessage } from './settlement-bank.ts';

const pair = () => generateKeyPairSync('ed25519');
const [ours, theirs, forged] = [pair(), pair(), pair()];
const log = pino({ level: 'silent' });
let bank: TestBank;
let folder: string;
let link: GatewayConnection;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  await bank.owner`truncate settlement_picture, incoming_transfer, standing_order_cover, inward_warkat, central_bank_bill, settlement_entry, settlement_message, settlement_item, settlement_batch`;
  folder = mkdtempSync(join(tmpdir(), 'settlement-'));
  const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
  link = { gateway: folderGateway(folder), banks, key: ours.privateKey, peers: [theirs.publicKey] };
  return () => rmSync(folder, { recursive: true });
});

const central = (manners?: readonly Manner[]): CentralBank => ({
  folder,
  bic: 'INDOIDJA',
  key: theirs.privateKey,
  peers: [ours.publicKey],
  seed: 'one',
  ...(manners && { manners }),
});
const round = (area: ReturnType<typeof listener>, by = link) =>
  settlementRound({ db: bank.app, begin: beginOf(bank), log }, by, [area]);
const batches = () => bank.app<{ status: string; gagal_kali: number }[]>`
  select status, gagal_kali from settlement_batch order by nomor`;
const stored = async () =>
  (await bank.app<{ s: string }[]>`select status || ' ' || sebab as s from settlement_message order by id`).map(
    ({ s }) => s.trim(),
  );

const ENDS: Readonly<Record<Manner, readonly [string, readonly string[]]>> = {
  SETTLED: ['SELESAI', ['SELESAI']],
  TWICE: ['SELESAI', ['SELESAI']],
  LATE: ['SELESAI', ['SELESAI']],
  REJECTED: ['DITOLAK', ['DITOLAK']],
  RETURNED: ['DIKEMBALIKAN', ['SELESAI', 'DIKEMBALIKAN']],
  RETURNED_FIRST: ['DIKEMBALIKAN', ['SELESAI', 'DIKEMBALIKAN']],
  NEVER: ['DIKIRIM', []],
};

test('with any behaviour of the central bank, each item ends once as answered, and its owner gets each outcome once', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `E${n}`);
  for (const id of ids) await queue(bank, id);
  const area = listener();
  await round(area);
  expect(answerBatches(central())).toHaveLength(1);
  area.reported.length = 0;
  await round(area);
  expect(answerBatches(central())).toEqual([]);
  await round(area);
  // The same files once more: a share restored from yesterday.
  const done = join(folder, 'masuk', 'selesai');
  for (const name of readdirSync(done)) renameSync(join(done, name), join(folder, 'masuk', name));
  await round(area);
  expect(readdirSync(join(folder, 'masuk')).filter((name) => name.endsWith('.xml'))).toEqual([]);
  const expected = (id: string) =>
    area.reported.filter((each) => each.split(' ')[1] === id).map((each) => each.split(' ')[0] ?? '');
  const rows = await bank.app<{ id: string; status: string }[]>`select end_to_end as id, status from settlement_item`;
  for (const { id, status } of rows) expect([id, status, expected(id)]).toEqual([id, ...ENDS[mannerOf(central(), id)]]);
  expect(new Set(ids.map((id) => mannerOf(central(), id))).size).toBe(7);
});

test('a core killed between sending and noting sends the same bytes under the same number, and the batch is taken once', async () => {
  await queue(bank, 'E1');
  const area = listener();
  const sends: string[] = [];
  const watched = {
    ...link,
    gateway: {
      ...link.gateway,
      send: async (file: Parameters<typeof link.gateway.send>[0]) => {
        await link.gateway.send(file);
        sends.push(`${file.nomor} ${Buffer.from(file.isi).toString()} ${file.tandaTangan}`);
        if (sends.length === 1) throw new Error('killed');
      },
    },
  };
  await round(area, watched);
  expect(await batches()).toEqual([{ status: 'DISUSUN', gagal_kali: 1 }]);
  expect(answerBatches(central(['SETTLED']))).toHaveLength(1);
  await round(area, watched);
  expect(sends).toHaveLength(2);
  expect(sends[1]).toBe(sends[0]);
  expect(answerBatches(central(['SETTLED']))).toEqual([]);
  expect(await batches()).toEqual([{ status: 'DIJAWAB', gagal_kali: 1 }]);
  expect(area.reported.filter((each) => each === 'SELESAI E1')).toHaveLength(1);
});

test('a gateway that is away loses nothing: the batch waits with its reason and leaves when it is back', async () => {
  await queue(bank, 'E1');
  const away = { ...link, gateway: folderGateway(join(folder, 'not-mounted')) };
  const area = listener();
  await round(area, away);
  await round(area, away);
  expect(await batches()).toEqual([{ status: 'DISUSUN', gagal_kali: 2 }]);
  await round(area);
  expect(await batches()).toEqual([{ status: 'TERKIRIM', gagal_kali: 2 }]);
});

test('forged, cut, oversized and unsigned files are refused with their reason and stand in no other’s way', async () => {
  await queue(bank, 'E1');
  const area = listener();
  await round(area);
  answerBatches(central(['SETTLED']));
  const into = join(folder, 'masuk');
  const [name = ''] = readdirSync(into).filter((each) => each.endsWith('.xml'));
  const text = readFileSync(join(into, name), 'utf8');
  say({ ...central(), key: forged.privateKey }, 'A-forged.xml', text);
  say(central(), 'A-cut.xml', text.slice(0, -30));
  say(central(), 'A-altered.xml', text);
  writeFileSync(join(into, 'A-altered.xml'), text.replace('ACSC', 'RJCT'));
  writeFileSync(join(into, 'A-unsigned.xml'), text.replace('ACSC', 'PDNG'));
  say(central(), 'A-large.xml', text);
  truncateSync(join(into, 'A-large.xml'), MOST_BYTES + 1);
  area.reported.length = 0;
  await round(area);
  expect((await stored()).sort()).toEqual(
    [
      'DITERIMA',
      'DITOLAK TANDA_TANGAN',
      'DITOLAK TANDA_TANGAN',
      'DITOLAK TANDA_TANGAN',
      'DITOLAK TERLALU_BESAR',
      'DITOLAK XML',
    ].sort(),
  );
  expect(area.reported).toEqual(['SELESAI E1']);
  expect(readdirSync(into).filter((each) => each.endsWith('.xml'))).toEqual([]);
});

const head = (nomor: string, jenis: OutgoingKind, rail: Rail = 'RTGS') =>
  ({ nomor, rail, jenis, tanggal: '2026-11-16', dibuat: '2026-11-16T03:00:00Z' }) as const;
const arriving = (nomor: string, jenis: OutgoingKind, isi: Partial<ItemContent> = {}) => {
  const parties = {
    pengirim: { nama: 'Toko Makmur', rekening: '8800112233', bank: jenis === 'pacs.003' ? 'AMNHIDJA' : 'BMRIIDJA' },
    penerima: { nama: 'Ani Suryani', rekening: '0011200001', bank: jenis === 'pacs.003' ? 'BMRIIDJA' : 'AMNHIDJA' },
  };
  const rail = jenis === 'pacs.003' ? 'KLIRING' : 'RTGS';
  const item = {
    end_to_end: `X${nomor}`,
    rail,
    jenis,
    jumlah: 25_000_000_00n,
    area: 'TRANSFER',
    rujukan: 'R',
  } as const;
  const banks = { bic: 'INDOIDJA', peerBic: 'AMNHIDJA' };
  return writeFile(head(nomor, jenis, rail), [{ ...item, isi: { ...parties, ...isi } }], banks);
};
const said = (version: string, body: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}">${body}</Document>`;
const status = said(
  'pacs.002.001.10',
  '<FIToFIPmtStsRpt><GrpHdr><MsgId>S1</MsgId><CreDtTm>2026-11-16T04:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>B1</OrgnlMsgId>' +
    '<OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId></OrgnlGrpInfAndSts><TxInfAndSts><OrgnlEndToEndId>E1</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts></FIToFIPmtStsRpt>',
);
const statement = said(
  'camt.053.001.08',
  '<BkToCstmrStmt><GrpHdr><MsgId>C1</MsgId><CreDtTm>2026-11-16T11:00:00</CreDtTm></GrpHdr><Stmt><Id>C1</Id><CreDtTm>2026-11-16T11:00:00</CreDtTm>' +
    '<Acct><Id><Othr><Id>5200</Id></Othr></Id></Acct><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="IDR">0.00</Amt>' +
    '<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-16</Dt></Dt></Bal><Ntry><NtryRef>N1</NtryRef><Amt Ccy="IDR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd>' +
    '<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-16</Dt></BookgDt><BkTxCd><Prtry><Cd>SKN</Cd></Prtry></BkTxCd></Ntry></Stmt></BkToCstmrStmt>',
);
const sheet = { jenis: 'BG', nomor: '123456', tanggal: '2026-11-16' };
const asal = { pesan: 'INDOIDJA/B1', end_to_end: 'E1', id_transaksi: 'AMNHIDJA/E1', sebab: 'AC01' };

test.each([
  ['pacs.008', 'BICFI', arriving('M1', 'pacs.008'), ['BMRIIDJA', 'bmriidja'], 'MASUK BMRIIDJA/XM1'],
  ['pacs.003', 'ChrgBr', arriving('M1', 'pacs.003', { warkat: sheet }), ['SLEV', 'SLEW'], 'TAGIHAN BMRIIDJA/XM1'],
  [
    'pacs.004',
    'OrgnlMsgId',
    arriving('M1', 'pacs.004', { asal }),
    ['>B1<', `>${'B'.repeat(36)}<`],
    'SELESAI E1 AC01,DIKEMBALIKAN E1 AC01',
  ],
  ['pacs.002', 'CreDtTm', status, ['T04:00:00Z', ' 04:00'], 'SELESAI E1'],
  ['camt.053', 'CdtDbtInd', statement, ['>DBIT<', '>D<'], 'MUTASI 5200/N1'],
])(
  'a %s whose %s its schema does not allow is refused and notifies nobody, its valid counterpart is taken',
  async (_, element, whole, [right = '', wrong = ''], expected) => {
    await queue(bank, 'E1');
    const area = listener('TRANSFER', ['MASUK', 'TAGIHAN', 'MUTASI']);
    await round(area);
    area.reported.length = 0;
    const broken = whole.replaceAll(right, wrong);
    expect(broken).not.toBe(whole);
    say(central(), 'A.xml', broken);
    await round(area);
    expect(await stored()).toEqual([`DITOLAK SKEMA ${element}`]);
    expect(area.reported).toEqual([]);
    expect(await bank.app`select from settlement_entry`).toHaveLength(0);
    say(central(), 'B.xml', whole);
    await round(area);
    expect(await stored()).toEqual([`DITOLAK SKEMA ${element}`, 'DITERIMA']);
    expect(area.reported.join()).toBe(expected);
  },
);

test('a batch that its schema does not allow is not signed and does not leave, the one beside it does', async () => {
  const long = { nama: 'Toko Makmur', rekening: '8'.repeat(35), bank: 'BMRIIDJA' };
  await queue(bank, 'E1', { isi: { penerima: long } });
  await queue(bank, 'E2', { rail: 'SKN' });
  const area = listener();
  await settlementRound({ db: bank.app, begin: beginOf(bank), log }, link, [area], { semua: true });
  const rows = await bank.app<{ s: string }[]>`
    select concat_ws(' ', rail, status, isi is not null, tanda_tangan is not null, gagal_sebab) as s from settlement_batch order by rail`;
  expect(rows.map(({ s }) => s.trim())).toEqual([
    expect.stringMatching(/^RTGS DISUSUN f f batch RTGS-\d{8}-0001 is not a pacs.008 at Id$/),
    'SKN TERKIRIM t t',
  ]);
  expect(readdirSync(join(folder, 'keluar')).filter((name) => name.endsWith('.xml'))).toEqual([
    expect.stringMatching(/^SKN-/),
  ]);
});

test('without a rail nothing leaves, and an answer by hand is taken', async () => {
  await queue(bank, 'E1');
  await queue(bank, 'E2');
  const area = listener();
  await round(area);
  await queue(bank, 'E3');
  await storeMessage(bank, [{ jenis: 'SELESAI', end_to_end: 'E1' }]);
  const reportedBefore = area.reported.length;
  await settlementRound({ db: bank.app, begin: beginOf(bank), log }, undefined, [area]);
  const items = await bank.app<
    { s: string }[]
  >`select end_to_end || ' ' || status as s from settlement_item order by 1`;
  expect(items.map(({ s }) => s)).toEqual(['E1 SELESAI', 'E2 DIKIRIM', 'E3 ANTRE']);
  expect(area.reported.length).toBe(reportedBefore + 1);
});
