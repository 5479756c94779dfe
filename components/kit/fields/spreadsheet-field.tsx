import '#lib/messages/form.ts';
import { type ClipboardEvent, type ReactNode, useRef, useState } from 'react';
import { EncodingNote } from '#components/kit/table/encoding-note.tsx';
import { PasteBox } from '#components/kit/table/paste-box.tsx';
import { SheetError, sheetSentence } from '#components/kit/table/spreadsheet-error.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { described, FieldFrame, type FieldProps } from './field.tsx';

/** A file of rows: its name, and its content as a CSV text. */
export interface SpreadsheetText {
  readonly nama: string;
  readonly isi: string;
}

interface SheetFieldProps {
  readonly field: FieldProps<SpreadsheetText>;
  /** Reads an XLSX or CSV file; reader and writer of spreadsheets load with the first that is taken or saved. */
  readonly read: (file: File) => Promise<{ readonly isi: string; readonly encoding: string }>;
  /** Said of a file that cannot be read. */
  readonly unread: string;
  /** The spreadsheet to be filled in. */
  readonly template: { readonly label: string; readonly save: () => Promise<void> };
  /** Takes a pasted range too, under this name; `read` returns null where it cannot be read. */
  readonly paste?: {
    readonly label: string;
    readonly name: string;
    readonly read: (text: string) => Promise<string | null>;
  };
  readonly children: (isi: string) => ReactNode;
}

/**
 * Takes a file of rows, chosen as a spreadsheet or CSV file or pasted, and shows its content as it will be taken in. A checker sees the same without
 * the choosing.
 */
export function SpreadsheetField({ field, read, unread, template, paste, children }: SheetFieldProps) {
  const t = useT();
  const { value, onChange, onBlur, disabled } = field;
  const [lost, setLost] = useState<string | undefined>(undefined);
  const [encoding, setEncoding] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = (nama: string, isi: string | null, why = unread) => {
    setLost(isi === null ? why : undefined);
    if (isi !== null) onChange({ nama, isi });
    onBlur?.();
  };
  const choose = async (box: HTMLInputElement) => {
    const [chosen] = box.files ?? [];
    if (!chosen) return;
    try {
      const { isi, encoding: found } = await read(chosen);
      setEncoding(found);
      take(chosen.name, isi);
    } catch (error) {
      take(chosen.name, null, error instanceof SheetError ? sheetSentence(error, unread) : unread);
    }
    // The same file may be chosen once more, after it was mended.
    box.value = '';
  };
  const pasted = async (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    event.preventDefault();
    setEncoding('');
    if (paste && text !== '') take(paste.name, await paste.read(text));
  };
  const error = lost ?? field.error;
  return (
    <FieldFrame field={{ ...field, error }}>
      {disabled ? null : (
        <input
          {...described({ ...field, error })}
          ref={input}
          className="visually-hidden"
          type="file"
          accept=".xlsx,.csv,text/csv"
          onChange={(event) => void choose(event.target)}
        />
      )}
      <div className={error ? 'file-box invalid' : 'file-box'}>
        <span className={value.nama === '' ? 'muted' : 'mono'}>{value.nama || t('berkas.belum')}</span>
        {disabled ? null : (
          <>
            <Button small icon="box-arrow-up" tabIndex={-1} onClick={() => input.current?.click()}>
              {t(value.nama === '' ? 'berkas.pilih' : 'berkas.ganti')}
            </Button>
            <Button small icon="download" onClick={() => void template.save()}>
              {template.label}
            </Button>
          </>
        )}
      </div>
      {disabled || !paste ? null : <PasteBox label={paste.label} onPaste={(event) => void pasted(event)} />}
      {disabled ? null : <EncodingNote encoding={encoding} />}
      {value.isi === '' ? null : children(value.isi)}
    </FieldFrame>
  );
}
