import { useSession as useAuthSession } from 'next-auth/react';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ActionId } from '#lib/access/popups.ts';
import { READS_ONLY } from '#lib/access/reads-only.ts';
import { hasSession, signOut as requestSignOut } from '#services/client.ts';
import { access } from '#services/control/access.ts';
import { onUnauthorised } from '#services/session-signals.ts';
import type { SessionStatus, SessionUser } from '#types/session.ts';
import { logClientError } from './client-log.ts';
import { forgetAllDrafts } from './drafts.ts';
import { liftLeaveGuards } from './use-leave-guard.ts';
import { useRecord } from './use-record.ts';

export interface SessionState {
  /** It is null while loading and on the way to the sign-in page. */
  readonly user: SessionUser | null;
  readonly status: 'loading' | 'authenticated';
  /** The session could not be fetched; the hook asks for it again by itself. */
  readonly away: boolean;
  /** It has the status of the session and its holder's settings; null when `user` is. */
  readonly sessionStatus: (SessionStatus & { readonly expires: string }) | null;
  signOut(): Promise<void>;
  /** Asks anew for the user and the status of the session. */
  refresh(): void;
}

/** Returns where a page without a session goes: the sign-in page, which comes back here afterwards. */
export function signInAddress(callbackUrl: string): string {
  return `/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
}

/** next-auth listens to this entry of the local storage: other tabs read their session again. */
const MESSAGE = 'nextauth.message';
const messageOf = (trigger: string) =>
  JSON.stringify({ event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) });
const notifyOtherTabs = () => localStorage.setItem(MESSAGE, messageOf('signout'));
/** This tab hears nothing of its own writing, so it gets the message here. */
const notifyThisTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: MESSAGE, newValue: messageOf('getSession') }));

/** Ends the session here and at the identity provider, then goes to the sign-out page. Throws ApiError. */
async function signOut(): Promise<void> {
  const url = await requestSignOut();
  notifyOtherTabs();
  liftLeaveGuards();
  window.location.assign(url);
}

/** Signs out by the user's will: nothing that was typed stays behind, and nothing asks once more. */
async function signOutByWill(): Promise<void> {
  await signOut();
  forgetAllDrafts();
}

/** A session that could not be fetched is asked for again after this pause. */
const RETRY_MS = 5_000;
let checking = false;
/** The session could not be fetched when it was last asked for. */
let away = false;
const awayListeners = new Set<() => void>();
function setAway(now: boolean): void {
  away = now;
  for (const listener of awayListeners) listener();
}
function onAway(listener: () => void): () => void {
  awayListeners.add(listener);
  return () => void awayListeners.delete(listener);
}

/**
 * Asks once more, since the sign-in library takes a session that could not be fetched for one that is over: only a server that answers
 * that there is none sends the browser to the sign-in page; one that does not answer is asked again, and the log keeps that.
 */
async function leaveIfOver(): Promise<void> {
  if (checking) return;
  checking = true;
  try {
    const alive = await hasSession();
    setAway(false);
    if (alive) notifyThisTab();
    else window.location.replace(signInAddress(window.location.href));
  } catch {
    setAway(true);
    logClientError('CLIENT_SESSION_ERROR', '/api/auth/session');
    setTimeout(() => void leaveIfOver(), RETRY_MS);
  } finally {
    checking = false;
  }
}

/** Returns the signed-in user; without a session the browser goes to the sign-in page. */
export function useSession(): SessionState {
  const { data, status, update } = useAuthSession({ required: true, onUnauthenticated: () => void leaveIfOver() });
  // It is kept while it is asked for anew, so that nothing on the screen begins again.
  const known = useRef(data);
  if (data) known.current = data;
  const user = data ?? known.current ?? null;
  const unreachable = useSyncExternalStore(
    onAway,
    () => away,
    () => false,
  );
  return {
    user,
    sessionStatus: user,
    status,
    away: unreachable,
    signOut: signOutByWill,
    refresh: () => void (unreachable ? leaveIfOver() : update()),
  };
}

/**
 * Returns menus, limits and own till of the signed-in user, whether the user sees every branch and whether they only read, as the core knows them
 * now. The session brings them the first time, so that the reads that depend on them start at once.
 */
export function useProfile() {
  const { user, sessionStatus } = useSession();
  const known = sessionStatus?.profil;
  const profile = useRecord(access.profile, {}, { enabled: user !== null, ...(known && { known }) });
  const canOpen = useCallback((menu: ActionId) => profile.data?.menu_id.includes(menu) ?? false, [profile.data]);
  return {
    ...profile,
    canOpen,
    headOffice: profile.data?.kantor_pusat === 'T',
    readsOnly: profile.data?.menu_id.includes(READS_ONLY) ?? false,
  };
}

/**
 * Handles a session that ended while the app was open (HTTP 401, or the session itself says so): `warn` shows the dialog,
 * with the reason where one is known, and resolves when it is closed, then the session is ended for good. Many calls may
 * fail at once; the dialog is shown once.
 */
export function useExpiredSession(warn: (sebab: string) => Promise<unknown>, ended: string): void {
  const end = useRef<((sebab: string) => void) | null>(null);
  useEffect(() => {
    let shown = false;
    end.current = (sebab) => {
      if (shown) return;
      shown = true;
      void warn(sebab)
        .then(signOut)
        .catch(() => {
          liftLeaveGuards();
          window.location.replace(signInAddress(window.location.href));
        });
    };
    onUnauthorised(end.current);
    return () => onUnauthorised(null);
  }, [warn]);
  useEffect(() => {
    if (ended !== '') end.current?.(ended);
  }, [ended]);
}
