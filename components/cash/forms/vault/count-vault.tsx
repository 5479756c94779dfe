import { defineScreen, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';
import { countedNotes, nothingCounted } from './counted-notes.tsx';

/** The vault as two officers find it: the maker here, the second one releases it. */
export const countVault = defineScreen({
  endpoint: vault.count,
  flow: 'HITUNG_KHASANAH',
  menu: 'hitung-khasanah',
  initial: { kode_valuta: BOOK_CURRENCY, ...nothingCounted },
  sections: countedNotes(
    [],
    textArea('keterangan', 'vault.keteranganSelisih', { wide: true, hint: 'vault.petunjukSelisih' }),
  ),
});
