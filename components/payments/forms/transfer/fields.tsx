import '#lib/payments/messages/transfer.ts';
import { messageFields, noReceiver, yesNo } from '#components/accounts/standing-orders/receiver-fields.ts';
import { money, text } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';

/** The rails' terms for an amount load beside the form: nobody waits for them to type. */
const RailNote = drawn(async () => (await import('#components/payments/transfers/rail-notice.tsx')).RailNotice, 1);

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
/** A transfer of which nothing is said yet. */
export const nobody = {
  nominal: '',
  kode_valuta,
  ...noReceiver,
  bebas_biaya: 'F',
  keterangan: '',
} as const;

/** The amount, and what the rails make of it now. */
export const sum = (rail: TransferRail, tunai: boolean) => ({
  header: 'transfer.transfer' as const,
  rowsize: 2 as const,
  fields: [
    money('nominal', 'transfer.nominal', { terbilang: true, big: true }),
    text('keterangan', 'transfer.berita'),
    {
      name: 'nominal' as const,
      type: 'textlabel' as const,
      sizeCol: 12,
      setup: {
        content: (values: Readonly<Record<string, unknown>>) => (
          <RailNote nominal={String(values.nominal ?? '')} rail={rail} tunai={tunai} />
        ),
      },
    },
  ],
});

/** The same, and whether its fee is left out. */
export const details = {
  header: 'transfer.rincian',
  rowsize: 2,
  fields: [...messageFields, yesNo('bebas_biaya', 'transfer.bebasBiaya')],
} as const;
