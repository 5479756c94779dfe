import type { ReactNode } from 'react';
import { LockedScreen } from '#components/kit/ui/locked-screen.tsx';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menuAt } from '#lib/access/menu-at.ts';

/**
 * Draws the screen as long as its reader's roles open it: when one is taken away, a note replaces the screen. Addresses of no menu belong to
 * everybody. Until the core has listed the open screens, nothing is taken away: it checks each call anyway.
 */
export function ScreenGuard({ pathname, children }: { readonly pathname: string; readonly children: ReactNode }) {
  const { data, canOpen } = useProfile();
  const menu = menuAt(pathname);
  if (!data || menu === undefined || canOpen(menu as MenuId)) return children;
  return <LockedScreen why="hak.penjelasan" />;
}
