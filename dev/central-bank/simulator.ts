import { createHash, type KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageKinds, namespaceOf } from '#core/settlement/messages.ts';
import { all, at, faultOf, said } from '#core/settlement/shape.ts';
import { isSignedBy, signed } from '#core/settlement/signature.ts';
import { element, readXml, writeXml, type XmlElement } from '#core/settlement/xml.ts';

/**
 * The central bank at the other end of a folder (docs/settlement.md): takes batches, each number once, and answers as a rail does
 * on its bad days. Which way each item goes follows from the seed and the item, so that a run can be repeated.
 */

export type Manner = 'SETTLED' | 'REJECTED' | 'RETURNED' | 'RETURNED_FIRST' | 'TWICE' | 'NEVER';
const MANNERS: readonly Manner[] = ['SETTLED', 'REJECTED', 'RETURNED', 'RETURNED_FIRST', 'TWICE', 'NEVER'];

export interface CentralBank {
  readonly folder: string;
  readonly bic: string;
  /** Signs what it says. */
  readonly key: KeyObject;
  /** One of these signed what it believes. */
  readonly peers: readonly KeyObject[];
  readonly seed: string;
  /** Those of its ways that it may choose from; all of them unless told. */
  readonly manners?: readonly Manner[];
}

const print = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What becomes of an item. */
export function mannerOf({ seed, manners = MANNERS }: Pick<CentralBank, 'seed' | 'manners'>, endToEnd: string): Manner {
  return manners[Number.parseInt(print(`${seed} ${endToEnd}`).slice(0, 8), 16) % manners.length] ?? 'SETTLED';
}

interface Original {
  readonly batch: string;
  readonly version: string;
  readonly rail: string;
  readonly day: string;
}
/** Banks return sheets by the numbers of clearing's own list. */
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

/** What it says of one item, in the order in which it says it. */
function answersOf(bank: CentralBank, original: Original, endToEnd: string, amount: string): readonly XmlElement[] {
  const id = (part: string) => `${part}${print(`${original.batch} ${endToEnd}`).slice(0, 24)}`;
  const settled = (part: string) => statusOf(id(part), original, endToEnd, 'ACSC');
  const came = returnOf(id('R'), original, endToEnd, amount);
  const manner = mannerOf(bank, endToEnd);
  if (manner === 'NEVER') return [];
  if (manner === 'REJECTED') return [statusOf(id('S'), original, endToEnd, 'RJCT')];
  if (manner === 'RETURNED') return [settled('S'), came];
  if (manner === 'RETURNED_FIRST') return [came, settled('S')];
  // The same message again, and the same word in a message of its own.
  return manner === 'TWICE' ? [settled('S'), settled('S'), settled('T')] : [settled('S')];
}

function place(folder: string, name: string, text: string, key: KeyObject): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.sig`), signed(Buffer.from(text), key));
  writeFileSync(join(folder, `.${name}`), text);
  renameSync(join(folder, `.${name}`), join(folder, name));
}

/** Says something of its own, as a message of this name. */
export const say = ({ folder, key }: CentralBank, name: string, text: string): void =>
  place(join(folder, 'masuk'), name, text, key);

/** What it takes: transfers, and sheets that are presented. */
const TAKEN = [
  { jenis: 'pacs.008', root: 'FIToFICstmrCdtTrf', each: 'CdtTrfTxInf' },
  { jenis: 'pacs.003', root: 'FIToFICstmrDrctDbt', each: 'DrctDbtTxInf' },
] as const;

/** Takes what lies there and answers it. Batches it has taken before it knows by their number. Answers the numbers of new ones. */
export function answerBatches(bank: CentralBank): string[] {
  const out = join(bank.folder, 'keluar');
  const names = existsSync(out) ? readdirSync(out).filter((name) => name.endsWith('.xml')) : [];
  return names.sort().flatMap((name) => {
    const file = join(out, name);
    if (existsSync(`${file}.ack`)) return [];
    const bytes = readFileSync(file);
    if (!isSignedBy(bytes, readFileSync(`${file}.sig`, 'utf8'), bank.peers)) throw new Error(`${name} is not signed`);
    const root = readXml(bytes.toString('utf8'));
    const kind = root && TAKEN.find(({ jenis }) => root.attributes.xmlns === namespaceOf(jenis));
    if (!root || !kind || faultOf(root, messageKinds[kind.jenis].shape) !== null)
      throw new Error(`${name} is neither transfers nor sheets`);
    const body = at(root, kind.root);
    const original: Original = {
      batch: said(body, 'GrpHdr', 'MsgId'),
      version: messageKinds[kind.jenis].version,
      rail: said(body, 'GrpHdr', 'SttlmInf', 'ClrSys', 'Prtry'),
      day: said(body, 'GrpHdr', 'IntrBkSttlmDt'),
    };
    const answers = all(body, kind.each).flatMap((each) =>
      answersOf(bank, original, said(each, 'PmtId', 'EndToEndId'), said(each, 'IntrBkSttlmAmt')),
    );
    for (const [place, answer] of answers.entries()) {
      say(bank, `${original.batch}-${String(place + 1).padStart(6, '0')}.xml`, writeXml(answer));
    }
    writeFileSync(`${file}.ack`, print(bytes.toString('utf8')));
    return original.batch;
  });
}
