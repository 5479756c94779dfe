import '#lib/messages/branch.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { tellFailure } from '#components/ui/failure.ts';
import { useT } from '#components/ui/messages.tsx';
import { PrintPreview } from '#components/ui/print-preview.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { branch } from '#services/branch.ts';
import { callRecord } from '#services/client.ts';
import type { LembarHariReply } from '#types/proto/branch.ts';

// Loaded when it is first printed.
const DaySheet = lazy(async () => ({ default: (await import('./day-sheet.tsx')).DaySheet }));

interface PrintDayProps {
  readonly kodeCabang: string;
  readonly tanggal: string;
}

/** The button that reads the sheet of a day as it stands now, and shows it as it will be printed. */
export function PrintDay({ kodeCabang, tanggal }: PrintDayProps) {
  const t = useT();
  const [sheet, setSheet] = useState<{ sheet: LembarHariReply; at: string } | null>(null);
  const [reading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    try {
      const found = await callRecord(branch.sheet, { kode_cabang: kodeCabang, tanggal });
      setSheet({ sheet: found, at: new Date().toISOString() });
    } catch (error) {
      await tellFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button icon="printer" busy={reading} onClick={() => void read()}>
        {t('branch.cetakLembar')}
      </Button>
      {sheet ? (
        <PrintPreview title={t('branch.lembarHari')} onClose={() => setSheet(null)}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <DaySheet {...sheet} />
          </Suspense>
        </PrintPreview>
      ) : null}
    </>
  );
}
