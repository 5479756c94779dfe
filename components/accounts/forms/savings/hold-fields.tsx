import '#lib/accounts/messages/item-words.ts';
import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/holds.ts';
import '#lib/messages/titles.ts';
import { accountSection, besideAccount } from '#components/accounts/forms/account-section.tsx';
import { BalanceBeside } from '#components/accounts/inquiries/balance-explained.tsx';
import { HoldPicker } from '#components/accounts/inquiries/hold-picker.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { FieldDef, FieldOf, Values } from '#components/kit/form/field-def.ts';
import { panel, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { requestLevels } from '#lib/accounts/holds.ts';

/** The balances of the account line by line, beside the form. */
export const balanceBeside = besideAccount('saldo.judul', BalanceBeside);

/** The account, and its balances line by line. */
export const balanceSection = {
  ...accountSection,
  fields: [...accountSection.fields, panel('nomor_rekening', BalanceBeside, true)],
} as const;

/** Asks for the level of the authority that requested it; the letter's number follows. */
export const level = {
  name: 'tingkat',
  title: 'blokir.tingkat',
  type: 'select',
  required: true,
  hint: 'blokir.tingkatPetunjuk',
  setup: { codes: requestLevels, prefix: 'tingkatBlokir.' },
} as const;
export const letter = text('nomor_surat', 'blokir.nomorSurat', { maxLength: 60, hint: 'blokir.nomorSuratPetunjuk' });
export const why = textArea('alasan', 'blokir.alasan', { required: true, wide: true });
const from = {
  name: 'tanggal_awal',
  title: 'blokir.mulai',
  type: 'date',
  hint: 'blokir.mulaiPetunjuk',
} as const;
export const until = {
  name: 'tanggal_akhir',
  title: 'blokir.sampai',
  type: 'date',
  hint: 'blokir.sampaiPetunjuk',
} as const;

/** Closes the form of a block or hold: its letter and period, which the bank's own mostly goes without and an authority's must name. */
export const termsSection = <N extends string>(...others: readonly FieldDef<N>[]) =>
  ({
    header: 'blokir.suratMasa',
    collapsed: { empty: 'blokir.tanpaSurat', open: 'blokir.isiSurat' },
    rowsize: 2,
    fields: [letter, ...others, from, until],
  }) as const;

/** Rows of the account that are chosen. */
export const chosen = <N extends string>(name: N, golongan: 'REKENING' | 'DANA'): FieldOf<'custom', N> => ({
  name,
  title: golongan === 'DANA' ? 'blokir.pilihDana' : 'blokir.pilih',
  type: 'custom',
  required: true,
  sizeCol: 12,
  setup: {
    render: (props, values) => (
      <HoldPicker
        {...(props as FieldProps<readonly Values[]>)}
        nomor_rekening={String(values.nomor_rekening ?? '')}
        golongan={golongan}
      />
    ),
  },
});
