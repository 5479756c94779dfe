import Link from 'next/link';
import { Card } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { isIconName } from '#components/ui/icon-paths.ts';
import { useT } from '#components/ui/messages.tsx';
import { useTreeNames } from '#components/ui/tree-names.ts';
import type { MenuId } from '#lib/access/access.ts';

/** Every screen this person may open, with the code tellers know it by; the counter's own first. */
export function QuickActions({ canOpen }: { readonly canOpen: (menu: MenuId) => boolean }) {
  const t = useT();
  const screens = [...useTreeNames()].filter(([id, { trans_code }]) => trans_code !== '' && canOpen(id as MenuId));
  if (screens.length === 0) return null;
  return (
    <Card title={t('home.aksi')}>
      <nav className="quick-actions" aria-label={t('home.aksi')}>
        {screens.map(([id, { icon, route, title, trans_code }]) => (
          <Link key={id} href={route} prefetch={false}>
            {isIconName(icon) ? <Icon name={icon} /> : null}
            {title}
            <code>{trans_code}</code>
          </Link>
        ))}
      </nav>
    </Card>
  );
}
