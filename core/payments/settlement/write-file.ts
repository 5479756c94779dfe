import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { OutgoingKind, Party, Rail, SettlementItem } from './gateway.ts';
import { messageKinds, NOT_PROVIDED, namespaceOf } from './messages.ts';
import { element, writeXml, type XmlElement } from './xml.ts';
import { faultOf } from './xml-mapping.ts';

/** A batch for its file: made at a moment (ISO 8601) of the database's clock. */
export interface BatchHead {
  readonly nomor: string;
  readonly rail: Rail;
  readonly jenis: OutgoingKind;
  readonly tanggal: string;
  readonly dibuat: string;
}

/** Our BIC and that of the files' receiver. */
export interface Banks {
  readonly bic: string;
  readonly peerBic: string;
}

const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const NAME = 140;
const LINE = 140;
const ADDRESS = 70;
const clean = (said: string, length: number): string => said.replaceAll(/\s+/g, ' ').trim().slice(0, length).trim();

const agent = (name: string, bank: string): XmlElement =>
  element(name, [
    element('FinInstnId', [BIC.test(bank) ? element('BICFI', bank) : element('ClrSysMmbId', [element('MmbId', bank)])]),
  ]);
const party = (name: string, { nama, alamat }: Party): XmlElement =>
  element(name, [
    element('Nm', clean(nama, NAME)),
    alamat ? element('PstlAdr', [element('AdrLine', clean(alamat, ADDRESS))]) : undefined,
  ]);
const account = (name: string, rekening: string | undefined): XmlElement | undefined =>
  rekening ? element(name, [element('Id', [element('Othr', [element('Id', rekening)])])]) : undefined;
const amount = (name: string, minor: bigint): XmlElement => element(name, fromMinor(minor), { Ccy: BOOK_CURRENCY });

function header(
  { nomor, rail, tanggal, dibuat }: BatchHead,
  banks: Banks,
  total: string,
  items: readonly SettlementItem[],
) {
  return element('GrpHdr', [
    element('MsgId', nomor),
    element('CreDtTm', dibuat),
    element('NbOfTxs', String(items.length)),
    amount(
      total,
      items.reduce((sum, { jumlah }) => sum + jumlah, 0n),
    ),
    element('IntrBkSttlmDt', tanggal),
    element('SttlmInf', [element('SttlmMtd', 'CLRG'), element('ClrSys', [element('Prtry', rail)])]),
    agent('InstgAgt', banks.bic),
    agent('InstdAgt', banks.peerBic),
  ]);
}

const begun = ({ end_to_end, jumlah, isi }: SettlementItem) => [
  element('PmtId', [element('EndToEndId', end_to_end), element('TxId', end_to_end)]),
  amount('IntrBkSttlmAmt', jumlah),
  element('ChrgBr', isi.beban ?? 'SLEV'),
];

/** Writes the last part: purpose and text, for an instrument its kind, number and day before it, and the hash of its picture. */
function about({ isi: { tujuan, berita, warkat } }: SettlementItem): readonly (XmlElement | undefined)[] {
  const paper = warkat ? ['/WARKAT', warkat.jenis, warkat.nomor, warkat.tanggal, warkat.efektif] : [];
  const picture = warkat?.gambar ? `/GAMBAR/${warkat.gambar}` : '';
  const lines = [paper.filter((part) => part !== undefined).join('/'), picture, clean(berita ?? '', LINE)];
  const remittance = lines.filter(Boolean).map((line) => element('Ustrd', line));
  return [
    tujuan ? element('Purp', [element('Prtry', tujuan)]) : undefined,
    remittance.length > 0 ? element('RmtInf', remittance) : undefined,
  ];
}

const payer = ({ isi: { pengirim } }: SettlementItem, { bic }: Banks, rekening = pengirim.rekening) => [
  party('Dbtr', pengirim),
  account('DbtrAcct', rekening),
  agent('DbtrAgt', pengirim.bank ?? bic),
];

const transfer = (item: SettlementItem, banks: Banks): XmlElement =>
  element('CdtTrfTxInf', [
    ...begun(item),
    ...payer(item, banks),
    agent('CdtrAgt', item.isi.penerima.bank ?? banks.bic),
    party('Cdtr', item.isi.penerima),
    account('CdtrAcct', item.isi.penerima.rekening),
    ...about(item),
  ]);
const collection = (item: SettlementItem, banks: Banks): XmlElement =>
  element('DrctDbtTxInf', [
    ...begun(item),
    party('Cdtr', item.isi.penerima),
    account('CdtrAcct', item.isi.penerima.rekening),
    agent('CdtrAgt', item.isi.penerima.bank ?? banks.bic),
    ...payer(item, banks, item.isi.pengirim.rekening || NOT_PROVIDED),
    ...about(item),
  ]);
/** Strips the bank's prefix, which we add here, from the id another bank gave. */
const theirs = (id: string): string => id.slice(id.indexOf('/') + 1);

function returned({ end_to_end, rail, jumlah, isi }: SettlementItem): XmlElement {
  const { asal } = isi;
  if (!asal) throw new Error(`return ${end_to_end} does not say of what`);
  return element('TxInf', [
    element('RtrId', end_to_end),
    element('OrgnlGrpInf', [
      element('OrgnlMsgId', theirs(asal.pesan)),
      element('OrgnlMsgNmId', messageKinds[rail === 'KLIRING' ? 'pacs.003' : 'pacs.008'].version),
    ]),
    element('OrgnlEndToEndId', asal.end_to_end),
    element('OrgnlTxId', theirs(asal.id_transaksi)),
    amount('RtrdIntrBkSttlmAmt', jumlah),
    element('RtrRsnInf', [element('Rsn', [element(/^[A-Z]{2}\d{2}$/.test(asal.sebab) ? 'Cd' : 'Prtry', asal.sebab)])]),
  ]);
}

const KINDS = {
  'pacs.008': { root: 'FIToFICstmrCdtTrf', total: 'TtlIntrBkSttlmAmt', each: transfer },
  'pacs.003': { root: 'FIToFICstmrDrctDbt', total: 'TtlIntrBkSttlmAmt', each: collection },
  'pacs.004': { root: 'PmtRtr', total: 'TtlRtrdIntrBkSttlmAmt', each: returned },
} as const;

/**
 * Writes the file of a batch, always the same for the same batch. Throws where an item does not fit the rails, naming the element; its schema is
 * checked before it is signed.
 */
export function writeFile(batch: BatchHead, items: readonly SettlementItem[], banks: Banks): string {
  const { root, total, each } = KINDS[batch.jenis];
  const document = element(
    'Document',
    [element(root, [header(batch, banks, total, items), ...items.map((item) => each(item, banks))])],
    { xmlns: namespaceOf(batch.jenis) },
  );
  const fault = faultOf(document, messageKinds[batch.jenis].mapping);
  if (fault !== null) throw new Error(`batch ${batch.nomor} does not fit ${batch.jenis} at ${fault}`);
  return writeXml(document);
}
