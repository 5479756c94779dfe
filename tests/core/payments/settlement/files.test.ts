import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ItemContent, OutgoingKind, Rail, SettlementItem } from '#core/payments/settlement/gateway.ts';
import { readFiles } from '#core/payments/settlement/read-files.ts';
import { schemaFaults } from '#core/payments/settlement/schema-check.ts';
import { isSignedBy, peerKeys, signed, signingKey } from '#core/payments/settlement/signature.ts';
import { type BatchHead, writeFile } from '#core/payments/settlement/write-file.ts';

const banks = { bic: 'AMNHIDJA', peerBic: 'INDOIDJA' };
const head = (jenis: OutgoingKind, rail: Rail = 'SKN'): BatchHead => ({
  nomor: `${rail}-20261116-0001`,
  rail,
  jenis,
  tanggal: '2026-11-16',
  dibuat: '2026-11-16T03:00:00Z',
});
const content: ItemContent = {
  pengirim: { nama: 'Ani & "Budi" <Suryani>', rekening: '001120000454', bank: 'BMRIIDJA', alamat: 'Jl. Melati 5' },
  penerima: { nama: 'Toko Makmur', rekening: '8800112233', bank: '0140012' },
  berita: 'Faktur 12',
  tujuan: '0011',
  beban: 'DEBT',
};
const item = (end_to_end: string, jumlah: bigint, isi: Partial<ItemContent> = {}): SettlementItem => ({
  end_to_end,
  rail: 'SKN',
  jenis: 'pacs.008',
  jumlah,
  area: 'TRANSFER',
  rujukan: 'R',
  isi: { ...content, ...isi },
});
/** Turns one bank's outgoing file into another's incoming one: addressed to us instead. */
const theirs = (text: string) =>
  text.replaceAll('AMNHIDJA', 'XXXXIDJA').replaceAll('INDOIDJA', 'AMNHIDJA').replaceAll('XXXXIDJA', 'INDOIDJA');
const transfer = writeFile(head('pacs.008'), [item('E1', 25_000_000_00n), item('E2', 1n)], banks);
const arriving = theirs(transfer);
const read = async (text: string) => (await readFiles([{ text }], banks.bic))[0]?.read;

describe('a transfer', () => {
  test('is written with whole amounts and read back unchanged', async () => {
    expect(transfer).toContain('<TtlIntrBkSttlmAmt Ccy="IDR">25000000.01</TtlIntrBkSttlmAmt>');
    expect(transfer).toContain('<Nm>Ani &amp; &quot;Budi&quot; &lt;Suryani&gt;</Nm>');
    expect(await read(arriving)).toEqual({
      idPesan: 'INDOIDJA/SKN-20261116-0001',
      jenis: 'pacs.008',
      rail: 'SKN',
      entri: ['E1', 'E2'].map((id, place) => ({
        urut: place + 1,
        jenis: 'MASUK',
        rail: 'SKN',
        id_transaksi: `BMRIIDJA/${id}`,
        jumlah: place === 0 ? '2500000000' : '1',
        isi: { ...content, bank: 'BMRIIDJA', end_to_end: id, tanggal: '2026-11-16' },
      })),
    });
  });

  test('for another bank is refused', async () => {
    expect(await read(transfer)).toEqual({ sebab: 'BUKAN_UNTUK_KAMI' });
  });

  test('with texts too long is cut to the message’s length, and one without a name does not leave', () => {
    const long = writeFile(head('pacs.008'), [item('E1', 1n, { berita: `${'x'.repeat(139)} yz` })], banks);
    expect(long).toContain(`<Ustrd>${'x'.repeat(139)}</Ustrd>`);
    const nameless = [item('E1', 1n, { penerima: { nama: ' ', bank: '0140012' } })];
    expect(() => writeFile(head('pacs.008'), nameless, banks)).toThrow('FIToFICstmrCdtTrf/CdtTrfTxInf/Cdtr/Nm');
  });
});

