import '#lib/control/messages/changes.ts';
import { noPresenter } from '#components/customers/walk-ins/presenter-section.tsx';
import { WalkInSource } from '#components/customers/walk-ins/walk-in-source.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { wic } from '#services/customers/wic.ts';
import '#lib/messages/titles.ts';
import '#lib/customers/messages/wic.ts';

/** Only persons are of a sex and a citizenship. */
const ofEntity = ({ jenis_identitas }: Values): boolean => jenis_identitas === 'NPWP';

/** Corrects a walk-in customer's data, with the proof of it. */
export const editWalkIn = defineScreen({
  endpoint: wic.edit,
  flow: 'UBAH_WIC',
  menu: 'ubah-wic',
  change: { title: 'menu.ubahWic', back: menus['wic-individu'].route, Source: WalkInSource },
  initial: { nomor_wic: '', ...noPresenter, alasan: '', versi: 0 },
  sections: [
    {
      header: 'wic.data',
      rowsize: 2,
      fields: [
        text('nama', 'wic.nama', { required: true, maxLength: 80 }),
        text('nomor_identitas', 'kolom.nomor_identitas', { required: true, maxLength: 24 }),
        { name: 'tanggal_lahir', title: 'wic.tanggalLahir', type: 'date' },
        text('tempat_lahir', 'wic.tempatLahir', { maxLength: 60 }),
        {
          name: 'jenis_kelamin',
          title: 'wic.jenisKelamin',
          type: 'select',
          setup: { codes: ['L', 'P'], prefix: 'wic.kelamin.' },
          otherProps: { hidden: ofEntity },
        },
        {
          ...text('kewarganegaraan', 'wic.kewarganegaraan', { maxLength: 40 }),
          otherProps: { hidden: ofEntity },
        },
        text('pekerjaan', 'wic.pekerjaan', { maxLength: 60 }),
        text('sumber_dana', 'wic.sumberDana', { maxLength: 100 }),
        text('tujuan', 'wic.tujuan', { maxLength: 100 }),
        text('alamat', 'wic.alamat', { maxLength: 200, wide: true }),
      ],
    },
    {
      header: 'wic.dasar',
      rowsize: 2,
      fields: [textArea('alasan', 'wic.alasan', { required: true, wide: true, hint: 'wic.alasanPetunjuk' })],
    },
  ],
});
