import { useRouter } from 'next/router';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useRememberedLanguage } from '#hooks/language.ts';
import { useInboxRefresh } from '#hooks/use-inbox.ts';
import { useExpiredSession, useSession } from '#hooks/use-session.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { rememberScreen } from '../palette/recent.ts';
import { useT } from '../ui/messages.tsx';
import { tell } from '../ui/popup.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { PleaseWait } from './please-wait.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

/** Below this width the sidebar lies over the page and closes with the first click beside it. */
const NARROW = 768;
/** The column opens first, its menu appears when the movement has ended. */
const OPENING_MS = 500;

const isNarrow = () => window.innerWidth < NARROW;

/** Whether the sidebar is open, and whether its opening movement has ended. */
function useSidebar() {
  const [open, setOpen] = useState(true);
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    if (isNarrow()) setOpen(false);
  }, []);
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

// Loaded when first opened: most clicks never need them.
const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('../palette/shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The palette and the list of shortcuts, one at a time, over whatever screen is open. */
function useOverlay(user: string) {
  const t = useT();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setShown(null), []);
  const search = useCallback(() => setShown('palette'), []);
  useShortcuts([
    { keys: 'Ctrl+K', label: t('pintasan.palet'), everywhere: true, run: user === '' ? undefined : search },
    { keys: '?', label: t('pintasan.daftar'), everywhere: true, run: () => setShown('shortcuts') },
  ]);
  const overlay = (
    <Suspense fallback={null}>
      {shown === 'palette' ? <Palette user={user} onClose={close} /> : null}
      {shown === 'shortcuts' ? <ShortcutsDialog onClose={close} /> : null}
    </Suspense>
  );
  return { overlay, search };
}

/** The frame of every screen: top bar, role-based sidebar, content. Nothing of a page runs before the session is known. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const session = useSession();
  const sidebar = useSidebar();
  const warn = useCallback(() => tell('warning', t('popup.sesiHabis'), t('popup.sesiHabisTeks')), [t]);
  useExpiredSession(warn);
  useInboxRefresh(session.user !== null);
  const user = session.user?.id_user ?? '';
  useRememberedLanguage(user);
  const { overlay, search } = useOverlay(user);
  const { pathname } = useRouter();
  useEffect(() => {
    if (user !== '') rememberScreen(user, pathname);
  }, [user, pathname]);

  return (
    <>
      <a className="skip-link" href="#content">
        {t('shell.lompat')}
      </a>
      <TopBar session={session} sidebarOpen={sidebar.open} onToggle={sidebar.toggle} onSearch={search} />
      <div className={`shell moving ${sidebar.open ? 'with-sidebar' : ''}`.trim()}>
        <div>{sidebar.shown && session.user ? <Sidebar roles={session.user.role_id} /> : null}</div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: closing the sidebar by touch; by keyboard it is the menu button. */}
        <main id="content" className="content" tabIndex={-1} onClick={sidebar.closeIfNarrow}>
          {session.user ? children : <Skeleton lines={6} />}
        </main>
      </div>
      {overlay}
      <PleaseWait />
    </>
  );
}
