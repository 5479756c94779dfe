import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger.ts';
import { DueField } from '#components/books/entries/due-field.tsx';
import { LedgerField } from '#components/books/entries/ledger-field.tsx';
import { TemplateField } from '#components/books/entries/template-field.tsx';
import { AccountField } from '#components/kit/fields/account-field.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { StoredFile } from '#components/kit/fields/file-field.tsx';
import type { FieldOf, FormHandle } from '#components/kit/form/field-def.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';

/** The code that sends files loads with the first form that is drawn. */
const Attachments = drawn(async () => (await import('#components/books/entries/attachments.tsx')).Attachments, 1);

/** The form is about the currency of the customer's account that it names. */
const follow = (form: FormHandle) => (code: string) => {
  if (form.getValues().kode_valuta !== code) form.setValue('kode_valuta', code, { shouldDirty: true });
};

/** Asks for the number of a leg's account: one of the ledger or a customer's, as the field `kind` says. */
export const numberOn = <N extends string>(name: N, kind: string): FieldOf<'custom', N> => ({
  name,
  title: 'bukuBesar.nomor',
  type: 'custom',
  required: true,
  setup: {
    render: (props, values, form) => {
      const field = props as FieldProps;
      if (values[kind] === 'GL') return <LedgerField {...field} />;
      return <AccountField {...field} onCurrency={field.disabled ? undefined : follow(form)} />;
    },
  },
});

/** From when the entry counts. */
export const valueDate = {
  name: 'tanggal_valuta',
  title: 'bukuBesar.tanggalValuta',
  type: 'date',
  // Left empty it is the accounting date, as of any other entry.
  ifFilled: true,
  hint: 'bukuBesar.tanggalValutaPetunjuk',
} as const;

/** The template that the form is begun from; `two`: one of one debit and one credit. */
export const begunFrom = (two: boolean): FieldOf<'custom', 'templat'> => ({
  name: 'templat',
  title: 'entri.templat',
  type: 'custom',
  ifFilled: true,
  setup: {
    render: (props, values, form) => (
      <TemplateField field={props as FieldProps} values={values} form={form} two={two} />
    ),
  },
});

/** The due date of an entry that comes back which the form settles, where it settles one. */
export const settles: FieldOf<'custom', 'berkala'> = {
  name: 'berkala',
  type: 'custom',
  otherProps: { hidden: ({ berkala }) => !berkala },
  setup: {
    render: ({ disabled }, values, form) => <DueField values={values} form={form} disabled={disabled === true} />,
  },
};

/** The documents that support the entry. */
export const attachments: FieldOf<'custom', 'lampiran'> = {
  name: 'lampiran',
  title: 'bukuBesar.lampiran',
  hint: 'bukuBesar.lampiranPetunjuk',
  type: 'custom',
  sizeCol: 12,
  setup: { render: (props) => <Attachments {...(props as FieldProps<readonly StoredFile[]>)} /> },
};
