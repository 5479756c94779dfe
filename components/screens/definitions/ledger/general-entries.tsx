import '#lib/messages/ledger.ts';
import type { FieldProps } from '#components/fields/field.tsx';
import type { DataSetSetup, SectionDef, Values } from '#components/form/field-def.ts';
import { newEntry, rowsFilled } from '#components/ledger/entry-cells.ts';
import { EntryGrid } from '#components/ledger/entry-grid.tsx';
import { branchSource } from '#components/management/user-sections.tsx';
import { defineScreen, money, text, textArea } from '#components/screens/transaction-def.tsx';
import { entryKinds, entrySides } from '#lib/ledger-entries.ts';
import { ledger } from '#services/ledger.ts';
import { numberOn, valueDate } from './parts.tsx';

const row: SectionDef = {
  header: 'bukuBesar.baris',
  rowsize: 2,
  fields: [
    {
      name: 'sisi',
      title: 'bukuBesar.sisi',
      type: 'select',
      required: true,
      setup: { codes: entrySides, prefix: 'bukuBesar.sisi.' },
    },
    {
      name: 'jenis',
      title: 'bukuBesar.atas',
      type: 'select',
      required: true,
      setup: { codes: entryKinds, prefix: 'bukuBesar.atas.' },
    },
    numberOn('nomor', 'jenis'),
    {
      name: 'kode_cabang',
      title: 'bukuBesar.cabang',
      hint: 'bukuBesar.cabangPetunjuk',
      type: 'async-select',
      otherProps: { hidden: ({ jenis }) => jenis !== 'GL' },
      setup: { source: branchSource, placeholder: 'bukuBesar.cabangSendiri' },
    },
    money('nominal', 'bukuBesar.nominal'),
    text('kode_valuta', 'bukuBesar.valuta', { required: true, maxLength: 3 }),
    text('keterangan', 'bukuBesar.keteranganBaris', { hint: 'bukuBesar.keteranganBarisPetunjuk', wide: true }),
  ],
};

/** One row in a window of its own, with its account looked up. */
const oneRow: DataSetSetup = { title: 'bukuBesar.satuBaris', columns: [], sections: [row], initial: newEntry };

/** Many legs by hand, in one journal and one approval. */
export const generalEntries = defineScreen({
  endpoint: ledger.generalEntries,
  flow: 'TRANSAKSI_UMUM_MULTI',
  menu: 'transaksi-umum-multi',
  wide: true,
  initial: { baris: [], tanggal_valuta: '', keterangan: '' },
  sections: [
    {
      header: 'bukuBesar.baris',
      rowsize: 1,
      fields: [
        {
          name: 'baris',
          title: 'bukuBesar.baris',
          type: 'custom',
          sizeCol: 12,
          validator: (rows) => rowsFilled(rows as readonly Values[]),
          setup: {
            render: (props) => <EntryGrid {...(props as FieldProps<readonly Values[]>)} setup={oneRow} />,
          },
        },
      ],
    },
    {
      header: 'bukuBesar.transaksi',
      rowsize: 2,
      fields: [
        valueDate,
        textArea('keterangan', 'bukuBesar.keterangan', {
          required: true,
          wide: true,
          hint: 'bukuBesar.alasanPetunjuk',
        }),
      ],
    },
  ],
});
