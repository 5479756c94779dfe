import { useState } from 'react';
import { numbered } from '#components/kit/form/data-set-rows.ts';
import type { Values } from '#components/kit/form/field-def.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { confirm } from '#components/kit/ui/popup.ts';
import type { SheetRefusal, SheetResult } from '#lib/books/ledger-spreadsheet.ts';
import { sheetFiles } from './spreadsheet-tools.tsx';

/** Replaces all rows by those of a spreadsheet: rows taken twice would balance, and be posted twice. */
export function useSpreadsheet(rows: readonly Values[], onRows: (rows: readonly Values[]) => void) {
  const t = useT();
  const [refused, setRefused] = useState<SheetRefusal | null>(null);
  const [encoding, setEncoding] = useState('');
  const [busy, setBusy] = useState(false);
  const from = async (read: () => Promise<SheetResult>) => {
    setBusy(true);
    try {
      const sheet = await read();
      setRefused('refused' in sheet ? sheet.refused : null);
      setEncoding('rows' in sheet ? (sheet.encoding ?? '') : '');
      if ('refused' in sheet) return;
      const agreed =
        rows.length === 0 ||
        (await confirm({
          title: t('bukuBesar.lembar.ganti'),
          yes: t('bukuBesar.lembar.gantiYa'),
          no: t('aksi.batal'),
          text: t('bukuBesar.lembar.gantiTeks', { lama: rows.length, baru: sheet.rows.length }),
        }));
      if (agreed) onRows(numbered(sheet.rows));
    } finally {
      setBusy(false);
    }
  };
  return {
    refused,
    /** Names the encoding of the file where nothing in it says so, else ''. */
    encoding,
    busy,
    onFile: (file: File) => void from(async () => (await sheetFiles()).readSheetFile(file)),
    onText: (text: string) => void from(async () => (await sheetFiles()).readText(text)),
  };
}
