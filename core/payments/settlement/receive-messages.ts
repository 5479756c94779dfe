import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import type { IncomingFile } from './gateway.ts';
import { type GatewayConnection, MOST_BYTES } from './gateway-connection.ts';
import type { ReadFault, ReadFile } from './read-file.ts';
import { readFiles } from './read-files.ts';
import { isSignedBy } from './signature.ts';
import { storePictures } from './store-pictures.ts';
import { encodingOf } from './xml.ts';

/** Maps the encoding a file declares to the decoder's name. */
const ENCODINGS: Readonly<Record<string, string>> = {
  '': 'utf-8',
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'iso-8859-1',
  latin1: 'iso-8859-1',
  'windows-1252': 'windows-1252',
};
/** A declaration fits into this many bytes. */
const HEAD = 200;

/**
 * Decodes a file: text that does not match its declared encoding is refused, and a byte order mark is kept, because the signature covers the stored
 * text.
 */
export function textOf(bytes: Uint8Array): string | null {
  const encoding = ENCODINGS[encodingOf(Buffer.from(bytes.subarray(0, HEAD)).toString('latin1'))];
  if (encoding === undefined) return null;
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    // The database cannot store this sign.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** Characters of a refused file that are stored for people to read. */
const STORED_OF_REFUSED = 20_000;

/** The result of a file: whether it is new and trusted, and if it was refused, why. */
interface Received {
  readonly baru: boolean;
  readonly ditolak: string;
}

async function refuse(db: Db, file: IncomingFile, fault: ReadFault, text: string | null): Promise<Received> {
  const print = createHash('sha256')
    .update(file.isi ?? Buffer.from(`${file.nama} ${file.ukuran}`))
    .digest();
  const sebab = 'tempat' in fault ? `${fault.sebab} ${fault.tempat}` : fault.sebab;
  await db`
    select refuse_settlement_message(null, null, ${file.ukuran}::bigint, ${print}::bytea, ${text?.slice(0, STORED_OF_REFUSED) ?? null},
      ${file.tandaTangan.slice(0, 2_000)}, ${sebab})`;
  return { baru: false, ditolak: sebab };
}

/** Returns the text of a file, or why it is not read: the core reads no file without a trusted signature. */
function believed({ isi, tandaTangan }: IncomingFile, { peers }: GatewayConnection): string | ReadFault {
  if (isi === null) return { sebab: 'TERLALU_BESAR' };
  if (!isSignedBy(isi, tandaTangan, peers)) return { sebab: 'TANDA_TANGAN' };
  return textOf(isi) ?? { sebab: 'XML' };
}

/** A file whose signature was verified. */
interface Believed {
  readonly file: IncomingFile;
  readonly text: string;
}

/** Keeps one file, or refuses it with its reason. */
async function received(
  db: Db,
  link: GatewayConnection,
  { file, text }: Believed,
  read: ReadFile | ReadFault,
): Promise<Received> {
  if ('sebab' in read) return refuse(db, file, read, text);
  const print = createHash('sha256').update(text).digest();
  const [stored] = await db<{ baru: boolean }[]>`
    select store_settlement_message(${read.idPesan}, ${read.jenis}, ${read.rail}, ${text}, ${print}::bytea, ${file.tandaTangan},
      ${db.json(read.entri.map((entry) => ({ ...entry })) as never)}) as baru`;
  await storePictures(db, link, file.nama, read.idPesan);
  if (stored?.baru) return { baru: true, ditolak: '' };
  // The database refused an id that it knows with other bytes.
  const [other] = await db<{ sebab: string }[]>`
    select sebab from settlement_message where sidik = ${print}::bytea and status = 'DITOLAK' and sebab = 'ID_SAMA_ISI_BEDA'`;
  return { baru: false, ditolak: other?.sebab ?? '' };
}

/** Groups files in their order, each group as large as the largest single file: what is open at a time stays within bounds. */
function portionsOf(files: readonly Believed[]): readonly (readonly Believed[])[] {
  const portions: Believed[][] = [];
  let room = 0;
  for (const each of files) {
    if (room < each.file.ukuran) {
      portions.push([]);
      room = MOST_BYTES;
    }
    portions.at(-1)?.push(each);
    room -= each.file.ukuran;
  }
  return portions;
}

/**
 * Reads files together, and where that does not work one by one: one that brings the reading down is set aside with its name in the log,
 * comes again in the next round and keeps no other waiting.
 */
async function readPortion(
  portion: readonly Believed[],
  bic: string,
  failed: (error: unknown, nama: string) => void,
): Promise<readonly (Believed & { readonly read: ReadFile | ReadFault })[]> {
  try {
    return await readFiles(portion, bic);
  } catch (error) {
    if (portion.length > 1) return (await Promise.all(portion.map((each) => readPortion([each], bic, failed)))).flat();
    for (const { file } of portion) failed(error, file.nama);
    return [];
  }
}

/**
 * Stores the gateway's files, each before it is acknowledged: a core that is killed between gets it again and recognises its id. Returns the number
 * of new ones.
 */
export async function receiveMessages(
  db: Db,
  link: GatewayConnection,
  failed: (error: unknown, nama: string) => void,
): Promise<number> {
  let news = 0;
  const done = async ({ nama }: IncomingFile, stored: () => Promise<Received>) => {
    try {
      const { baru, ditolak } = await stored();
      if (baru) news += 1;
      await link.gateway.acknowledge(nama, ditolak);
    } catch (error) {
      failed(error, nama);
    }
  };
  const whole: Believed[] = [];
  for (const file of await link.gateway.fetch()) {
    const text = believed(file, link);
    if (typeof text === 'string') whole.push({ file, text });
    else await done(file, () => refuse(db, file, text, null));
  }
  for (const portion of portionsOf(whole)) {
    for (const { read, ...each } of await readPortion(portion, link.banks.bic, failed)) {
      await done(each.file, () => received(db, link, each, read));
    }
  }
  return news;
}
