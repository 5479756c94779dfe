import Router, { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { useChosenHome } from '#components/workplace/home/chosen-home.ts';
import { recentScreens } from '#components/workplace/palette/recent.ts';
import { useList } from '#hooks/use-list.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { whenIdle } from '#hooks/when-idle.ts';
import { flow } from '#services/control/flow.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import { Branch, Entries } from './menu-entries.tsx';
import { matchingNodes, useMenuGroups, usePins } from './menu-groups.ts';
import { menuAtRest, screensIn } from './menu-rest.ts';
import { useMenuTree } from './menu-tree.tsx';
import { QuickControls } from './quick-controls.tsx';

/** Beyond this a count is only "many". */
const COUNTED = 50;

/** Returns the count of items that wait behind a menu; '' for none. The inbox stream keeps it fresh. */
function useCounts(open: (id: string) => boolean): Readonly<Record<string, string>> {
  const waiting = useList(flow.waiting, { sizes: [COUNTED], enabled: open('menunggu'), quiet: true });
  const drafts = useList(flow.drafts, { sizes: [COUNTED], enabled: open('draf'), quiet: true });
  const mine = drafts.rows.filter((row) => row.flow_state === 'DRAFT' || row.flow_state === 'RETURNED').length;
  const shown = (count: number) => (count === 0 ? '' : count >= COUNTED ? `${COUNTED}+` : String(count));
  return { menunggu: shown(waiting.rows.length), draf: shown(mine) };
}

/** The group of screens that are opened with a customer waiting. */
const COUNTER = 'teller';
/** The group within it that is opened without one. */
const TILLS = 'kas';

/**
 * Loads and runs the scripts of the counter's screens, one after the other, while the browser has nothing else to do: run only at the click,
 * they would delay the first key. A script that fails to load now loads at the click.
 */
function useCounterAtHand(nodes: readonly MenuNode[]): void {
  const counter = nodes.find(({ menu_id }) => menu_id === COUNTER)?.children.filter(({ menu_id }) => menu_id !== TILLS);
  const routes = screensIn(counter ?? [])
    .map(({ route }) => route)
    .filter(Boolean)
    .join(' ');
  useEffect(() => {
    if (routes === '') return;
    const left = routes.split(' ');
    let cancel = () => {};
    const next = () => {
      const route = left.shift();
      if (route === undefined) return;
      cancel = whenIdle(() => {
        Router.router?.pageLoader.loadPage(route).then(next, () => undefined);
      });
    };
    next();
    return () => {
      left.length = 0;
      cancel();
    };
  }, [routes]);
}

/** Returns the screen an address belongs to: its own, or the one whose form or window it is. */
const screenAt = (screens: readonly MenuNode[], pathname: string): MenuNode | undefined =>
  screens
    .filter(({ route }) => route !== '' && (pathname === route || pathname.startsWith(`${route}/`)))
    .toSorted((one, other) => other.route.length - one.route.length)[0];

interface SidebarProps {
  readonly roles: readonly string[];
  /** Lists the menus that the session opens, until the tree has loaded; the tree alone has those lent by a delegation. */
  readonly known?: readonly string[] | undefined;
}

/** Holds what was typed into the filter, and puts the cursor there at its key. */
function useFilter() {
  const t = useT();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', label: t('shell.saringMenu'), run: () => box.current?.focus(), everywhere: true }]);
  return { typed, setTyped, box };
}

/** Draws the box that filters the menu, with the number of screens it looks through. */
function Filter({ state, count }: { readonly state: ReturnType<typeof useFilter>; readonly count: number }) {
  const t = useT();
  return (
    <input
      ref={state.box}
      type="search"
      className="menu-filter"
      aria-label={t('shell.saringMenu')}
      placeholder={t('shell.saringJumlah', { jumlah: count })}
      autoComplete="off"
      maxLength={60}
      value={state.typed}
      onChange={(event) => state.setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') state.setTyped('');
      }}
    />
  );
}

interface MenuProps {
  readonly nodes: readonly MenuNode[];
  /** The screens of these nodes. */
  readonly screens: readonly MenuNode[];
  readonly counts: Readonly<Record<string, string>>;
  readonly typed: string;
}

/** Draws the menu: pinned and recent screens above all others in their groups, or what the filter found. */
function Menu({ nodes, screens, counts, typed }: MenuProps) {
  const t = useT();
  const { pathname } = useRouter();
  const user = useUserId();
  const { home } = useChosenHome();
  const groups = useMenuGroups(user);
  const pins = usePins(user, home.pins);
  const { route: at, menu_id: here } = screenAt(screens, pathname) ?? { route: '', menu_id: '' };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== '') list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const inboxIsHome = home.kind === 'supervisor';
  const shownCounts = inboxIsHome ? { ...counts, beranda: counts.menunggu ?? '' } : counts;
  const drawing = { counts: shownCounts, at, pins };
  if (typed.trim() !== '') {
    const found = matchingNodes(nodes, typed);
    return (
      <div ref={list}>
        <ul className="plain">
          <Branch nodes={found} groups={groups} forced={() => true} {...drawing} />
        </ul>
        {found.length === 0 ? <p className="muted small menu-none">{t('shell.saringKosong')}</p> : null}
      </div>
    );
  }
  const recent = [here, ...recentScreens(user).filter((id) => id !== here)];
  const rest = menuAtRest({ nodes, pins: pins.pins, recent, inboxIsHome });
  const inView = [...rest.top, ...rest.pinned, ...rest.recent, ...rest.groups].some(({ menu_id }) => menu_id === here);
  return (
    <div ref={list}>
      <ul className="plain">
        <Branch nodes={rest.top} groups={groups} forced={() => false} {...drawing} />
      </ul>
      <Entries title={t('shell.disematkan')} nodes={rest.pinned} {...drawing} />
      <Entries title={t('shell.terakhir')} nodes={rest.recent} {...drawing} />
      <div className="list-title" aria-hidden="true">
        {t('shell.semuaMenu')}
      </div>
      <ul className="plain" aria-label={t('shell.semuaMenu')}>
        <Branch
          nodes={rest.groups}
          groups={groups}
          forced={(group) => !inView && screensIn(group.children).some(({ menu_id }) => menu_id === here)}
          {...drawing}
        />
      </ul>
    </div>
  );
}

/** The screens of the caller's roles, as the core lists them. */
export function Sidebar({ roles, known = [] }: SidebarProps) {
  const t = useT();
  const narrow = useNarrow();
  const menu = useMenuTree(roles);
  const nodes = menu.data?.menus ?? [];
  const screens = screensIn(nodes);
  const open = menu.data ? screens.map(({ menu_id }) => menu_id) : known;
  const counts = useCounts((id) => open.includes(id));
  useCounterAtHand(nodes);
  const filter = useFilter();
  const failure = menu.error?.ofSession ? undefined : menu.error?.message;
  useEffect(() => {
    if (failure) void notify('info', t('popup.info'), t('popup.gagalMenu'));
  }, [failure, t]);

  return (
    <nav className="sidebar" aria-label={t('shell.menuUtama')}>
      {menu.loading ? <Skeleton lines={8} /> : null}
      {menu.error && !menu.data && !menu.error.ofSession ? (
        <ErrorState error={menu.error} onRetry={menu.refetch} />
      ) : null}
      {nodes.length > 0 ? (
        <>
          <Filter state={filter} count={screens.length} />
          <Menu nodes={nodes} screens={screens} counts={counts} typed={filter.typed} />
        </>
      ) : null}
      {narrow ? <QuickControls /> : null}
    </nav>
  );
}
