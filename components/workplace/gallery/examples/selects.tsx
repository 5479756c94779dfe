import { optionSource } from '#components/kit/fields/use-options.ts';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';
import { parameter } from '#services/control/parameter.ts';

const branches = optionSource({
  endpoint: parameter.branches,
  value: (row) => row.kode_cabang,
  text: (row) => row.nama_cabang,
});
const options = Array.from({ length: 30 }, (_, at) => ({
  value: `${101 + at}`,
  display: `${101 + at} - Produk ${at + 1}`,
}));

const sections: readonly SectionDef[] = [
  {
    header: 'aksi.pilih',
    rowsize: 3,
    fields: [
      {
        name: 's.status',
        title: 'rekening.status',
        type: 'select',
        setup: { codes: ['AKTIF', 'DORMAN', 'TUTUP'], prefix: 'status.' },
      },
      { name: 's.produk', title: 'rekening.produk', type: 'select', setup: { options, search: true } },
      { name: 's.cabang', title: 'rekening.cabang', type: 'async-select', setup: { source: branches } },
    ],
  },
];

export function Example() {
  return <LiteralForm sections={sections} initial={{ s: { status: '', produk: '', cabang: '' } }} />;
}
