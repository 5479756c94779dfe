import { accountErrors } from '#lib/accounts/errors.ts';
import { booksErrors } from '#lib/books/errors.ts';
import { businessDayErrors } from '#lib/business-day/errors.ts';
import { cashErrors } from '#lib/cash/errors.ts';
import { chequeErrors } from '#lib/cheques/errors.ts';
import { controlErrors } from '#lib/control/errors.ts';
import { customerErrors } from '#lib/customers/errors.ts';
import { depositErrors } from '#lib/deposits/errors.ts';
import { paymentErrors } from '#lib/payments/errors.ts';
import { profitSharingErrors } from '#lib/profit-sharing/errors.ts';
import { commonErrors } from './common.ts';
import { type ErrorDef, sentenceOf } from './error-def.ts';
import { filled, type Language, wordsIn } from './words.ts';

/** The closed table lists everything that can go wrong, and how each outside sees it. */
export const errors = {
  ...commonErrors,
  ...businessDayErrors,
  ...cashErrors,
  ...chequeErrors,
  ...booksErrors,
  ...profitSharingErrors,
  ...paymentErrors,
  ...customerErrors,
  ...accountErrors,
  ...depositErrors,
  ...controlErrors,
} as const satisfies Record<string, ErrorDef>;

export type ErrorCode = keyof typeof errors;

/** The caller must mend this field: path in dotted form; key of the validation message, or the code of the refusal about it. */
export interface Violation {
  readonly field: string;
  readonly kode: string;
}

/** The browser gets the violation with its text in the reader's language. */
export interface SpokenViolation extends Violation {
  readonly pesan: string;
}

/** The stored reason says why an approval is needed: its code and the parameters of its sentence; `tingkat` is the role that can give it. */
export interface Reason {
  readonly kode: string;
  /** The text is empty until the gateway fills it. */
  readonly pesan: string;
  readonly rincian: Readonly<Record<string, string>>;
  readonly tingkat: string;
  readonly tindakan: 'OVERRIDE' | 'WARN';
}

export interface ErrorDetails {
  readonly params?: Readonly<Record<string, string>>;
  readonly violations?: readonly Violation[];
  readonly alasan?: readonly Reason[];
}
const KIND: unique symbol = Symbol.for('amanah.AppError');
/** Core and gateway have one error class; throwing it inside an operation is the rollback. Its message is the code. */
export class AppError extends Error {
  /** A bundle may hold a second copy of this class, and what one copy throws into a shared promise another one catches. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && KIND in value;
  }
  readonly [KIND] = true;
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Throws the error `code`; `details.params` fill the message's {placeholders}. */
export function fail(code: ErrorCode, details: ErrorDetails = {}): never {
  throw new AppError(code, details);
}

/** Returns the sentence of a code in the reader's language, filled with codes, amounts and names. */
export const errorText = (code: ErrorCode, params: Readonly<Record<string, string>>, language: Language): string =>
  filled(sentenceOf(errors[code], language, params), wordsIn(language, params));

export const isErrorCode = (value: string): value is ErrorCode => Object.hasOwn(errors, value);

/** The core sends `{ code, details }` as JSON to the gateway under this gRPC metadata key. */
export const ERROR_METADATA = 'amanah-error-bin';