test('an instrument presented to another bank retains its kind, number and day', async () => {
  const warkat = { jenis: 'BG', nomor: '123456', tanggal: '2026-11-16' };
  const sheet = writeFile(head('pacs.003', 'KLIRING'), [item('W1', 75_000_000_00n, { warkat })], banks);
  expect(await read(theirs(sheet))).toMatchObject({
    jenis: 'pacs.003',
    rail: 'KLIRING',
    entri: [{ jenis: 'TAGIHAN', id_transaksi: '0140012/W1', jumlah: '7500000000', isi: { ...content, warkat } }],
  });
});

test('an instrument of an unknown drawer’s account leaves as its schema asks, and is read without one', async () => {
  const warkat = { jenis: 'BG', nomor: '123456', tanggal: '2026-11-16' };
  const pengirim = { nama: 'PT Penarik', bank: 'BMRIIDJA' };
  const sheet = writeFile(head('pacs.003', 'KLIRING'), [item('W1', 1n, { warkat, pengirim })], banks);
  const message = { jenis: 'pacs.003', text: sheet } as const;
  expect((await schemaFaults([message])).get(message)).toBeNull();
  expect(await read(theirs(sheet))).toMatchObject({ entri: [{ isi: { ...content, pengirim, warkat } }] });
});

test('a return names its original, and reads as one of ours that came back', async () => {
  const asal = { pesan: 'INDOIDJA/M7', end_to_end: 'THEIRS', id_transaksi: 'BMRIIDJA/T7', sebab: 'AC01' };
  const file = writeFile(head('pacs.004'), [item('R1', 500n, { asal })], banks);
  expect(file).toContain('<OrgnlMsgId>M7</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId>');
  expect(await read(theirs(file))).toMatchObject({
    jenis: 'pacs.004',
    entri: [{ jenis: 'DIKEMBALIKAN', end_to_end: 'THEIRS', id_transaksi: 'R1', jumlah: '500', sebab: 'AC01' }],
  });
  expect(() => writeFile(head('pacs.004'), [item('R1', 500n)], banks)).toThrow('return R1 does not say of what');
});

