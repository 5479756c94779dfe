import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger.ts';
import { newEntry, rowsFilled } from '#components/books/entries/entry-cells.ts';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import type { DataSetSetup, FieldOf, SectionDef, Values } from '#components/kit/form/field-def.ts';
import { money, text } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { type EntryFlow, entryKinds, entrySides, mayBeOpen } from '#lib/books/ledger-entries.ts';
import { numberOn } from './fields.tsx';

/** The grid of the legs loads with the first form that is drawn. */
const EntryGrid = drawn(async () => (await import('#components/books/entries/entry-grid.tsx')).EntryGrid, 8);

/** One leg; its amount may be open in what is to be begun from. */
const row = (open: boolean): SectionDef => ({
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
    money('nominal', 'bukuBesar.nominal', { required: !open, ...(open && { hint: 'entri.nominalTerbuka' }) }),
    text('kode_valuta', 'bukuBesar.valuta', { required: true, maxLength: 3 }),
    text('keterangan', 'bukuBesar.keteranganBaris', { hint: 'bukuBesar.keteranganBarisPetunjuk', wide: true }),
  ],
});

/** Edits one row in a window of its own, with its account looked up. */
const oneRow = (open: boolean): DataSetSetup => ({
  title: 'bukuBesar.satuBaris',
  columns: [],
  sections: [row(open)],
  initial: newEntry,
});

/** The legs of a journal, or of what one is to be begun from, whose amounts may be filled in then. */
export const entryLines = (flow: EntryFlow): FieldOf<'custom', 'baris'> => {
  const open = mayBeOpen(flow);
  const setup = oneRow(open);
  return {
    name: 'baris',
    title: 'bukuBesar.baris',
    type: 'custom',
    sizeCol: 12,
    validator: (rows) => rowsFilled(rows as readonly Values[], open),
    setup: {
      render: (props) => <EntryGrid {...(props as FieldProps<readonly Values[]>)} setup={setup} flow={flow} />,
    },
  };
};
