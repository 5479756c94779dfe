import '#lib/cheques/messages/warkat.ts';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import type { FieldDef } from '#components/kit/form/field-def.ts';
import { defineScreen, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { BOOKS_AT_ONCE, type BookKind, bookKinds } from '#lib/cheques/warkat.ts';
import { warkat } from '#services/cheques/warkat.ts';

const start: { jenis: BookKind; nomor_seri: string; jumlah: string; keterangan: string } = {
  jenis: 'CEK',
  nomor_seri: '',
  jumlah: '1',
  keterangan: '',
};
/** So many books from a number on. */
const range: readonly FieldDef<'jenis' | 'nomor_seri' | 'jumlah'>[] = [
  {
    name: 'jenis',
    title: 'warkat.jenis',
    type: 'select',
    required: true,
    setup: { codes: bookKinds, prefix: 'warkat.jenis.' },
  },
  text('nomor_seri', 'warkat.nomorAwal', { required: true, maxLength: 8, hint: 'warkat.nomorPetunjuk' }),
  {
    name: 'jumlah',
    title: 'warkat.jumlahBuku',
    type: 'integer',
    required: true,
    setup: { max: String(BOOKS_AT_ONCE) },
  },
];

/** Books come from the printer. */
export const receiveStock = defineScreen({
  endpoint: warkat.receive,
  flow: 'TERIMA_STOK_WARKAT',
  menu: 'terima-stok-warkat',
  initial: start,
  sections: [
    {
      header: 'warkat.barang',
      rowsize: 2,
      fields: [...range, textArea('keterangan', 'warkat.suratJalan', { required: true, wide: true })],
    },
  ],
});

/** Books leave for a branch. */
export const sendStock = defineScreen({
  endpoint: warkat.send,
  flow: 'KIRIM_STOK_WARKAT',
  menu: 'kirim-stok-warkat',
  initial: { ...start, cabang_tujuan: '' },
  sections: [
    {
      header: 'warkat.barang',
      rowsize: 2,
      fields: [
        ...range,
        {
          name: 'cabang_tujuan',
          title: 'warkat.cabangTujuan',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        text('keterangan', 'warkat.keterangan'),
      ],
    },
  ],
});

/** The branch has counted what was sent to it. */
export const acceptStock = defineScreen({
  endpoint: warkat.accept,
  flow: 'TERIMA_KIRIMAN_WARKAT',
  menu: 'terima-kiriman-warkat',
  initial: start,
  sections: [{ header: 'warkat.barang', rowsize: 2, fields: [...range, text('keterangan', 'warkat.keterangan')] }],
});

/** Spoiled books are destroyed. */
export const voidStock = defineScreen({
  endpoint: warkat.void,
  flow: 'BATAL_STOK_WARKAT',
  menu: 'batal-stok-warkat',
  initial: start,
  sections: [
    {
      header: 'warkat.barang',
      rowsize: 2,
      fields: [...range, textArea('keterangan', 'warkat.sebabMusnah', { required: true, wide: true })],
    },
  ],
});
