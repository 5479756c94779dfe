import '#lib/control/messages/changes.ts';
import '#lib/books/messages/entry.ts';
import '#lib/books/messages/ledger-fields.ts';
import { TemplateSource } from '#components/books/entries/template-source.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { entry } from '#services/books/entry.ts';
import { entryLines } from './entry-lines.tsx';

/** Legs under a name, as a branch or the bank shares them. */
export const saveTemplate = defineScreen({
  endpoint: entry.saveTemplate,
  flow: 'SIMPAN_TEMPLAT',
  menu: 'simpan-templat',
  wide: true,
  change: { title: 'entri.isiTemplat', back: menus['templat-entri'].route, Source: TemplateSource, whole: true },
  initial: {
    nomor_templat: '',
    versi: 0,
    lingkup: 'CABANG',
    nama: '',
    keterangan: '',
    baris: [],
    aktif: 'T',
    alasan: '',
  },
  sections: [
    {
      header: 'entri.isiTemplat',
      rowsize: 2,
      fields: [
        {
          name: 'lingkup',
          title: 'entri.lingkup',
          hint: 'entri.lingkupPetunjuk',
          type: 'select',
          required: true,
          setup: { codes: ['CABANG', 'BANK'], prefix: 'lingkupTemplat.' },
          otherProps: { readOnly: ({ nomor_templat }) => Boolean(nomor_templat) },
        },
        text('nama', 'entri.nama', { required: true, maxLength: 60 }),
        text('keterangan', 'entri.keteranganJurnal', {
          maxLength: 200,
          wide: true,
          hint: 'entri.keteranganJurnalPetunjuk',
        }),
        { name: 'aktif', title: 'entri.aktif', type: 'checkbox' },
      ],
    },
    { header: 'entri.barisTemplat', rowsize: 1, fields: [entryLines('SIMPAN_TEMPLAT')] },
    {
      header: 'entri.alasan',
      rowsize: 1,
      fields: [textArea('alasan', 'entri.alasan', { required: true, wide: true })],
    },
  ],
});
