import Link from 'next/link';
import { Card } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { isIconName } from '#components/ui/icon-paths.ts';
import { useMenuNames } from '#components/ui/menu-names.tsx';
import { useT } from '#components/ui/messages.tsx';
import { type MenuId, menus } from '#lib/access/access.ts';

/** Every screen this person may open, with the code tellers know it by; the counter's own first. */
export function QuickActions({ canOpen }: { readonly canOpen: (menu: MenuId) => boolean }) {
  const t = useT();
  const names = useMenuNames();
  const ids = (Object.keys(menus) as MenuId[]).filter((id) => names(id).trans_code !== '' && canOpen(id));
  if (ids.length === 0) return null;
  return (
    <Card title={t('home.aksi')}>
      <nav className="quick-actions" aria-label={t('home.aksi')}>
        {ids.map((id) => {
          const { icon, route, title, trans_code } = names(id);
          return (
            <Link key={id} href={route} prefetch={false}>
              {isIconName(icon) ? <Icon name={icon} /> : null}
              {title}
              <code>{trans_code}</code>
            </Link>
          );
        })}
      </nav>
    </Card>
  );
}
