import '#lib/messages/tab-titles.ts';
import { SpecimenRows } from '#components/customers/specimens/specimen-rows.tsx';
import { SpecimenSource } from '#components/customers/specimens/specimen-source.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { useSlot } from '#components/kit/screens/slots.ts';
import { defineScreen, panel, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { signingRules } from '#lib/customers/specimens.ts';
import { signature } from '#services/customers/signature.ts';
import '#lib/control/messages/changes.ts';
import '#lib/customers/messages/documents.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/titles.ts';

/** The signature card of an account. */
/** The account whose signatures are kept, as the module above this one draws it. */
function ChosenAccount({ value }: { readonly value: string }) {
  const AccountPanel = useSlot('accountPanel');
  return AccountPanel ? <AccountPanel value={value} /> : null;
}

export const saveSpecimens = defineScreen({
  endpoint: signature.saveSpecimens,
  flow: 'SIMPAN_SPESIMEN',
  menu: 'simpan-spesimen',
  change: { title: 'menu.simpanSpesimen', back: menus.rekening.route, Source: SpecimenSource },
  initial: { nomor_rekening: '', versi: 0, aturan: 'SENDIRI', spesimen: [], alasan: '' },
  sections: [
    {
      header: 'spesimen.rekening',
      rowsize: 2,
      fields: [
        { name: 'nomor_rekening', title: 'rekening.nomor', type: 'textlabel' },
        panel('nomor_rekening', AccountOwner),
        panel('nomor_rekening', ChosenAccount, true),
      ],
    },
    {
      header: 'tab.tandaTangan',
      rowsize: 1,
      fields: [
        {
          name: 'aturan',
          title: 'kolom.aturan_tanda_tangan',
          type: 'select',
          required: true,
          setup: { codes: signingRules, prefix: 'tandaTangan.' },
        },
        {
          name: 'spesimen',
          title: 'kolom.spesimen',
          type: 'custom',
          required: true,
          setup: {
            render: (props, values) => (
              <SpecimenRows
                {...(props as FieldProps<readonly Values[]>)}
                nomor_rekening={String(values.nomor_rekening ?? '')}
              />
            ),
          },
        },
        textArea('alasan', 'spesimen.alasan', { required: true, hint: 'spesimen.alasanPetunjuk' }),
      ],
    },
  ],
});
