import type { ReactNode } from 'react';
import { LockedScreen } from '#components/ui/locked-screen.tsx';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menuAt } from '#lib/access/menu-at.ts';

/**
 * The screen, as long as its reader's roles open it: when one is taken away, the screen says so and is gone. Addresses of
 * no menu belong to everybody. Until the core has said what is open, nothing is taken away: it judges each call anyway.
 */
export function Held({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const { data, canOpen } = useProfile();
  const menu = menuAt(pathname);
  if (!data || menu === undefined || canOpen(menu as MenuId)) return children;
  return <LockedScreen why="hak.penjelasan" />;
}
