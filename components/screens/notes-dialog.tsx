import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useT } from '#components/ui/messages.tsx';

interface NotesDialogProps {
  /** What is about to be done, e.g. "Tolak". */
  readonly title: string;
  /** A refusal or a return must say why. */
  readonly required?: boolean;
  readonly onSubmit: (remark: string) => void;
  readonly onClose: () => void;
}

/** The remark that goes with a step of the workflow. Ctrl+Enter sends it. */
export function NotesDialog({ title, required = false, onSubmit, onClose }: NotesDialogProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const remark = text.replace(/\s+/g, ' ').trim();
  const ready = !required || remark.length >= 5;
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (ready) onSubmit(remark);
  };
  return (
    <Dialog title={title} size="narrow" onClose={onClose}>
      <form className="stack" onSubmit={send}>
        <div className="field">
          <label htmlFor={id}>
            {t('umum.catatan')} {required ? <span className="required">*</span> : null}
          </label>
          <div className="field-box tall">
            <textarea
              id={id}
              name="transRemark"
              rows={4}
              maxLength={500}
              required={required}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={(event) => {
                if (event.ctrlKey && event.key === 'Enter') send();
              }}
            />
          </div>
          {required ? <div className="hint">{t('flow.catatanWajib')}</div> : null}
        </div>
        <div className="line">
          <Button className="push" onClick={onClose}>
            {t('aksi.batal')}
          </Button>
          <Button type="submit" variant="primary" disabled={!ready}>
            {t('aksi.lanjut')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
