import { toMinor } from '#lib/money.ts';
import { type MessageName, messageKinds, NOT_PROVIDED, namespaceOf } from './messages.ts';
import type { IncomingContent, IncomingKind, OutcomeKind, Party, Rail } from './port.ts';
import { type Message, type SchemaFault, schemaFaults } from './schema-check.ts';
import { all, at, faultOf, said } from './shape.ts';
import { readXml, type XmlElement } from './xml.ts';

/** One thing a message says. `jumlah` in minor units as text; `batch` stands for all items of that batch. */
export interface ReadEntry {
  readonly urut: number;
  readonly jenis: OutcomeKind | IncomingKind;
  readonly rail?: Rail;
  readonly batch?: string;
  readonly end_to_end?: string;
  readonly id_transaksi?: string;
  readonly jumlah?: string;
  readonly sebab?: string;
  readonly isi?: IncomingContent;
}

export interface ReadFile {
  /** The sender's id for it, with the sender's code before it: two banks may use the same. */
  readonly idPesan: string;
  readonly jenis: MessageName;
  readonly rail: Rail | null;
  readonly entri: readonly ReadEntry[];
}

/** Why a file is refused: too large, signed by nobody we believe, no XML that is read, a message that is not, one whose schema or sums do not hold (where), or another bank's. */
export type ReadFault =
  | SchemaFault
  | { readonly sebab: 'TERLALU_BESAR' | 'TANDA_TANGAN' | 'JENIS' | 'BUKAN_UNTUK_KAMI' };

const minor = (from: XmlElement | undefined, ...path: readonly string[]): bigint => toMinor(said(from, ...path));
const bankOf = (from: XmlElement | undefined, name: string): string =>
  said(from, name, 'FinInstnId', 'BICFI') || said(from, name, 'FinInstnId', 'ClrSysMmbId', 'MmbId');
const reasonOf = (from: XmlElement, name: string): string =>
  said(from, name, 'Rsn', 'Cd') || said(from, name, 'Rsn', 'Prtry');

function partyOf(from: XmlElement, name: string): Party {
  const rekening = said(from, `${name}Acct`, 'Id', 'Othr', 'Id');
  const alamat = all(at(from, name, 'PstlAdr'), 'AdrLine')
    .map((line) => line.text)
    .join(', ');
  return {
    nama: said(from, name, 'Nm'),
    bank: bankOf(from, `${name}Agt`),
    ...(rekening && rekening !== NOT_PROVIDED && { rekening }),
    ...(alamat && { alamat }),
  };
}

const WARKAT = /^\/WARKAT\/([A-Z_]{2,10})\/([A-Za-z0-9 ]{1,20})\/(\d{4}-\d{2}-\d{2})(?:\/(\d{4}-\d{2}-\d{2}))?$/;
const GAMBAR = /^\/GAMBAR\/([0-9a-f]{64})$/;
function aboutOf(from: XmlElement): Pick<IncomingContent, 'berita' | 'warkat' | 'tujuan'> {
  const lines = all(at(from, 'RmtInf'), 'Ustrd').map((line) => line.text);
  const [, jenis, nomor, tanggal, efektif] = WARKAT.exec(lines[0] ?? '') ?? [];
  const gambar = jenis ? GAMBAR.exec(lines[1] ?? '')?.[1] : undefined;
  const berita = (jenis ? lines.slice(gambar ? 2 : 1) : lines).join(' ');
  const tujuan = said(from, 'Purp', 'Prtry') || said(from, 'Purp', 'Cd');
  return {
    ...(berita && { berita }),
    ...(tujuan && { tujuan }),
    ...(jenis &&
      nomor &&
      tanggal && { warkat: { jenis, nomor, tanggal, ...(efektif && { efektif }), ...(gambar && { gambar }) } }),
  };
}

const isBearer = (text: string): text is 'SLEV' | 'SHAR' | 'DEBT' | 'CRED' => /^(?:SLEV|SHAR|DEBT|CRED)$/.test(text);

/** Money that comes in, or sheets presented to us. */
function begunAt(body: XmlElement, name: 'CdtTrfTxInf' | 'DrctDbtTxInf', jenis: IncomingKind, rail: Rail): ReadEntry[] {
  return all(body, name).map((each, place) => {
    const [pengirim, penerima] = [partyOf(each, 'Dbtr'), partyOf(each, 'Cdtr')];
    const bank = (jenis === 'MASUK' ? pengirim : penerima).bank ?? '';
    const beban = said(each, 'ChrgBr');
    return {
      urut: place + 1,
      jenis,
      rail,
      id_transaksi: `${bank}/${said(each, 'PmtId', 'TxId')}`,
      jumlah: minor(each, 'IntrBkSttlmAmt').toString(),
      isi: {
        pengirim,
        penerima,
        bank,
        end_to_end: said(each, 'PmtId', 'EndToEndId'),
        tanggal: said(body, 'GrpHdr', 'IntrBkSttlmDt'),
        ...(isBearer(beban) && { beban }),
        ...aboutOf(each),
      },
    };
  });
}

