import type { ReactNode } from 'react';
import { asked, type Question, submitted } from '#components/kit/ui/carry-out.ts';
import { showFailure } from '#components/kit/ui/failure.ts';
import { postedText, settledBefore } from '#components/kit/ui/lost-answer.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { useAttempts } from '#hooks/use-attempts.ts';
import { type Command, useCommand } from '#hooks/use-command.ts';
import { useDraftPlace } from '#hooks/use-draft-place.ts';
import type { CommandEndpoint } from '#services/client.ts';
import type { Posting } from '#types/proto/common.ts';
import { OpenAttempt } from './open-attempt.tsx';

interface Sending<T> {
  /** Asks this before it sends; left out where the user has agreed already. */
  readonly question?: Question;
  readonly work: () => Promise<T>;
  readonly done: (result: T) => string;
}

export interface CashCommand<E extends CommandEndpoint> extends Command<E> {
  /** Question, progress and result; a lost answer is asked for before anything is sent again. Throws what the work throws. */
  carry<T>(step: Sending<T>): Promise<T | null>;
  /** As `carry`, telling a failure itself. */
  carryOut<T>(step: Sending<T>): Promise<T | null>;
  /** Shows an attempt that was sent from here and got no answer, also before a reload. */
  readonly notice: ReactNode;
}

/**
 * A command of a window that moves cash, as careful as a form: its key outlives a reload, and what became of an attempt whose
 * answer was lost is learnt before anything new leaves. `route` names what it is about: of two handovers the attempts are two.
 */
export function useCashCommand<E extends CommandEndpoint>(endpoint: E, route: string): CashCommand<E> {
  const t = useT();
  const attempts = useAttempts(useDraftPlace(route));
  const command = useCommand(endpoint, attempts);
  const show = (posting: Posting) =>
    void notify('success', t('kirim.sebelumnya'), postedText(posting) || t('kirim.sebelumnyaTeks'));
  const carry: CashCommand<E>['carry'] = async ({ question, ...step }) => {
    if (!(await settledBefore(attempts, show))) return null;
    return question === undefined ? submitted({ ...step, attempts }) : asked({ question, ...step, attempts });
  };
  return {
    ...command,
    carry,
    carryOut: async (step) => {
      try {
        return await carry(step);
      } catch (error) {
        await showFailure(error);
        return null;
      }
    },
    notice: <OpenAttempt attempts={attempts} onSettled={() => undefined} onShow={show} />,
  };
}
