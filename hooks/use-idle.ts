import { useEffect, useState } from 'react';
import { watchUserActivity } from '#services/user-activity.ts';

/** The entry holds the time of the last user activity in this browser, in any tab. */
const KEY = 'amanah.aktif';
/** A person is warned so long before the end. */
const WARNED_MS = 60_000;
const TICK_MS = 1_000;
/** Tabs need not inform each other of every key. */
const REPORT_MS = 5_000;

/** The core locks a session without activity, so it gets a report this often within the time: long forms ask nothing. */
const BEATS = 3;

export interface IdleWatch {
  readonly onIdle: () => void;
  /** There was user activity since the last call. */
  readonly onAlive: () => void;
}

/**
 * Watches for a screen that nobody uses. Returns how many seconds are left once fewer than a minute are, null before. Activity in any tab
 * counts for all.
 */
export function useIdle(minutes: number, enabled: boolean, { onIdle, onAlive }: IdleWatch): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!enabled) return setLeft(null);
    let seen = Date.now();
    let reportedAt = 0;
    let beaten = seen;
    const rest = () => {
      const elsewhere = Number.parseInt(localStorage.getItem(KEY) ?? '0', 10);
      return Math.max(seen, elsewhere > Date.now() ? 0 : elsewhere) + minutes * 60_000 - Date.now();
    };
    const look = () => {
      const ms = rest();
      setLeft(ms <= WARNED_MS ? Math.max(0, Math.ceil(ms / 1000)) : null);
      if (ms <= 0) return onIdle();
      if (seen <= beaten || Date.now() - beaten < (minutes * 60_000) / BEATS) return;
      beaten = Date.now();
      onAlive();
    };
    const note = () => {
      // The first activity on a computer that was asleep comes before the clock is checked: too late is too late.
      if (rest() <= 0) return look();
      seen = Date.now();
      if (seen - reportedAt < REPORT_MS) return;
      reportedAt = seen;
      localStorage.setItem(KEY, String(seen));
    };
    note();
    const unwatch = watchUserActivity(note);
    const timer = setInterval(look, TICK_MS);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, [minutes, enabled, onIdle, onAlive]);
  return left;
}
