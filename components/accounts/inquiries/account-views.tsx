import '#lib/accounts/messages/maintenance.ts';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';

const VIEWS = ['rekening', 'rekening-tabungan', 'rekening-tutup', 'cetak-list-rekening'] as const;

/** Leads from one view of the accounts to the others that the reader may open; the menu has one entry for all. */
export function AccountViews() {
  const t = useT();
  const { pathname } = useRouter();
  const { canOpen } = useProfile();
  const open = VIEWS.filter((view) => canOpen(view));
  if (open.length < 2) return null;
  return (
    <nav className="view-switch" aria-label={t('daftarRek.tampilan')}>
      {open.map((view) => (
        <Link
          key={view}
          href={menus[view].route}
          prefetch={false}
          aria-current={menus[view].route === pathname ? 'page' : undefined}
        >
          {t(`daftarRek.tampilan.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
