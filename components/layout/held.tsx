import type { ReactNode } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { useT } from '#components/ui/messages.tsx';
import { EmptyState } from '#components/ui/states.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { type MenuId, menus } from '#lib/access/access.ts';

const menuOf = (pathname: string) => (Object.keys(menus) as MenuId[]).find((id) => menus[id].route === pathname);

/**
 * The screen, as long as its reader's roles open it: when one is taken away, the screen says so and is gone. Addresses of
 * no menu belong to everybody. Until the core has said what is open, nothing is taken away: it judges each call anyway.
 */
export function Held({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const t = useT();
  const { data, canOpen } = useProfile();
  const menu = menuOf(pathname);
  if (!data || menu === undefined || canOpen(menu)) return children;
  return (
    <EmptyState title={t('hak.judul')} icon="lock">
      <span role="alert">{t('hak.penjelasan')}</span>
      <ButtonLink href="/" variant="primary">
        {t('hak.beranda')}
      </ButtonLink>
    </EmptyState>
  );
}
