import { lookupSetup } from '#components/kit/fields/lookup-setup.ts';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { savings } from '#services/accounts/savings.ts';

const accounts = lookupSetup({
  endpoint: savings.accounts,
  title: 'isian.cariRekening',
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' },
    { field: 'nama_nasabah', title: 'rekening.atasNama' },
    { field: 'status_rekening', title: 'rekening.status', kind: 'status' },
  ],
  pick: (row) => row.nomor_rekening,
  mappingField: { 'k.nama': 'nama_nasabah', 'k.cabang': 'kode_cabang' },
  filterData: [
    { name: 'keyword', label: 'isian.cariNamaNomor', kind: 'text' },
    { name: 'status_rekening', label: 'rekening.status', kind: 'select', codes: ['AKTIF', 'TUTUP'], prefix: 'status.' },
  ],
});

const sections: readonly SectionDef[] = [
  {
    header: 'isian.cariRekening',
    rowsize: 3,
    fields: [
      { name: 'k.nomor', title: 'rekening.nomor', type: 'lookup', setup: { lookup: accounts } },
      { name: 'k.nama', title: 'rekening.atasNama', type: 'string', otherProps: { disabled: true } },
      { name: 'k.cabang', title: 'rekening.cabang', type: 'string', otherProps: { disabled: true } },
    ],
  },
];

export function Example() {
  return <LiteralForm sections={sections} initial={{ k: { nomor: '', nama: '', cabang: '' } }} />;
}
