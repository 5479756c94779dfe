import { useState } from 'react';
import { AwaitedPaper } from '#components/kit/ui/counted-paper.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { formatWire } from '#lib/money.ts';
import { opening } from '#services/accounts/opening.ts';
import { callRecord } from '#services/client.ts';
import { ContractPapers } from './contract-paper.tsx';
import '#lib/accounts/messages/opening.ts';

interface PrintProps {
  /** The account by its handle: its number may be masked. */
  readonly row: { readonly pegangan: string };
  readonly onClose: () => void;
}

/** Previews the opening form and the contract. The core records the print first, so that the next paper says that it is a copy. */
export function ContractPrint({ row, onClose }: PrintProps) {
  const t = useT();
  const [printed, setPrinted] = useState(false);
  const asked = { pegangan: row.pegangan };
  const contract = useRecord(opening.contract, asked);
  const { data } = contract;
  if (!data) {
    return <AwaitedPaper title={t('akad.cetak')} state={contract} onClose={onClose} />;
  }
  const recordPrint = async () => {
    await callRecord(opening.contract, { ...asked, cetak: 'T' });
    setPrinted(true);
  };
  return (
    <PrintPreview title={`${t('akad.cetak')} · ${data.nomor_rekening}`} onClose={onClose} before={recordPrint}>
      {data.setoran === 'MENUNGGU' ? (
        <Note tone="accent">
          {t('akad.menunggu', { nominal: `${data.kode_valuta} ${formatWire(data.setoran_awal, data.kode_valuta)}` })}
        </Note>
      ) : null}
      {data.salinan === 'T' || printed ? <Note tone="info">{t('akad.salinan')}</Note> : null}
      <ContractPapers akad={data} />
    </PrintPreview>
  );
}
