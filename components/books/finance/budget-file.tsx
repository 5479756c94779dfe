import '#lib/books/messages/finance.ts';
import '#lib/messages/form.ts';
import { type ClipboardEvent, useRef, useState } from 'react';
import { described, FieldFrame, type FieldProps } from '#components/kit/fields/field.tsx';
import { EncodingNote } from '#components/kit/table/encoding-note.tsx';
import { PasteBox } from '#components/kit/table/paste-box.tsx';
import { SheetError, sheetSentence } from '#components/kit/table/sheet-error.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BudgetContent } from './budget-content.tsx';

export interface BudgetText {
  readonly nama: string;
  readonly isi: string;
}

/** Reader and writer of spreadsheets load with the first that is taken or saved. */
const sheets = () => import('./budget-sheet.ts');

/**
 * A branch's budget, taken from a spreadsheet or a CSV file or pasted: every line that is not right is named, and what is right is shown as it will
 * be kept. A checker sees the same without the choosing.
 */
export function BudgetFile(props: FieldProps<BudgetText>) {
  const t = useT();
  const { value, onChange, onBlur, disabled } = props;
  const [lost, setLost] = useState<string | undefined>(undefined);
  const [encoding, setEncoding] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = (nama: string, isi: string | null, why = t('keuangan.tidakTerbaca')) => {
    setLost(isi === null ? why : undefined);
    if (isi !== null) onChange({ nama, isi });
    onBlur?.();
  };
  const choose = async (box: HTMLInputElement) => {
    const [chosen] = box.files ?? [];
    if (!chosen) return;
    try {
      const read = await (await sheets()).budgetOfFile(chosen);
      setEncoding(read.encoding);
      take(chosen.name, read.isi);
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      take(chosen.name, null, sheetSentence(error, t('keuangan.tidakTerbaca')));
    }
    // The same file may be chosen once more, after it was mended.
    box.value = '';
  };
  const paste = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    setEncoding('');
    if (text !== '') take(t('keuangan.ditempel'), (await sheets()).budgetOfText(text));
  };
  const error = lost ?? props.error;
  return (
    <FieldFrame field={{ ...props, error }}>
      {disabled ? (
        <div className="file-box mono">{value.nama}</div>
      ) : (
        <>
          <input
            {...described({ ...props, error })}
            ref={input}
            className="visually-hidden"
            type="file"
            accept=".xlsx,.csv,text/csv"
            onChange={(event) => void choose(event.target)}
          />
          <div className={error ? 'file-box invalid' : 'file-box'}>
            <span className={value.nama === '' ? 'muted' : 'mono'}>{value.nama || t('berkas.belum')}</span>
            <Button small icon="box-arrow-up" tabIndex={-1} onClick={() => input.current?.click()}>
              {t(value.nama === '' ? 'berkas.pilih' : 'berkas.ganti')}
            </Button>
            <Button small icon="download" onClick={() => void sheets().then((s) => s.saveBudgetTemplate('anggaran'))}>
              {t('keuangan.contoh')}
            </Button>
          </div>
          <PasteBox label={t('keuangan.tempel')} onPaste={(event) => void paste(event)} />
        </>
      )}
      {disabled ? null : <EncodingNote encoding={encoding} />}
      {value.isi === '' ? null : <BudgetContent isi={value.isi} />}
    </FieldFrame>
  );
}
