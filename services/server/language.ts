import { causesIn, closeCheckIn } from '#lib/errors/causes.ts';
import { type AppError, type ErrorDetails, errorText, type Reason, type Violation } from '#lib/errors/errors.ts';
import { reasonIn } from '#lib/errors/reasons.ts';
import { en } from '#lib/messages/en.ts';
import { id, isMessageKey, type Language } from '#lib/messages/id.ts';
import { isValidationKey, validation } from '#lib/messages/validation.ts';
import { operationIn } from '#lib/operations/operations.ts';
import { faultIn } from '#lib/provisioning.ts';
import type { PeriksaTutupRow } from '#types/proto/branch.ts';

const texts = { id, en } as const;

/** The language a caller asks for: English when it is named first, Indonesian for anyone else. */
export const languageOf = (header: string | undefined): Language =>
  header !== undefined && /^\s*en\b/i.test(header) ? 'en' : 'id';

const violationIn =
  (language: Language) =>
  (found: Violation): Violation =>
    isValidationKey(found.kode) ? { ...found, pesan: validation[found.kode][language] } : found;

export const reasonsIn = <R extends Pick<Reason, 'kode' | 'pesan'>>(language: Language, all: readonly R[]): R[] =>
  all.map((reason) => ({ ...reason, pesan: reasonIn(language, reason.kode, reason.pesan) }));

/** A state named in a sentence: its code in the words that screens have for it. */
function stateIn(language: Language, code: string): string {
  const key = `status.${code.toUpperCase()}`;
  return isMessageKey(key) ? texts[language][key].toLowerCase() : code;
}

/** What fills a sentence and is itself made of words. */
const paramsIn = (language: Language, params: ErrorDetails['params'] = {}) => ({
  ...params,
  ...(params.sebab && { sebab: causesIn(language, faultIn(language, params.sebab)) }),
  ...(params.status && { status: stateIn(language, params.status) }),
});

/** An error's text and details in the language of the caller; codes never change. */
export function errorIn(
  language: Language,
  error: AppError,
): { readonly text: string; readonly details: ErrorDetails } {
  const { violations, alasan, params } = error.details;
  return {
    text: errorText(error.code, paramsIn(language, params), language),
    details: {
      ...(violations && { violations: violations.map(violationIn(language)) }),
      ...(alasan && { alasan: reasonsIn(language, alasan) }),
    },
  };
}

/** Labels of the workflow's buttons, which the bank keeps in Indonesian. */
const BUTTONS_EN: Readonly<Record<string, string>> = {
  Proses: 'Process',
  'Kirim untuk otorisasi': 'Send for approval',
  'Simpan draf': 'Save draft',
  'Kirim ulang': 'Send again',
  Setujui: 'Approve',
  Kembalikan: 'Return',
  Tolak: 'Reject',
  Batalkan: 'Cancel',
  'Proses dengan override': 'Process with override',
};

const checkIn =
  (language: Language) =>
  (row: PeriksaTutupRow): PeriksaTutupRow => ({
    ...row,
    pesan: closeCheckIn(language, row.kode, row.pesan),
    rincian: row.rincian.map((detail) => operationIn(language, detail)),
  });

interface Provisioned {
  readonly galat_penyedia?: string;
}
const provisionedIn = <R extends Provisioned>(language: Language, row: R): R =>
  row.galat_penyedia ? { ...row, galat_penyedia: faultIn(language, row.galat_penyedia) } : row;

interface Spoken {
  readonly alasan?: readonly Reason[];
  readonly peringatan?: readonly Reason[];
  readonly otorisasi?: { readonly alasan: readonly Reason[] };
  readonly buttons?: readonly { readonly transition_label: string }[];
  readonly periksa?: readonly PeriksaTutupRow[];
  readonly data?: readonly Provisioned[];
  readonly user?: Provisioned;
}

/** The sentences of a reply that the core makes of tables of its own: reasons, labels of buttons, checks of the close, faults of the provider. */
export function replyIn(language: Language, reply: object): object {
  if (language === 'id') return reply;
  const { alasan, otorisasi, peringatan, buttons, periksa, data, user } = reply as Spoken;
  return {
    ...reply,
    ...(alasan && { alasan: reasonsIn(language, alasan) }),
    ...(peringatan && { peringatan: reasonsIn(language, peringatan) }),
    ...(otorisasi && { otorisasi: { ...otorisasi, alasan: reasonsIn(language, otorisasi.alasan) } }),
    ...(buttons && {
      buttons: buttons.map((button) => ({
        ...button,
        transition_label: BUTTONS_EN[button.transition_label] ?? button.transition_label,
      })),
    }),
    ...(periksa && { periksa: periksa.map(checkIn(language)) }),
    ...(data && { data: data.map((row) => provisionedIn(language, row)) }),
    ...(user && { user: provisionedIn(language, user) }),
  };
}
