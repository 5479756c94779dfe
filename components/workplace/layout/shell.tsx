import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useOverlay } from '#components/workplace/palette/overlay.tsx';
import { rememberScreen } from '#components/workplace/palette/recent.ts';
import { SearchProvider } from '#components/workplace/palette/search.ts';
import { useRememberedLanguage } from '#hooks/language.ts';
import { isNarrow, useNarrow } from '#hooks/use-narrow.ts';
import { type SessionState, useSession } from '#hooks/use-session.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { offline } from '#services/api-error.ts';
import { LockScreen } from './lock-screen.tsx';
import { MenuTree } from './menu-tree.tsx';
import { PleaseWait } from './please-wait.tsx';
import { ScreenGuard } from './screen-guard.tsx';
import { SessionNotices } from './session-notices.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { UnderWay } from './under-way.tsx';
import { useSessionStatus } from './use-session-status.ts';
import { useOwnSettings } from './use-settings.ts';

/** The column opens first, its menu appears when the movement has ended. */
const OPENING_MS = 500;

/**
 * Holds the sidebar's state: open or not, and the end of its opening movement. It closes where a window becomes as narrow as a phone, and opens
 * beside the page in a wide one.
 */
function useSidebar() {
  const narrow = useNarrow();
  const [open, setOpen] = useState(true);
  const [settled, setSettled] = useState(true);
  useEffect(() => setOpen(!narrow), [narrow]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(open), open ? OPENING_MS : 0);
    return () => clearTimeout(timer);
  }, [open]);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const closeIfNarrow = useCallback(() => {
    if (isNarrow()) setOpen(false);
  }, []);
  return { open, shown: open && settled, toggle, closeIfNarrow };
}

/** The page below: kept through a lock with all that was typed, but not begun under one. */
function useBegun(open: boolean): boolean {
  const [begun, setBegun] = useState(open);
  if (open && !begun) setBegun(true);
  return begun;
}

/** Shows that the session is loading, or that it does not load. */
function NotBegun({ session }: { readonly session: SessionState }) {
  if (session.user === null && session.away) return <ErrorState error={offline(0)} onRetry={session.refresh} />;
  return <Skeleton lines={6} />;
}

interface ShellProps {
  /** Receives the number of seconds after which the session should be asked for again. */
  readonly onPolling?: (seconds: number) => void;
  readonly children: ReactNode;
}

/** The frame of every screen: top bar, role-based sidebar, content. Nothing of a page runs before the session is known. */
export function Shell({ onPolling, children }: ShellProps) {
  const t = useT();
  const session = useSession();
  const sidebar = useSidebar();
  useShortcuts([{ keys: 'Ctrl+B', label: t('shell.menu'), everywhere: true, run: sidebar.toggle }]);
  const { locked, ended } = useSessionStatus(session);
  const begun = useBegun(session.user !== null && !locked);
  const user = session.user?.id_user ?? '';
  useRememberedLanguage(user);
  useOwnSettings(user, session.sessionStatus?.setelan);
  const polling = session.sessionStatus?.polling_detik ?? 0;
  useEffect(() => onPolling?.(polling), [onPolling, polling]);
  const { overlay, search, searchFor, help } = useOverlay(user, session.user?.role_id ?? []);
  const { pathname } = useRouter();
  useEffect(() => {
    if (user !== '') rememberScreen(user, pathname);
  }, [user, pathname]);

  return (
    <MenuTree roles={begun ? (session.user?.role_id ?? []) : []}>
      <a className="skip-link" href="#content">
        {t('shell.lompat')}
      </a>
      <TopBar session={session} sidebarOpen={sidebar.open} onToggle={sidebar.toggle} onSearch={search} onHelp={help} />
      <div className={`shell moving ${sidebar.open ? 'with-sidebar' : ''}`.trim()}>
        {/* The menu button opens this column: the column is there before its menu. */}
        <div id="sidebar">
          {sidebar.shown && begun && session.user ? (
            <Sidebar roles={session.user.role_id} known={session.sessionStatus?.profil?.menu_id} />
          ) : null}
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: closing the sidebar by touch; by keyboard it is the menu button. */}
        <main id="content" className="content" tabIndex={-1} onClick={sidebar.closeIfNarrow}>
          {begun ? (
            <SearchProvider value={searchFor}>
              <ScreenGuard pathname={pathname}>{children}</ScreenGuard>
            </SearchProvider>
          ) : (
            <NotBegun session={session} />
          )}
        </main>
      </div>
      {overlay}
      <UnderWay />
      <PleaseWait />
      {session.sessionStatus ? (
        <SessionNotices
          idleMinutes={session.sessionStatus.kunci_menit}
          expires={session.sessionStatus.expires}
          locked={locked}
        />
      ) : null}
      {locked && session.user ? (
        <LockScreen name={session.user.nama_user} ended={ended} signOut={session.signOut} />
      ) : null}
    </MenuTree>
  );
}
