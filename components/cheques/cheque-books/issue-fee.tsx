import '#lib/cheques/messages/warkat.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { warkat } from '#services/cheques/warkat.ts';

interface IssueFeeProps {
  readonly id: string;
  /** The price of the book is asked to be waived. */
  readonly waived: 'T' | 'F';
}

/** Shows the customer's fee for a book: its price, and stamp duty on each sheet. */
export function IssueFee({ id, waived }: IssueFeeProps) {
  const t = useT();
  const fee = useRecord(warkat.fee, { id_bukuwarkat: id, bebas_biaya: waived }, { quiet: true });
  return (
    <Loaded state={fee} lines={3}>
      {({ lembar, biaya_buku, bea_meterai, total_biaya, kode_valuta }) => (
        <DescriptionList
          rows
          items={[
            { label: t('warkat.biayaBuku'), value: amountText(biaya_buku, kode_valuta) },
            { label: t('warkat.beaMeterai', { lembar: String(lembar) }), value: amountText(bea_meterai, kode_valuta) },
            { label: t('warkat.totalBiaya'), value: <strong>{amountText(total_biaya, kode_valuta)}</strong> },
          ]}
        />
      )}
    </Loaded>
  );
}
