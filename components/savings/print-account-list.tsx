import { lazy, Suspense, useState } from 'react';
import type { FilterValues } from '#components/fields/filter-def.ts';
import { Button } from '#components/ui/button.tsx';
import { tellFailure } from '#components/ui/failure.ts';
import { useT } from '#components/ui/messages.tsx';
import { PrintPreview } from '#components/ui/print-preview.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useToast } from '#components/ui/toast.tsx';
import { callRecord } from '#services/client.ts';
import { exportAll } from '#services/read-all.ts';
import { savings } from '#services/savings.ts';
import type { DaftarRekeningRow, JumlahValuta } from '#types/proto/savings.ts';
import '#lib/messages/account-lists.ts';

// Loaded when it is first printed.
const AccountListSheet = lazy(async () => ({
  default: (await import('./account-list-sheet.tsx')).AccountListSheet,
}));

/** As many accounts as paper is good for: some forty sheets. What is longer is a file. */
const MOST = 1_000;

interface Printed {
  readonly rows: readonly DaftarRekeningRow[];
  readonly sums: readonly JumlahValuta[];
  readonly at: string;
}

/** The button that puts the whole list on paper, not its page; that somebody took it away is written to the trail. */
export function PrintAccountList({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const toast = useToast();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const [reading, setReading] = useState(false);
  const read = async () => {
    setReading(true);
    try {
      const { per_valuta } = await callRecord(savings.listedSums, asked);
      if (per_valuta.reduce((all, { jumlah_rekening }) => all + jumlah_rekening, 0) > MOST) {
        toast(t('daftarRek.terlaluPanjang', { batas: MOST.toLocaleString('en-US') }));
        return;
      }
      const rows: DaftarRekeningRow[] = [];
      for await (const page of exportAll(savings.listed, asked, new AbortController().signal)) rows.push(...page);
      setPrinted({ rows, sums: per_valuta, at: new Date().toISOString() });
    } catch (error) {
      await tellFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Button icon="printer" busy={reading} onClick={() => void read()}>
        {t('daftarRek.cetak')}
      </Button>
      {printed ? (
        <PrintPreview title={t('menu.cetakListRekening')} onClose={() => setPrinted(null)}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <AccountListSheet {...printed} />
          </Suspense>
        </PrintPreview>
      ) : null}
    </>
  );
}
