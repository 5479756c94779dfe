import type { Attempts } from '#hooks/use-attempts.ts';
import { message } from '#lib/messages/id.ts';
import { ApiError } from '#services/api-error.ts';
import type { Posting } from '#types/proto/common.ts';
import { showFailure } from './failure.ts';
import { learnt, postedText, wantedAgain } from './lost-answer.ts';
import { confirm, notify, progress } from './popup.ts';

/** Asks before anything is sent. The button that agrees names its action by a verb, never a mere yes. */
export interface Question {
  /** Above the question; Confirmation when left out. */
  readonly title?: string;
  readonly text: string;
  readonly yes: string;
  /** Batal when left out. */
  readonly no?: string;
  /** Describes the subject of the question, line by line. */
  readonly about?: readonly (readonly [label: string, value: string])[];
}

/** Returns the question before a transaction is sent; its title and answers are those of the specification, to the letter. */
export const prescribed = (text: string, about: NonNullable<Question['about']>): Question => ({
  title: message('popup.lanjutkan'),
  text,
  about,
  yes: message('popup.yes'),
  no: message('popup.cancel'),
});

interface Step<T> {
  readonly question: Question;
  readonly work: () => Promise<T>;
  /** After success, before anything is said of it. */
  readonly onAccepted?: () => void;
  /** Said after success. */
  readonly done: (result: T) => string;
  /** Reports the success itself, without a popup that has to be answered; returns false where it leaves that to the popup. */
  readonly report?: (result: T, said: string) => boolean;
  /** A command that returns a posting has these attempts: they ask the core for the result when its answer is lost. */
  readonly attempts?: Attempts;
}

type Sending<T> = Pick<Step<T>, 'work' | 'onAccepted' | 'attempts'>;

/**
 * Runs the work under its progress. A lost answer is unknown, not failed: the core is asked, and what it did not carry out may be sent again.
 * `found`: it was carried out, and only the question to the core showed it. Returns null when it did not come about.
 */
async function carried<T>({ work, onAccepted, attempts }: Sending<T>): Promise<{ result: T; found: boolean } | null> {
  for (;;) {
    try {
      const result = await progress(message('popup.mengirim'), work);
      onAccepted?.();
      return { result, found: false };
    } catch (error) {
      if (!attempts || !(error instanceof ApiError) || !error.uncertain) throw error;
      // A request that got lost shows an Error with the server's words; the core is asked after it whether it acted all the same.
      await showFailure(error);
      const outcome = await learnt(attempts);
      if (outcome?.status === 'SUDAH') {
        onAccepted?.();
        return { result: outcome.posting as T, found: true };
      }
      if (outcome === null || !(await wantedAgain())) return null;
    }
  }
}

/** Runs the work under its progress; the caller reports the result. Null when it did not come about; throws what the work throws. */
export async function underway<T>(step: Sending<T>): Promise<T | null> {
  return (await carried(step))?.result ?? null;
}

/** Ends the ceremony: progress, result. Returns null when it did not come about; throws what the work throws. */
export async function submitted<T>(step: Sending<T> & Pick<Step<T>, 'done' | 'report'>): Promise<T | null> {
  const end = await carried(step);
  if (end === null) return null;
  const text = (end.found && postedText(end.result as Posting)) || step.done(end.result);
  // A posting that only the question to the core has shown is read and answered, never shown in passing.
  if (end.found || !step.report?.(end.result, text)) await notify('success', message('popup.berhasil'), text);
  return end.result;
}

/** Runs one command with its ceremony: question, progress, result. Returns null when declined; throws what the work throws. */
export async function asked<T>({ question, ...step }: Step<T>): Promise<T | null> {
  const sure = { title: message('popup.konfirmasi'), no: message('aksi.batal'), ...question };
  if (!(await confirm(sure))) return null;
  return submitted(step);
}

/** Works as `asked`, and reports a failure itself. Returns null when declined or refused. */
export async function carryOut<T>(step: Step<T>): Promise<T | null> {
  try {
    return await asked(step);
  } catch (error) {
    await showFailure(error);
    return null;
  }
}
