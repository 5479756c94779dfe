import type { ReactNode } from 'react';
import type { MenuId } from '#lib/access/access.ts';
import { useMenuNames } from './menu-names.ts';
import { PageHeading } from './page-heading.tsx';

interface PageHeaderProps {
  /** The screen as the menu knows it: gives breadcrumb, title and transaction code. */
  readonly menu: MenuId;
  /** Instead of the menu's title. */
  readonly title?: string;
  /** Instead of the menu's transaction code. */
  readonly code?: string;
  /** Stands at the right: buttons of the whole page. */
  readonly children?: ReactNode;
}

/** The heading of a screen that the menu knows. */
export function PageHeader({ menu, title, code, children }: PageHeaderProps) {
  const screen = useMenuNames()(menu);
  return (
    <PageHeading title={title ?? screen.title} code={code ?? screen.trans_code} groups={screen.groups}>
      {children}
    </PageHeading>
  );
}
