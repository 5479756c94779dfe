import { common, defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { boxKinds } from '#lib/cash/cash-checks.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';
import { countedNotes, nothingCounted } from './counted-notes.tsx';

/** A till or vault counted by who keeps it, before somebody from outside the branch who approves what was found. */
export const checkCash = defineScreen({
  endpoint: vault.check,
  flow: 'PERIKSA_KAS',
  menu: 'periksa-kas',
  initial: { kas: 'TELLER', kode_valuta: BOOK_CURRENCY, ...nothingCounted },
  sections: countedNotes(
    [
      {
        ...common('kas', 'vault.kasDiperiksa', { required: true, hint: 'vault.petunjukPeriksa' }),
        type: 'select',
        setup: { codes: boxKinds, prefix: 'vault.kas.' },
      },
    ],
    textArea('keterangan', 'vault.catatanPeriksa', { wide: true }),
  ),
});