/** What came back of ours. */
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

/** What became of our items: of each that is named, else of the batch. That something is under way is no news. */
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

/** Movements on our account, as the central bank's statement tells them. */
const movementsOf = (body: XmlElement): ReadEntry[] =>
  all(at(body, 'Stmt'), 'Ntry').map((each, place) => ({
    urut: place + 1,
    jenis: 'MUTASI',
    id_transaksi: `${said(body, 'Stmt', 'Acct', 'Id', 'Othr', 'Id')}/${said(each, 'NtryRef')}`,
    jumlah: minor(each, 'Amt').toString(),
    isi: {
      pengirim: { nama: '' },
      penerima: { nama: '' },
      bank: '',
      end_to_end: said(each, 'NtryDtls', 'TxDtls', 'Refs', 'EndToEndId'),
      tanggal: said(each, 'BookgDt', 'Dt'),
      arah: said(each, 'CdtDbtInd') === 'CRDT' ? 'K' : 'D',
      berita: [said(each, 'BkTxCd', 'Prtry', 'Cd'), said(each, 'AddtlNtryInf')].filter(Boolean).join(' '),
    },
  }));

function entriesOf(jenis: MessageName, body: XmlElement, rail: Rail): ReadEntry[] {
  if (jenis === 'pacs.008') return begunAt(body, 'CdtTrfTxInf', 'MASUK', rail);
  if (jenis === 'pacs.003') return begunAt(body, 'DrctDbtTxInf', 'TAGIHAN', rail);
  if (jenis === 'pacs.004') return returnsOf(body, rail);
  return jenis === 'pacs.002' ? statusesOf(body) : movementsOf(body);
}

/** Where number or sum of a file do not agree with what it holds, or a sum is nothing; null where all is well. A file that was cut and mended shows here. */
function sumFault(body: XmlElement, entries: readonly ReadEntry[]): string | null {
  if (entries.some(({ jumlah }) => jumlah === '0')) return 'jumlah';
  const header = at(body, 'GrpHdr');
  if (!at(header, 'NbOfTxs')) return null;
  if (said(header, 'NbOfTxs') !== String(entries.length)) return 'GrpHdr/NbOfTxs';
  const total = header?.children.find(({ name }) => name.startsWith('Ttl'));
  const sum = entries.reduce((all, { jumlah }) => all + BigInt(jumlah ?? 0), 0n);
  return total && toMinor(total.text) !== sum ? `GrpHdr/${total.name}` : null;
}

const railOf = (body: XmlElement): Rail | null => (said(body, 'GrpHdr', 'SttlmInf', 'ClrSys', 'Prtry') as Rail) || null;

/** A message of a kind that is read, whose elements are those the rails use. */
interface Opened extends Message {
  readonly body: XmlElement;
}

const NAMES = Object.keys(messageKinds) as MessageName[];
function opened(text: string): Opened | ReadFault {
  const root = readXml(text);
  if (!root) return { sebab: 'XML' };
  const jenis = NAMES.find((name) => root.name === 'Document' && root.attributes.xmlns === namespaceOf(name));
  const [body] = root.children;
  if (!jenis || !body) return { sebab: 'JENIS' };
  const tempat = faultOf(root, messageKinds[jenis].shape);
  return tempat === null ? { jenis, text, body } : { sebab: 'SKEMA', tempat };
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

/**
 * Reads messages from other banks whose signatures were proved, each by itself and in their order: what it says, or why it is refused. Of one that its schema does
 * not allow nothing is taken. `bic` is ours: a file for somebody else is refused. Throws where schemas cannot be checked now. A large message holds its thread up
 * for seconds: the core asks read-files.ts.
 */
export async function readTexts(texts: readonly string[], bic: string): Promise<readonly (ReadFile | ReadFault)[]> {
  const found = texts.map(opened);
  const faults = await schemaFaults(found.filter((open) => 'body' in open));
  return found.map((open) => ('sebab' in open ? open : (faults.get(open) ?? readOpened(open, bic))));
}
