import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Drop, dropGateway } from './drop-gateway.ts';
import type { SettlementGateway } from './gateway.ts';

const absent = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error) => {
    if (absent(error)) return undefined;
    throw error;
  });

/** A folder (a share, or one that a transfer program empties and fills), which must exist. */
const folderDrop = (root: string): Drop => ({
  ready: async () => {
    await stat(root);
  },
  names: async (part) => (await orNothing(readdir(join(root, part)))) ?? [],
  size: async (path) => {
    const found = await orNothing(stat(join(root, path)));
    return found?.isFile() ? found.size : undefined;
  },
  read: (path) => readFile(join(root, path)),
  // The file is on the disk before it gets its name.
  place: async (path, bytes) => {
    const folder = join(root, dirname(path));
    await mkdir(folder, { recursive: true });
    const waiting = join(folder, `.${basename(path)}.${process.pid}`);
    const file = await open(waiting, 'w', 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(waiting, join(root, path));
  },
  move: async (from, to) => {
    await mkdir(join(root, dirname(to)), { recursive: true });
    await orNothing(rename(join(root, from), join(root, to)));
  },
});

/** Connects to the rails through a folder that both sides see. */
export const folderGateway = (root: string): SettlementGateway => dropGateway(folderDrop(root));
