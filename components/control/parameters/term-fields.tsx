import '#lib/messages/terms.ts';
import { StillField } from '#components/kit/fields/text-field.tsx';
import type { FieldDef, SectionDef, Values } from '#components/kit/form/field-def.ts';
import { textArea } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { type MessageKey, messageOf } from '#lib/messages/id.ts';

/** Returns true for a term that is taken back: the form shows it as it is. */
export const isDeleted = ({ aksi }: Values): boolean => aksi === 'HAPUS';
/** Only new values choose their day. */
const settled = ({ aksi }: Values): boolean => aksi !== 'BUAT';

/** Keeps a field as it is where a row is taken back. */
export const unlessDeleted = <const F extends FieldDef>(field: F) => ({
  ...field,
  otherProps: { readOnly: isDeleted, ...field.otherProps },
});

/** A value of the form in words. */
export function Still({
  name,
  title,
  value,
}: {
  readonly name: string;
  readonly title: MessageKey;
  readonly value: string;
}) {
  return <StillField name={name} label={useT()(title)} value={value} />;
}

/** Asks for the action, and the day from which it holds. */
export const whenSection: SectionDef<'aksi' | 'berlaku_sejak'> = {
  header: 'ketentuan.bagianMulai',
  rowsize: 2,
  fields: [
    {
      name: 'aksi',
      title: 'ketentuan.tindakan',
      type: 'textlabel',
      setup: {
        content: ({ aksi }) => (
          <Still name="aksi" title="ketentuan.tindakan" value={messageOf('ketentuan.aksi.', String(aksi))} />
        ),
      },
    },
    {
      name: 'berlaku_sejak',
      title: 'ketentuan.berlakuSejak',
      hint: 'ketentuan.berlakuPetunjuk',
      type: 'date',
      required: true,
      otherProps: { readOnly: settled },
    },
  ],
};

/** Every change states its reason. */
export const whySection: SectionDef<'alasan'> = {
  header: 'ketentuan.bagianAlasan',
  rowsize: 1,
  fields: [textArea('alasan', 'ketentuan.alasan', { required: true })],
};
