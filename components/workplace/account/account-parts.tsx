import '#lib/accounts/messages/savings.ts';
import '#lib/messages/tab-titles.ts';
import {
  type AccountGroup,
  type AccountPartsProps,
  type AccountTabProps,
  accountGroups,
} from '#components/kit/screens/account-tab.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { type Tab, Tabs } from '#components/kit/ui/tabs.tsx';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { accountTabs } from './account-tabs.ts';

const groupTitles: Readonly<Record<AccountGroup, MessageKey>> = {
  ringkasan: 'tabungan.ringkasan',
  mutasi: 'tab.mutasi',
  syarat: 'tab.syarat',
  riwayat: 'tab.riwayat',
};

/** Draws the four groups with their keys, and inside each its parts. */
export function AccountParts({ info, detail, row, group, onGroup }: AccountPartsProps) {
  const t = useT();
  const account: AccountTabProps = { info, detail, row, onGroup };
  const near = row.nomor_nasabah !== '';
  const offered = accountTabs.filter(({ anyBranch, shown }) => (near || anyBranch) && (shown?.(account) ?? true));
  const groups = accountGroups.filter((each) => offered.some((part) => part.group === each));
  useShortcuts(
    groups.map((each, at) => ({ keys: String(at + 1), label: t(groupTitles[each]), run: () => onGroup(each) })),
  );
  const contentOf = (each: AccountGroup) => {
    const parts = offered.filter((part) => part.group === each);
    const tabs: Tab[] = parts.map(({ id, title, part: Part }) => ({
      id,
      title: t(title),
      content: <Part {...account} />,
    }));
    return tabs.length === 1 ? tabs[0]?.content : <Tabs label={t(groupTitles[each])} tabs={tabs} variant="part" />;
  };
  // Of another branch's account there may be one part only, which needs no bar to choose from.
  if (groups.length === 1) return contentOf('ringkasan');
  const tabs = groups.map((each, at) => ({
    id: `kelompok-${each}`,
    title: t(groupTitles[each]),
    keys: String(at + 1),
    content: <div key={each}>{contentOf(each)}</div>,
  }));
  return (
    <Tabs
      label={t('tabungan.bagian')}
      tabs={tabs}
      at={Math.max(0, groups.indexOf(group))}
      onMove={(to) => onGroup(groups[to] ?? 'ringkasan')}
    />
  );
}
