import { errorsOfCards } from '#lib/accounts/errors/errors-of-cards.ts';
import { errorsOfClosing } from '#lib/accounts/errors/errors-of-closing.ts';
import { errorsOfHolds } from '#lib/accounts/errors/errors-of-holds.ts';
import { errorsOfMaintenance } from '#lib/accounts/errors/errors-of-maintenance.ts';
import { errorsOfOpening } from '#lib/accounts/errors/errors-of-opening.ts';
import { errorsOfPassbooks } from '#lib/accounts/errors/errors-of-passbooks.ts';
import { errorsOfStanding } from '#lib/accounts/errors/errors-of-standing.ts';
import { errorsOfStatements } from '#lib/accounts/errors/errors-of-statements.ts';
import { errorsOfWaivers } from '#lib/accounts/errors/errors-of-waivers.ts';
import { errorsOfLedger } from '#lib/books/errors/errors-of-ledger.ts';
import { errorsOfEvenings } from '#lib/business-day/errors/errors-of-evenings.ts';
import { errorsOfCash } from '#lib/cash/errors/errors-of-cash.ts';
import { errorsOfClearing } from '#lib/cheques/errors/errors-of-clearing.ts';
import { errorsOfWarkat } from '#lib/cheques/errors/errors-of-warkat.ts';
import { errorsOfTwoPersons } from '#lib/control/errors/errors-of-two-persons.ts';
import { errorsOfCustomers } from '#lib/customers/errors/errors-of-customers.ts';
import { errorsOfWalkIns } from '#lib/customers/errors/errors-of-walk-ins.ts';
import { errorsOfDeposits } from '#lib/deposits/errors/errors-of-deposits.ts';
import { errorsOfSettlement } from '#lib/payments/errors/errors-of-settlement.ts';
import { errorsOfTransfers } from '#lib/payments/errors/errors-of-transfers.ts';
import { errorsOfProfit } from '#lib/profit-sharing/errors/errors-of-profit.ts';
import { errorsOfRates } from '#lib/profit-sharing/errors/errors-of-rates.ts';
import { type ErrorDef, refusal, sentenceOf, technical } from './error-def.ts';
import { errorsOfFiles } from './errors-of-files.ts';
import { errorsOfProducts } from './errors-of-products.ts';
import { errorsOfService } from './errors-of-service.ts';
import { filled, type Language, wordsIn } from './words.ts';

