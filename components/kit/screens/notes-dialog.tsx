import { type SyntheticEvent, useId, useState } from 'react';
import { CheckField } from '#components/kit/fields/check-field.tsx';
import { TextAreaField, TextField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { Summary, type SummaryLine } from './summary.tsx';

/** A field of the form that a remark may be pinned to. */
export interface PinField {
  readonly kolom: string;
  readonly label: string;
}

interface NotesDialogProps {
  /** Names the decision, as its button calls it. */
  readonly action: string;
  /** Lists the details of the item that is decided. */
  readonly about?: readonly SummaryLine[] | undefined;
  /** A decision against someone's work must say why. */
  readonly required?: boolean | undefined;
  /** Fields that a remark may be pinned to. */
  readonly fields?: readonly PinField[] | undefined;
  readonly onSubmit: (remark: string, pinned: readonly CatatanKolom[]) => void;
  readonly onClose: () => void;
}

const SHORTEST = 5;
const isShort = (text: string): boolean => text.trim().length < SHORTEST;

/** Holds the remarks pinned so far, by the name of their field. */
type Pinned = Readonly<Record<string, string>>;

interface PinsProps {
  readonly fields: readonly PinField[];
  readonly pinned: Pinned;
  readonly tried: boolean;
  readonly onChange: (pinned: Pinned) => void;
}

/** The fields of the form, each with a remark of its own once it is ticked. */
function Pins({ fields, pinned, tried, onChange }: PinsProps) {
  const t = useT();
  const tick = (kolom: string, flag: 'T' | 'F') => {
    const { [kolom]: _, ...others } = pinned;
    onChange(flag === 'T' ? { ...others, [kolom]: '' } : others);
  };
  return (
    <fieldset className="pins">
      <legend className="field-label">{t('desk.catatanKolom')}</legend>
      <p className="field-hint">{t('desk.catatanKolomHint')}</p>
      {fields.map(({ kolom, label }) => (
        <div key={kolom}>
          <CheckField
            name={`pin-${kolom}`}
            label={label}
            value={kolom in pinned ? 'T' : 'F'}
            onChange={(flag) => tick(kolom, flag)}
          />
          {kolom in pinned ? (
            <TextField
              name={`pin-catatan-${kolom}`}
              label={t('desk.catatanUntuk', { kolom: label })}
              bare
              value={pinned[kolom] ?? ''}
              onChange={(text) => onChange({ ...pinned, [kolom]: text })}
              required
              maxLength={200}
              error={tried && isShort(pinned[kolom] ?? '') ? t('desk.catatanPendek') : undefined}
            />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}

/** Is the one window of a workflow step: it shows the step and its item, the notes, Yes or Cancel. Ctrl+Enter agrees from anywhere within it. */
export function NotesDialog({
  action,
  about = [],
  required = false,
  fields = [],
  onSubmit,
  onClose,
}: NotesDialogProps) {
  const t = useT();
  const id = useId();
  const [remark, setRemark] = useState('');
  const [pinned, setPinned] = useState<Pinned>({});
  const [tried, setTried] = useState(false);
  const missing = required && isShort(remark);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (missing || Object.values(pinned).some(isShort)) return;
    onSubmit(
      remark.trim(),
      Object.entries(pinned).map(([kolom, catatan]) => ({ kolom, catatan: catatan.trim() })),
    );
  };
  return (
    <Dialog
      title={t('popup.lanjutkan')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('popup.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('popup.yes')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="stack"
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) submit(event);
        }}
        noValidate
      >
        <p className="strong">{action}</p>
        <Summary lines={about} />
        <TextAreaField
          name="transRemark"
          label={t('umum.catatan')}
          value={remark}
          onChange={setRemark}
          required={required}
          maxLength={500}
          error={tried && missing ? t('transaksi.catatanWajib') : undefined}
        />
        {fields.length > 0 ? <Pins fields={fields} pinned={pinned} tried={tried} onChange={setPinned} /> : null}
      </form>
    </Dialog>
  );
}
