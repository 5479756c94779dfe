import '#lib/cash/messages/vault.ts';
import { countText, kindName } from '#components/kit/denominations/counting.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import type { MessageKey } from '#lib/messages/id.ts';
import { vault } from '#services/cash/vault.ts';
import type { ProofPecahanRow } from '#types/proto/cash/vault.ts';

type Counted = 'lembar_awal' | 'lembar_masuk' | 'lembar_keluar' | 'lembar_sortir' | 'lembar_akhir';

const pieces = (field: Counted, title: MessageKey): Column<ProofPecahanRow> => ({
  field,
  title,
  className: 'num',
  text: (row) => (row[field] < 0 ? `-${countText(-row[field])}` : countText(row[field])),
});

const kind: Column<ProofPecahanRow> = { field: 'nominal', title: 'vault.pecahan', sort: true, text: kindName };
const counted: Column<ProofPecahanRow> = {
  field: 'lembar_dihitung',
  title: 'vault.lembarDihitung',
  className: 'num',
  text: ({ lembar_dihitung }) => (lembar_dihitung === '' ? '' : countText(Number(lembar_dihitung))),
};
const worth: Column<ProofPecahanRow> = {
  field: 'jumlah',
  title: 'vault.nilaiAkhir',
  kind: 'amount',
  zero: true,
  sort: true,
};

export default listScreen({
  menu: 'proof-pecahan',
  endpoint: vault.denominations,
  sizes: [50, 100, 25, 15],
  rowKey: (row) => row.id_pecahan,
  columns: [
    { field: 'kode_kas', title: 'vault.kas' },
    kind,
    pieces('lembar_awal', 'vault.lembarAwal'),
    pieces('lembar_masuk', 'vault.lembarMasuk'),
    pieces('lembar_keluar', 'vault.lembarKeluar'),
    pieces('lembar_sortir', 'vault.lembarSortir'),
    pieces('lembar_akhir', 'vault.lembarAkhir'),
    counted,
    worth,
  ],
  narrow: [
    kind,
    pieces('lembar_akhir', 'vault.lembarAkhir'),
    worth,
    counted,
    pieces('lembar_masuk', 'vault.lembarMasuk'),
    pieces('lembar_keluar', 'vault.lembarKeluar'),
  ],
  filters: [
    { name: 'kode_cabang', label: 'vault.cabang', kind: 'branch', headOffice: true },
    { name: 'balance_date', label: 'vault.tanggal', kind: 'date' },
    { name: 'kode_kas', label: 'vault.kodeKas', hint: 'vault.kodeKasPetunjuk', kind: 'text', maxLength: 10 },
  ],
});
