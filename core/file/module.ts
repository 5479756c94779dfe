import { change, read } from '#core/access/handler.ts';
import { registerFile, storedFile } from './accept-upload.ts';
import { type Owners, openFile } from './open-file.ts';

export interface FileConfig {
  readonly owners: Owners;
}

/** Documents and pictures, and the rules of who may see them. */
export const file = {
  operations: {},
  handlers: ({ owners }: FileConfig) => ({
    'file.upload': change(registerFile),
    'file.tersimpan': change(storedFile),
    'file.baca': read(openFile(owners)),
  }),
};
