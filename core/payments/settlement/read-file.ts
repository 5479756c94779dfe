import { readMessageAmount } from '#lib/message-amount.ts';
import { type ChargeBearer, chargeBearers } from '#lib/payments/transfers.ts';
import { plainText } from '#lib/plain-text.ts';
import type { IncomingContent, IncomingKind, OutcomeKind, Party, Rail } from './gateway.ts';
import { type MessageName, messageKinds, NOT_PROVIDED, namespaceOf } from './messages.ts';
import { inNamespace, namespaceOfRoot } from './namespaces.ts';
import { minor, type ReadEntry } from './read-entry.ts';
import { movementsOf } from './read-statement.ts';
import { type Message, type SchemaFault, schemaFaults } from './schema-check.ts';
import { readXml, withoutDeclaration, type XmlElement } from './xml.ts';
import { all, at, faultOf, said } from './xml-mapping.ts';

export interface ReadFile {
  /** The sender's id for it, with the sender's code before it: two banks may use the same. */
  readonly idPesan: string;
  readonly jenis: MessageName;
  readonly rail: Rail | null;
  readonly entri: readonly ReadEntry[];
}

/**
 * The reason why a file is refused: too large, without a trusted signature, no readable XML, no readable message, a schema or sum that does not hold
 * (with its place), or addressed to another bank.
 */
export type ReadFault =
  | SchemaFault
  | { readonly sebab: 'TERLALU_BESAR' | 'TANDA_TANGAN' | 'JENIS' | 'BUKAN_UNTUK_KAMI' | 'TIDAK_TERBACA' };

const bankOf = (from: XmlElement | undefined, name: string): string =>
  said(from, name, 'FinInstnId', 'BICFI') || said(from, name, 'FinInstnId', 'ClrSysMmbId', 'MmbId');
const reasonOf = (from: XmlElement, name: string): string =>
  said(from, name, 'Rsn', 'Cd') || said(from, name, 'Rsn', 'Prtry');

function partyOf(from: XmlElement, name: string): Party {
  // People write account numbers in groups; the number is its digits and letters.
  const accountId = said(from, `${name}Acct`, 'Id', 'Othr', 'Id') || said(from, `${name}Acct`, 'Id', 'IBAN');
  const rekening = accountId === NOT_PROVIDED ? '' : accountId.replace(/[\s.\-/]/g, '');
  const alamat = all(at(from, name, 'PstlAdr'), 'AdrLine')
    .map((line) => line.text)
    .join(', ');
  return {
    // Invisible characters would hide a name from the lists; the message is stored as it came.
    nama: plainText(said(from, name, 'Nm')),
    bank: bankOf(from, `${name}Agt`),
    ...(rekening && { rekening }),
    ...(alamat && { alamat }),
  };
}

