import { acceptedTypes, type FileKind, MAX_FILE_BYTES } from '#lib/files.ts';
import { sendFile } from '#services/file.ts';
import type { FileSetup } from './file-field.tsx';

/** Width by height of an identity card, and of a passport photograph. */
const CARD = 85.6 / 54;
const FACE = 3 / 4;
const SIGNATURE = 2;

const SETUPS: Partial<Record<FileKind, Pick<FileSetup, 'aspect' | 'camera'>>> = {
  KTP: { aspect: CARD, camera: 'environment' },
  NPWP: { aspect: CARD, camera: 'environment' },
  FOTO: { aspect: FACE, camera: 'user' },
  TANDA_TANGAN: { aspect: SIGNATURE, camera: 'environment' },
};

/** A field that takes a document or a picture of this kind into the bank's storage; cards, faces and signatures are cut before. */
export const bankFile = (kind: FileKind): FileSetup => ({
  upload: (file, options) => sendFile(kind, file, file.name, options),
  accept: acceptedTypes(kind),
  maxBytes: MAX_FILE_BYTES,
  ...SETUPS[kind],
});
