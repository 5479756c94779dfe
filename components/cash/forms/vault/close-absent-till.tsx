import '#lib/cash/messages/vault.ts';
import { AbsentTill } from '#components/cash/vault/absent-till.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { common, defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';

/** The till of a teller who is gone: one person counts it with a second one, who releases it. */
export const closeAbsentTill = defineScreen({
  endpoint: vault.closeAbsentTill,
  flow: 'TUTUP_KAS_BERHALANGAN',
  menu: 'tutup-kas-berhalangan',
  initial: { id_kas: '', kode_valuta: BOOK_CURRENCY, pecahan: [], alasan: '' },
  sections: [
    {
      header: 'vault.tellerBerhalangan',
      rowsize: 1,
      fields: [
        {
          ...common('id_kas', 'vault.kasBerhalangan', { required: true, hint: 'vault.petunjukBerhalangan' }),
          type: 'custom',
          setup: {
            render: (props, values, form) => (
              <AbsentTill
                {...(props as FieldProps)}
                onCurrency={(code) => {
                  if (values.kode_valuta === code) return;
                  form.setValue('kode_valuta', code, { shouldDirty: true });
                  form.setValue('pecahan', [], { shouldDirty: true });
                }}
              />
            ),
          },
        },
        denominations('pecahan', 'vault.hitunganBerhalangan', {
          worn: true,
          hint: 'vault.petunjukHitunganBerhalangan',
        }),
        textArea('alasan', 'vault.alasanBerhalangan', { required: true, wide: true }),
      ],
    },
  ],
});
