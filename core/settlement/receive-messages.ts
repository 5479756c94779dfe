import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Db } from '#core/db/client.ts';
import { keepPictures } from './keep-pictures.ts';
import type { SettlementLink } from './link.ts';
import type { IncomingFile } from './port.ts';
import { readFile } from './read-file.ts';
import { isSignedBy } from './signature.ts';

/** Text that is no UTF-8 is refused, and no byte order mark is lost: what is kept is what was signed. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = decoder.decode(bytes);
    // The database keeps no such sign.
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** How much of a refused file is kept to be looked at. */
const KEPT_OF_REFUSED = 20_000;

async function refuse(db: Db, file: IncomingFile, sebab: string, text: string | null): Promise<void> {
  const print = createHash('sha256')
    .update(file.isi ?? Buffer.from(`${file.nama} ${file.ukuran}`))
    .digest();
  await db`
    select refuse_settlement_message(null, null, ${file.ukuran}::bigint, ${print}::bytea, ${text?.slice(0, KEPT_OF_REFUSED) ?? null},
      ${file.tandaTangan.slice(0, 2_000)}, ${sebab})`;
}

/** Keeps one file, or refuses it with its reason; answers whether it is new and believed. */
async function received(db: Db, link: SettlementLink, file: IncomingFile): Promise<boolean> {
  const { banks, peers } = link;
  const refused = async (sebab: string, text: string | null = null) => {
    await refuse(db, file, sebab, text);
    return false;
  };
  if (file.isi === null) return refused('TERLALU_BESAR');
  // Nothing is read of what nobody has signed.
  if (!isSignedBy(file.isi, file.tandaTangan, peers)) return refused('TANDA_TANGAN');
  const text = textOf(file.isi);
  if (text === null) return refused('XML');
  const read = readFile(text, banks.bic);
  if ('sebab' in read) return refused('tempat' in read ? `${read.sebab} ${read.tempat}` : read.sebab, text);
  const print = createHash('sha256').update(file.isi).digest();
  const [kept] = await db<{ baru: boolean }[]>`
    select keep_settlement_message(${read.idPesan}, ${read.jenis}, ${read.rail}, ${text}, ${print}::bytea, ${file.tandaTangan},
      ${db.json(read.entri.map((entry) => ({ ...entry })) as never)}) as baru`;
  await keepPictures(db, link, file.nama, read.idPesan);
  return kept?.baru ?? false;
}

/**
 * Keeps what the gateway has for us, each file before it is acknowledged: a core that is killed between gets it again and knows it by
 * its id. Answers how many were new.
 */
export async function receiveMessages(
  db: Db,
  link: SettlementLink,
  failed: (error: unknown, nama: string) => void,
): Promise<number> {
  let news = 0;
  for (const file of await link.gateway.fetch()) {
    try {
      if (await received(db, link, file)) news += 1;
      await link.gateway.acknowledge(file.nama);
    } catch (error) {
      failed(error, file.nama);
    }
  }
  return news;
}
