import { issueCard } from '#core/accounts/cards/cards.ts';
import type { Operation } from '#core/engine/operation.ts';
import { own } from '#dev/examples/bank.ts';
import type { Examples } from '#dev/examples/example.ts';

const wanted = { ...own, status: 'DIMINTA', berlaku_sampai: null };
const data = { id_kartu: 'x', versi: 1, nomor_seri: 'SLV000001', bebas_biaya: 'F', keterangan: 'kartu baru' };

/** Cards: only their issue posts. */
export const cardExamples: Readonly<Record<'TERBITKAN_KARTU', Examples>> = {
  TERBITKAN_KARTU: {
    operation: issueCard as Operation,
    of: [
      {
        note: 'the first card of an account, with the fee of its kind',
        data,
        extra: { ...wanted, biaya: 1_500_000n, pengganti_dari: null },
      },
      {
        note: 'in the place of a lost card, which is closed with it',
        data: { ...data, keterangan: 'pengganti kartu hilang' },
        extra: { ...wanted, biaya: 2_500_000n, pengganti_dari: 'y', versi_lama: 3, status_lama: 'BLOKIR' },
      },
    ],
  },
};
