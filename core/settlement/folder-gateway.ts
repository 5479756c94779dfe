import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_BYTES, MOST_FILES } from './link.ts';
import type { IncomingFile, OutgoingFile, SettlementGateway } from './port.ts';

/**
 * A folder that both sides see (a share, or one that a transfer program empties and fills): `keluar/` takes our batches, `masuk/`
 * brings messages. Of a file the signature is there first (`.sig`), and a file appears whole, by its renaming. Ours are never
 * taken back; of theirs an acknowledgement (`.ack`, the print of the bytes) is written, and the file goes to `masuk/selesai/`.
 */

const OUT = 'keluar';
const IN = 'masuk';
const DONE = 'selesai';
const INCOMING = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.xml$/;
const MOST_SIGNATURE = 4_096;

/** Writes a file whole or not at all: it stands on the disk before it gets its name. */
async function place(folder: string, name: string, bytes: Uint8Array | string): Promise<void> {
  const waiting = join(folder, `.${name}.${process.pid}`);
  const file = await open(waiting, 'w', 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(waiting, join(folder, name));
}

const absent = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (absent(error)) return undefined;
    throw error;
  });

async function signatureOf(path: string): Promise<string | undefined> {
  const size = (await orNothing(stat(path)))?.size;
  if (size === undefined) return undefined;
  return size > MOST_SIGNATURE ? '' : (await readFile(path, 'utf8')).trim();
}

async function fetched(folder: string, nama: string): Promise<IncomingFile | undefined> {
  const found = await orNothing(stat(join(folder, nama)));
  if (!found?.isFile()) return undefined;
  const isi = found.size > MOST_BYTES ? null : await readFile(join(folder, nama));
  const tandaTangan = await signatureOf(join(folder, `${nama}.sig`));
  return { nama, ukuran: found.size, isi, tandaTangan: tandaTangan ?? '' };
}

/** The rails by way of a folder, which must exist. */
export function folderGateway(root: string): SettlementGateway {
  const [out, into] = [join(root, OUT), join(root, IN)];
  return {
    send: async ({ nomor, isi, tandaTangan }: OutgoingFile) => {
      await stat(root);
      await mkdir(out, { recursive: true });
      const name = `${nomor}.xml`;
      // A batch that lies there, or was acknowledged, is the same batch: its number says so.
      if (await orNothing(stat(join(out, `${name}.ack`)))) return;
      await place(out, `${name}.sig`, tandaTangan);
      await place(out, name, isi);
    },
    fetch: async () => {
      await stat(root);
      const names = ((await orNothing(readdir(into))) ?? []).filter((name) => INCOMING.test(name)).sort();
      const files = await Promise.all(names.slice(0, MOST_FILES).map((name) => fetched(into, name)));
      return files.filter((file) => file !== undefined);
    },
    acknowledge: async (nama) => {
      const path = join(into, nama);
      const size = (await orNothing(stat(path)))?.size;
      if (!INCOMING.test(nama) || size === undefined) return;
      const print =
        size > MOST_BYTES
          ? ''
          : createHash('sha256')
              .update(await readFile(path))
              .digest('hex');
      await mkdir(join(into, DONE), { recursive: true });
      await place(into, `${nama}.ack`, print);
      await orNothing(rename(`${path}.sig`, join(into, DONE, `${nama}.sig`)));
      await orNothing(rename(path, join(into, DONE, nama)));
    },
  };
}
