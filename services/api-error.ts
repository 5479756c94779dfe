import { NOT_NOW } from '#lib/errors/error-def.ts';
import type { Reason, SpokenViolation } from '#lib/errors/errors.ts';
import { message } from '#lib/messages/id.ts';

interface Failure {
  readonly respCode: string;
  readonly message: string;
  readonly status: number;
  readonly violations?: readonly SpokenViolation[];
  readonly alasan?: readonly Reason[];
  readonly correlationId?: string;
}

/** Every answer except resp_code '00' becomes one: a refusal, a malformed request, a lost session, a server out of reach. */
export class ApiError extends Error {
  readonly respCode: string;
  /** The HTTP status is 0 when no answer came. */
  readonly status: number;
  readonly violations: readonly SpokenViolation[];
  readonly alasan: readonly Reason[];
  readonly correlationId: string;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'ApiError';
    this.respCode = failure.respCode;
    this.status = failure.status;
    this.violations = failure.violations ?? [];
    this.alasan = failure.alasan ?? [];
    this.correlationId = failure.correlationId ?? '';
  }

  /** Returns the violations of single fields beyond the message itself; a refusal about one field says it once. */
  get ofFields(): readonly SpokenViolation[] {
    return this.violations.filter(({ pesan }) => pesan !== this.message);
  }

  /** Returns the text of each field's violation, by its name. */
  get byField(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.violations.map(({ field, pesan }) => [field, pesan]));
  }

  /** Returns true when the session is over or its screen locked: both have a screen of their own, which nothing may cover. */
  get ofSession(): boolean {
    return this.status === 401 || this.status === 423;
  }

  /** Returns true when it is unknown whether the server acted: the caller resends with the same key. */
  get uncertain(): boolean {
    return this.status === 0 || (this.status >= 500 && this.respCode !== NOT_NOW) || this.respCode === '09';
  }
}

/** Returns the error of no answer, or of one that nobody here wrote: a proxy's page, a connection cut. Status 0 when there was none at all. */
export const offline = (status: number) =>
  new ApiError({ respCode: '91', message: message('kesalahan.luring'), status });
