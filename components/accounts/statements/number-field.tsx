import '#lib/accounts/messages/statement.ts';
import { type FormEvent, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { useSlot } from '#components/kit/screens/slots.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { readPageReference } from '#lib/document-number.ts';
import { StatementWindow } from './statement-window.tsx';

const REFERENCE = /^\d{18,}$/;
/** The longest that is scanned: number, page and code of a page. */
const LONGEST = 60;

type Found = { readonly kind: 'statement' | 'slip'; readonly nomor: string };

/** Returns what a number on the bank's paper identifies: a statement, or a slip by its reference. */
function found(text: string): Found | null {
  const reference = readPageReference(text);
  if (reference) return { kind: 'statement', nomor: reference.nomor };
  const plain = text.replace(/[\s-]/g, '');
  return REFERENCE.test(plain) ? { kind: 'slip', nomor: plain } : null;
}

interface NumberFieldProps {
  readonly label: string;
}

/**
 * Opens the paper of the bank whose number is typed or scanned. A scanner types and presses Enter; when its window is closed the field has the
 * focus again, for the next paper.
 */
export function NumberField({ label }: NumberFieldProps) {
  const TransactionDetail = useSlot('transactionDetail');
  const t = useT();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const [open, setOpen] = useState<Found | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = found(text);
    setWrong(next === null);
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    setText('');
  };
  return (
    <>
      <form className="number-field" onSubmit={submit}>
        <TextField
          name="nomor-dokumen"
          label={label}
          hint={t('salinan.nomorPetunjuk')}
          maxLength={LONGEST}
          value={text}
          error={wrong ? t('salinan.tidakDikenal') : undefined}
          onChange={(value) => {
            setText(value);
            setWrong(false);
          }}
        />
        <Button type="submit" icon="search" disabled={text.trim() === ''}>
          {t('rk.buka')}
        </Button>
      </form>
      {/* The window is beside the form, not in it: the form would otherwise handle its key presses. */}
      {open?.kind === 'statement' ? <StatementWindow nomor={open.nomor} onClose={close} /> : null}
      {open?.kind === 'slip' && TransactionDetail ? (
        <TransactionDetail row={{ nomor_referensi: open.nomor }} mode="" onClose={close} />
      ) : null}
    </>
  );
}
