import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report.ts';
import { LayoutSource } from '#components/books/finance/layout-source.tsx';
import { isDeleted, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import type { DataSetSetup, FieldDef, SectionDef, Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { menus } from '#lib/access/menus.ts';
import { isPublished, type LayoutName, layoutNames } from '#lib/books/chart.ts';
import type { WrittenLine } from '#lib/books/report-layout.ts';
import { messageOf } from '#lib/messages/id.ts';
import { finance } from '#services/books/finance.ts';

/** Comes when it is first drawn: the form is read without it. */
const LayoutPreview = drawn(
  async () => (await import('#components/books/finance/layout-preview.tsx')).LayoutPreview,
  8,
);

const kindOf = ({ jenis }: Values): string => messageOf('keuangan.jenisBaris.', String(jenis));

/** Describes a line; a published one also has the authority's number of it, and may be left out on purpose. */
const lineOf = (published: boolean): SectionDef => ({
  header: 'keuangan.barisLaporan',
  rowsize: 2,
  fields: [
    text('urut', 'keuangan.nomor', { required: true, maxLength: 4 }),
    text('nama', 'keuangan.namaBaris', { required: true, maxLength: 100 }),
    {
      name: 'jenis',
      title: 'keuangan.jenisBaris',
      type: 'select',
      required: true,
      setup: {
        codes: ['JUDUL', 'BARIS', 'JUMLAH', ...(published ? ['LUAR'] : [])],
        prefix: 'keuangan.jenisBaris.',
      },
    },
    {
      name: 'tingkat',
      title: 'keuangan.tingkat',
      type: 'select',
      required: true,
      setup: { options: ['0', '1', '2', '3'].map((level) => ({ value: level, display: level })) },
    },
    {
      name: 'sisi',
      title: 'keuangan.sisi',
      type: 'select',
      required: true,
      setup: { codes: ['D', 'K'], prefix: 'laporan.posisi.' },
    },
    ...(published ? [text('sandi', 'keuangan.sandi', { maxLength: 20, hint: 'keuangan.sandiPetunjuk' })] : []),
    text('isi', 'keuangan.isi', { maxLength: 300, hint: 'keuangan.isiPetunjuk', wide: true }),
  ],
});

const linesOf = (published: boolean): DataSetSetup => ({
  title: 'keuangan.susunanLaporan',
  columns: [
    { field: 'urut', title: 'keuangan.nomor' },
    ...(published ? [{ field: 'sandi', title: 'keuangan.sandi' } as const] : []),
    { field: 'nama', title: 'keuangan.namaBaris' },
    { field: 'jenis', title: 'keuangan.jenisBaris', render: kindOf },
    { field: 'isi', title: 'keuangan.isi' },
  ],
  sections: [lineOf(published)],
  initial: { urut: '', nama: '', jenis: 'BARIS', tingkat: '1', sisi: 'K', isi: '' },
});
const statementLines = linesOf(false);
const publishedLines = linesOf(true);

/** The preview computes with accounts of a statement; commitments belong to none, and show with their amounts when the change is filed. */
const withoutPreview = (values: Values): boolean => isDeleted(values) || values.laporan === 'PUBLIKASI_KOMITMEN';

/** The day on which it begins, with what may be chosen for it. */
const beginning = <N extends string>(field: FieldDef<N>): FieldDef<N> =>
  field.type === 'date' ? { ...field, hint: 'keuangan.berlakuPetunjuk' } : field;

/**
 * Saves the layout of a statement, or of its published form, from a day on; the preview shows the bank's figure on each changed line before and
 * after.
 */
export const saveLayout = defineScreen({
  endpoint: finance.saveLayout,
  flow: 'SIMPAN_SUSUNAN',
  menu: 'ubah-susunan',
  wide: true,
  change: { title: 'keuangan.judulSusunan', back: menus['susunan-laporan'].route, Source: LayoutSource },
  initial: { aksi: 'BUAT', laporan: 'NERACA', berlaku_sejak: '', baris: [], versi: 0, alasan: '' },
  sections: [
    {
      header: 'keuangan.susunanLaporan',
      rowsize: 1,
      fields: [
        {
          name: 'laporan',
          title: 'keuangan.laporan',
          type: 'select',
          required: true,
          setup: { codes: layoutNames, prefix: 'keuangan.laporan.' },
          otherProps: { readOnly: true },
        },
        {
          name: 'baris',
          title: 'keuangan.susunanLaporan',
          type: 'dataSets',
          sizeCol: 12,
          setup: ({ laporan }) => (isPublished(String(laporan)) ? publishedLines : statementLines),
          otherProps: { readOnly: isDeleted },
        },
      ],
    },
    {
      header: 'pratinjauSusunan.bagian',
      rowsize: 1,
      fields: [
        {
          name: 'versi',
          type: 'textlabel',
          sizeCol: 12,
          otherProps: { hidden: withoutPreview },
          setup: {
            content: ({ laporan, baris }) => (
              <LayoutPreview laporan={laporan as LayoutName} baris={baris as readonly WrittenLine[]} />
            ),
          },
        },
      ],
    },
    { ...whenSection, fields: whenSection.fields.map(beginning) },
    whySection,
  ],
});
