import '#lib/control/messages/changes.ts';
import { codeLists } from '#components/control/parameters/code-lists.ts';
import { isDeleted, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import { termSource } from '#components/control/parameters/term-source.tsx';
import { defineScreen, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { choices } from '#services/control/code-lists.ts';

const emptyCode = {
  aksi: 'BUAT',
  kelompok: '',
  kode: '',
  berlaku_sejak: '',
  uraian: '',
  uraian_en: '',
  induk: '',
  bobot: '0',
  nilai: '',
  berlaku_sampai: '',
  versi: 0,
  alasan: '',
} as const;

const Source = termSource({
  endpoint: choices.rows,
  filters: ({ kelompok, kode }, berlaku_sejak) => ({
    kelompok: String(kelompok ?? ''),
    kode: String(kode ?? ''),
    berlaku_sejak,
  }),
  picks: (row, { kelompok, kode }) => row.kelompok === kelompok && row.kode === kode,
  start: (row) => ({
    kelompok: row.kelompok,
    kode: row.kode,
    uraian: row.uraian,
    uraian_en: row.uraian_en,
    induk: row.induk,
    bobot: String(row.bobot),
    nilai: row.nilai,
    berlaku_sampai: row.berlaku_sampai,
  }),
  blank: () => ({ ...emptyCode }),
});

const known = (values: Readonly<Record<string, unknown>>): boolean => values.versi !== 0;

/** Saves an entry of a code list from a day on. */
export const saveCode = defineScreen({
  endpoint: choices.save,
  flow: 'SIMPAN_PILIHAN',
  menu: 'pilihan',
  change: { title: 'pilihan.judulForm', back: menus.pilihan.route, Source },
  initial: { ...emptyCode },
  sections: [
    {
      header: 'pilihan.bagian',
      rowsize: 2,
      fields: [
        {
          name: 'kelompok',
          title: 'pilihan.kelompok',
          type: 'select',
          required: true,
          setup: { codes: codeLists, prefix: 'kelompokPilihan.' },
          otherProps: { readOnly: known },
        },
        { ...text('kode', 'pilihan.kode', { required: true, maxLength: 20 }), otherProps: { readOnly: known } },
        { ...text('uraian', 'kolom.uraian', { required: true }), otherProps: { readOnly: isDeleted } },
        { ...text('uraian_en', 'kolom.uraian_en', { required: true }), otherProps: { readOnly: isDeleted } },
        { ...text('induk', 'kolom.induk', { maxLength: 20 }), otherProps: { readOnly: isDeleted } },
        { ...text('bobot', 'kolom.bobot', { maxLength: 3 }), otherProps: { readOnly: isDeleted } },
        { ...text('nilai', 'kolom.nilai', { maxLength: 100 }), otherProps: { readOnly: isDeleted } },
        { name: 'berlaku_sampai', title: 'kolom.berlaku_sampai', type: 'date', otherProps: { readOnly: isDeleted } },
      ],
    },
    whenSection,
    whySection,
  ],
});
