import { type ReactNode, useState } from 'react';
import { showFailure } from '#components/kit/ui/failure.ts';
import { ApiError } from '#services/api-error.ts';
import { OverrideDialog } from './override/dialog.tsx';
import type { SummaryLine } from './summary.tsx';

interface Releasable {
  /** Holds exactly what is sent: the supervisor's grant holds for nothing else. */
  readonly flowData: Readonly<Record<string, unknown>>;
  /** Lists what is released, for the supervisor's window. */
  readonly about: readonly SummaryLine[];
  /** Sends it; with the supervisor's grant once there is one. Throws what the core refuses. */
  readonly send: (token?: string) => Promise<unknown>;
}

interface Asked extends Releasable {
  readonly error: ApiError;
}

/** Sends what may need a second person: where one is asked for, that person's window opens, and the grant sends it again. */
export function useRelease(flowCode: string): {
  readonly release: (what: Releasable) => Promise<void>;
  readonly window: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const attempt = async (what: Releasable, token?: string) => {
    try {
      await what.send(token);
    } catch (error) {
      if (error instanceof ApiError && error.respCode === '61' && error.alasan.length > 0) setAsked({ ...what, error });
      else await showFailure(error);
    }
  };
  const window = asked ? (
    <OverrideDialog
      flowCode={flowCode}
      flowData={asked.flowData}
      level={asked.error.alasan[0]?.tingkat ?? ''}
      reasons={asked.error.alasan}
      about={asked.about}
      onGranted={(token) => {
        setAsked(null);
        void attempt(asked, token);
      }}
      onClose={() => setAsked(null)}
    />
  ) : null;
  return { release: (what) => attempt(what), window };
}
