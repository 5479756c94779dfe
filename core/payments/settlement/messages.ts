import { amount, group, many, maybe, text, type XmlMapping } from './xml-mapping.ts';

/** The messages the core writes and reads: each with its version, which names its schema, and the elements the rails take beyond that schema. */

/**
 * Fills the place of an account that a message must name and nobody knows: a deposited instrument does not show its drawer's. The market uses this
 * word.
 */
export const NOT_PROVIDED = 'NOTPROVIDED';

/** The schema's date may have any year. Its zone is ignored. */
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

const agent = (name: string): XmlMapping =>
  group(name, group('FinInstnId', maybe(text('BICFI')), maybe(group('ClrSysMmbId', text('MmbId'))), maybe(text('Nm'))));
const party = (name: string): XmlMapping =>
  group(name, text('Nm'), maybe(group('PstlAdr', maybe(many(text('AdrLine'))))));
/** The schema demands one of the two. */
const accountId = group('Id', maybe(text('IBAN')), maybe(group('Othr', text('Id'))));
const account = (name: string): XmlMapping => maybe(group(name, accountId));
const code = (name: string): XmlMapping => group(name, maybe(text('Cd')), maybe(text('Prtry')));
const reason = maybe(group('StsRsnInf', code('Rsn'), maybe(text('AddtlInf'))));
const agents = [maybe(agent('InstgAgt')), maybe(agent('InstdAgt'))];
const settlement = group(
  'SttlmInf',
  text('SttlmMtd', /^CLRG$/),
  group('ClrSys', text('Prtry', /^(?:SKN|RTGS|BI_FAST|KLIRING)$/)),
);
const header = (total: string): XmlMapping =>
  group(
    'GrpHdr',
    text('MsgId'),
    text('CreDtTm'),
    text('NbOfTxs'),
    maybe(amount(total)),
    maybe(text('IntrBkSttlmDt', DATE)),
    settlement,
    ...agents,
  );
const paymentId = group('PmtId', maybe(text('InstrId')), text('EndToEndId'), maybe(text('TxId')), maybe(text('UETR')));
const remittance = maybe(group('RmtInf', maybe(many(text('Ustrd')))));
/** Each payment may name its own day instead of that of all. */
const day = maybe(text('IntrBkSttlmDt', DATE));
const chargeBearer = text('ChrgBr');
const payer = [party('Dbtr'), account('DbtrAcct'), agent('DbtrAgt')];

const transfer = group(
  'FIToFICstmrCdtTrf',
  header('TtlIntrBkSttlmAmt'),
  many(
    group(
      'CdtTrfTxInf',
      paymentId,
      amount('IntrBkSttlmAmt'),
      day,
      chargeBearer,
      ...payer,
      agent('CdtrAgt'),
      party('Cdtr'),
      account('CdtrAcct'),
      maybe(code('Purp')),
      remittance,
    ),
  ),
);
const collection = group(
  'FIToFICstmrDrctDbt',
  header('TtlIntrBkSttlmAmt'),
  many(
    group(
      'DrctDbtTxInf',
      paymentId,
      amount('IntrBkSttlmAmt'),
      day,
      chargeBearer,
      party('Cdtr'),
      account('CdtrAcct'),
      agent('CdtrAgt'),
      ...payer,
      maybe(code('Purp')),
      remittance,
    ),
  ),
);
const originalGroup = group('OrgnlGrpInf', text('OrgnlMsgId'), text('OrgnlMsgNmId'));
const returned = group(
  'PmtRtr',
  header('TtlRtrdIntrBkSttlmAmt'),
  many(
    group(
      'TxInf',
      text('RtrId'),
      originalGroup,
      text('OrgnlEndToEndId'),
      maybe(text('OrgnlTxId')),
      amount('RtrdIntrBkSttlmAmt'),
      group('RtrRsnInf', code('Rsn'), maybe(text('AddtlInf'))),
    ),
  ),
);
/** The schema leaves these words to a list outside of it. */
const STATUS = /^(?:ACCC|ACCP|ACSC|ACSP|ACTC|PART|PDNG|RCVD|RJCT)$/;
const status = group(
  'FIToFIPmtStsRpt',
  group('GrpHdr', text('MsgId'), text('CreDtTm'), ...agents),
  group('OrgnlGrpInfAndSts', text('OrgnlMsgId'), text('OrgnlMsgNmId'), maybe(text('GrpSts', STATUS)), reason),
  maybe(many(group('TxInfAndSts', text('OrgnlEndToEndId'), maybe(text('OrgnlTxId')), text('TxSts', STATUS), reason))),
);
const balance = group(
  'Bal',
  group('Tp', group('CdOrPrtry', maybe(text('Cd')))),
  amount('Amt'),
  text('CdtDbtInd'),
  group('Dt', maybe(text('Dt'))),
);
/** A day, or a moment of it. */
const dayOrTime = group('BookgDt', maybe(text('Dt', DATE)), maybe(text('DtTm')));
const details = group('TxDtls', maybe(group('Refs', maybe(text('EndToEndId')))));
const movement = group(
  'Ntry',
  maybe(text('NtryRef')),
  amount('Amt'),
  text('CdtDbtInd'),
  maybe(text('RvslInd')),
  group('Sts', maybe(text('Cd'))),
  maybe(dayOrTime),
  maybe(text('AcctSvcrRef')),
  group('BkTxCd', maybe(group('Prtry', text('Cd')))),
  maybe(many(group('NtryDtls', maybe(many(details))))),
  maybe(text('AddtlNtryInf')),
);
const statement = group(
  'BkToCstmrStmt',
  group('GrpHdr', text('MsgId'), text('CreDtTm')),
  group('Stmt', text('Id'), text('CreDtTm'), group('Acct', accountId), many(balance), maybe(many(movement))),
);

/** A kind of message: its version, as files name it, and its shape. */
export interface MessageKind {
  readonly version: string;
  readonly mapping: XmlMapping;
}
export const messageKinds = {
  'pacs.008': { version: 'pacs.008.001.08', mapping: group('Document', transfer) },
  'pacs.003': { version: 'pacs.003.001.08', mapping: group('Document', collection) },
  'pacs.004': { version: 'pacs.004.001.09', mapping: group('Document', returned) },
  'pacs.002': { version: 'pacs.002.001.10', mapping: group('Document', status) },
  'camt.053': { version: 'camt.053.001.08', mapping: group('Document', statement) },
} as const satisfies Record<string, MessageKind>;

export type MessageName = keyof typeof messageKinds;
export const namespaceOf = (name: MessageName): string =>
  `urn:iso:std:iso:20022:tech:xsd:${messageKinds[name].version}`;
