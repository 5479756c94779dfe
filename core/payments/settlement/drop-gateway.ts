import { createHash } from 'node:crypto';
import type { IncomingFile, OutgoingFile, SettlementGateway } from './gateway.ts';
import { MOST_BYTES, MOST_FILES } from './gateway-connection.ts';
import { MOST_CONTAINER } from './picture-container.ts';

/**
 * A place that both sides see, where files appear whole: `keluar/` takes our batches, `masuk/` brings messages. A file's signature (`.sig`) is there
 * first, and pictures of its instruments (`.zip` in the place of `.xml`). Ours are never taken back; for theirs the core writes an acknowledgement
 * (`.ack`: the SHA-256 of the bytes, and on a second line why the file was refused), and moves the file to `masuk/selesai/`.
 */
export interface Drop {
  /** Throws where the place itself is not there. */
  readonly ready: () => Promise<void>;
  /** Lists names of the files in one of its parts, without those below it; none where no file was put there yet. */
  readonly names: (part: string) => Promise<readonly string[]>;
  /** Returns the bytes of a file; undefined where there is none. */
  readonly size: (path: string) => Promise<number | undefined>;
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Writes a file whole or not at all. */
  readonly place: (path: string, bytes: Uint8Array | string) => Promise<void>;
  /** Nothing where it is gone already. */
  readonly move: (from: string, to: string) => Promise<void>;
}

const OUT = 'keluar';
const IN = 'masuk';
const DONE = `${IN}/selesai`;
const INCOMING = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}\.xml$/;
const MOST_SIGNATURE = 4_096;
const picturesOf = (nama: string): string => `${nama.slice(0, -'.xml'.length)}.zip`;

/** Connects to the rails through such a place. */
export function dropGateway(drop: Drop): SettlementGateway {
  const signatureOf = async (path: string): Promise<string> => {
    const size = await drop.size(path);
    return size === undefined || size > MOST_SIGNATURE ? '' : new TextDecoder().decode(await drop.read(path)).trim();
  };
  const fetched = async (nama: string): Promise<IncomingFile | undefined> => {
    const ukuran = await drop.size(`${IN}/${nama}`);
    if (ukuran === undefined) return undefined;
    const isi = ukuran > MOST_BYTES ? null : await drop.read(`${IN}/${nama}`);
    return { nama, ukuran, isi, tandaTangan: await signatureOf(`${IN}/${nama}.sig`) };
  };
  return {
    send: async ({ nomor, isi, tandaTangan }: OutgoingFile) => {
      await drop.ready();
      const path = `${OUT}/${nomor}.xml`;
      // A batch that is there already, or was acknowledged, is the same batch, because its number is the same.
      if ((await drop.size(`${path}.ack`)) !== undefined) return;
      await drop.place(`${path}.sig`, tandaTangan);
      await drop.place(path, isi);
    },
    fetch: async () => {
      await drop.ready();
      const names = [...(await drop.names(IN))].filter((name) => INCOMING.test(name)).sort();
      const files = await Promise.all(names.slice(0, MOST_FILES).map(fetched));
      return files.filter((file) => file !== undefined);
    },
    pictures: async (nama) => {
      const path = `${IN}/${picturesOf(nama)}`;
      const size = INCOMING.test(nama) ? await drop.size(path) : undefined;
      if (size === undefined) return null;
      return size > MOST_CONTAINER ? 'TERLALU_BESAR' : drop.read(path);
    },
    acknowledge: async (nama, ditolak = '') => {
      const path = `${IN}/${nama}`;
      const size = INCOMING.test(nama) ? await drop.size(path) : undefined;
      if (size === undefined) return;
      const print =
        size > MOST_BYTES
          ? ''
          : createHash('sha256')
              .update(await drop.read(path))
              .digest('hex');
      await drop.place(`${path}.ack`, ditolak === '' ? print : `${print}\nDITOLAK ${ditolak}\n`);
      await drop.move(`${path}.sig`, `${DONE}/${nama}.sig`);
      await drop.move(`${IN}/${picturesOf(nama)}`, `${DONE}/${picturesOf(nama)}`);
      await drop.move(path, `${DONE}/${nama}`);
    },
  };
}