const document = (version: string, body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:${version}">${body}</Document>`;
const status = (rest: string) =>
  document(
    'pacs.002.001.10',
    `<FIToFIPmtStsRpt><GrpHdr><MsgId>S1</MsgId><CreDtTm>2026-11-16T04:00:00Z</CreDtTm></GrpHdr><OrgnlGrpInfAndSts>
     <OrgnlMsgId>SKN-20261116-0001</OrgnlMsgId><OrgnlMsgNmId>pacs.008.001.08</OrgnlMsgNmId>${rest}</FIToFIPmtStsRpt>`,
  );
const one = (id: string, state: string, why = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${state}</TxSts>${why}</TxInfAndSts>`;
const WHY = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';

test('a status names each item that has ended, or the whole batch where none is named', async () => {
  const each = status(`</OrgnlGrpInfAndSts>${one('E1', 'ACSC')}${one('E2', 'RJCT', WHY)}${one('E3', 'PDNG')}`);
  expect(await read(each)).toMatchObject({
    idPesan: '/S1',
    entri: [
      { urut: 1, jenis: 'SELESAI', end_to_end: 'E1', sebab: '' },
      { urut: 2, jenis: 'DITOLAK', end_to_end: 'E2', sebab: 'AC04' },
    ],
  });
  expect(await read(status(`<GrpSts>RJCT</GrpSts>${WHY}</OrgnlGrpInfAndSts>`))).toMatchObject({
    entri: [{ urut: 1, jenis: 'DITOLAK', batch: 'SKN-20261116-0001', sebab: 'AC04' }],
  });
  expect(await read(status('<GrpSts>ACCP</GrpSts></OrgnlGrpInfAndSts>'))).toMatchObject({ entri: [] });
});

const statement = (entry: string) =>
  document(
    'camt.053.001.08',
    `<BkToCstmrStmt><GrpHdr><MsgId>C1</MsgId><CreDtTm>2026-11-16T11:00:00</CreDtTm></GrpHdr><Stmt><Id>C1</Id>
     <CreDtTm>2026-11-16T11:00:00</CreDtTm><Acct><Id><Othr><Id>5200</Id></Othr></Id></Acct><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp>
     <Amt Ccy="IDR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-16</Dt></Dt></Bal>${entry}</Stmt></BkToCstmrStmt>`,
  );

test('a statement of the account at the central bank lists its movements', async () => {
  const entry = `<Ntry><NtryRef>N1</NtryRef><Amt Ccy="IDR">1250.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-11-16</Dt></BookgDt><BkTxCd><Prtry><Cd>SKN</Cd></Prtry></BkTxCd>
    <NtryDtls><TxDtls><Refs><EndToEndId>E1</EndToEndId></Refs></TxDtls></NtryDtls></Ntry>`;
  expect(await read(statement(entry))).toMatchObject({
    jenis: 'camt.053',
    rail: null,
    entri: [
      {
        jenis: 'MUTASI',
        id_transaksi: '5200/N1',
        jumlah: '125000',
        isi: { arah: 'D', end_to_end: 'E1', tanggal: '2026-11-16' },
      },
    ],
  });
});

const bomb = `<!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
test.each([
  ['cut short', arriving.slice(0, -40), 'XML'],
  ['with entities of its own', arriving.replace('<Document', `${bomb}<Document`), 'XML'],
  ['with an entity nobody named', arriving.replace('Faktur 12', '&b;'), 'XML'],
  ['with a second declaration', arriving.replace('<Document', '<?xml version="1.0"?><Document'), 'XML'],
  ['too deep', `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'XML'],
  ['empty', '', 'XML'],
  ['of another version', arriving.replace('pacs.008.001.08', 'pacs.008.001.09'), 'JENIS'],
  ['with an element more', arriving.replace('<ChrgBr>', '<Xtra>1</Xtra><ChrgBr>'), 'SKEMA'],
  [
    'with elements in another order',
    arriving.replace(/(<NbOfTxs>2<\/NbOfTxs>)(<Ttl.*?<\/TtlIntrBkSttlmAmt>)/, '$2$1'),
    'SKEMA',
  ],
  ['in another currency', arriving.replace('Ccy="IDR">0.01', 'Ccy="USD">0.01'), 'SKEMA'],
  ['with an amount of three decimals', arriving.replace('>0.01<', '>0.011<'), 'SKEMA'],
  ['with a negative amount', arriving.replace('>0.01<', '>-0.01<'), 'SKEMA'],
  ['with another sum', arriving.replace('>25000000.01<', '>25000000.02<'), 'SKEMA'],
  ['with a number that is another', arriving.replace('<NbOfTxs>2', '<NbOfTxs>3'), 'SKEMA'],
  [
    'with an address beyond the schema',
    arriving.replaceAll(/<AdrLine>.*?<\/AdrLine>/g, `<AdrLine>${'x'.repeat(71)}</AdrLine>`),
    'SKEMA',
  ],
])('a file %s is refused', async (_, file, sebab) => {
  expect(file).not.toBe(arriving);
  expect(await read(file)).toMatchObject({ sebab });
});

