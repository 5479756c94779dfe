import { amount, choice, group, many, maybe, type Shape, text } from './shape.ts';

/** The messages that are written and read, each with its version and the part of its schema that is used. */

const max = (length: number): RegExp => new RegExp(`^[^\\u0000-\\u001F]{1,${length}}$`);
const ID = max(35);
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})?$/;
export const BIC = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

const agent = (name: string): Shape =>
  group(
    name,
    group(
      'FinInstnId',
      maybe(text('BICFI', BIC)),
      maybe(group('ClrSysMmbId', text('MmbId', ID))),
      maybe(text('Nm', max(140))),
    ),
  );
const party = (name: string): Shape =>
  group(name, text('Nm', max(140)), maybe(group('PstlAdr', many(text('AdrLine', max(70)), 7))));
const account = (name: string): Shape => maybe(group(name, group('Id', group('Othr', text('Id', max(34))))));
const code = (name: string): Shape => choice(name, text('Cd', /^[A-Z0-9]{1,4}$/), text('Prtry', ID));
const reason = maybe(group('StsRsnInf', code('Rsn'), maybe(text('AddtlInf', max(105)))));
const agents = [maybe(agent('InstgAgt')), maybe(agent('InstdAgt'))];
const settlement = group(
  'SttlmInf',
  text('SttlmMtd', /^CLRG$/),
  group('ClrSys', text('Prtry', /^(?:SKN|RTGS|BI_FAST|KLIRING)$/)),
);
const header = (total: string): Shape =>
  group(
    'GrpHdr',
    text('MsgId', ID),
    text('CreDtTm', MOMENT),
    text('NbOfTxs', /^[1-9]\d{0,4}$/),
    amount(total),
    text('IntrBkSttlmDt', DATE),
    settlement,
    ...agents,
  );
const paymentId = group('PmtId', text('EndToEndId', ID), text('TxId', ID));
const remittance = maybe(group('RmtInf', many(text('Ustrd', max(140)), 3)));
const bearer = text('ChrgBr', /^(?:SLEV|SHAR|DEBT|CRED)$/);
const payer = [party('Dbtr'), account('DbtrAcct'), agent('DbtrAgt')];

const transfer = group(
  'FIToFICstmrCdtTrf',
  header('TtlIntrBkSttlmAmt'),
  many(
    group(
      'CdtTrfTxInf',
      paymentId,
      amount('IntrBkSttlmAmt'),
      bearer,
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
      bearer,
      party('Cdtr'),
      account('CdtrAcct'),
      agent('CdtrAgt'),
      ...payer,
      maybe(code('Purp')),
      remittance,
    ),
  ),
);
const originalGroup = group('OrgnlGrpInf', text('OrgnlMsgId', ID), text('OrgnlMsgNmId', ID));
const returned = group(
  'PmtRtr',
  header('TtlRtrdIntrBkSttlmAmt'),
  many(
    group(
      'TxInf',
      text('RtrId', ID),
      originalGroup,
      text('OrgnlEndToEndId', ID),
      maybe(text('OrgnlTxId', ID)),
      amount('RtrdIntrBkSttlmAmt'),
      group('RtrRsnInf', code('Rsn'), maybe(text('AddtlInf', max(105)))),
    ),
  ),
);
const STATUS = /^(?:ACCC|ACCP|ACSC|ACSP|ACTC|PART|PDNG|RCVD|RJCT)$/;
const status = group(
  'FIToFIPmtStsRpt',
  group('GrpHdr', text('MsgId', ID), text('CreDtTm', MOMENT), ...agents),
  group('OrgnlGrpInfAndSts', text('OrgnlMsgId', ID), text('OrgnlMsgNmId', ID), maybe(text('GrpSts', STATUS)), reason),
  maybe(
    many(
      group('TxInfAndSts', text('OrgnlEndToEndId', ID), maybe(text('OrgnlTxId', ID)), text('TxSts', STATUS), reason),
    ),
  ),
);
const balance = group(
  'Bal',
  group('Tp', group('CdOrPrtry', text('Cd', /^(?:OPBD|CLBD|OPAV|CLAV)$/))),
  amount('Amt'),
  text('CdtDbtInd', /^(?:CRDT|DBIT)$/),
  group('Dt', text('Dt', DATE)),
);
const movement = group(
  'Ntry',
  text('NtryRef', ID),
  amount('Amt'),
  text('CdtDbtInd', /^(?:CRDT|DBIT)$/),
  group('Sts', text('Cd', /^BOOK$/)),
  group('BookgDt', text('Dt', DATE)),
  group('BkTxCd', group('Prtry', text('Cd', ID))),
  maybe(group('NtryDtls', group('TxDtls', group('Refs', text('EndToEndId', ID))))),
  maybe(text('AddtlNtryInf', max(500))),
);
const statement = group(
  'BkToCstmrStmt',
  group('GrpHdr', text('MsgId', ID), text('CreDtTm', MOMENT)),
  group(
    'Stmt',
    text('Id', ID),
    text('CreDtTm', MOMENT),
    group('Acct', group('Id', group('Othr', text('Id', max(34))))),
    many(balance, 4),
    maybe(many(movement)),
  ),
);

/** A kind of message: its version, as files name it, and its shape. */
export interface MessageKind {
  readonly version: string;
  readonly shape: Shape;
}
export const messageKinds = {
  'pacs.008': { version: 'pacs.008.001.08', shape: group('Document', transfer) },
  'pacs.003': { version: 'pacs.003.001.08', shape: group('Document', collection) },
  'pacs.004': { version: 'pacs.004.001.09', shape: group('Document', returned) },
  'pacs.002': { version: 'pacs.002.001.10', shape: group('Document', status) },
  'camt.053': { version: 'camt.053.001.08', shape: group('Document', statement) },
} as const satisfies Record<string, MessageKind>;

export type MessageName = keyof typeof messageKinds;
export const namespaceOf = (name: MessageName): string =>
  `urn:iso:std:iso:20022:tech:xsd:${messageKinds[name].version}`;
