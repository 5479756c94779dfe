import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { isMasked } from '#lib/masking.ts';
import { accountInfo } from '#services/accounts/account-info.ts';
import type { InfoRekening, RekeningDetail, RekeningRow } from '#types/proto/accounts/savings.ts';
import { accountTabs } from './account-tabs.ts';

interface Asked {
  /** As the list shows it; masked, or empty where only the handle is known, the handle opens the account. */
  readonly nomor_rekening: string;
  readonly pegangan?: string;
  readonly nama_nasabah?: string;
}

interface WindowProps {
  readonly row: Asked;
  readonly onClose: () => void;
}

const keyOf = ({ nomor_rekening, pegangan = '' }: Asked) =>
  nomor_rekening === '' || isMasked(nomor_rekening) ? { pegangan } : { nomor_rekening };

interface PartsProps {
  readonly info: InfoRekening;
  readonly detail: RekeningDetail;
  readonly row: RekeningRow;
}

function Parts({ info, detail, row }: PartsProps) {
  const t = useT();
  const account = { info, detail, row };
  const near = row.nomor_nasabah !== '';
  const tabs = accountTabs.filter(({ anyBranch, shown }) => (near || anyBranch) && (shown?.(account) ?? true));
  const drawnTabs = tabs.map(({ id, title, part: Part }) => ({ id, title: t(title), content: <Part {...account} /> }));
  // Of another branch's account there may be one part only, which needs no bar to choose from.
  return drawnTabs.length === 1 ? drawnTabs[0]?.content : <Tabs label={t('tabungan.bagian')} tabs={drawnTabs} />;
}

/** The screen of one account: everything that can be read of it, each part a tab of `accountTabs`. */
export function AccountWindow({ row, onClose }: WindowProps) {
  const record = useRecord(accountInfo.info, keyOf(row));
  const { nomor_rekening, nama_nasabah } = record.data?.detail?.rekening ?? row;
  return (
    <Dialog title={[nomor_rekening, nama_nasabah].filter(Boolean).join(' · ')} size="wide" onClose={onClose}>
      <Loaded state={record} lines={8}>
        {(info) =>
          info.detail?.rekening ? <Parts info={info} detail={info.detail} row={info.detail.rekening} /> : null
        }
      </Loaded>
    </Dialog>
  );
}
