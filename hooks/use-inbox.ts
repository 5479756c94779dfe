import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { access } from '#services/control/access.ts';
import type { Topic } from '#services/endpoint.ts';
import { inboxStream } from './inbox-stream.ts';
import { invalidateTopics } from './query-client.ts';

/** The event reports changed rights: no item of the inbox, and everything may be open or closed now. */
const RIGHTS_CHANGED = 'AKSES';
/** The event reports that the day of a branch has moved. */
const DAY_MOVED = 'HARI';
/** Running ends of day report many times a second: the first is read at once, those of the next second together. */
const GATHER_MS = 1_000;

/** The event reports that a till, or cash between the boxes of the reader's branch, has moved on or was counted. */
const CASH_MOVED = 'KAS';

/** The event reports that something on the clearing desk has moved on. */
const CLEARING_MOVED = 'KLIRING';

/** The event reports that a report is further on. */
const REPORT_MOVED = 'PEKERJAAN';
/** A report is over: its maker gets the event, and no item of the inbox has moved. */
const REPORT_OVER = 'LAPORAN';
/** A due date of a periodic entry waits for its owner. */
const DUE_WAITS = 'BERKALA';

/** Somebody reminds the reader of what keeps the day of the branch from closing. */
const REMINDED = 'PENGINGAT';

/** Calls `act` at once, and once more at the end of a second in which it was asked for again. */
function gathered(act: () => void): { readonly ask: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const run = () => {
    again = false;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) run();
    }, GATHER_MS);
  };
  const ask = () => {
    if (timer === undefined) run();
    else again = true;
  };
  return { ask, end: () => clearTimeout(timer) };
}

/** The stream reports changes of these. */
const ALL_TOLD: readonly Topic[] = ['inbox', 'cabang', 'till', 'vault', 'kliring', 'pekerjaan', 'entri', 'pengingat'];

/** Screens get an answer in the next turn, and are drawn with it; this is the one after. */
const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Keeps every list and record of the inbox, of days, of tills and of clearing fresh while the app is open, and all of them once the reader's rights
 * have changed, which `onRights` reports. Only the shell uses it, once.
 */
export function useInboxRefresh(enabled: boolean, onRights: () => void): void {
  const client = useQueryClient();
  const latest = useRef(onRights);
  useEffect(() => {
    latest.current = onRights;
  });
  useEffect(() => {
    if (!enabled) return;
    const days = gathered(() => void invalidateTopics(client, ['cabang', 'till']));
    const unsubscribe = inboxStream.subscribe((event) => {
      if (event?.jenis === DAY_MOVED) return days.ask();
      if (event?.jenis === CASH_MOVED) return void invalidateTopics(client, ['till', 'vault', 'cabang']);
      if (event?.jenis === CLEARING_MOVED) return void invalidateTopics(client, ['kliring']);
      if (event?.jenis === REPORT_MOVED || event?.jenis === REPORT_OVER)
        return void invalidateTopics(client, ['pekerjaan']);
      if (event?.jenis === DUE_WAITS) return void invalidateTopics(client, ['entri']);
      if (event?.jenis === REMINDED) return void invalidateTopics(client, ['pengingat']);
      // The stream was away: whatever it reports may have moved unseen.
      if (event === null) return void invalidateTopics(client, ALL_TOLD);
      if (event.jenis !== RIGHTS_CHANGED) return void invalidateTopics(client, ['inbox']);
      latest.current();
      // Open rights come first: a screen, or the count beside its name, that was taken away is gone before it asks for a refusal.
      const open = [access.profile, access.sidebar].map(({ path }) => client.invalidateQueries({ queryKey: [path] }));
      void Promise.all(open)
        .then(drawn)
        .then(() => client.invalidateQueries());
    });
    return () => {
      unsubscribe();
      days.end();
    };
  }, [client, enabled]);
}
