import '#lib/business-day/messages/branch.ts';
import { lazy } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintSheet } from '#components/kit/ui/print-sheet.tsx';
import { branch } from '#services/business-day/branch.ts';
import { callRecord } from '#services/client.ts';

// Loaded when it is first printed.
const DaySheet = lazy(async () => ({ default: (await import('./day-sheet.tsx')).DaySheet }));

interface PrintDayProps {
  readonly kodeCabang: string;
  readonly tanggal: string;
}

/** Prints the report of a day with its present figures. */
export function PrintDay({ kodeCabang, tanggal }: PrintDayProps) {
  const t = useT();
  return (
    <PrintSheet
      label={t('branch.cetakLembar')}
      title={t('branch.lembarHari')}
      read={() => callRecord(branch.sheet, { kode_cabang: kodeCabang, tanggal })}
    >
      {(sheet, at) => <DaySheet sheet={sheet} at={at} />}
    </PrintSheet>
  );
}
