import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#services/api-error.ts';
import { callCommand, callRecord, newKey } from '#services/client.ts';
import { access } from '#services/control/access.ts';
import { onLocked } from '#services/session-signals.ts';
import { recordUserActivity } from '#services/user-activity.ts';

/**
 * The core keeps the lock itself, for the whole session; this is the tab's knowledge of it, shared with the other tabs through the local
 * storage. 'unknown' until something has happened here: then the session says.
 */
type Lock = 'unknown' | 'locked' | 'open';

/** Tabs inform each other by this entry: T or F, and when. */
const KEY = 'amanah.kunci';
/** A core that did not get the lock gets it again after this pause. */
const RETRY_MS = 5_000;

let lock: Lock = 'unknown';
const listeners = new Set<() => void>();

function become(next: Lock): void {
  if (lock === next) return;
  lock = next;
  for (const listener of listeners) listener();
}

const notifyTabs = (flag: 'T' | 'F') => localStorage.setItem(KEY, `${flag}:${Date.now()}`);

async function reportLock(key: string): Promise<void> {
  if (lock !== 'locked') return;
  try {
    await callCommand(access.lock, {}, { key });
  } catch (error) {
    // Refused: the session is locked already, or over. Out of reach: the screen is locked here, and the core must know.
    if (error instanceof ApiError && error.uncertain) setTimeout(() => void reportLock(key), RETRY_MS);
  }
}

/** Locks the screens of this session: this tab and the others at once, and at the core, so that no reload gets past. */
export function lockScreen(): void {
  if (lock === 'locked') return;
  become('locked');
  notifyTabs('T');
  void reportLock(newKey());
}

/** Opens them again with the own password. Throws ApiError. */
export async function unlockScreen(password: string): Promise<void> {
  await callCommand(access.unlock, { password }, { key: newKey() });
  become('open');
  notifyTabs('F');
}

/** Reports user activity to the core. A core that is away gets it the next time. */
export function reportActivity(): void {
  recordUserActivity();
  void callRecord(access.profile, {}).catch(() => undefined);
}

/** Another tab says it was unlocked: only the core's word opens this one. */
async function openIfSo(): Promise<void> {
  const profile = await callRecord(access.profile, {}).catch(() => null);
  if (profile?.terkunci === 'F') become('open');
}

function onStorage(event: StorageEvent): void {
  if (event.key !== KEY || event.newValue === null) return;
  if (event.newValue.startsWith('T')) become('locked');
  else void openIfSo();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns true while the screen is locked; `atCore` is the last answer of the session. */
export function useScreenLock(atCore: boolean): boolean {
  const known = useSyncExternalStore<Lock>(
    subscribe,
    () => lock,
    () => 'unknown',
  );
  useEffect(() => {
    window.addEventListener('storage', onStorage);
    onLocked(() => become('locked'));
    return () => {
      window.removeEventListener('storage', onStorage);
      onLocked(null);
    };
  }, []);
  return known === 'unknown' ? atCore : known === 'locked';
}

/** Resets the lock for tests: a browser that knows nothing yet. */
export const forgetLock = (): void => become('unknown');
