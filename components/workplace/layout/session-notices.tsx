import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { lockScreen, reportActivity } from '#hooks/screen-lock.ts';
import { useIdle } from '#hooks/use-idle.ts';
import { useIsWithin } from '#hooks/use-is-within.ts';
import { wallClock } from '#lib/dates.ts';

/** A person hears of the session's end this long before it. */
const SHOWN_FROM_MS = 5 * 60_000;
/** 'HH:MM' of a time of day. */
const CLOCK = 5;

const watch = { onIdle: lockScreen, onAlive: reportActivity };

interface SessionNoticesProps {
  readonly idleMinutes: number;
  /** The session ends at this instant. */
  readonly expires: string;
  readonly locked: boolean;
}

/** Warns of what is about to happen to the session: a screen that nobody uses will lock, a working day is over. */
export function SessionNotices({ idleMinutes, expires, locked }: SessionNoticesProps) {
  const t = useT();
  const left = useIdle(idleMinutes, !locked, watch);
  const end = Date.parse(expires);
  const ending = useIsWithin(Number.isNaN(end) ? null : end, SHOWN_FROM_MS);
  if (locked) return null;
  return (
    <div className="session-notices">
      {left === null ? null : (
        <Note tone="warn" role="alert" title={t('kunci.segera')}>
          <span aria-hidden="true">{`${t('kunci.sisa', { detik: left })}. `}</span>
          {t('kunci.lanjut')}
        </Note>
      )}
      {ending ? (
        <Note
          tone="warn"
          role="alert"
          title={t('sesi.akanBerakhir', { jam: wallClock(new Date(end)).time.slice(0, CLOCK) })}
        >
          {t('sesi.simpan')}
        </Note>
      ) : null}
    </div>
  );
}
