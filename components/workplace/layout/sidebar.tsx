import Link from 'next/link';
import Router, { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#components/kit/ui/icon.tsx';
import { type IconName, isIconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { tell } from '#components/kit/ui/popup.ts';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ErrorState } from '#components/kit/ui/states.tsx';
import { titleOf } from '#components/kit/ui/tree-names.ts';
import { useList } from '#hooks/use-list.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { whenIdle } from '#hooks/when-idle.ts';
import { flow } from '#services/control/flow.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import { matchingNodes, useFolds } from './menu-folds.ts';
import { useMenuTree } from './menu-tree.tsx';
import { QuickControls } from './quick-controls.tsx';

/** Beyond this a count is only "many". */
const COUNTED = 50;

const iconOf = (name: string): IconName => (isIconName(name) ? name : 'chevron-right');
const holds = (nodes: readonly MenuNode[], id: string): boolean =>
  nodes.some((node) => node.menu_id === id || holds(node.children, id));

/** Returns the count of items that wait behind a menu; '' for none. The inbox stream keeps it fresh. */
function useCounts(open: (id: string) => boolean): Readonly<Record<string, string>> {
  const waiting = useList(flow.waiting, { sizes: [COUNTED], enabled: open('menunggu'), quiet: true });
  const drafts = useList(flow.drafts, { sizes: [COUNTED], enabled: open('draf'), quiet: true });
  const mine = drafts.rows.filter((row) => row.flow_state === 'DRAFT' || row.flow_state === 'RETURNED').length;
  const shown = (count: number) => (count === 0 ? '' : count >= COUNTED ? `${COUNTED}+` : String(count));
  return { menunggu: shown(waiting.rows.length), draf: shown(mine) };
}

const routesIn = (nodes: readonly MenuNode[]): readonly string[] =>
  nodes.flatMap(({ route, children }) => [...(route === '' ? [] : [route]), ...routesIn(children)]);

/** The group of screens that are opened with a customer waiting. */
const COUNTER = 'teller';

/**
 * Loads and runs the scripts of the counter's screens, one after the other, while the browser has nothing else to do: run only at the click,
 * they would delay the first key. A script that fails to load now loads at the click.
 */
function useCounterAtHand(nodes: readonly MenuNode[]): void {
  const routes = routesIn(nodes.filter(({ menu_id }) => menu_id === COUNTER)).join(' ');
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

/** The screen an address belongs to: its own, or the one whose form or window it is. */
const screenOf = (routes: readonly string[], pathname: string): string =>
  routes
    .filter((route) => pathname === route || pathname.startsWith(`${route}/`))
    .reduce((longest, route) => (route.length > longest.length ? route : longest), '');

interface EntryProps {
  readonly node: MenuNode;
  readonly count: string;
  /** The screen that the page at hand belongs to. */
  readonly at: string;
}

function Entry({ node, count, at }: EntryProps) {
  const t = useT();
  const { pathname } = useRouter();
  return (
    <li>
      <Link
        href={node.route}
        aria-current={node.route === pathname ? 'page' : node.route === at ? 'true' : undefined}
        prefetch={false}
      >
        <Icon name={iconOf(node.icon)} />
        {titleOf(node)}{' '}
        {count ? (
          <span className="count">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t('shell.menunggu', { jumlah: count })}</span>
          </span>
        ) : null}
      </Link>
    </li>
  );
}

interface BranchProps {
  readonly nodes: readonly MenuNode[];
  readonly counts: Readonly<Record<string, string>>;
  readonly at: string;
  readonly folds: ReturnType<typeof useFolds>;
  /** The tree shows what a filter found: nothing of that is folded. */
  readonly filtered: boolean;
}

/** Draws a group: its name folds and unfolds it. The group of the screen in use stays open. */
function Group({ node, ...rest }: Omit<BranchProps, 'nodes'> & { readonly node: MenuNode }) {
  const { folds, filtered, at } = rest;
  const isOpen = filtered || !folds.isFolded(node.menu_id) || routesIn(node.children).includes(at);
  const id = `menu-${node.menu_id}`;
  return (
    <li>
      <button
        type="button"
        className="group-title"
        id={id}
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={() => folds.toggle(node.menu_id)}
      >
        {titleOf(node)} <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      {isOpen ? (
        <ul className="plain" aria-labelledby={id}>
          <Branch nodes={node.children} {...rest} />
        </ul>
      ) : null}
    </li>
  );
}

/** Draws entries and groups of one level; a group's name stands above its entries, however deep it lies. */
function Branch({ nodes, ...rest }: BranchProps) {
  return nodes.map((node) =>
    node.children.length === 0 ? (
      <Entry key={node.menu_id} node={node} count={rest.counts[node.menu_id] ?? ''} at={rest.at} />
    ) : (
      <Group key={node.menu_id} node={node} {...rest} />
    ),
  );
}

interface SidebarProps {
  readonly roles: readonly string[];
  /** Lists the menus that the session opens, until the tree has loaded; the tree alone has those lent by a delegation. */
  readonly known?: readonly string[];
}

/** The screens of the caller's roles, as the core lists them. */
export function Sidebar({ roles, known = [] }: SidebarProps) {
  const t = useT();
  const { pathname } = useRouter();
  const narrow = useNarrow();
  const menu = useMenuTree(roles);
  const nodes = menu.data?.menus ?? [];
  const counts = useCounts((id) => (menu.data ? holds(nodes, id) : known.includes(id)));
  useCounterAtHand(nodes);
  const [typed, setTyped] = useState('');
  const folds = useFolds(useUserId());
  const shown = matchingNodes(nodes, typed);
  const at = screenOf(routesIn(nodes), pathname);
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useShortcuts([{ keys: '/', label: t('shell.saringMenu'), run: () => box.current?.focus(), everywhere: true }]);
  useEffect(() => {
    if (at !== '') list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const failure = menu.error?.ofSession ? undefined : menu.error?.message;
  useEffect(() => {
    if (failure) void tell('info', t('popup.info'), t('popup.gagalMenu'));
  }, [failure, t]);

  return (
    <nav className="sidebar" aria-label={t('shell.menuUtama')}>
      {menu.loading ? <Skeleton lines={8} /> : null}
      {menu.error && !menu.data && !menu.error.ofSession ? (
        <ErrorState error={menu.error} onRetry={menu.refetch} />
      ) : null}
      {nodes.length > 0 ? (
        <input
          ref={box}
          type="search"
          className="menu-filter"
          aria-label={t('shell.saringMenu')}
          placeholder={t('shell.saringMenu')}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped('');
          }}
        />
      ) : null}
      <ul className="plain" ref={list}>
        <Branch nodes={shown} counts={counts} at={at} folds={folds} filtered={typed.trim() !== ''} />
      </ul>
      {nodes.length > 0 && shown.length === 0 ? (
        <p className="muted small menu-none">{t('shell.saringKosong')}</p>
      ) : null}
      {narrow ? <QuickControls /> : null}
    </nav>
  );
}