/** The closed table lists everything that can go wrong, and how each outside sees it. */
export const errors = {
  VALIDATION: technical('30', 3, 400, 'Isian belum benar', 'Some input is not valid'),
  MALFORMED: technical('30', 3, 400, 'Permintaan tidak dapat dibaca', 'The request cannot be read'),
  KEY_REQUIRED: technical('30', 3, 400, 'Header Idempotency-Key wajib diisi', 'The Idempotency-Key header is required'),
  UNAUTHENTICATED: technical('97', 16, 401, 'Sesi tidak ada atau sudah berakhir', 'No session, or it has ended'),
  SESSION_LOCKED: technical('98', 9, 423, 'Layar terkunci, buka kunci dahulu', 'The screen is locked, unlock it first'),
  FORBIDDEN: technical('57', 7, 403, 'Anda tidak berwenang untuk ini', 'You have no right to do this'),
  CROSS_SITE: technical('57', 7, 403, 'Permintaan dari situs lain ditolak', 'Request from another site refused'),
  UNKNOWN_PATH: technical('12', 12, 404, 'Layanan tidak dikenal', 'Unknown service'),
  METHOD_NOT_ALLOWED: technical('12', 12, 405, 'Metode tidak dikenal untuk layanan ini', 'Method not allowed'),
  IN_FLIGHT: technical('09', 10, 409, 'Permintaan yang sama masih diproses', 'The same request is still in progress'),
  TOO_LARGE: technical('30', 3, 413, 'Permintaan terlalu besar', 'Request too large'),
  TOO_MANY: technical(
    '65',
    8,
    429,
    'Terlalu banyak permintaan, coba lagi sebentar',
    'Too many requests, try again shortly',
  ),
  LOOKED_ENOUGH: technical(
    '65',
    8,
    429,
    'Batas data yang boleh dilihat dalam satu jam ini sudah tercapai, lanjutkan pada jam berikutnya',
    'As much as may be looked at in an hour has been looked at, go on in the next hour',
  ),
  CORE_AWAY: technical('91', 14, 503, 'Core banking sedang tidak dapat dihubungi', 'The core is not reachable'),
  IDENTITY_AWAY: technical(
    '91',
    14,
    503,
    'Layanan masuk bank sedang tidak dapat dihubungi',
    'The sign-in service is not reachable',
  ),
  DEADLINE: technical('68', 4, 504, 'Core banking tidak menjawab tepat waktu', 'The core did not answer in time'),
  SYSTEM: technical('96', 13, 500, 'Terjadi kesalahan pada sistem', 'A system error occurred'),

  NOT_FOUND: refusal('25', 'Data tidak ditemukan', 'No such record'),
  ACCOUNT_NOT_FOUND: refusal('14', 'Rekening {rekening} tidak ditemukan', 'No such account {rekening}'),
  OVERRIDE_NEEDED: refusal('61', 'Transaksi perlu otorisasi {tingkat}', 'The transaction needs approval by {tingkat}'),
  ACCOUNT_BLOCKED: refusal('62', 'Rekening {rekening} diblokir', 'Account {rekening} is blocked'),
  ACCOUNT_DORMANT: refusal(
    '78',
    'Rekening {rekening} dorman, aktifkan dahulu',
    'Account {rekening} is dormant, reactivate it first',
  ),
  ACCOUNT_CLOSED: refusal('45', 'Rekening {rekening} sudah ditutup', 'Account {rekening} is closed'),
  SAME_ACCOUNT: refusal('12', 'Rekening debet dan kredit tidak boleh sama', 'Debit and credit account must differ'),
  CURRENCY_MISMATCH: refusal(
    '12',
    'Valuta rekening {rekening} bukan {valuta}',
    'Account {rekening} is not in {valuta}',
  ),
  DAY_CLOSED: refusal(
    '90',
    'Hari cabang {cabang} belum dibuka atau sudah ditutup',
    'The branch day of {cabang} is not open',
  ),
  DAY_CHANGED: refusal(
    '90',
    'Tanggal akuntansi cabang {cabang} sudah berganti, ulangi',
    'The accounting date of {cabang} has changed, try again',
  ),
  VALUE_DATE: refusal(
    '90',
    'Tanggal valuta {tanggal} di luar batas yang diizinkan',
    'The value date {tanggal} is beyond what is allowed',
  ),
  PERIOD_CLOSED: refusal(
    '90',
    'Bulan {bulan} sudah dibagikan atau ditutup',
    'The month {bulan} is already distributed or closed',
  ),
  DAY_NOT_READY: refusal(
    '90',
    'Cabang {cabang} belum dapat ditutup: {sebab}',
    'Branch {cabang} cannot be closed yet: {sebab}',
  ),
  CALENDAR_MISSING: refusal(
    '90',
    'Kalender libur tahun {tahun} belum diisi, {tanggal} tidak dapat dibuka',
    'The calendar of {tahun} has no holidays yet, {tanggal} cannot be opened',
  ),
  DAY_ALREADY: refusal('90', 'Hari cabang {cabang} sudah {status}', 'The day of branch {cabang} is already {status}'),
  DAY_BANK_CLOSED: refusal(
    '90',
    'Cabang {cabang} belum dapat dibuka: kantor pusat belum membuka hari bank berikutnya',
    'Branch {cabang} cannot open yet: head office has not opened the next bank day',
  ),
  DAY_BEHIND: refusal(
    '90',
    'Cabang {cabang} masih berjalan pada hari sebelumnya: tutup dahulu, atau tutup paksa',
    'Branch {cabang} still works on an earlier day: close it first, or close it by force',
  ),
  DAY_NOT_BEHIND: refusal(
    '90',
    'Hari cabang {cabang} sudah ditutup, tidak ada yang ditutup paksa',
    'The day of branch {cabang} is closed, there is nothing to close by force',
  ),
  ...errorsOfEvenings,
  ...errorsOfCash,
  ...errorsOfClearing,
  ...errorsOfWarkat,
  ...errorsOfLedger,
  RATE_MISSING: refusal('90', 'Kurs {valuta} hari ini belum ditetapkan', 'The rate of {valuta} is not set for today'),
  ...errorsOfRates,
  ...errorsOfSettlement,
  ...errorsOfTransfers,
  ...errorsOfWalkIns,
  ...errorsOfWaivers,
  ALREADY_REVERSED: refusal(
    '40',
    'Transaksi {referensi} sudah direversal atau dikoreksi',
    'Transaction {referensi} is already reversed or corrected',
  ),
  NOT_REVERSIBLE: refusal(
    '40',
    'Transaksi {referensi} tidak dapat direversal: {sebab}',
    'Transaction {referensi} cannot be reversed: {sebab}',
  ),
  NOT_CORRECTABLE: refusal(
    '40',
    'Transaksi {referensi} tidak dapat dikoreksi: {sebab}',
    'Transaction {referensi} cannot be corrected: {sebab}',
  ),
  KEY_REUSED: refusal(
    '94',
    'Kunci permintaan ini sudah dipakai untuk isian lain',
    'This request key was used with other input',
  ),
  FLOW_STATE: refusal(
    '40',
    'Status sudah {status}, tindakan ini tidak berlaku lagi',
    'Already {status}, this action no longer applies',
  ),
  FLOW_ACTION: refusal(
    '57',
    'Tindakan {tindakan} tidak tersedia pada status ini',
    'Action {tindakan} is not available in this state',
  ),
  DRAFTS_ENOUGH: refusal(
    '40',
    'Anda sudah menyimpan {jumlah} draf: lanjutkan atau batalkan yang ada dahulu',
    'You keep {jumlah} drafts already: go on with or cancel some of them first',
  ),
  ...errorsOfFiles,
  ...errorsOfCards,
  ...errorsOfHolds,
  ...errorsOfPassbooks,
  ...errorsOfProducts,
  ...errorsOfClosing,
  ...errorsOfDeposits,
  ...errorsOfOpening,
  ...errorsOfMaintenance,
  ...errorsOfCustomers,
  ...errorsOfProfit,
  ...errorsOfService,
  ...errorsOfStanding,
  ...errorsOfStatements,
  ...errorsOfTwoPersons,
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
