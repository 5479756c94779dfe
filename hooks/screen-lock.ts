import { useEffect, useSyncExternalStore } from 'react';
import { access } from '#services/access.ts';
import { ApiError } from '#services/api-error.ts';
import { callCommand, callRecord, newKey } from '#services/client.ts';
import { noteHand } from '#services/hand.ts';
import { onLocked } from '#services/session-signals.ts';

/**
 * Whether the screen is locked. The lock itself is kept by the core, for the whole session; this is what the tab knows of
 * it, told to the other tabs through the local storage. 'unknown' until something has happened here: then the session says.
 */
type Lock = 'unknown' | 'locked' | 'open';

/** The entry by which tabs tell each other: T or F, and when. */
const KEY = 'amanah.kunci';
/** A core that could not be told of the lock is told again. */
const RETRY_MS = 5_000;

let lock: Lock = 'unknown';
const listeners = new Set<() => void>();

function become(next: Lock): void {
  if (lock === next) return;
  lock = next;
  for (const listener of listeners) listener();
}

const tellTabs = (flag: 'T' | 'F') => localStorage.setItem(KEY, `${flag}:${Date.now()}`);

async function tellCore(key: string): Promise<void> {
  if (lock !== 'locked') return;
  try {
    await callCommand(access.lock, {}, { key });
  } catch (error) {
    // Refused: the session is locked already, or over. Out of reach: the screen is locked here, and the core must know.
    if (error instanceof ApiError && error.uncertain) setTimeout(() => void tellCore(key), RETRY_MS);
  }
}

/** Locks the screens of this session: this tab and the others at once, and at the core, so that no reload gets past. */
export function lockScreen(): void {
  if (lock === 'locked') return;
  become('locked');
  tellTabs('T');
  void tellCore(newKey());
}

/** Opens them again with the own password. Throws ApiError. */
export async function unlockScreen(password: string): Promise<void> {
  await callCommand(access.unlock, { password }, { key: newKey() });
  become('open');
  tellTabs('F');
}

/** Lets the core hear that a hand is at work. A core that is away hears it the next time. */
export function tellAlive(): void {
  noteHand();
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

/** True while the screen is locked; `atCore` is what the session said when it was last asked. */
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

/** For tests: a browser that knows nothing yet. */
export const forgetLock = (): void => become('unknown');
