import '#lib/messages/finance.ts';
import '#lib/messages/layout-preview.ts';
import '#lib/messages/ledger-fields.ts';
import '#lib/messages/report.ts';
import { LayoutSource } from '#components/finance/layout-source.tsx';
import type { DataSetSetup, SectionDef } from '#components/form/field-def.ts';
import { takenBack, whenSection, whySection } from '#components/parameter/term-fields.tsx';
import { defineScreen, text } from '#components/screens/transaction-def.tsx';
import { drawn } from '#components/ui/drawn.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { WrittenLine } from '#lib/report-layout.ts';
import { finance } from '#services/finance.ts';

/** Comes when it is first drawn: the form is read without it. */
const LayoutPreview = drawn(async () => (await import('#components/finance/layout-preview.tsx')).LayoutPreview, 8);

const line: SectionDef = {
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
      setup: { codes: ['JUDUL', 'BARIS', 'JUMLAH'], prefix: 'keuangan.jenisBaris.' },
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
    text('isi', 'keuangan.isi', { maxLength: 300, hint: 'keuangan.isiPetunjuk', wide: true }),
  ],
};

const lines: DataSetSetup = {
  title: 'keuangan.susunanLaporan',
  columns: [
    { field: 'urut', title: 'keuangan.nomor' },
    { field: 'nama', title: 'keuangan.namaBaris' },
    {
      field: 'jenis',
      title: 'keuangan.jenisBaris',
      render: ({ jenis }) => messageOf('keuangan.jenisBaris.', String(jenis)),
    },
    { field: 'isi', title: 'keuangan.isi' },
  ],
  sections: [line],
  initial: { urut: '', nama: '', jenis: 'BARIS', tingkat: '1', sisi: 'K', isi: '' },
};

/** How a statement is laid out from a day on; each change is told with what the bank stands at on the line before and after. */
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
          setup: { codes: ['NERACA', 'LABA_RUGI'], prefix: 'keuangan.laporan.' },
          otherProps: { readOnly: true },
        },
        {
          name: 'baris',
          title: 'keuangan.susunanLaporan',
          type: 'dataSets',
          sizeCol: 12,
          setup: lines,
          otherProps: { readOnly: takenBack },
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
          otherProps: { hidden: takenBack },
          setup: {
            content: ({ laporan, baris }) => (
              <LayoutPreview laporan={String(laporan)} baris={baris as readonly WrittenLine[]} />
            ),
          },
        },
      ],
    },
    whenSection,
    whySection,
  ],
});
