import { type ChangeEvent, useRef } from 'react';
import { PasteBox } from '#components/kit/table/paste-box.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { isRange } from '#lib/plain-text.ts';

/** Reader and writer of spreadsheets load with the first that is taken or saved. */
export const sheetFiles = () => import('./spreadsheet-file.ts');

interface SheetButtonsProps {
  readonly onFile: (file: File) => void;
  readonly busy: boolean;
}

/** Offers the spreadsheet to be filled in, and takes a filled one. */
export function SheetButtons({ onFile, busy }: SheetButtonsProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const template = async () => {
    (await sheetFiles()).saveTemplate(t('bukuBesar.baris'), 'templat-transaksi-umum-multi.xlsx');
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file may be chosen once more, after it was mended.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <Button small icon="download" onClick={() => void template()}>
        {t('bukuBesar.lembar.templat')}
      </Button>
      <Button small icon="box-arrow-up" busy={busy} onClick={() => input.current?.click()}>
        {t('bukuBesar.lembar.pilih')}
      </Button>
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('bukuBesar.lembar.berkasLembar')}
        tabIndex={-1}
        onChange={choose}
      />
    </>
  );
}

/** Takes a copied range while there is no row to paste it on. */
export function RangeBox({ onText }: { readonly onText: (text: string) => void }) {
  const t = useT();
  return (
    <PasteBox
      label={t('bukuBesar.lembar.tempel')}
      onChange={(event) => {
        if (isRange(event.target.value)) onText(event.target.value);
      }}
    />
  );
}
