import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { BalanceBeside } from '#components/accounts/inquiries/balance-explained.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { defineScreen, panel, type SourceProps, text } from '#components/kit/screens/transaction-def.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { holdKinds } from '#lib/accounts/holds.ts';
import { hold } from '#services/accounts/hold.ts';
import { letter, until, why } from './hold-fields.tsx';

/** A form begun from the hold that the address names. */
function Source({ asked, children }: SourceProps) {
  const number = String(asked.nomor_rekening ?? '');
  const state = useRecord(hold.balance, { nomor_rekening: number }, { enabled: number !== '', quiet: true });
  if (number === '') return <EmptyState />;
  return (
    <Loaded state={state} lines={8}>
      {(detail) => {
        const row = detail.dana.find(({ id_blokir }) => id_blokir === asked.id_blokir);
        if (!row) return <EmptyState />;
        return (
          <div className="stack">
            <PendingChange idFlow={detail.id_flow_dana} />
            {children({
              nomor_rekening: detail.nomor_rekening,
              id_blokir: row.id_blokir,
              versi: row.versi,
              sebab: row.sebab,
              tanggal_akhir: row.tanggal_akhir,
              unit: row.unit,
              nomor_surat: row.nomor_surat,
              alasan: row.alasan,
            })}
          </div>
        );
      }}
    </Loaded>
  );
}

/** A hold gets another end, cause, unit or letter. */
export const changeHold = defineScreen({
  endpoint: hold.changeHold,
  flow: 'UBAH_TAHANAN',
  menu: 'tahan-dana',
  change: { title: 'blokir.ubahJudul', back: menus['blokir-dana'].route, Source },
  initial: {
    nomor_rekening: '',
    id_blokir: '',
    versi: 0,
    sebab: 'LAINNYA',
    tanggal_akhir: '',
    unit: '',
    nomor_surat: '',
    alasan: '',
  },
  sections: [
    {
      header: 'blokir.rekening',
      rowsize: 2,
      fields: [
        { name: 'nomor_rekening', title: 'rekening.nomor', type: 'textlabel' },
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', AccountPanel, true),
        panel('nomor_rekening', BalanceBeside, true),
      ],
    },
    {
      header: 'blokir.golongan.DANA',
      rowsize: 2,
      fields: [
        {
          name: 'sebab',
          title: 'blokir.sebab',
          type: 'select',
          required: true,
          setup: { codes: holdKinds, prefix: 'sebabTahan.' },
        },
        until,
        text('unit', 'blokir.unit', { maxLength: 60 }),
        letter,
        why,
      ],
    },
  ],
});
