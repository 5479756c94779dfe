import '#lib/accounts/messages/closing.ts';
import { useState } from 'react';
import { AccountStatus } from '#components/accounts/inquiries/account-status.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { PenutupanRow } from '#types/proto/accounts/closing.ts';
import { ClosingStatement } from './closing-statement.tsx';

const date = (iso: string): string => (iso === '' ? '' : toDisplay(iso));

function useDetails(row: PenutupanRow): readonly DescriptionItem[] {
  const t = useT();
  const amount = (label: string, value: string) => ({
    label,
    raw: value,
    value: <Amount value={value} currency={row.kode_valuta} />,
  });
  const plain = (label: string, value: string) => ({ label, raw: value, value });
  return [
    { label: t('rekening.status'), raw: 'x', value: <AccountStatus account={{ ...row, blokir: '' }} /> },
    plain(t('penutupan.disetujui'), date(row.tanggal)),
    plain(t('penutupan.ditutup'), date(row.selesai)),
    plain(t('penutupan.oleh'), [row.pembuat, row.disetujui_oleh].filter(Boolean).join(', ')),
    plain(t('penutupan.sebab'), row.sebab ? messageOf('penutupan.sebab.', row.sebab) : ''),
    plain(t('penutupan.caraBayar'), row.cara_bayar ? messageOf('penutupan.cara.', row.cara_bayar) : ''),
    plain(t('penutupan.tujuan'), row.rekening_tujuan),
    amount(t('penutupan.saldo'), row.saldo),
    amount(t('penutupan.bagiHasil'), row.bagi_hasil),
    amount(t('penutupan.pajak'), row.pajak),
    amount(t('penutupan.zakat'), row.zakat),
    amount(t('penutupan.biaya'), row.biaya),
    amount(t('penutupan.dibayarkan'), row.nominal),
    amount(t('penutupan.sisa'), row.sisa),
  ].filter(({ raw }) => raw !== '');
}

/** One account that is closed or agreed to be, and its closing statement on paper. */
export function ClosingWindow({ row, onClose }: { readonly row: PenutupanRow; readonly onClose: () => void }) {
  const t = useT();
  const details = useDetails(row);
  const [printing, setPrinting] = useState(false);
  if (printing) {
    return (
      <PrintPreview title={t('penutupan.surat')} onClose={() => setPrinting(false)}>
        <ClosingStatement row={row} />
      </PrintPreview>
    );
  }
  return (
    <Dialog
      title={`${row.nomor_rekening} · ${row.nama_nasabah}`}
      onClose={onClose}
      foot={
        <Button variant="primary" icon="printer" onClick={() => setPrinting(true)}>
          {t('penutupan.cetak')}
        </Button>
      }
    >
      <DescriptionList rows items={details} />
    </Dialog>
  );
}
