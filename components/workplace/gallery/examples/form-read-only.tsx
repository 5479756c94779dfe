import type { SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';

const sections: readonly SectionDef[] = [
  {
    header: 'transaksi.rincian',
    rowsize: 3,
    fields: [
      {
        name: 'r.nama',
        title: 'transaksi.nama',
        type: 'string',
        validator: () => ({ ok: false, message: 'never run' }),
      },
      { name: 'r.tanggal', title: 'transaksi.tanggal', type: 'date' },
      { name: 'r.nominal', title: 'transaksi.nominal', type: 'currency' },
    ],
  },
];

const initial = { r: { nama: 'Bambang Wicaksono', tanggal: '2026-11-21', nominal: '12500000.00' } };

export function Example() {
  return <LiteralForm sections={sections} initial={initial} readOnly />;
}
