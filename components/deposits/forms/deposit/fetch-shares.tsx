import { payWays } from '#lib/deposits/deposits.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/cash/messages/teller.ts';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { signerTicks } from '#components/customers/specimens/signer-ticks.tsx';
import { WaitingSharesField } from '#components/deposits/waiting-shares.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { account, defineScreen, panel, text } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { depositSection } from './fields.tsx';
import { shown } from './shown.tsx';

const notInCash = ({ cara_bayar }: Readonly<Record<string, unknown>>): boolean => cara_bayar !== 'TUNAI';

/** Shares that had no destination, or one that took nothing, are fetched at the counter. */
export const fetchShares = defineScreen({
  endpoint: deposit.fetchShares,
  flow: 'AMBIL_BAGI_HASIL_DEPOSITO',
  menu: 'ambil-bagi-hasil-deposito',
  initial: {
    nomor_rekening: '',
    versi: '',
    nominal: '',
    kode_valuta: BOOK_CURRENCY,
    cara_bayar: 'TUNAI',
    rekening_tujuan: '',
    nomor_identitas: '',
    keterangan: '',
    pecahan: [],
    kembalian: [],
    penanda: '',
  },
  sections: [
    {
      ...depositSection,
      fields: [
        ...depositSection.fields,
        panel('nomor_rekening', specimensFor('AMBIL_BAGI_HASIL_DEPOSITO'), true),
        signerTicks('nomor_rekening'),
      ],
    },
    {
      header: 'diambil.yang',
      rowsize: 2,
      aside: TillChip,
      fields: [
        shown('nominal', 'diambil.yang', WaitingSharesField),
        text('nomor_identitas', 'deposito.identitas', {
          required: true,
          maxLength: 40,
          hint: 'deposito.identitasPetunjuk',
        }),
        {
          name: 'cara_bayar',
          title: 'diambil.dibayar',
          type: 'select',
          required: true,
          setup: { codes: payWays.toReversed(), prefix: 'deposito.cara.' },
        },
        {
          ...account('rekening_tujuan', 'deposito.tujuan', { leads: false }),
          otherProps: { hidden: ({ cara_bayar }) => cara_bayar !== 'REKENING' },
        },
        text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
        {
          ...denominations('pecahan', 'teller.pecahan', { of: 'nominal', less: 'kembalian', helps: 'OUT' }),
          otherProps: { hidden: notInCash },
        },
        {
          ...denominations('kembalian', 'teller.kembalianNasabah', { folded: 'teller.adaKembalianNasabah' }),
          otherProps: { hidden: notInCash },
        },
      ],
    },
  ],
});
