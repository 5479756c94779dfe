import '#lib/messages/ledger.ts';
import type { SectionDef, Values } from '#components/form/field-def.ts';
import { EntryTotals } from '#components/ledger/entry-totals.tsx';
import { branchSource } from '#components/management/user-sections.tsx';
import { defineScreen, money, text, textArea } from '#components/screens/transaction-def.tsx';
import { entryKinds, entrySides } from '#lib/ledger-entries.ts';
import { messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { ledger } from '#services/ledger.ts';
import { numberOn, valueDate } from './parts.tsx';

const newRow = {
  sisi: 'D',
  jenis: 'GL',
  nomor: '',
  kode_cabang: '',
  nominal: '',
  kode_valuta: BOOK_CURRENCY,
  keterangan: '',
} as const;

const rowsOf = ({ baris }: Values): readonly Values[] => (Array.isArray(baris) ? baris : []);

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

/** Many legs by hand, in one journal and one approval. */
export const generalEntries = defineScreen({
  endpoint: ledger.generalEntries,
  flow: 'TRANSAKSI_UMUM_MULTI',
  menu: 'transaksi-umum-multi',
  initial: { baris: [], tanggal_valuta: '', keterangan: '' },
  sections: [
    {
      header: 'bukuBesar.baris',
      rowsize: 1,
      fields: [
        {
          name: 'baris',
          title: 'bukuBesar.baris',
          type: 'dataSets',
          sizeCol: 12,
          setup: {
            title: 'bukuBesar.satuBaris',
            columns: [
              {
                field: 'sisi',
                title: 'bukuBesar.sisi',
                render: ({ sisi }) => messageOf('bukuBesar.sisi.', String(sisi)),
              },
              { field: 'nomor', title: 'bukuBesar.nomor', kind: 'code' },
              { field: 'kode_cabang', title: 'bukuBesar.cabang', kind: 'code' },
              { field: 'keterangan', title: 'bukuBesar.keteranganBaris' },
              { field: 'kode_valuta', title: 'bukuBesar.valuta' },
              { field: 'nominal', title: 'bukuBesar.nominal', kind: 'amount' },
            ],
            sections: [row],
            initial: newRow,
          },
        },
        {
          name: 'baris',
          type: 'textlabel',
          setup: { content: (values) => <EntryTotals rows={rowsOf(values)} /> },
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