test.each(['ed25519', 'rsa'] as const)('a signature by %s holds for these bytes and this key only', (kind) => {
  const pair = () =>
    kind === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  const [ours, others] = [pair(), pair()];
  const pem = (key: { export: (how: { type: 'spki'; format: 'pem' }) => string | Buffer }) =>
    key.export({ type: 'spki', format: 'pem' }).toString();
  const key = signingKey(ours.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const [mine, hers] = [peerKeys([pem(ours.publicKey)]), peerKeys([pem(others.publicKey)])];
  const bytes = Buffer.from(transfer);
  const signature = signed(bytes, key);
  expect(isSignedBy(bytes, signature, [...hers, ...mine])).toBe(true);
  expect(isSignedBy(bytes, signature, hers)).toBe(false);
  expect(isSignedBy(Buffer.from(transfer.replace('E1', 'E9')), signature, mine)).toBe(false);
  expect(isSignedBy(bytes, '', mine)).toBe(false);
  expect(isSignedBy(bytes, 'no signature', mine)).toBe(false);
});

/** A message of each kind as another side writes it; below the element that its schema names where it is wrong. */
const asal = { pesan: 'INDOIDJA/M7', end_to_end: 'THEIRS', id_transaksi: 'BMRIIDJA/T7', sebab: 'AC01' };
const warkat = { jenis: 'BG', nomor: '123456', tanggal: '2026-11-16' };
const sheet = theirs(writeFile(head('pacs.003', 'KLIRING'), [item('W1', 1n, { warkat })], banks));
const back = theirs(writeFile(head('pacs.004'), [item('R1', 500n, { asal })], banks));
const settled = status(`</OrgnlGrpInfAndSts>${one('E1', 'ACSC')}`);
const movements = statement(
  `<Ntry><NtryRef>N1</NtryRef><Amt Ccy="IDR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
    `<BookgDt><Dt>2026-11-16</Dt></BookgDt><BkTxCd><Prtry><Cd>SKN</Cd></Prtry></BkTxCd></Ntry>`,
);
const LONG = 'x'.repeat(36);
const broken = [
  ['pacs.008', 'IntrBkSttlmDt', arriving, arriving.replace('2026-11-16</IntrBk', '2026-02-30</IntrBk')],
  ['pacs.008', 'BICFI', arriving, arriving.replace('<BICFI>BMRIIDJA', '<BICFI>bmri')],
  ['pacs.003', 'ChrgBr', sheet, sheet.replace('>DEBT<', '>OURS<')],
  ['pacs.003', 'DbtrAgt', sheet, sheet.replace(/<DbtrAcct>.*<\/DbtrAcct>/, '')],
  ['pacs.004', 'OrgnlTxId', back, back.replace('<OrgnlTxId>T7', `<OrgnlTxId>${LONG}`)],
  ['pacs.004', 'Prtry', back, back.replace('<Cd>AC01</Cd>', '<Cd>AC01</Cd><Prtry>01</Prtry>')],
  ['pacs.002', 'OrgnlEndToEndId', settled, settled.replace('>E1<', `>${LONG}<`)],
  ['camt.053', 'CdtDbtInd', movements, movements.replace('>DBIT<', '>D<')],
  ['camt.053', 'BookgDt', movements, movements.replace(/(<BookgDt>.*<\/BookgDt>)(<BkTxCd>.*<\/BkTxCd>)/, '$2$1')],
] as const;

test.each(broken)(
  '%s is read where its schema allows it, and refused for its %s where not',
  async (jenis, element, whole, wrong) => {
    expect(wrong).not.toBe(whole);
    const said = await read(whole);
    expect(said).toMatchObject({ jenis });
    expect(said && 'entri' in said && said.entri.length).toBeGreaterThan(0);
    expect(await read(wrong)).toEqual({ sebab: 'SKEMA', tempat: element });
  },
);

test('files that are read together are evaluated alone, and bad XML spoils no other', async () => {
  const letter = arriving.replace('Faktur 12', 'Faktur \uFFFE');
  const together = [arriving, letter, ...broken.flatMap(([, , whole, wrong]) => [wrong, whole])];
  const parsed = await readFiles(
    together.map((text) => ({ text })),
    banks.bic,
  );
  expect(parsed.map(({ read }) => ('sebab' in read ? read.sebab : 'read'))).toEqual([
    'read',
    'XML',
    ...broken.flatMap(() => ['SKEMA', 'read']),
  ]);
});
