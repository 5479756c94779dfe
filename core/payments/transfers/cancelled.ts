import { z } from 'zod';
import type { Operation } from '#core/engine/operation.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { cancelledLegs, type Transfer } from './moves.ts';

const data = z.strictObject({ nomor: z.string().regex(/^TF\d{10,12}$/) });

/** The end of the day posts this for a transfer that never left: it gives back the amount and the fee (core/payments/README.md). */
export const cancelledTransfer: Operation<z.output<typeof data>, Transfer> = {
  code: 'BATALKAN_TRANSFER',
  schema: data,
  needs: () => ({}),
  rules: [],
  subject: ({ data: { nomor }, extra }) => ({
    nominal: extra.nominal + extra.biaya,
    kode_valuta: BOOK_CURRENCY,
    rekening: extra.nomor_rekening,
    lawan: null,
    keterangan: nomor,
    id_kas: null,
  }),
  journal: ({ extra }) => cancelledLegs(extra),
};
