import { type FormEvent, useId, useState } from 'react';
import { TextAreaField } from '../fields/text-field.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useT } from '../ui/messages.tsx';

interface NotesDialogProps {
  readonly title: string;
  /** A decision against someone's work must say why. */
  readonly required?: boolean;
  readonly onSubmit: (remark: string) => void;
  readonly onClose: () => void;
}

const SHORTEST = 5;

/** The Notes window of a workflow step. */
export function NotesDialog({ title, required = false, onSubmit, onClose }: NotesDialogProps) {
  const t = useT();
  const id = useId();
  const [remark, setRemark] = useState('');
  const [tried, setTried] = useState(false);
  const missing = required && remark.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!missing) onSubmit(remark.trim());
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('aksi.lanjut')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate>
        <TextAreaField
          name="transRemark"
          label={t('umum.catatan')}
          value={remark}
          onChange={setRemark}
          required={required}
          maxLength={500}
          error={tried && missing ? t('alur.catatanWajib') : undefined}
        />
      </form>
    </Dialog>
  );
}
