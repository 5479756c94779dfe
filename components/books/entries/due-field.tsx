import '#lib/books/messages/entry.ts';
import { useEffect, useRef } from 'react';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { FormHandle, Values } from '#components/kit/form/field-def.ts';
import { fillIn } from '#components/kit/form/fill-in.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { toDisplay } from '#lib/dates.ts';
import { entry } from '#services/books/entry.ts';

interface DueFieldProps {
  readonly values: Values;
  readonly form: FormHandle;
  readonly disabled: boolean;
}

/** Names the due date of a periodic entry that the form settles, and begins an empty form from its legs. */
export function DueField({ values, form, disabled }: DueFieldProps) {
  const t = useT();
  const nomor = String(values.berkala ?? '');
  const empty = Array.isArray(values.baris) && values.baris.length === 0;
  const wanted = useRef(!disabled && nomor !== '' && empty);
  const record = useRecord(entry.periodic, { nomor_berkala: nomor }, { enabled: wanted.current });
  const { data } = record;
  useEffect(() => {
    if (!data || !wanted.current) return;
    wanted.current = false;
    fillIn(form, 'baris', numbered(data.baris.map((line) => ({ ...line }))));
    fillIn(form, 'keterangan', data.berkala?.keterangan ?? '');
  }, [data, form]);
  if (nomor === '') return null;
  const tanggal = toDisplay(String(values.jatuh_tempo ?? ''));
  return (
    <Note tone="info" title={t('berkala.untukJatuh', { nomor, tanggal })}>
      {t('berkala.untukJatuhTeks')}
    </Note>
  );
}
