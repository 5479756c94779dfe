import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { AccountChosen } from '#components/kit/fields/account-chosen.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { bankName } from '#lib/messages/id.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import { maintenance } from '#services/accounts/maintenance.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/accounts/messages/savings.ts';

/** The account whose form begins, with what can never change of it. */
function Begun({ number, children }: Pick<SourceProps, 'children'> & { readonly number: string }) {
  const t = useT();
  const record = useRecord(maintenance.detail, { nomor_rekening: number });
  return (
    <Loaded state={record} lines={10}>
      {(found) => (
        <div className="stack">
          <PendingChange idFlow={found.id_flow} />
          <DescriptionList
            items={[
              { label: t('rekening.nomor'), value: number },
              { label: t('ubahRek.pemilik'), value: `${found.nama_nasabah} (${found.nomor_nasabah})` },
              { label: t('rekening.produk'), value: bankName(found.nama_produk) },
              ...(found.nisbah_ketentuan === ''
                ? []
                : [{ label: t('ubahRek.nisbahKetentuan'), value: `${shortShare(found.nisbah_ketentuan)}%` }]),
            ]}
          />
          <Note tone="info">{t('ubahRek.produkTetap')}</Note>
          {found.data ? children({ ...found.data, pihak: found.data.pihak.map((row) => ({ ...row })) }) : null}
        </div>
      )}
    </Loaded>
  );
}

/** A form begun from the account that the address names, or that is chosen first. */
export function MaintainSource({ asked, children }: SourceProps): ReactNode {
  return (
    <AccountChosen named={String(asked.nomor_rekening ?? '')} title="ubahRek.rekening">
      {(number) => (
        <Begun key={number} number={number}>
          {children}
        </Begun>
      )}
    </AccountChosen>
  );
}
