import { useMenuNames } from '#components/kit/ui/menu-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { useSettled } from '#hooks/use-settled.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { savings } from '#services/accounts/savings.ts';
import { customer } from '#services/customers/customer.ts';
import {
  accountEntries,
  actionEntries,
  commandEntries,
  customerEntries,
  type Entry,
  numberEntries,
  screenEntries,
} from './entries.ts';
import { kindOfNumber, personal } from './numbers.ts';
import { recentScreens } from './recent.ts';

/** A search does not begin for a letter or two. */
const SHORTEST = 3;
const FOUND = 6;

export interface Entries {
  readonly entries: readonly Entry[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/** Everything the typed text can mean to this user: a command, screens, and live the accounts and customers. */
export function useEntries(text: string, user: string): Entries {
  const t = useT();
  const profile = useProfile();
  const names = useMenuNames();
  const settled = useSettled(text).trim();
  const open = (Object.keys(menus) as MenuId[]).filter((menu) => menus[menu].route !== '' && profile.canOpen(menu));
  const command = commandEntries(text, open, t, names);
  const screens = command.length > 0 ? [] : screenEntries(text, open, recentScreens(user), names);

  // A code of four digits names a screen, never an account.
  const searches = settled.length >= SHORTEST && !/^\d{4}$/.test(settled) && command.length === 0;
  const kind = kindOfNumber(settled);
  const asksPerson = kind !== null && personal.has(kind);
  const enabled = searches && profile.canOpen('rekening') && kind !== 'NIK' && kind !== 'REFERENSI';
  const list = useList(savings.accounts, { keyword: settled, sizes: [FOUND], enabled, quiet: true });
  const asked = searches && asksPerson && profile.canOpen('nasabah-individu');
  const persons = useList(customer.persons, { keyword: settled, sizes: [FOUND], enabled: asked, quiet: true });
  const isSettled = settled === text.trim();
  const found = enabled && isSettled ? accountEntries(list.rows, t) : [];
  const actions = enabled && isSettled ? actionEntries(list.rows, open, t, names) : [];
  const owners = asked && isSettled ? customerEntries(persons.rows, open) : [];
  const numbers = command.length > 0 ? [] : numberEntries(text, open, t, names);
  return {
    entries: [...command, ...numbers, ...screens, ...owners, ...found, ...actions],
    searching: profile.loading || (enabled && list.loading) || (asked && persons.loading),
    failed: (enabled && list.error !== null) || (asked && persons.error !== null),
  };
}
