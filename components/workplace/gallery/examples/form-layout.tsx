import '#lib/books/messages/report.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/settings.ts';
import type { SectionDef } from '#components/kit/form/field-def.ts';
import { LiteralForm } from '#components/kit/form/literal-form.tsx';

const sections: readonly SectionDef[] = [
  {
    header: 'setelan.profil',
    rowsize: 1,
    withButton: true,
    buttons: [{ name: 'aksi.aturUlang', icon: 'arrow-clockwise', onClick: (form) => form.reset() }],
    fields: [{ name: 'l.nama', title: 'transaksi.nama', hint: 'teller.keteranganCetak', type: 'string' }],
  },
  {
    header: 'teller.rekening',
    rowsize: 2,
    fields: [
      { name: 'l.cabang', title: 'rekening.cabang', type: 'string', otherProps: { disabled: true } },
      { name: 'l.produk', title: 'rekening.produk', type: 'string', isLoading: true },
      { name: 'l.kecil', title: 'rekening.valuta', type: 'string', sizeCol: 3 },
      { name: 'l.besar', title: 'transaksi.keterangan', type: 'string', sizeCol: 9 },
      // Shown once the description has a text.
      {
        name: 'l.alasan',
        title: 'delegasi.alasan',
        type: 'string',
        otherProps: { hidden: (values) => !filled(values) },
      },
    ],
  },
  {
    header: 'teller.setoran',
    rowsize: 3,
    fields: [
      {
        name: 'l.valuta',
        title: 'rekening.valuta',
        type: 'string',
        isGroup: true,
        groupName: 'uang',
        groupType: 'merge',
        labelName: 'teller.nominal',
        sizeCol: 1,
      },
      {
        name: 'l.nominal',
        title: 'teller.nominal',
        type: 'currency',
        setup: { terbilang: false },
        isGroup: true,
        groupName: 'uang',
        groupType: 'merge',
        labelName: 'teller.nominal',
        sizeCol: 3,
      },
      {
        name: 'l.dari',
        title: 'laporan.dari',
        type: 'date',
        isGroup: true,
        groupName: 'masa',
        groupType: 'withLabel',
        labelName: 'laporan.tanggalJurnal',
      },
      {
        name: 'l.sampai',
        title: 'laporan.sampai',
        type: 'date',
        isGroup: true,
        groupName: 'masa',
        groupType: 'withLabel',
        labelName: 'laporan.tanggalJurnal',
      },
    ],
  },
];

const filled = (values: Readonly<Record<string, unknown>>) => (values.l as { besar?: string } | undefined)?.besar;
const initial = { l: { nama: '', cabang: '001', produk: '', kecil: 'IDR', besar: '', valuta: 'IDR', nominal: '' } };

export function Example() {
  return <LiteralForm sections={sections} initial={initial} />;
}
