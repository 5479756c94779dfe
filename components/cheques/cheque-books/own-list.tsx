import '#lib/cheques/messages/unfunded.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { save } from '#components/kit/ui/save-file.ts';
import { useToast } from '#components/kit/ui/toast.tsx';
import { CSV_START, csvLine } from '#lib/csv.ts';
import { cellOf } from '#lib/customers/name-list-file.ts';
import { warkat } from '#services/cheques/warkat.ts';
import { exportAll } from '#services/read-all.ts';
import type { DhibRow } from '#types/proto/cheques/warkat.ts';

/** The columns in which lists of names are taken in, so that another bank reads what this one sends. */
const COLUMNS: readonly (readonly [string, (row: DhibRow) => string])[] = [
  ['kode', (row) => row.kode],
  ['nama', (row) => row.nama],
  ['macam', (row) => row.macam],
  ['tempat_lahir', (row) => row.tempat_lahir],
  ['tanggal_lahir', (row) => row.tanggal_lahir],
  ['nomor_identitas', (row) => cellOf(row.nomor_identitas)],
  ['nomor_npwp', (row) => row.nomor_npwp],
  ['alasan', (row) => row.alasan],
  ['bank', (row) => row.bank],
  ['lembar', (row) => String(row.lembar)],
  ['terbit', (row) => row.terbit],
];

/** The bank's own list of drawers as a file; that somebody took it away is written to the trail. */
export function OwnList() {
  const t = useT();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const lines: string[] = [];
      for await (const page of exportAll(warkat.ownList, {}, new AbortController().signal))
        lines.push(...page.map((row) => csvLine(COLUMNS.map(([, text]) => ({ text: text(row) })))));
      if (lines.length === 0) toast(t('usulDhn.belumAda'));
      else {
        const file = [CSV_START, csvLine(COLUMNS.map(([text]) => ({ text }))), ...lines];
        save(new Blob(file, { type: 'text/csv;charset=utf-8' }), 'dhib.csv');
      }
    } catch (error) {
      await showFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon="download" busy={busy} onClick={() => void download()}>
      {t('usulDhn.unduh')}
    </Button>
  );
}
