import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import '#lib/messages/tab-titles.ts';
import { useState } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { SidePanel } from '#components/kit/ui/side-panel.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { type Tab, Tabs } from '#components/kit/ui/tabs.tsx';
import { NarrowPlace } from '#hooks/use-narrow.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useShortcuts } from '#hooks/use-shortcuts.ts';
import { isMasked } from '#lib/masking.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { accountInfo } from '#services/accounts/account-info.ts';
import type { InfoRekening, RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountHead } from './account-head.tsx';
import { type AccountGroup, type AccountTabProps, accountGroups } from './account-tab.ts';
import { accountTabs } from './account-tabs.ts';

interface Asked {
  /** As the list shows it; masked, or empty where only the handle is known, the handle opens the account. */
  readonly nomor_rekening: string;
  readonly pegangan?: string;
  readonly nama_nasabah?: string;
}

interface WindowProps {
  readonly row: Asked;
  /** The list behind it makes room. */
  readonly beside?: boolean;
  /** Goes to the account before or after in that list. */
  readonly onStep?: ((by: -1 | 1) => void) | undefined;
  readonly onClose: () => void;
}

const keyOf = ({ nomor_rekening, pegangan = '' }: Asked) =>
  nomor_rekening === '' || isMasked(nomor_rekening) ? { pegangan } : { nomor_rekening };

const groupTitles: Readonly<Record<AccountGroup, MessageKey>> = {
  ringkasan: 'tabungan.ringkasan',
  mutasi: 'tab.mutasi',
  syarat: 'tab.syarat',
  riwayat: 'tab.riwayat',
};

interface PartsProps {
  readonly info: InfoRekening;
  readonly detail: RekeningDetail;
  readonly row: RekeningRow;
  readonly group: AccountGroup;
  readonly onGroup: (group: AccountGroup) => void;
}

/** Draws the four groups with their keys, and inside each its parts. */
function Parts({ info, detail, row, group, onGroup }: PartsProps) {
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

/** Shows one account beside the page: everything that can be read of it, in four groups of the parts in `accountTabs`. */
export function AccountWindow({ row, beside, onStep, onClose }: WindowProps) {
  const record = useRecord(accountInfo.info, keyOf(row));
  // The group stays while one goes through a list.
  const [group, setGroup] = useState<AccountGroup>('ringkasan');
  const account = record.data?.detail?.rekening;
  const { nomor_rekening, nama_nasabah } = account ?? row;
  return (
    <SidePanel
      title={[nomor_rekening, nama_nasabah].filter(Boolean).join(' · ')}
      head={<AccountHead asked={row} account={account} />}
      beside={beside}
      onStep={onStep}
      onClose={onClose}
      foot={account ? <AccountActions row={account} /> : null}
    >
      <NarrowPlace value={true}>
        <Loaded state={record} lines={8}>
          {(info) =>
            info.detail?.rekening ? (
              <Parts
                key={info.detail.rekening.pegangan}
                info={info}
                detail={info.detail}
                row={info.detail.rekening}
                group={group}
                onGroup={setGroup}
              />
            ) : null
          }
        </Loaded>
      </NarrowPlace>
    </SidePanel>
  );
}
