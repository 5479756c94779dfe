import { payoutChannels } from '#lib/deposits/deposits.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/cash/messages/teller.ts';
import { WaitingSharesField } from '#components/deposits/waiting-shares.tsx';
import { TillChip } from '#components/kit/denominations/till-chip.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { deposit } from '#services/deposits/deposit.ts';
import { displayField } from './display-field.tsx';
import { identity, paidOutFields, signedDepositSection } from './fields.tsx';

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
    signedDepositSection('AMBIL_BAGI_HASIL_DEPOSITO'),
    {
      header: 'diambil.yang',
      rowsize: 2,
      aside: TillChip,
      fields: [
        displayField('nominal', 'diambil.yang', WaitingSharesField),
        identity,
        ...paidOutFields('diambil.dibayar', payoutChannels.toReversed()),
      ],
    },
  ],
});
