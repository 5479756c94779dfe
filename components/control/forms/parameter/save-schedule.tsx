import { isDeleted, unlessDeleted, whenSection, whySection } from '#components/control/parameters/term-fields.tsx';
import { termSource } from '#components/control/parameters/term-source.tsx';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { terms } from '#services/control/terms.ts';

const blank = {
  aksi: 'BUAT' as const,
  wilayah: '',
  berlaku_sejak: '',
  nama: '',
  siklus: [],
  cabang: '',
  versi: 0,
  alasan: '',
};

const Source = termSource({
  endpoint: terms.schedules,
  filters: ({ wilayah }, berlaku_sejak) => ({ wilayah: String(wilayah ?? ''), berlaku_sejak }),
  picks: (row, { wilayah }) => row.wilayah === wilayah,
  start: ({ wilayah, nama, siklus, cabang }) => ({ wilayah, nama, siklus, cabang }),
  blank: () => ({ ...blank }),
});

const known = (values: Readonly<Record<string, unknown>>): boolean => values.versi !== 0;

/** Saves the cut-off time of a region's clearing from a day on, and the branches of the region. */
export const saveSchedule = defineScreen({
  endpoint: terms.saveSchedule,
  flow: 'SIMPAN_JADWAL_KLIRING',
  menu: 'jadwal-kliring',
  change: { title: 'jadwalKliring.judulForm', back: menus['jadwal-kliring'].route, Source },
  initial: { ...blank },
  sections: [
    {
      header: 'jadwalKliring.bagian',
      rowsize: 2,
      fields: [
        {
          ...text('wilayah', 'jadwalKliring.wilayah', { required: true, maxLength: 20 }),
          otherProps: { readOnly: known },
        },
        unlessDeleted(text('nama', 'jadwalKliring.nama', { required: true, maxLength: 60 })),
      ],
    },
    whenSection,
    {
      header: 'jadwalKliring.bagianSiklus',
      rowsize: 1,
      fields: [
        {
          name: 'siklus',
          title: 'jadwalKliring.siklus',
          type: 'dataSets',
          otherProps: { readOnly: isDeleted },
          setup: {
            title: 'jadwalKliring.siklus',
            columns: [
              { field: 'penyerahan', title: 'jadwalKliring.penyerahan' },
              { field: 'pengembalian', title: 'jadwalKliring.pengembalian' },
              { field: 'hari_efektif', title: 'jadwalKliring.hariEfektif' },
            ],
            sections: [
              {
                header: 'jadwalKliring.siklus',
                rowsize: 3,
                fields: [
                  text('penyerahan', 'jadwalKliring.penyerahan', {
                    required: true,
                    maxLength: 5,
                    hint: 'jadwalKliring.jamPetunjuk',
                  }),
                  text('pengembalian', 'jadwalKliring.pengembalian', { required: true, maxLength: 5 }),
                  {
                    name: 'hari_efektif',
                    title: 'jadwalKliring.hariEfektif',
                    type: 'integer',
                    required: true,
                    setup: { max: '30' },
                  },
                ],
              },
            ],
            initial: { penyerahan: '', pengembalian: '', hari_efektif: '1' },
          },
        },
      ],
    },
    {
      header: 'jadwalKliring.bagianCabang',
      rowsize: 1,
      fields: [
        unlessDeleted(
          textArea('cabang', 'jadwalKliring.cabang', { hint: 'jadwalKliring.cabangPetunjuk', maxLength: 2_000 }),
        ),
      ],
    },
    whySection,
  ],
});
