import { closeAbsentTill } from '#core/cash/vault/close-absent-till.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Examples } from '#dev/examples/example.ts';

const sent = { id_serah_terima: 'x', arah: 'KE_TELLER', nominal: 1_000_000_00n, pecahan: { '10000000': 10 } };

export const absentTillExample = {
  TUTUP_KAS_BERHALANGAN: {
    operation: closeAbsentTill as Operation,
    of: [
      {
        note: 'one note of 100,000 is missing, and 1,000,000 from the vault was never taken',
        data: {
          id_kas: '1',
          kode_valuta: 'IDR',
          pecahan: [{ nominal: '100000.00', lembar: 99 }],
          alasan: 'Teller sakit mendadak',
        },
        extra: { till: 1, vault: 2, waiting: false, stuck: [sent] },
      },
    ],
  },
} satisfies Record<string, Examples>;
