import { isTillHint, tillHints } from '#lib/errors/causes.ts';
import {
  type AppError,
  errorText,
  isErrorCode,
  type Reason,
  type SpokenViolation,
  type Violation,
} from '#lib/errors/errors.ts';
import { isReason, reasonText } from '#lib/errors/reasons.ts';
import { filled } from '#lib/errors/words.ts';
import { id } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';
import type { Language } from '#lib/messages/id.ts';
import { isValidationKey } from '#lib/messages/validation.ts';
import { violationText } from '#lib/messages/violation-text.ts';
import { formatWire } from '#lib/money.ts';
import { faultText } from '#lib/provisioning.ts';
import type { SalahBaris } from '#types/proto/books/ledger.ts';
import type { PeriksaTutupRow } from '#types/proto/business-day/branch.ts';
import type { KemungkinanPenyebab, LembarTutupRow } from '#types/proto/cash/vault.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import type { ProsesBersamaRow } from '#types/proto/control/flow.ts';
import type { Benturan } from '#types/proto/control/management.ts';
import type { HalanganPenutupanRow } from '#types/proto/control/parameter.ts';
import { checkIn, hindranceIn } from './hindrances.ts';
import { causeIn, stopsIn } from './refusal-words.ts';

/**
 * This is the one edge at which the core's codes become sentences. The core returns and keeps codes and the parameters of their
 * sentences; a code that no table knows, of a core that is not ours, stays as it is.
 */

const texts = { id, en } as const;
type Params = Readonly<Record<string, string>>;

/** Returns the language a caller asks for: English when it is named first, Indonesian for anyone else. */
export const languageOf = (header: string | undefined): Language =>
  header !== undefined && /^\s*en\b/i.test(header) ? 'en' : 'id';

/** Returns a code in the words of the screens. */
function screenWord(language: Language, prefix: string, code: string): string {
  const key = `${prefix}${code}`;
  const said: Readonly<Record<string, string>> = texts[language];
  return Object.hasOwn(said, key) ? (said[key] ?? code) : code;
}

/** Returns the parameters that have their words on the screens, in words. */
function screenWords(language: Language, params: Params): Params {
  const { status, tingkat, kolom } = params;
  const state = status && screenWord(language, 'status.', status);
  return {
    ...params,
    ...(state && { status: state === status ? status : state.toLowerCase() }),
    ...(tingkat && { tingkat: screenWord(language, 'peran.', tingkat) }),
    ...(kolom && {
      kolom: kolom
        .split(',')
        .map((name) => screenWord(language, 'kolom.', name))
        .join(', '),
    }),
  };
}

const violationIn =
  (language: Language, params: Params) =>
  (found: Violation): SpokenViolation => {
    const { kode } = found;
    if (isValidationKey(kode)) return { ...found, pesan: violationText(language, kode) };
    return { ...found, pesan: isErrorCode(kode) ? errorText(kode, screenWords(language, params), language) : kode };
  };

/** `reader` is the maker when the reply is about the form that the maker fills in, another when it is about a filed item. */
const reasonIn =
  (language: Language, reader: 'MAKER' | 'OTHER' = 'OTHER') =>
  <R extends Pick<Benturan, 'kode' | 'pesan' | 'rincian'>>(reason: R): R =>
    isReason(reason.kode)
      ? { ...reason, pesan: reasonText(reason.kode, reason.rincian, language, reader) }
      : isErrorCode(reason.kode)
        ? { ...reason, pesan: errorText(reason.kode, screenWords(language, reason.rincian), language) }
        : reason;

/** Returns an error's text and details in the language of the caller; codes never change. */
export function errorIn(
  language: Language,
  error: AppError,
): {
  readonly text: string;
  readonly details: { readonly violations?: readonly SpokenViolation[]; readonly alasan?: readonly Reason[] };
} {
  const { violations, alasan, params = {} } = error.details;
  return {
    text: errorText(error.code, screenWords(language, params), language),
    details: {
      ...(violations && { violations: violations.map(violationIn(language, params)) }),
      ...(alasan && {
        alasan: alasan.map(reasonIn(language, error.code === 'OVERRIDE_NEEDED' ? 'MAKER' : 'OTHER')),
      }),
    },
  };
}

const hintIn =
  (language: Language) =>
  (row: KemungkinanPenyebab): KemungkinanPenyebab =>
    isTillHint(row.kode)
      ? {
          ...row,
          pesan: filled(tillHints[row.kode][language], {
            nominal: row.nominal && formatWire(row.nominal),
            mestinya: row.mestinya && formatWire(row.mestinya),
            kembar: row.nomor_referensi_kembar,
          }),
        }
      : row;

const decisionIn =
  (language: Language) =>
  (row: ProsesBersamaRow): ProsesBersamaRow =>
    isErrorCode(row.kode)
      ? { ...row, resp_msg: errorText(row.kode, screenWords(language, row.rincian), language) }
      : row;

