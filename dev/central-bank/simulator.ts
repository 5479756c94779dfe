import { createHash, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { messageKinds, namespaceOf } from '#core/payments/settlement/messages.ts';
import { isSignedBy, signed } from '#core/payments/settlement/signature.ts';
import { element, readXml, writeXml, type XmlElement } from '#core/payments/settlement/xml.ts';
import { all, at, faultOf, said } from '#core/payments/settlement/xml-mapping.ts';

/**
 * Simulates the central bank at the other end of a folder (docs/settlement.md): it takes batches, each number once, and answers as a rail does
 * on its bad days. The seed and the item decide each item's outcome, so that a run can be repeated.
 */

export type Manner = 'SETTLED' | 'REJECTED' | 'RETURNED' | 'RETURNED_FIRST' | 'TWICE' | 'LATE' | 'NEVER';
const MANNERS: readonly Manner[] = ['SETTLED', 'REJECTED', 'RETURNED', 'RETURNED_FIRST', 'TWICE', 'LATE', 'NEVER'];

export interface CentralBank {
  readonly folder: string;
  readonly bic: string;
  /** Signs its messages. */
  readonly key: KeyObject;
  /** One of these signed what it believes. */
  readonly peers: readonly KeyObject[];
  readonly seed: string;
  /** Lists the outcomes that it may choose from; all of them by default. */
  readonly manners?: readonly Manner[];
  /**
   * Returns its day, YYYY-MM-DD: cheques come back in a session after the day of their presentment. Without days they come back at the next
   * round.
   */
  readonly day?: () => string;
}

const print = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Decides the outcome of an item. */
export function mannerOf({ seed, manners = MANNERS }: Pick<CentralBank, 'seed' | 'manners'>, endToEnd: string): Manner {
  return manners[Number.parseInt(print(`${seed} ${endToEnd}`).slice(0, 8), 16) % manners.length] ?? 'SETTLED';
}

interface Original {
  readonly batch: string;
  readonly version: string;
  readonly rail: string;
  readonly day: string;
}
/** Banks return cheques by the numbers of clearing's own list. */
const UNFUNDED = element('Prtry', '01');
const MOMENT = 'T12:00:00+07:00';

function statusOf(id: string, { batch, version, day }: Original, endToEnd: string, state: 'ACSC' | 'RJCT'): XmlElement {
  const why = element('StsRsnInf', [element('Rsn', [element('Cd', 'AC04')])]);
  const body = element('FIToFIPmtStsRpt', [
    element('GrpHdr', [element('MsgId', id), element('CreDtTm', `${day}${MOMENT}`)]),
    element('OrgnlGrpInfAndSts', [element('OrgnlMsgId', batch), element('OrgnlMsgNmId', version)]),
    element('TxInfAndSts', [
      element('OrgnlEndToEndId', endToEnd),
      element('TxSts', state),
      state === 'RJCT' ? why : undefined,
    ]),
  ]);
  return element('Document', [body], { xmlns: namespaceOf('pacs.002') });
}

function returnOf(id: string, { batch, version, rail, day }: Original, endToEnd: string, amount: string): XmlElement {
  const body = element('PmtRtr', [
    element('GrpHdr', [
      element('MsgId', id),
      element('CreDtTm', `${day}${MOMENT}`),
      element('NbOfTxs', '1'),
      element('TtlRtrdIntrBkSttlmAmt', amount, { Ccy: 'IDR' }),
      element('IntrBkSttlmDt', day),
      element('SttlmInf', [element('SttlmMtd', 'CLRG'), element('ClrSys', [element('Prtry', rail)])]),
    ]),
    element('TxInf', [
      element('RtrId', id),
      element('OrgnlGrpInf', [element('OrgnlMsgId', batch), element('OrgnlMsgNmId', version)]),
      element('OrgnlEndToEndId', endToEnd),
      element('RtrdIntrBkSttlmAmt', amount, { Ccy: 'IDR' }),
      element('RtrRsnInf', [element('Rsn', [rail === 'KLIRING' ? UNFUNDED : element('Cd', 'AC01')])]),
    ]),
  ]);
  return element('Document', [body], { xmlns: namespaceOf('pacs.004') });
}

/** Holds a message to send at once or at a later round: with a day on one of a day after that. */
interface Answer {
  readonly message: XmlElement;
  readonly later?: 'LOOK' | 'DAY';
}

/** Returns the messages about one item, in the order in which they are sent. A return itself does not come back. */
function answersOf(bank: CentralBank, original: Original, endToEnd: string, amount: string): readonly Answer[] {
  const id = (part: string) => `${part}${print(`${original.batch} ${endToEnd}`).slice(0, 24)}`;
  const settled = (part: string): Answer => ({ message: statusOf(id(part), original, endToEnd, 'ACSC') });
  const came: Answer = { message: returnOf(id('R'), original, endToEnd, amount) };
  const manner = mannerOf(bank, endToEnd);
  if (manner === 'NEVER') return [];
  if (manner === 'LATE') return [{ ...settled('S'), later: 'LOOK' }];
  if (manner === 'REJECTED') return [{ message: statusOf(id('S'), original, endToEnd, 'RJCT') }];
  // The same message again, and the same word in a message of its own.
  if (manner === 'TWICE') return [settled('S'), settled('S'), settled('T')];
  if (manner === 'SETTLED' || original.version === messageKinds['pacs.004'].version) return [settled('S')];
  if (original.rail === 'KLIRING') return [settled('S'), { ...came, later: 'DAY' }];
  return manner === 'RETURNED' ? [settled('S'), came] : [came, settled('S')];
}

function place(folder: string, name: string, text: string, key: KeyObject): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.sig`), signed(Buffer.from(text), key));
  writeFileSync(join(folder, `.${name}`), text);
  renameSync(join(folder, `.${name}`), join(folder, name));
}

/** Sends a message of its own under this name. */
export const say = ({ folder, key }: CentralBank, name: string, text: string): void =>
  place(join(folder, 'masuk'), name, text, key);

/** Sends the same with pictures of its cheques, by their names there (BG-AA123456.jpg); they lie there before the message does. */
export function sayWithPictures(
  bank: CentralBank,
  name: string,
  text: string,
  pictures: Readonly<Record<string, Uint8Array>>,
): void {
  const folder = join(bank.folder, 'masuk');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name.replace(/\.xml$/, '.zip')), zipSync({ ...pictures }, { level: 0 }));
  say(bank, name, text);
}

/** It takes these messages: transfers, cheques that are presented, and transfers of other banks that come back. */
const TAKEN = [
  {
    jenis: 'pacs.008',
    root: 'FIToFICstmrCdtTrf',
    each: 'CdtTrfTxInf',
    id: ['PmtId', 'EndToEndId'],
    amount: 'IntrBkSttlmAmt',
  },
  {
    jenis: 'pacs.003',
    root: 'FIToFICstmrDrctDbt',
    each: 'DrctDbtTxInf',
    id: ['PmtId', 'EndToEndId'],
    amount: 'IntrBkSttlmAmt',
  },
  { jenis: 'pacs.004', root: 'PmtRtr', each: 'TxInf', id: ['RtrId'], amount: 'RtrdIntrBkSttlmAmt' },
] as const;

/** This folder keeps messages for later: a file's name begins with the day after which it may be sent, or with nothing. */
const laterIn = ({ folder }: CentralBank): string => join(folder, 'nanti');
const MARK = '_';

/** Sends the messages that were left for a later round. */
function sayLeftOver(bank: CentralBank): void {
  const folder = laterIn(bank);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  for (const name of names) {
    const mark = name.indexOf(MARK);
    const [after, rest] = [name.slice(0, mark), name.slice(mark + 1)];
    if (after !== '' && bank.day && bank.day() <= after) continue;
    say(bank, rest, readFileSync(join(folder, name), 'utf8'));
    rmSync(join(folder, name));
  }
}

/** Sends an answer, or keeps it for later. */
function reply(bank: CentralBank, name: string, day: string, { message, later }: Answer): void {
  const text = writeXml(message);
  if (later) {
    mkdirSync(laterIn(bank), { recursive: true });
    writeFileSync(join(laterIn(bank), `${later === 'DAY' ? day : ''}${MARK}${name}`), text);
  } else say(bank, name, text);
}

/**
 * Sends its messages left for later, takes the batches in the folder and answers them. It recognises a batch it has taken before by its number.
 * Returns the numbers of new ones.
 */
export function answerBatches(bank: CentralBank): string[] {
  sayLeftOver(bank);
  const out = join(bank.folder, 'keluar');
  const names = existsSync(out) ? readdirSync(out).filter((name) => name.endsWith('.xml')) : [];
  return names.sort().flatMap((name) => {
    const file = join(out, name);
    if (existsSync(`${file}.ack`)) return [];
    const bytes = readFileSync(file);
    if (!isSignedBy(bytes, readFileSync(`${file}.sig`, 'utf8'), bank.peers)) throw new Error(`${name} is not signed`);
    const root = readXml(bytes.toString('utf8'));
    const kind = root && TAKEN.find(({ jenis }) => root.attributes.xmlns === namespaceOf(jenis));
    if (!root || !kind || faultOf(root, messageKinds[kind.jenis].mapping) !== null)
      throw new Error(`${name} is neither transfers, sheets nor returns`);
    const body = at(root, kind.root);
    const original: Original = {
      batch: said(body, 'GrpHdr', 'MsgId'),
      version: messageKinds[kind.jenis].version,
      rail: said(body, 'GrpHdr', 'SttlmInf', 'ClrSys', 'Prtry'),
      day: said(body, 'GrpHdr', 'IntrBkSttlmDt'),
    };
    const answers = all(body, kind.each).flatMap((each) =>
      answersOf(bank, original, said(each, ...kind.id), said(each, kind.amount)),
    );
    for (const [place, answer] of answers.entries()) {
      reply(bank, `${original.batch}-${String(place + 1).padStart(6, '0')}.xml`, original.day, answer);
    }
    writeFileSync(`${file}.ack`, print(bytes.toString('utf8')));
    return original.batch;
  });
}
