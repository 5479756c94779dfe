import '#lib/cheques/messages/clearing.ts';
import { GroupField } from '#components/cheques/clearing/group-field.tsx';
import { InstrumentPicker } from '#components/cheques/clearing/instrument-picker.tsx';
import { codeField } from '#components/customers/records/code-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, FieldOf } from '#components/kit/form/field-def.ts';
import { money, text } from '#components/kit/screens/transaction-def.tsx';
import { type SheetState, sheetKinds } from '#lib/cheques/clearing.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import type { WarkatKliringRow } from '#types/proto/cheques/clearing.ts';

/** The rows of a slip, each as it is read from the paper. */
export const sheetRows = {
  name: 'warkat',
  title: 'kliring.warkat',
  type: 'dataSets',
  sizeCol: 12,
  setup: {
    title: 'kliring.satu',
    columns: [
      { field: 'kode_bank', title: 'kliring.bank', kind: 'code' },
      { field: 'nomor_warkat', title: 'kliring.nomor', kind: 'code' },
      { field: 'nama_penarik', title: 'kliring.penarik' },
      { field: 'nominal', title: 'kliring.nominal', kind: 'amount' },
    ],
    sections: [
      {
        header: 'kliring.satu',
        rowsize: 2,
        fields: [
          codeField('kode_bank', 'kliring.bank', 'BANK', { required: true, hint: 'kliring.bankPetunjuk' }),
          {
            name: 'jenis',
            title: 'kliring.jenis',
            type: 'select',
            required: true,
            setup: { codes: sheetKinds, prefix: 'kliring.jenis.' },
          },
          text('nomor_warkat', 'kliring.nomor', { required: true, maxLength: 16 }),
          { name: 'tanggal_warkat', title: 'kliring.tanggal', type: 'date', required: true },
          text('nama_penarik', 'kliring.penarik', { required: true, maxLength: 60 }),
          money('nominal', 'kliring.nominal'),
        ],
      },
    ],
    initial: { kode_bank: '', jenis: 'BG', nomor_warkat: '', tanggal_warkat: '', nama_penarik: '', nominal: '' },
  },
} as const satisfies FieldDef<'warkat'>;

/** Shows the sum of the chosen cheques: the choice fills it in. */
export const chosenSum = {
  ...money('nominal', 'kliring.jumlah', { big: true }),
  otherProps: { readOnly: true },
} as const;

/** Lists the waiting cheques of a status, with a tick each. */
export const sheetsToTick = <N extends string>(
  name: N,
  title: MessageKey,
  offered: { readonly status_warkat: SheetState | ''; readonly fits?: (row: WarkatKliringRow) => boolean },
  single = false,
): FieldOf<'custom', N> => ({
  name,
  title,
  type: 'custom',
  sizeCol: 12,
  setup: {
    render: (props, values, form) => (
      <InstrumentPicker props={props} values={values} form={form} offered={offered} single={single} />
    ),
  },
});

/** The custody group a form is about. */
export const groupToChoose = (due: boolean): FieldOf<'custom', 'id_group'> => ({
  name: 'id_group',
  title: 'kliring.group',
  type: 'custom',
  required: true,
  sizeCol: 12,
  setup: { render: (props, _, form) => <GroupField props={props as FieldProps} form={form} due={due} /> },
});
