import '#lib/messages/titles.ts';
import { useRouter } from 'next/router';
import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { type Point, PopMenu, underButton } from '#components/kit/ui/menu.tsx';
import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';

/** Lists what is done with an account, in the order in which people do it; `field` is the form's field that takes its number. */
const actions = [
  { menu: 'setor-tunai', icon: 'box-arrow-in-down', field: 'nomor_rekening' },
  { menu: 'tarik-tunai', icon: 'box-arrow-up', field: 'nomor_rekening' },
  { menu: 'pemindahbukuan', icon: 'arrow-left-right', field: 'nomor_rekening_debet' },
  { menu: 'cetak-statement', icon: 'journal-text', field: 'nomor_rekening' },
  { menu: 'tahan-dana', icon: 'safe', field: 'nomor_rekening' },
  { menu: 'ubah-rekening', icon: 'pencil', field: 'nomor_rekening' },
  { menu: 'blokir-rekening', icon: 'lock', field: 'nomor_rekening' },
  { menu: 'tutup-rekening', icon: 'x-circle', field: 'nomor_rekening' },
] as const;
/** As many stand in the bar; the others are in a menu. */
const IN_BAR = 3;

/** Leads from an account to what the reader may do with it; nothing of a masked or closed one. */
export function AccountActions({ row }: { readonly row: RekeningRow }) {
  const t = useT();
  const router = useRouter();
  const names = useMenuNames();
  const { canOpen, readsOnly } = useProfile();
  const [at, setAt] = useState<Point | null>(null);
  const number = row.nomor_rekening;
  if (readsOnly || isMasked(number) || row.status_rekening === 'TUTUP') return null;
  const offered = actions
    .filter(({ menu }) => canOpen(menu))
    .map(({ menu, icon, field }) => ({
      id: menu,
      icon,
      label: names(menu).title,
      href: `${menus[menu].route}?${new URLSearchParams({ [field]: number })}`,
    }));
  if (offered.length === 0) return null;
  const more = offered.slice(IN_BAR);
  return (
    <>
      {offered.slice(0, IN_BAR).map(({ id, icon, label, href }) => (
        <ButtonLink key={id} icon={icon} href={href}>
          {label}
        </ButtonLink>
      ))}
      {more.length > 0 ? (
        <Button
          className="push"
          iconEnd="chevron-down"
          aria-haspopup="menu"
          aria-expanded={at !== null}
          onClick={(event: MouseEvent<HTMLElement>) => setAt(underButton(event.currentTarget))}
        >
          {t('aksi.lainnya')}
        </Button>
      ) : null}
      {at ? (
        <PopMenu
          label={t('aksi.lainnya')}
          at={at}
          items={more.map(({ href, ...item }) => ({ ...item, onSelect: () => void router.push(href) }))}
          onClose={() => setAt(null)}
        />
      ) : null}
    </>
  );
}
