import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger-fields.ts';
import { useEffect, useRef, useState } from 'react';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { confirm, notify } from '#components/kit/ui/popup.ts';
import { messageOf } from '#lib/messages/id.ts';
import { entry } from '#services/books/entry.ts';
import { callRecord } from '#services/client.ts';
import { linesOf, sidesFrom } from './template-lines.ts';

/** The window that keeps a template comes with the first that is kept. */
const SaveTemplate = drawn(async () => (await import('./save-template.tsx')).SaveTemplate, 3);

const templates = (two: boolean): LookupSetup<typeof entry.templates> => ({
  endpoint: entry.templates,
  title: 'entri.pilihTemplat',
  filterData: [{ name: 'keyword', kind: 'text', label: 'entri.cari' }],
  defaultFilter: { pakai: 'T', ...(two && { sederhana: 'T' }) },
  columns: [
    { field: 'nama', title: 'entri.nama' },
    { field: 'lingkup', title: 'entri.lingkup', text: (row) => messageOf('lingkupTemplat.', row.lingkup) },
    { field: 'jumlah_baris', title: 'entri.jumlahBaris', className: 'num', text: (row) => String(row.jumlah_baris) },
    {
      field: 'lengkap',
      title: 'entri.nominalnya',
      text: (row) => messageOf('entri.', row.lengkap === 'T' ? 'nominalLengkap' : 'nominalTerbuka'),
    },
  ],
  pick: (row) => row.nomor_templat,
});
const ofTwo = templates(true);
const ofMany = templates(false);

const isFilled = (values: Values): boolean =>
  linesOf(values).some(({ nomor }) => nomor !== '') || String(values.nominal ?? '') !== '';

/** Fills the form from a template; returns the template's name, or null where it was not filled. */
async function filledFrom(nomor_templat: string, form: FormHandle, two: boolean, t: Translate): Promise<string | null> {
  const { templat, baris } = await callRecord(entry.template, { nomor_templat });
  if (!templat) return null;
  const sides = two ? sidesFrom(baris) : { baris: numbered(baris.map((line) => ({ ...line }))) };
  if (sides === null) {
    await notify('info', t('popup.info'), t('entri.bukanDua', { nama: templat.nama }));
    return null;
  }
  const agreed =
    !isFilled(form.getValues()) ||
    (await confirm({
      title: t('entri.gantiBaris'),
      text: t('entri.gantiBarisTeks', { nama: templat.nama }),
      yes: t('entri.gantiBarisYa'),
      no: t('aksi.batal'),
    }));
  if (!agreed) return null;
  const all = {
    ...sides,
    ...(templat.keterangan !== '' && { keterangan: templat.keterangan }),
    templat: nomor_templat,
    versi_templat: templat.versi,
  };
  for (const [name, value] of Object.entries(all)) form.setValue(name, value, { shouldDirty: true });
  return templat.nama;
}

interface TemplateFieldProps {
  readonly field: FieldProps;
  readonly values: Values;
  readonly form: FormHandle;
  /** The form of one debit and one credit. */
  readonly two: boolean;
}

/** The template that a form was begun from: chosen from those its maker may use, and the form's own legs kept as one. Who reads the form sees number and version. */
export function TemplateField({ field, values, form, two }: TemplateFieldProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [saving, setSaving] = useState(false);
  const { disabled = false } = field;
  const value = field.value ?? '';
  const version = Number(values.versi_templat ?? 0); // not an amount: how often it was changed
  const begin = async (nomor: string) => {
    setBusy(true);
    try {
      setName((await filledFrom(nomor, form, two, t)) ?? '');
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  // An address may name one: the form begins from it once.
  const asked = useRef(!disabled && value !== '' && version === 0 ? value : '');
  const fill = useRef(begin);
  fill.current = begin;
  useEffect(() => {
    const nomor = asked.current;
    asked.current = '';
    if (nomor !== '') void fill.current(nomor);
  }, []);
  const release = () => {
    setName('');
    form.setValue('templat', '', { shouldDirty: true });
    form.setValue('versi_templat', 0, { shouldDirty: true });
  };
  const hint =
    version === 0
      ? undefined
      : name
        ? t('entri.dariTemplat', { nama: name, versi: version })
        : t('entri.versi', { versi: version });
  return (
    <Lookup
      {...field}
      value={value}
      setup={two ? ofTwo : ofMany}
      busy={busy || undefined}
      hint={hint ?? t('entri.templatPetunjuk')}
      onChange={(nomor) => void begin(nomor)}
    >
      {disabled ? null : (
        <div className="line under-field">
          <Button small icon="pencil-square" onClick={() => setSaving(true)}>
            {t('entri.simpanTemplat')}
          </Button>
          {value === '' ? null : (
            <Button small variant="quiet" icon="x-lg" onClick={release}>
              {t('entri.lepasTemplat')}
            </Button>
          )}
        </div>
      )}
      {saving ? <SaveTemplate values={form.getValues()} onClose={() => setSaving(false)} /> : null}
    </Lookup>
  );
}
