import '#lib/cash/messages/vault.ts';
import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { vault } from '#services/cash/vault.ts';
import { TillSheet } from './till-sheet.tsx';

/** Opens the report of the last closing of a till on an earlier day, to be printed. */
export function PastSheet({ idKas, tanggal }: { readonly idKas: string; readonly tanggal: string }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const sheet = useRecord(vault.closingSheet, { id_kas: idKas, tanggal }, { enabled: asked });
  const closing = sheet.data?.tutup[0];
  return (
    <>
      <Button small icon="printer" busy={asked && sheet.loading} onClick={() => setAsked(true)}>
        {t('vault.lembarTutup')}
      </Button>
      {asked && sheet.data && closing ? (
        <PrintPreview title={t('vault.lembarTutup')} onClose={() => setAsked(false)}>
          <TillSheet sheet={sheet.data} closing={closing} />
        </PrintPreview>
      ) : null}
    </>
  );
}