/** Returns what is wrong with a cell of a spreadsheet: a code of its form, or of a refusal. */
const cellIn =
  (language: Language) =>
  (row: SalahBaris): SalahBaris => {
    if (isValidationKey(row.kode)) return { ...row, pesan: violationText(language, row.kode) };
    return isErrorCode(row.kode)
      ? { ...row, pesan: errorText(row.kode, screenWords(language, row.rincian), language) }
      : row;
  };

/** A browser may lack these words: it carries the texts of the screens it has opened, and shows records of any module. */
const BROWSER_WITHOUT: Language = 'id';

/** Adds to a title that is a key its words. They are always Indonesian: a reader of English carries all of English. */
const nodeIn = (node: MenuNode): MenuNode => ({
  ...node,
  judul: screenWord(BROWSER_WITHOUT, '', node.title),
  children: node.children.map(nodeIn),
});

/** Adds to a flow code the name of the operation. */
const itemIn = <R extends object>(row: R): R =>
  'nama_operasi' in row && 'flowCode' in row
    ? { ...row, nama_operasi: screenWord(BROWSER_WITHOUT, 'alur.', String(row.flowCode)) }
    : row;

interface Provisioned {
  readonly galat_penyedia?: string;
  readonly sebab?: string;
}
const provisionedIn = <R extends Provisioned>(language: Language, row: R): R =>
  row.galat_penyedia ? { ...row, galat_penyedia: faultText(row.galat_penyedia, language) } : row;

interface Caused {
  readonly kode: string;
  readonly rincian: Params;
  readonly pesan: string;
}
/** Adds why something waits: a refusal, or a reason that a second person would have to lift. */
function whyIn<R extends object>(language: Language, row: R): R {
  if (!('kode' in row && 'rincian' in row && 'pesan' in row)) return row;
  const { kode, rincian } = row as unknown as Caused;
  if (isErrorCode(kode)) return { ...row, pesan: errorText(kode, screenWords(language, rincian), language) };
  return isReason(kode) ? { ...row, pesan: reasonText(kode, rincian, language) } : row;
}

interface Spoken {
  readonly boleh?: string;
  readonly kode?: string;
  readonly rincian?: Params;
  readonly alasan?: readonly Benturan[];
  readonly peringatan?: readonly Reason[];
  readonly otorisasi?: { readonly alasan: readonly Reason[] };
  readonly buttons?: readonly { readonly transition_label: string }[];
  readonly periksa?: readonly PeriksaTutupRow[];
  readonly halangan?: readonly HalanganPenutupanRow[];
  readonly penyebab?: readonly KemungkinanPenyebab[];
  readonly tutup?: readonly LembarTutupRow[];
  readonly salah?: readonly SalahBaris[];
  readonly hasil?: readonly ProsesBersamaRow[];
  readonly data?: readonly Provisioned[];
  readonly user?: Provisioned;
  readonly menus?: readonly MenuNode[];
}

/** Returns why something may not be done, of a reply that says whether it may. */
const refusalIn = (language: Language, { boleh, kode, rincian = {} }: Pick<Spoken, 'boleh' | 'kode' | 'rincian'>) =>
  boleh === 'F' && kode && isErrorCode(kode)
    ? { pesan: errorText(kode, screenWords(language, rincian), language) }
    : {};

/**
 * Returns a reply with its codes in words: reasons, labels of buttons, checks of the close, hints at a difference, cells of a spreadsheet, faults of
 * the provider, and the names of menus and operations.
 */
export function replyIn(language: Language, reply: object): object {
  const {
    alasan,
    otorisasi,
    peringatan,
    buttons,
    periksa,
    halangan,
    penyebab,
    tutup,
    salah,
    hasil,
    data,
    user,
    menus,
    ...answer
  } = reply as Spoken;
  const reasons = reasonIn(language);
  return {
    ...reply,
    ...(Array.isArray(alasan) && { alasan: alasan.map(reasons) }),
    ...(peringatan && { peringatan: peringatan.map(reasons) }),
    ...(otorisasi?.alasan && {
      otorisasi: { ...otorisasi, alasan: otorisasi.alasan.map(reasonIn(language, 'MAKER')) },
    }),
    ...(buttons && {
      buttons: buttons.map((button) => ({
        ...button,
        transition_label: screenWord(language, 'tombol.', button.transition_label),
      })),
    }),
    ...(periksa && { periksa: periksa.map(checkIn(language)) }),
    ...(halangan && { halangan: halangan.map(hindranceIn(language)) }),
    ...(penyebab && { penyebab: penyebab.map(hintIn(language)) }),
    ...(tutup && { tutup: tutup.map((row) => ({ ...row, penyebab: row.penyebab.map(hintIn(language)) })) }),
    ...(Array.isArray(salah) && { salah: salah.map(cellIn(language)) }),
    ...(Array.isArray(hasil) && { hasil: hasil.map(decisionIn(language)) }),
    ...(Array.isArray(data) && {
      data: data.map((row) => itemIn(whyIn(language, causeIn(language, provisionedIn(language, row))))),
    }),
    ...stopsIn(language, answer),
    ...(user && { user: provisionedIn(language, user) }),
    ...(menus && { menus: menus.map(nodeIn) }),
    ...refusalIn(language, answer),
  };
}
