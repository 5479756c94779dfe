import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import '#lib/messages/tab-titles.ts';
import { useState } from 'react';
import type { AccountGroup } from '#components/kit/screens/account-tab.ts';
import { useSlot } from '#components/kit/screens/slots.ts';
import { SidePanel } from '#components/kit/ui/side-panel.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { NarrowPlace } from '#hooks/use-narrow.ts';
import { useRecord } from '#hooks/use-record.ts';
import { isMasked } from '#lib/masking.ts';
import { accountInfo } from '#services/accounts/account-info.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountHead } from './account-head.tsx';

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

/** Shows one account beside the page: everything that can be read of it, in four groups. */
export function AccountWindow({ row, beside, onStep, onClose }: WindowProps) {
  const AccountParts = useSlot('accountParts');
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
            info.detail?.rekening && AccountParts ? (
              <AccountParts
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
