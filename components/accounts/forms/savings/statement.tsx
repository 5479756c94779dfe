import '#lib/accounts/messages/statement.ts';
import { accountSection } from '#components/accounts/forms/account-section.tsx';
import { MadeStatement } from '#components/accounts/statements/made-statement.tsx';
import { PeriodPresets } from '#components/accounts/statements/period-presets.tsx';
import { StatementPreview } from '#components/accounts/statements/statement-preview.tsx';
import { DateField } from '#components/kit/fields/date-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { statement } from '#services/accounts/statement.ts';

const asked = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The statement of an account for a period, with what it would say before it is made. */
export const printStatement = defineScreen({
  endpoint: statement.print,
  flow: 'CETAK_STATEMENT',
  menu: 'cetak-statement',
  Document: MadeStatement,
  initial: {
    nomor_rekening: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    nomor_identitas: '',
    bebas_biaya: 'F',
    keterangan: '',
  },
  sections: [
    accountSection,
    {
      header: 'rk.permintaan',
      rowsize: 2,
      fields: [
        {
          name: 'tanggal_awal',
          title: 'rk.awal',
          type: 'custom',
          required: true,
          setup: {
            render: (props, _, form) => (
              <>
                <DateField {...(props as FieldProps<string>)} />
                <PeriodPresets
                  disabled={props.disabled ?? false}
                  onPick={(from, until) => {
                    form.setValue('tanggal_awal', from, { shouldDirty: true });
                    form.setValue('tanggal_akhir', until, { shouldDirty: true });
                  }}
                />
              </>
            ),
          },
        },
        { name: 'tanggal_akhir', title: 'rk.akhir', type: 'date', required: true },
        text('nomor_identitas', 'rk.identitas', { maxLength: 40, hint: 'rk.identitasPetunjuk' }),
        text('keterangan', 'rk.keterangan'),
        { name: 'bebas_biaya', title: 'rk.bebasBiaya', type: 'checkbox', hint: 'rk.bebasBiayaPetunjuk' },
      ],
    },
    {
      header: 'rk.isi',
      rowsize: 1,
      fields: [
        {
          name: 'nomor_rekening',
          type: 'textlabel',
          setup: {
            content: (values) => (
              <StatementPreview
                asked={{
                  nomor_rekening: asked(values.nomor_rekening),
                  tanggal_awal: asked(values.tanggal_awal),
                  tanggal_akhir: asked(values.tanggal_akhir),
                }}
              />
            ),
          },
        },
      ],
    },
  ],
});
