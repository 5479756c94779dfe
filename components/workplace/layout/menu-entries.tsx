import Link from 'next/link';
import { useRouter } from 'next/router';
import { Icon } from '#components/kit/ui/icon.tsx';
import { type IconName, isIconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { titleOf } from '#components/kit/ui/tree-names.ts';
import type { MenuNode } from '#types/proto/control/access.ts';
import type { useMenuGroups, usePins } from './menu-groups.ts';
import { screensIn } from './menu-rest.ts';

const iconOf = (name: string): IconName => (isIconName(name) ? name : 'chevron-right');

interface Drawing {
  readonly counts: Readonly<Record<string, string>>;
  /** The route of the screen that the page at hand belongs to. */
  readonly at: string;
  readonly pins: ReturnType<typeof usePins>;
}

interface EntryProps extends Drawing {
  readonly node: MenuNode;
  /** An entry within a group stands without an icon. */
  readonly bare?: boolean | undefined;
}

/** Draws a screen: a link, its code, and a pin that keeps it on top. The home is always on top. */
function Entry({ node, counts, at, pins, bare = false }: EntryProps) {
  const t = useT();
  const { pathname } = useRouter();
  const count = counts[node.menu_id] ?? '';
  const title = titleOf(node);
  const isHome = node.route === '/';
  const pinned = pins.isPinned(node.menu_id);
  const pinLabel = t(pinned ? 'shell.lepasSematan' : 'shell.sematkan', { layar: title });
  return (
    <li>
      <Link
        href={node.route}
        aria-current={node.route === pathname ? 'page' : node.route === at ? 'true' : undefined}
        aria-keyshortcuts={isHome ? undefined : 'P'}
        prefetch={false}
        onKeyDown={(event) => {
          if (event.key.toUpperCase() === 'P' && !event.ctrlKey && !event.metaKey && !isHome) {
            event.stopPropagation();
            pins.toggle(node.menu_id);
          }
        }}
      >
        {bare ? null : <Icon name={iconOf(node.icon)} />}
        <span className="words">{title}</span>{' '}
        {count ? (
          <span className="count">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{t('shell.menunggu', { jumlah: count })}</span>
          </span>
        ) : null}
        {node.trans_code && !count ? <code aria-hidden="true" data-code={node.trans_code} /> : null}
      </Link>
      {isHome ? null : (
        <button
          type="button"
          className="pin"
          tabIndex={-1}
          aria-pressed={pinned}
          aria-label={pinLabel}
          title={pinLabel}
          onClick={() => pins.toggle(node.menu_id)}
        >
          <Icon name={pinned ? 'pin-angle-fill' : 'pin-angle'} />
        </button>
      )}
    </li>
  );
}

interface BranchProps extends Drawing {
  readonly nodes: readonly MenuNode[];
  readonly groups: ReturnType<typeof useMenuGroups>;
  /** These groups are open whatever the user has collapsed: a filter found something in them, or the screen in use is there. */
  readonly forced: (node: MenuNode) => boolean;
  /** The nodes stand within a group. */
  readonly inner?: boolean;
}

/** Draws a group: its name opens and collapses it, with the number of its screens beside it. */
function Group({ node, ...rest }: Omit<BranchProps, 'nodes'> & { readonly node: MenuNode }) {
  const { groups, forced, inner = false } = rest;
  const isOpen = forced(node) || !groups.isCollapsed(node.menu_id);
  const id = `menu-${node.menu_id}`;
  return (
    <li>
      <button
        type="button"
        className="group-title"
        id={id}
        aria-expanded={isOpen}
        onClick={() => groups.toggle(node.menu_id)}
      >
        {inner ? null : <Icon name={iconOf(node.icon)} />}
        <span className="words">{titleOf(node)}</span>{' '}
        <span className="count-quiet" aria-hidden="true" data-count={screensIn(node.children).length} />
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      </button>
      {isOpen ? (
        <ul className="plain" aria-labelledby={id}>
          <Branch {...rest} nodes={node.children} inner />
        </ul>
      ) : null}
    </li>
  );
}

/** Draws entries and groups of one level. */
export function Branch({ nodes, ...rest }: BranchProps) {
  return nodes.map((node) =>
    node.children.length === 0 ? (
      <Entry key={node.menu_id} node={node} {...rest} bare={rest.inner} />
    ) : (
      <Group key={node.menu_id} node={node} {...rest} />
    ),
  );
}

/** Draws entries under a heading that names their list; nothing where there are none. */
export function Entries({
  title,
  nodes,
  ...rest
}: Drawing & { readonly title: string; readonly nodes: readonly MenuNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <>
      <div className="list-title" aria-hidden="true">
        {title}
      </div>
      <ul className="plain" aria-label={title}>
        {nodes.map((node) => (
          <Entry key={node.menu_id} node={node} {...rest} />
        ))}
      </ul>
    </>
  );
}
