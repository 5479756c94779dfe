import { type FormEvent, useState } from 'react';
import { TextField } from '#components/kit/fields/text-field.tsx';
import {
  bookPrinters,
  chooseBookPrinter,
  currentBookPrinter,
  currentPaper,
  currentPrinter,
} from '#components/kit/ui/appearance.ts';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useChosen } from '#components/kit/ui/use-chosen.ts';
import type { SettingsChange } from '#components/workplace/layout/use-settings.ts';
import { papers } from '#lib/control/codes.ts';
import { Choice } from './option-group.tsx';

const MAX_NAME = 60;

/** Chooses the paper and the printer of slips. */
export function PrinterCard({ change }: { readonly change: (change: SettingsChange) => Promise<void> }) {
  const t = useT();
  const paper = useChosen(currentPaper, 'A4');
  const stored = useChosen(currentPrinter, '');
  const bookPrinter = useChosen(currentBookPrinter, 'KERTAS');
  const [typed, setTyped] = useState<string | null>(null);
  const printer = typed ?? stored;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTyped(null);
    void change({ printer: printer.trim() });
  };
  return (
    <Card title={t('setelan.printer')}>
      <div className="stack">
        <Choice
          label={t('setelan.kertas')}
          prefix="setelan.kertas."
          options={papers}
          value={paper}
          onChange={(kertas) => void change({ kertas })}
        />
        <Choice
          label={t('setelan.printerBuku')}
          prefix="setelan.printerBuku."
          options={bookPrinters}
          value={bookPrinter}
          onChange={chooseBookPrinter}
        />
        <form className="stack" onSubmit={save}>
          <TextField
            name="printer"
            label={t('setelan.namaPrinter')}
            hint={t('setelan.namaPrinterPetunjuk')}
            maxLength={MAX_NAME}
            value={printer}
            onChange={setTyped}
          />
          <div className="line">
            <Button type="submit">{t('setelan.simpan')}</Button>
          </div>
        </form>
      </div>
    </Card>
  );
}
