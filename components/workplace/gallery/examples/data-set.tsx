import type { SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';

const sections: readonly SectionDef[] = [
  {
    header: 'teller.tujuan',
    rowsize: 1,
    fields: [
      {
        name: 'tujuan',
        title: 'teller.tujuan',
        type: 'dataSets',
        setup: {
          title: 'teller.tujuan',
          columns: [
            { field: 'nama', title: 'transaksi.nama' },
            { field: 'nominal', title: 'teller.nominal', kind: 'amount' },
          ],
          sections: [
            {
              header: 'teller.tujuan',
              rowsize: 2,
              fields: [
                { name: 'nama', title: 'transaksi.nama', type: 'string', required: true },
                { name: 'nominal', title: 'teller.nominal', type: 'currency', required: true },
              ],
            },
          ],
          initial: { nama: '', nominal: '' },
        },
      },
    ],
  },
];

const initial = { tujuan: [{ nama: 'Siti Rahmawati', nominal: '750000.00' }] };

export function Example() {
  return <LiteralForm sections={sections} initial={initial} />;
}
