import Link from 'next/link';
import { Icon } from '#components/kit/ui/icon.tsx';
import { isIconName } from '#components/kit/ui/icon-names.ts';
import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';

interface DeckProps {
  /** Names the list for a screen reader. */
  readonly label: string;
  readonly menus: readonly MenuId[];
  /** This desk opens so many of them, from the first on, most. */
  readonly first?: number;
  /** These need something that is not there yet, such as an open till: they are drawn as waiting, and still open their screens. */
  readonly resting?: readonly MenuId[];
}

/** Draws the screens that a desk opens most as large actions with their codes; those that the reader may not open are left out. */
export function Deck({ label, menus, first = 0, resting = [] }: DeckProps) {
  const names = useMenuNames();
  const { canOpen } = useProfile();
  const open = menus.filter((menu) => canOpen(menu));
  if (open.length === 0) return null;
  return (
    <nav className="deck" aria-label={label}>
      {open.map((menu) => {
        const { title, icon, route, trans_code } = names(menu);
        const look = resting.includes(menu) ? 'resting' : menus.indexOf(menu) < first ? 'first' : undefined;
        return (
          <Link key={menu} href={route} prefetch={false} className={look}>
            <Icon name={isIconName(icon) ? icon : 'chevron-right'} />
            <code>{trans_code}</code>
            <strong>{title}</strong>
          </Link>
        );
      })}
    </nav>
  );
}
