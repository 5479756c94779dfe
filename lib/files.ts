/** What may be sent as a file: the closed list of kinds, and what each may hold. Pure, so that form, gateway and core judge alike. */

/** The largest file that is taken in, in bytes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** As what a file is kept: pictures are drawn anew as one of two, documents stay as they are. */
export const keptTypes = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
export type KeptType = keyof typeof keptTypes;
export const isKeptType = (mime: string): mime is KeptType => Object.hasOwn(keptTypes, mime);

/** What is taken in, by its content, and as what it is kept. */
export const takenTypes = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/jpeg',
  'image/tiff': 'image/jpeg',
  'application/pdf': 'application/pdf',
} as const satisfies Record<string, KeptType>;
export type TakenType = keyof typeof takenTypes;
export const isTakenType = (mime: string): mime is TakenType => Object.hasOwn(takenTypes, mime);

const PICTURE = ['image/jpeg', 'image/png'] as const satisfies readonly KeptType[];
const ANY = [...PICTURE, 'application/pdf'] as const satisfies readonly KeptType[];

/** What a file is of. A face and a signature are looked at beside a form, so they are pictures. */
export const fileKinds = {
  KTP: ANY,
  PASPOR: ANY,
  NPWP: ANY,
  FOTO: PICTURE,
  TANDA_TANGAN: PICTURE,
  AKTA: ANY,
  IZIN: ANY,
  LAINNYA: ANY,
} as const satisfies Record<string, readonly KeptType[]>;
export type FileKind = keyof typeof fileKinds;
export const fileKindNames = Object.keys(fileKinds) as readonly FileKind[];

/** As what kind a file is sent for a document the bank calls by this code: its own where there is one. */
export const fileKindOf = (document: string): FileKind =>
  (fileKindNames as readonly string[]).includes(document) && document !== 'TANDA_TANGAN'
    ? (document as FileKind)
    : 'LAINNYA';

/** How a file is named within a line of text that tells of a record: a screen shows the file in its place. No name may hold a colon. */
export const fileMark = (file: { readonly id_berkas: string; readonly mime: string } | undefined): string =>
  file && isKeptType(file.mime) ? `berkas:${file.id_berkas}.${keptTypes[file.mime]}` : '';
const MARK = /(?:^| · )berkas:([0-9a-f-]{36})\.(jpg|png|pdf)$/;
/** A line with its file taken out; without one where it names none. */
export function takeFileMark(line: string): { text: string; file?: { id_berkas: string; picture: boolean } } {
  const found = MARK.exec(line);
  if (!found) return { text: line };
  const [mark, id_berkas = '', ending] = found;
  return { text: line.slice(0, -mark.length), file: { id_berkas, picture: ending !== 'pdf' } };
}

/** May a file of this kind be kept as this type? */
export const fitsKind = (kind: FileKind, mime: KeptType): boolean =>
  (fileKinds[kind] as readonly KeptType[]).includes(mime);

/** The types that a browser offers for a file of this kind. What it is, its content says. */
export const acceptedTypes = (kind: FileKind): readonly TakenType[] =>
  (Object.keys(takenTypes) as TakenType[]).filter((taken) => fitsKind(kind, takenTypes[taken]));

/** A name's length in characters, its ending included. */
const MAX_NAME = 120;

/**
 * What no name may hold: control characters, what turns the direction of writing (a name could look as if it ended otherwise), and
 * what leads to another folder.
 */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}/\\:]/u;

/** The name as it may be kept, in one form of Unicode, or null where it is none: a path, something invisible, empty, too long. */
export function fileName(told: string): string | null {
  const name = told.normalize('NFC').trim();
  if (name === '' || [...name].length > MAX_NAME || UNFIT.test(name) || /^\.+$/.test(name)) return null;
  return name;
}

/** The name with the ending of what the file is kept as, whatever it ended in. */
export function nameFor(name: string, mime: KeptType): string {
  const ending = `.${keptTypes[mime]}`;
  const stem = name.replace(/\.[A-Za-z0-9]{1,8}$/, '') || 'berkas';
  return `${[...stem].slice(0, MAX_NAME - ending.length).join('')}${ending}`;
}
