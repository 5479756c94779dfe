import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callRecord } from '#services/client.ts';
import { flow } from '#services/control/flow.ts';
import type { Posting } from '#types/proto/common.ts';
import { type Attempt, forgetAttempt, readAttempt, saveAttempt } from './drafts.ts';
import { invalidateTopics } from './query-client.ts';

/** The core reports one of these for a key: carried out, with its answer; still at work; not carried out and never to be. */
export type Outcome =
  | { readonly status: 'SUDAH'; readonly posting: Posting }
  | { readonly status: 'PROSES' }
  | { readonly status: 'BELUM' };

export interface Attempts {
  /** The answer of this attempt was lost; null while there is none. `restored`: an earlier page has left it behind. */
  readonly open: (Attempt & { readonly restored: boolean }) | null;
  /** Returns the attempt as of this moment, for code that runs between two renderings. */
  current(): Attempt | null;
  /** Asks the core for the outcome; SUDAH and BELUM end the attempt. Throws ApiError. */
  ask(): Promise<Outcome>;
  /** Notes that the command is about to leave: from here on a reload must not lose its key. */
  begin(kunci: string): void;
  /** Returns true when the core's answer to `ask` settled this key. It serves no second time. */
  settled(kunci: string): boolean;
  /** Notes that the command was answered. */
  end(): void;
  /** Notes that the answer was lost. */
  lost(): void;
}

/**
 * Returns the attempts of one form, at most one open at a time. With a place they are kept beside the browser's draft of the form, so
 * that the key outlives a reload, an expired session and the way through the sign-in page.
 */
export function useAttempts(place: string | null = null): Attempts {
  const client = useQueryClient();
  const sent = useRef<{ readonly attempt: Attempt; readonly lost: boolean } | null>(null);
  const settled = useRef<{ readonly kunci: string; readonly outcome: Outcome } | null>(null);
  const [open, setOpen] = useState<Attempts['open']>(null);

  useEffect(() => {
    const stored = place === null ? null : readAttempt(place);
    if (stored === null) return;
    sent.current = { attempt: stored, lost: true };
    setOpen({ ...stored, restored: true });
  }, [place]);

  return useMemo(() => {
    const end = () => {
      sent.current = null;
      setOpen(null);
      if (place !== null) forgetAttempt(place);
    };
    return {
      open,
      current: () => (sent.current?.lost ? sent.current.attempt : null),
      begin: (kunci) => {
        const attempt = { kunci, at: new Date().toISOString() };
        sent.current = { attempt, lost: false };
        if (place !== null) saveAttempt(place, attempt);
      },
      settled: (kunci) => settled.current?.kunci === kunci,
      end,
      lost: () => {
        if (!sent.current) return;
        sent.current = { ...sent.current, lost: true };
        setOpen({ ...sent.current.attempt, restored: false });
      },
      ask: async () => {
        // Two may ask at once; the second gets the answer of the first.
        if (!sent.current) return settled.current?.outcome ?? { status: 'BELUM' };
        const { kunci } = sent.current.attempt;
        const { status, posting } = await callRecord(flow.keyStatus, { kunci });
        if (status === 'PROSES') return { status };
        const outcome: Outcome = status === 'SUDAH' && posting ? { status, posting } : { status: 'BELUM' };
        settled.current = { kunci, outcome };
        end();
        if (outcome.status === 'SUDAH') void invalidateTopics(client, flow.process.touches);
        return outcome;
      },
    };
  }, [open, place, client]);
}
