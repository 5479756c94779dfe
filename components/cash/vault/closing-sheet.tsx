import { useState } from 'react';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { vault } from '#services/cash/vault.ts';
import type { LembarTutupRow } from '#types/proto/cash/vault.ts';
import { DifferenceCauses } from './difference-causes.tsx';
import { TillSheet } from './till-sheet.tsx';

/** Shows a till's closings of the day; each has its report. Draws nothing for a till that was not closed on that day. */
export function ClosingSheets({ idKas, tanggal = '' }: { readonly idKas: string; readonly tanggal?: string }) {
  const t = useT();
  const sheet = useRecord(vault.closingSheet, { id_kas: idKas, tanggal }, { quiet: true });
  const [printed, setPrinted] = useState<LembarTutupRow | null>(null);
  if (!sheet.data || sheet.data.tutup.length === 0) return null;
  const currency = sheet.data.kode_valuta;
  return (
    <>
      {sheet.data.tutup.map((row) => (
        <Card
          key={row.urut}
          title={`${t('vault.lembarTutup')} · ${t('vault.penutupan', { urut: row.urut })}`}
          aside={
            <Button small icon="printer" onClick={() => setPrinted(row)}>
              {t('vault.cetakLembar')}
            </Button>
          }
        >
          <div className="stack">
            <DescriptionList
              items={[
                { label: t('vault.ditutup'), value: <Moment value={row.ditutup_pada} /> },
                { label: t('vault.seharusnya'), value: <Amount value={row.seharusnya} currency={currency} /> },
                { label: t('vault.dihitung'), value: <Amount value={row.dihitung} currency={currency} /> },
                { label: t('vault.selisih'), value: <Amount value={row.selisih} currency={currency} /> },
                ...(row.alasan ? [{ label: t('vault.alasanSelisih'), value: row.alasan }] : []),
              ]}
            />
            <DifferenceCauses causes={row.penyebab} />
          </div>
        </Card>
      ))}
      {printed ? (
        <PrintPreview title={t('vault.lembarTutup')} onClose={() => setPrinted(null)}>
          <TillSheet sheet={sheet.data} closing={printed} />
        </PrintPreview>
      ) : null}
    </>
  );
}
