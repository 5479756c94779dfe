import '#lib/accounts/messages/account-fees.ts';
import '#lib/control/messages/changes.ts';
import '#lib/cash/messages/teller.ts';
import '#lib/messages/titles.ts';
import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { defineScreen, panel, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { accountFee } from '#services/accounts/account-fee.ts';

/** A form begun from the waiver that the address names. */
function Source({ asked, children }: SourceProps) {
  const number = String(asked.nomor_rekening ?? '');
  const state = useRecord(accountFee.ofAccount, { nomor_rekening: number }, { enabled: number !== '', quiet: true });
  if (number === '') return <EmptyState />;
  return (
    <Loaded state={state} lines={8}>
      {(fees) => {
        const row = fees.pembebasan.find(({ id_pembebasan }) => id_pembebasan === asked.id_pembebasan);
        if (!row) return <EmptyState />;
        const { id_pembebasan, versi } = row;
        return (
          <div className="stack">
            <PendingChange idFlow={fees.id_flow} />
            {children({ nomor_rekening: number, id_pembebasan, versi, alasan: '' })}
          </div>
        );
      }}
    </Loaded>
  );
}

/** A waiver ends before its last day. */
export const endWaiver = defineScreen({
  endpoint: accountFee.endWaiver,
  flow: 'CABUT_BEBAS_BIAYA',
  menu: 'bebas-biaya',
  change: { title: 'biayaRek.cabutJudul', back: menus.rekening.route, Source },
  initial: { nomor_rekening: '', id_pembebasan: '', versi: 0, alasan: '' },
  sections: [
    {
      header: 'teller.rekening',
      rowsize: 2,
      fields: [
        { name: 'nomor_rekening', title: 'rekening.nomor', type: 'textlabel' },
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountPanel, true),
      ],
    },
    {
      header: 'biayaRek.pembebasan',
      rowsize: 2,
      fields: [textArea('alasan', 'biayaRek.alasan', { required: true, wide: true })],
    },
  ],
});
