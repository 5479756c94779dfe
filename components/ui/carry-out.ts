import { message } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import { confirm, progress, tell } from './popup.ts';

interface Step<T> {
  /** Above the question; Confirmation when left out. */
  readonly title?: string;
  /** Asked before anything is sent. */
  readonly question: string;
  /** What the question is about, line by line. */
  readonly about?: readonly (readonly [label: string, value: string])[];
  /** The two answers, when they are not Ya and Batal. */
  readonly answers?: { readonly yes: string; readonly no: string };
  readonly work: () => Promise<T>;
  /** Said after success. */
  readonly done: (result: T) => string;
}

/** Every sentence of a refusal: what it is, which field, why an approval is needed. */
export function refusalText(error: ApiError): string {
  const details = [...error.violations.map(({ pesan }) => pesan), ...error.alasan.map(({ pesan }) => pesan)];
  return [error.message, ...details].join('. ');
}

/**
 * The popup of a failed submission: what did not get through, or broke, is an Error; a refusal is an Info. A lost session
 * or a locked one has a dialog of its own, which this must not cover.
 */
export async function tellFailure(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) {
    await tell('error', message('popup.error'), error instanceof Error ? error.message : String(error));
    return;
  }
  if (error.ofSession) return;
  const broken = error.status === 0 || error.status >= 400;
  const title = message(broken ? 'popup.error' : 'popup.info');
  await tell(broken ? 'error' : 'info', title, refusalText(error), error.correlationId);
}

/** The work under its progress; what came of it the caller tells. Throws what the work throws. */
export const underway = <T>(work: () => Promise<T>): Promise<T> => progress(message('popup.mengirim'), work);

/** The end of the ceremony: progress, result. Throws what the work throws. */
export async function submitted<T>({ work, done }: Pick<Step<T>, 'work' | 'done'>): Promise<T> {
  const result = await underway(work);
  await tell('success', message('popup.berhasil'), done(result));
  return result;
}

/** One command with its ceremony: question, progress, result. Answers null when declined; throws what the work throws. */
export async function asked<T>({ title, question, about, answers, ...step }: Step<T>): Promise<T | null> {
  const { yes, no } = answers ?? { yes: message('aksi.ya'), no: message('aksi.batal') };
  if (
    !(await confirm({ title: title ?? message('popup.konfirmasi'), text: question, yes, no, ...(about && { about }) }))
  )
    return null;
  return submitted(step);
}

/** As `asked`, telling a failure itself. Answers null when declined or refused. */
export async function carryOut<T>(step: Step<T>): Promise<T | null> {
  try {
    return await asked(step);
  } catch (error) {
    await tellFailure(error);
    return null;
  }
}
