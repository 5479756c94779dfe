import Link from 'next/link';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { type IconName, isIconName } from '#components/ui/icon-paths.ts';
import { useT } from '#components/ui/messages.tsx';
import { tell } from '#components/ui/popup.ts';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ErrorState } from '#components/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/access.ts';
import { messageOf } from '#lib/messages/id.ts';
import { flow } from '#services/flow.ts';
import type { MenuNode } from '#types/proto/access.ts';
import { useMenuTree } from './menu-tree.tsx';

/** Beyond this a count is only "many". */
const COUNTED = 50;

const iconOf = (name: string): IconName => (isIconName(name) ? name : 'chevron-right');
const holds = (nodes: readonly MenuNode[], id: string): boolean =>
  nodes.some((node) => node.menu_id === id || holds(node.children, id));

/** How many items wait behind a menu; '' for none. Kept fresh by the inbox stream. */
function useCounts(nodes: readonly MenuNode[]): Readonly<Record<string, string>> {
  const waiting = useList(flow.waiting, { sizes: [COUNTED], enabled: holds(nodes, 'menunggu'), quiet: true });
  const drafts = useList(flow.drafts, { sizes: [COUNTED], enabled: holds(nodes, 'draf'), quiet: true });
  const mine = drafts.rows.filter((row) => row.flow_state === 'DRAFT' || row.flow_state === 'RETURNED').length;
  const shown = (count: number) => (count === 0 ? '' : count >= COUNTED ? `${COUNTED}+` : String(count));
  return { menunggu: shown(waiting.rows.length), draf: shown(mine) };
}

const routes = Object.values(menus).flatMap(({ route }) => (route === '' ? [] : [route]));

/** The screen an address belongs to: its own, or the one whose form or window it is. */
const screenOf = (pathname: string): string =>
  routes
    .filter((route) => pathname === route || pathname.startsWith(`${route}/`))
    .reduce((longest, route) => (route.length > longest.length ? route : longest), '');

/** Is this the page at hand, or the screen it belongs to? */
function currentOf(route: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === route) return 'page';
  return screenOf(pathname) === route ? 'true' : undefined;
}

function Entry({ node, count }: { readonly node: MenuNode; readonly count: string }) {
  const t = useT();
  const { pathname } = useRouter();
  return (
    <li>
      <Link href={node.route} aria-current={currentOf(node.route, pathname)} prefetch={false}>
        <Icon name={iconOf(node.icon)} />
        {messageOf('', node.title)}{' '}
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
}

/** Entries and groups of one level; a group's name stands above what is in it, however deep it lies. */
function Branch({ nodes, counts }: BranchProps) {
  return nodes.map((node) =>
    node.children.length === 0 ? (
      <Entry key={node.menu_id} node={node} count={counts[node.menu_id] ?? ''} />
    ) : (
      <li key={node.menu_id}>
        <p className="group-title" id={`menu-${node.menu_id}`}>
          {messageOf('', node.title)}
        </p>
        <ul className="plain" aria-labelledby={`menu-${node.menu_id}`}>
          <Branch nodes={node.children} counts={counts} />
        </ul>
      </li>
    ),
  );
}

/** The screens of the caller's roles, as the core lists them. */
export function Sidebar({ roles }: { readonly roles: readonly string[] }) {
  const t = useT();
  const menu = useMenuTree(roles);
  const nodes = menu.data?.menus ?? [];
  const counts = useCounts(nodes);
  const failure = menu.error?.ofSession ? undefined : menu.error?.message;
  useEffect(() => {
    if (failure) void tell('info', t('popup.info'), t('popup.gagalMenu'));
  }, [failure, t]);

  return (
    <nav id="sidebar" className="sidebar" aria-label={t('shell.menuUtama')}>
      {menu.loading ? <Skeleton lines={8} /> : null}
      {menu.error && !menu.data && !menu.error.ofSession ? (
        <ErrorState error={menu.error} onRetry={menu.refetch} />
      ) : null}
      <ul className="plain">
        <Branch nodes={nodes} counts={counts} />
      </ul>
    </nav>
  );
}
