import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { useToast } from '#components/kit/ui/toast.tsx';
import { inboxStream } from '#hooks/inbox-stream.ts';
import { useScreenLock } from '#hooks/screen-lock.ts';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import { useIsWithin } from '#hooks/use-is-within.ts';
import { type SessionState, useExpiredSession } from '#hooks/use-session.ts';
import { isMessageKey, messageOf } from '#lib/messages/id.ts';

/** Items that one end of day ends arrive as one piece of news. */
const NOTICE_INTERVAL_MS = 10_000;

/** The words of reminders are the business day's, and load with the first of them. The note on the home stays where this news does not come. */
async function tellReminder(toast: ReturnType<typeof useToast>): Promise<void> {
  const said = await import('./latest-reminder.ts').then(({ latestReminder }) => latestReminder()).catch(() => null);
  if (said !== null) toast(said, 'warn');
}

/** A session that is over under a locked screen: what is said there, and the way on. */
export interface Ended {
  readonly text: string;
  readonly leave: () => void;
}

/**
 * Follows whether this session still counts. It may be locked, which closes the stream as well; it may be over, which a message says once with
 * its reason, on the locked screen where there is one. Changed rights are asked for anew.
 */
export function useSessionStatus(session: SessionState): { readonly locked: boolean; readonly ended: Ended | null } {
  const { user, sessionStatus, refresh } = session;
  const t = useT();
  const toast = useToast();
  const locked = useScreenLock(sessionStatus?.terkunci === 'T');
  const idUser = user?.id_user ?? '';
  // One close ends many items: their maker gets one message, not one for each.
  const justNotified = useRef(false);
  const notifyEnded = useCallback(() => {
    if (justNotified.current) return;
    justNotified.current = true;
    setTimeout(() => {
      justNotified.current = false;
    }, NOTICE_INTERVAL_MS);
    toast(t('flow.diakhiriPemberitahuan'), 'warn');
  }, [t, toast]);
  const covered = useRef(locked);
  const [ended, setEnded] = useState<Ended | null>(null);
  const client = useQueryClient();
  useEffect(() => {
    // The core refused whatever was asked for under the lock.
    if (covered.current && !locked) void client.invalidateQueries();
    covered.current = locked;
  }, [locked, client]);
  const warn = useCallback(
    (sebab: string): Promise<unknown> => {
      const cause = `sesi.sebab.${sebab}`;
      const text = [t('popup.sesiHabisTeks'), ...(isMessageKey(cause) ? [t(cause)] : [])].join('. ');
      if (!covered.current) return notify('warning', t('popup.sesiHabis'), text);
      return new Promise<void>((leave) => setEnded({ text, leave }));
    },
    [t],
  );
  const over = useIsWithin(sessionStatus ? Date.parse(sessionStatus.expires) : null, 0);
  useExpiredSession(warn, sessionStatus?.sebab_berakhir || (over ? 'WAKTU' : ''));
  useEffect(() => inboxStream.hold(locked), [locked]);
  useInboxRefresh(user !== null && !locked, refresh);
  useEffect(() => {
    // The user is not known yet: the stream would open, and close again for that of the user.
    if (idUser === '') return;
    return inboxStream.subscribe((event) => {
      if (event?.jenis === 'DIAKHIRI' && event.user_input === idUser) return notifyEnded();
      if (event?.jenis === 'LAPORAN')
        return event.flow_state === 'SIAP' ? toast(t('kabar.laporanSiap')) : toast(t('kabar.laporanGagal'), 'warn');
      if (event?.jenis === 'BERKALA') return toast(t('kabar.berkala'), 'warn');
      if (event?.jenis === 'PENGINGAT') return void tellReminder(toast);
      if (event?.jenis !== 'PERINGATAN') return;
      toast(
        t('desk.peringatan', { siapa: event.user_input, apa: messageOf('desk.peringatan.', event.flowCode) }),
        'warn',
      );
    });
  }, [t, toast, idUser, notifyEnded]);
  return { locked, ended };
}
