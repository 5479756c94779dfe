import { blockActions, blockColumns } from '#components/savings/block-list.tsx';
import { BlockWays } from '#components/savings/block-ways.tsx';
import { listScreen } from '#components/screens/list-screen.tsx';
import { requestLevels } from '#lib/holds.ts';
import { hold } from '#services/hold.ts';

export default listScreen({
  menu: 'blokir-dana',
  endpoint: hold.blocks,
  rowKey: (row) => row.id_blokir,
  columns: blockColumns,
  filters: [
    { name: 'keyword', label: 'rekening.nomor', kind: 'text', maxLength: 12 },
    {
      name: 'golongan',
      label: 'blokir.golongan',
      kind: 'select',
      codes: ['REKENING', 'DANA'],
      prefix: 'blokir.golongan.',
    },
    {
      name: 'keadaan',
      label: 'blokir.keadaan',
      kind: 'select',
      codes: ['BERLAKU', 'AKAN_DATANG', 'BERAKHIR', 'DILEPAS'],
      prefix: 'status.',
    },
    { name: 'tingkat', label: 'blokir.tingkat', kind: 'select', codes: requestLevels, prefix: 'tingkatBlokir.' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: blockActions,
  tools: BlockWays,
});
