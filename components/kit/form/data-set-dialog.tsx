import { useContext } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { notify } from '#components/kit/ui/popup.ts';
import { checkForm, firstMessage, resolverOf } from './check-form.ts';
import { type DataSetSetup, type FieldDef, fieldsOf, type Values } from './field-def.ts';
import { NestedForm } from './nested-form.ts';

export type DataSetMode = 'add' | 'edit' | 'detail';

interface DataSetDialogProps {
  readonly title: string;
  readonly name: string;
  readonly mode: DataSetMode;
  readonly setup: DataSetSetup;
  readonly row: Values;
  readonly onSave: (row: Values) => void;
  readonly onClose: () => void;
}

/** Returns the first message, after the name of its field where it does not name it: 'Wajib diisi' alone means nothing among ten inputs. */
function namedMessage(fields: readonly FieldDef[], [name, message]: readonly [string, string], t: Translate): string {
  const key = fields.find((field) => field.name === name)?.title;
  const title = key ? t(key) : '';
  return message.toLowerCase().includes(title.toLowerCase()) ? message : `${title}: ${message}`;
}

/** The window of one row: a form of its own. Saving is blocked while a field has an error; Detail has nothing to save. */
export function DataSetDialog({ title, name, mode, setup, row, onSave, onClose }: DataSetDialogProps) {
  const t = useT();
  const Sections = useContext(NestedForm);
  const { sections } = setup;
  const readOnly = mode === 'detail';
  const form = useForm<Values>({
    defaultValues: row,
    mode: 'onTouched',
    resolver: resolverOf((values) => checkForm(sections, values)),
    shouldFocusError: false,
  });
  const values = { ...row, ...useWatch({ control: form.control }) };

  const save = async () => {
    const first = firstMessage(sections, checkForm(sections, form.getValues()));
    if (!first) return onSave({ ...row, ...form.getValues() });
    await form.trigger();
    await notify('info', t('popup.info'), namedMessage(fieldsOf(sections), first, t));
  };

  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t(readOnly ? 'aksi.tutup' : 'aksi.batal')}</Button>
          {readOnly ? null : (
            <Button variant="primary" onClick={() => void save()}>
              {t('aksi.simpan')}
            </Button>
          )}
        </>
      }
    >
      <form
        className="stack flat-cards"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!readOnly) void save();
        }}
      >
        {Sections ? (
          <Sections sections={sections} form={form} values={values} readOnly={readOnly} scope={`${name}-`} />
        ) : null}
      </form>
    </Dialog>
  );
}
