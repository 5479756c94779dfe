/** The closed list says which kinds of files the bank takes, and what each may hold. It is pure, so that form, gateway and core judge alike. */

/** The bank takes no larger file, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** A line of 1 Mbit/s takes so many milliseconds for the largest file. */
export const UPLOAD_MS = 5 * 60_000;

/** A file was scanned and is clean, or no scanner is there; one that is not clean is not kept. */
export const storedScans = ['BERSIH', 'TIDAK_DIPINDAI'] as const;

/** The bank keeps files as these types: pictures are drawn anew as one of two, documents stay as they are. */
const storedTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
export type StoredType = keyof typeof storedTypes;
export const isStoredType = (mime: string): mime is StoredType => Object.hasOwn(storedTypes, mime);

/** The bank takes these types, by their content, and keeps each as the type beside it. */
export const acceptedMimes = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/jpeg',
  'image/tiff': 'image/jpeg',
  'application/pdf': 'application/pdf',
} as const satisfies Record<string, StoredType>;
export type AcceptedType = keyof typeof acceptedMimes;
export const isAcceptedType = (mime: string): mime is AcceptedType => Object.hasOwn(acceptedMimes, mime);

const PICTURE = ['image/jpeg', 'image/png'] as const satisfies readonly StoredType[];
const ANY = [...PICTURE, 'application/pdf'] as const satisfies readonly StoredType[];

/** A file shows one of these. A face and a signature are viewed beside a form, so they are pictures. */
const fileKinds = {
  KTP: ANY,
  PASPOR: ANY,
  NPWP: ANY,
  FOTO: PICTURE,
  TANDA_TANGAN: PICTURE,
  AKTA: ANY,
  IZIN: ANY,
  LAINNYA: ANY,
} as const satisfies Record<string, readonly StoredType[]>;
export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

/** Returns the kind of file for a document the bank calls by this code: its own when there is one. */
export const fileKindOf = (document: string): FileKind =>
  (fileKindNames as readonly string[]).includes(document) && document !== 'TANDA_TANGAN'
    ? (document as FileKind)
    : 'LAINNYA';

/** Returns the name of a file within a line of text about a record: a screen shows the file in its place. No name may hold a colon. */
export const fileMark = (file: { readonly id_berkas: string; readonly mime: string } | undefined): string =>
  file && isStoredType(file.mime) ? `berkas:${file.id_berkas}.${storedTypes[file.mime]}` : '';
const MARK = /(?:^| · )berkas:([0-9a-f-]{36})\.(jpg|png|pdf)$/;
/** Takes the file out of a line; the result has none when the line names none. */
export function splitFileMark(line: string): { text: string; file?: { id_berkas: string; picture: boolean } } {
  const found = MARK.exec(line);
  if (!found) return { text: line };
  const [mark, id_berkas = '', ending] = found;
  return { text: line.slice(0, -mark.length), file: { id_berkas, picture: ending !== 'pdf' } };
}

/** Returns true when a file of this kind may be kept as this type. */
export const fitsKind = (kind: FileKind, mime: StoredType): boolean =>
  (fileKinds[kind] as readonly StoredType[]).includes(mime);

/** Returns the types that a browser offers for a file of this kind. The content decides the real type. */
export const acceptedTypes = (kind: FileKind): readonly AcceptedType[] =>
  (Object.keys(acceptedMimes) as AcceptedType[]).filter((accepted) => fitsKind(kind, acceptedMimes[accepted]));

/** A name has at most so many characters, its ending included. */
const MAX_NAME = 120;

/**
 * No name may hold these: control characters, signs that turn the direction of writing (a name could look as if it ended otherwise), and
 * signs that lead to another folder.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:]/u;

/** Returns the name as it may be kept, in one form of Unicode, or null when it is none: a path, something invisible, empty, too long. */
export function fileName(given: string): string | null {
  const name = given.normalize('NFC').trim();
  if (name === '' || [...name].length > MAX_NAME || UNFIT.test(name) || /^\.+$/.test(name)) return null;
  return name;
}

/** Returns the name with the ending of the kept type, whatever it ended in. */
export function nameFor(name: string, mime: StoredType): string {
  const ending = `.${storedTypes[mime]}`;
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'berkas';
  return `${[...stem].slice(0, MAX_NAME - ending.length).join('')}${ending}`;
}