const WARKAT = /^\/WARKAT\/([A-Z_]{2,10})\/([A-Za-z0-9 ]{1,20})\/(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/;
const GAMBAR = /^\/GAMBAR\/([0-9a-f]{64})$/;
function aboutOf(from: XmlElement): Pick<IncomingContent, 'berita' | 'warkat' | 'tujuan'> {
  const lines = all(at(from, 'RmtInf'), 'Ustrd').map((line) => line.text);
  const [, jenis, nomor, tanggal, efektif] = WARKAT.exec(lines[0] ?? '') ?? [];
  const gambar = jenis ? GAMBAR.exec(lines[1] ?? '')?.[1] : undefined;
  const berita = plainText((jenis ? lines.slice(gambar ? 2 : 1) : lines).join(' '));
  const tujuan = said(from, 'Purp', 'Prtry') || said(from, 'Purp', 'Cd');
  return {
    ...(berita && { berita }),
    ...(tujuan && { tujuan }),
    ...(jenis &&
      nomor &&
      tanggal && { warkat: { jenis, nomor, tanggal, ...(efektif && { efektif }), ...(gambar && { gambar }) } }),
  };
}

const isBearer = (text: string): text is 'SLEV' | ChargeBearer =>
  text === 'SLEV' || chargeBearers.some((known) => known === text);

/** Reads incoming money, or instruments presented to us. */
function begunAt(body: XmlElement, name: 'CdtTrfTxInf' | 'DrctDbtTxInf', jenis: IncomingKind, rail: Rail): ReadEntry[] {
  return all(body, name).map((each, place) => {
    const [pengirim, penerima] = [partyOf(each, 'Dbtr'), partyOf(each, 'Cdtr')];
    const bank = (jenis === 'MASUK' ? pengirim : penerima).bank ?? '';
    const beban = said(each, 'ChrgBr');
    const id = (name: string) => said(each, 'PmtId', name);
    const [uetr, id_instruksi] = [id('UETR'), id('InstrId')];
    return {
      urut: place + 1,
      jenis,
      rail,
      id_transaksi: `${bank}/${id('TxId') || uetr || id_instruksi || id('EndToEndId')}`,
      jumlah: minor(each, 'IntrBkSttlmAmt').toString(),
      isi: {
        pengirim,
        penerima,
        bank,
        end_to_end: id('EndToEndId'),
        tanggal: (said(each, 'IntrBkSttlmDt') || said(body, 'GrpHdr', 'IntrBkSttlmDt')).slice(0, 10),
        ...(uetr && { uetr }),
        ...(id_instruksi && { id_instruksi }),
        ...(isBearer(beban) && { beban }),
        ...aboutOf(each),
      },
    };
  });
}

/** Reads the returns of our items. */
const returnsOf = (body: XmlElement, rail: Rail): ReadEntry[] =>
  all(body, 'TxInf').map((each, place) => ({
    urut: place + 1,
    jenis: 'DIKEMBALIKAN',
    rail,
    end_to_end: said(each, 'OrgnlEndToEndId'),
    id_transaksi: said(each, 'RtrId'),
    jumlah: minor(each, 'RtrdIntrBkSttlmAmt').toString(),
    sebab: reasonOf(each, 'RtrRsnInf'),
  }));

const OUTCOMES: Readonly<Record<string, OutcomeKind>> = { ACSC: 'SELESAI', ACCC: 'SELESAI', RJCT: 'DITOLAK' };

/** Reads the outcomes of our items: of each named one, else of the batch. An item still under way is no outcome. */
function statusesOf(body: XmlElement): ReadEntry[] {
  const whole = at(body, 'OrgnlGrpInfAndSts');
  const named = all(body, 'TxInfAndSts');
  if (named.length > 0) {
    return named.flatMap((each, place) => {
      const jenis = OUTCOMES[said(each, 'TxSts')];
      if (!jenis) return [];
      return { urut: place + 1, jenis, end_to_end: said(each, 'OrgnlEndToEndId'), sebab: reasonOf(each, 'StsRsnInf') };
    });
  }
  const jenis = OUTCOMES[said(whole, 'GrpSts')];
  if (!whole || !jenis) return [];
  return [{ urut: 1, jenis, batch: said(whole, 'OrgnlMsgId'), sebab: reasonOf(whole, 'StsRsnInf') }];
}

function entriesOf(jenis: MessageName, body: XmlElement, rail: Rail): ReadEntry[] {
  if (jenis === 'pacs.008') return begunAt(body, 'CdtTrfTxInf', 'MASUK', rail);
  if (jenis === 'pacs.003') return begunAt(body, 'DrctDbtTxInf', 'TAGIHAN', rail);
  if (jenis === 'pacs.004') return returnsOf(body, rail);
  return jenis === 'pacs.002' ? statusesOf(body) : movementsOf(body);
}

/**
 * Returns the place where number or sum of a file do not agree with its content, or a sum is zero; null where all is well. It reveals a file that was
 * cut and mended.
 */
function sumFault(body: XmlElement, entries: readonly ReadEntry[]): string | null {
  if (entries.some(({ jumlah }) => jumlah === '0')) return 'jumlah';
  if (entries.some(({ isi }) => isi?.tanggal === '')) return 'tanggal';
  if (entries.some(({ id_transaksi }) => id_transaksi?.endsWith('/'))) return 'id_transaksi';
  const header = at(body, 'GrpHdr');
  if (!at(header, 'NbOfTxs')) return null;
  if (said(header, 'NbOfTxs').replace(/^0+(?=\d)/, '') !== String(entries.length)) return 'GrpHdr/NbOfTxs';
  const total = header?.children.find(({ name }) => name.startsWith('Ttl'));
  const sum = entries.reduce((all, { jumlah }) => all + BigInt(jumlah ?? 0), 0n);
  return total && readMessageAmount(total.text) !== sum ? `GrpHdr/${total.name}` : null;
}

const railOf = (body: XmlElement): Rail | null => (said(body, 'GrpHdr', 'SttlmInf', 'ClrSys', 'Prtry') as Rail) || null;

/** A message of a known kind, whose elements are those the rails use. */
interface Opened extends Message {
  readonly body: XmlElement;
}

const NAMES = Object.keys(messageKinds) as MessageName[];
function opened(text: string): Opened | ReadFault {
  const root = readXml(text);
  if (!root) return { sebab: 'XML' };
  const namespace = namespaceOfRoot(root);
  const jenis = NAMES.find((name) => namespace === namespaceOf(name));
  const message = inNamespace(root, namespace);
  const [body] = message.children;
  if (!jenis || !body || message.name !== 'Document') return { sebab: 'JENIS' };
  const tempat = faultOf(message, messageKinds[jenis].mapping);
  return tempat === null ? { jenis, text: withoutDeclaration(text), body } : { sebab: 'SKEMA', tempat };
}

function readOpened({ jenis, body }: Opened, bic: string): ReadFile | ReadFault {
  const to = bankOf(at(body, 'GrpHdr'), 'InstdAgt');
  if (to !== '' && to !== bic) return { sebab: 'BUKAN_UNTUK_KAMI' };
  const rail = railOf(body);
  const entri = entriesOf(jenis, body, rail ?? 'SKN');
  const wrong = sumFault(body, entri);
  if (wrong !== null) return { sebab: 'SKEMA', tempat: wrong };
  const from = bankOf(at(body, 'GrpHdr'), 'InstgAgt');
  return { idPesan: `${from}/${said(body, 'GrpHdr', 'MsgId')}`, jenis, rail, entri };
}

/** A file that cannot be read does not stop the reading of others. */
function guarded<T>(read: () => T): T | ReadFault {
  try {
    return read();
  } catch {
    return { sebab: 'TIDAK_TERBACA' };
  }
}

/**
 * Reads messages from other banks whose signatures were verified, each by itself and in their order: returns its content, or why it is refused. A
 * message its schema does not allow is refused whole. `bic` is ours: a file for somebody else is refused. Throws where schemas cannot be checked now.
 * A large message blocks its thread for seconds: the core asks read-files.ts.
 */
export async function readTexts(texts: readonly string[], bic: string): Promise<readonly (ReadFile | ReadFault)[]> {
  const found = texts.map((text) => guarded(() => opened(text)));
  const faults = await schemaFaults(found.filter((open) => 'body' in open));
  return found.map((open) => ('sebab' in open ? open : (faults.get(open) ?? guarded(() => readOpened(open, bic)))));
}
