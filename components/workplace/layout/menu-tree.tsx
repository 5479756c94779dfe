import { type ReactNode, useMemo } from 'react';
import { namesIn, TreeNamesProvider } from '#components/kit/ui/tree-names.ts';
import { useLanguage } from '#hooks/language.ts';
import { useRecord } from '#hooks/use-record.ts';
import { access } from '#services/control/access.ts';

/** Reads the screens of these roles as the core lists them now: again when the window gets the focus or rights change. */
export const useMenuTree = (roles: readonly string[]) =>
  useRecord(access.sidebar, { role_id: [...roles], mode: 'byrole' }, { quiet: true, enabled: roles.length > 0 });

/** Headings, breadcrumbs and the palette call a screen what the bank's menu tree calls it. */
export function MenuTree({ roles, children }: { readonly roles: readonly string[]; readonly children: ReactNode }) {
  const language = useLanguage();
  const nodes = useMenuTree(roles).data?.menus;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles are read in the language of the moment.
  const names = useMemo(() => namesIn(nodes ?? []), [nodes, language]);
  return <TreeNamesProvider value={names}>{children}</TreeNamesProvider>;
}
