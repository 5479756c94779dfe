import { useSession as useAuthSession } from 'next-auth/react';
import { useCallback, useEffect } from 'react';
import type { MenuId } from '#lib/access.ts';
import type { RoleId } from '#lib/roles.ts';
import { access } from '#services/access.ts';
import { onUnauthorised, signOut as requestSignOut } from '#services/client.ts';
import type { SessionUser } from '#types/session.ts';
import { forgetAllDrafts } from './drafts.ts';
import { liftLeaveGuards } from './use-leave-guard.ts';
import { useRecord } from './use-record.ts';

export interface SessionState {
  /** Null while loading and on the way to the sign-in page. */
  readonly user: SessionUser | null;
  readonly status: 'loading' | 'authenticated';
  /** True when the user holds one of these roles. */
  hasRole(...roles: RoleId[]): boolean;
  signOut(): Promise<void>;
}

/** Where a page without a session goes: the sign-in page, which comes back here afterwards. */
export function signInAddress(callbackUrl: string): string {
  return `/auth/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl })}`;
}

/** next-auth listens to this entry of the local storage: other tabs look at their session again. */
function tellOtherTabs(): void {
  const message = { event: 'session', data: { trigger: 'signout' }, timestamp: Math.floor(Date.now() / 1000) };
  localStorage.setItem('nextauth.message', JSON.stringify(message));
}

/** Ends the session here and at the identity provider, then goes to the sign-out page. Throws ApiError. */
async function signOut(): Promise<void> {
  const url = await requestSignOut();
  tellOtherTabs();
  liftLeaveGuards();
  window.location.assign(url);
}

/** A sign-out by will: nothing that was typed stays behind, and nothing asks once more. */
async function signOutByWill(): Promise<void> {
  await signOut();
  forgetAllDrafts();
}

/** The signed-in user; without a session the browser is sent to the sign-in page. */
export function useSession(): SessionState {
  const { data, status } = useAuthSession({
    required: true,
    onUnauthenticated: () => window.location.replace(signInAddress(window.location.href)),
  });
  const user = status === 'authenticated' ? data : null;
  const hasRole = (...roles: RoleId[]) => roles.some((role) => user?.role_id.includes(role) ?? false);
  return { user, status, hasRole, signOut: signOutByWill };
}

/** Menus, limits and own till of the signed-in user, as the core knows them now. */
export function useProfile() {
  const { user } = useSession();
  const profile = useRecord(access.profile, {}, { enabled: user !== null });
  const canOpen = useCallback((menu: MenuId) => profile.data?.menu_id.includes(menu) ?? false, [profile.data]);
  return { ...profile, canOpen };
}

/**
 * Handles a session that ended while the app was open (HTTP 401): `warn` shows the dialog and resolves when it is
 * closed, then the session is ended for good. Many calls may fail at once; the dialog is shown once.
 */
export function useExpiredSession(warn: () => Promise<unknown>): void {
  useEffect(() => {
    let shown = false;
    onUnauthorised(() => {
      if (shown) return;
      shown = true;
      void warn()
        .then(signOut)
        .catch(() => {
          liftLeaveGuards();
          window.location.replace(signInAddress(window.location.href));
        });
    });
    return () => onUnauthorised(null);
  }, [warn]);
}
