import '#lib/books/messages/entry.ts';
import { useState } from 'react';
import { bankFile } from '#components/kit/fields/bank-file.ts';
import { FieldError, type FieldProps } from '#components/kit/fields/field.tsx';
import { FileField, type StoredFile } from '#components/kit/fields/file-field.tsx';
import { FileList } from '#components/kit/fields/file-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { MOST_ATTACHMENTS } from '#lib/books/ledger-entries.ts';

const setup = bankFile('LAINNYA');

/** The supporting documents of an entry: each is sent as soon as it is chosen, and may be taken away until the form leaves. */
export function Attachments(props: FieldProps<readonly StoredFile[]>) {
  const { name, label, value, onChange, error, disabled = false } = props;
  const t = useT();
  // The field for the next file begins empty.
  const [sent, setSent] = useState(0);
  const files = value ?? [];
  const remove = (gone: StoredFile) => onChange(files.filter(({ id_berkas }) => id_berkas !== gone.id_berkas));
  const attach = (file: StoredFile | null) => {
    if (!file) return;
    setSent(sent + 1);
    onChange([...files, file]);
  };
  return (
    <div className="stack">
      {disabled ? <span className="field-label">{label}</span> : null}
      {files.length > 0 ? <FileList files={files} onRemove={disabled ? undefined : remove} /> : null}
      {disabled && files.length === 0 ? <p className="muted">{t('lampiran.tidakAda')}</p> : null}
      {disabled || files.length >= MOST_ATTACHMENTS ? (
        <FieldError name={name} error={error} />
      ) : (
        <FileField key={sent} {...props} {...setup} value={null} onChange={attach} />
      )}
    </div>
  );
}
