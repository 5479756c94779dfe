import { AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { orderSource } from '#components/accounts/standing-orders/order-source.tsx';
import { messageFields, noReceiver, receiver } from '#components/accounts/standing-orders/receiver-fields.ts';
import { holidayField, recurrenceFields } from '#components/accounts/standing-orders/recurrence-fields.ts';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import type { FieldDef, Values } from '#components/kit/form/field-def.ts';
import { account, defineScreen, money, panel } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { orderChannels, orderEnds, orderKinds, orderPeriods, outwardKinds } from '#lib/accounts/standing-orders.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import { end, partly, preview, priority, registered, start, until, why, words } from './order-fields.tsx';

const unless =
  (...kinds: readonly string[]) =>
  ({ jenis }: Values): boolean =>
    !kinds.includes(String(jenis));
const toOurs = ({ jalur }: Values): boolean => jalur === 'INTERNAL' || jalur === undefined;
const toAnotherBank = (values: Values): boolean => !toOurs(values);
/** A change of an order keeps its payee; the other data in the messages to the payee's bank may change. */
const whoIsPaid: ReadonlySet<string> = new Set(['kode_bank', 'rekening_tujuan', 'nama_tujuan']);
/** A field of a transfer to another bank. */
const elsewhere = <F extends FieldDef>(field: F, stays: boolean) => ({
  ...field,
  otherProps: { ...field.otherProps, hidden: toOurs, ...(stays && { readOnly: registered }) },
});

const initial = {
  nomor_perintah: '',
  versi: 0,
  jenis: 'TETAP',
  rekening_sumber: '',
  jalur: 'INTERNAL',
  ...noReceiver,
  kode_valuta: BOOK_CURRENCY,
  nominal: '',
  persen: '',
  batas_bawah: '',
  batas_atas: '',
  kelipatan: '',
  periode: 'BULANAN',
  setiap: '1',
  hari: '',
  mulai: '',
  akhir: 'DICABUT',
  sampai: '',
  kali: '',
  hari_libur: 'SESUDAH',
  prioritas: '50',
  coba_ulang: '3',
  jeda_ulang: '1',
  sebagian: 'F',
  bebas_biaya: 'F',
  berita: '',
  alasan: '',
} as const;

/** A standing order of a customer, new or as it is to be. */
export const saveOrder = defineScreen({
  endpoint: standing.saveOrder,
  flow: 'SIMPAN_SI',
  menu: 'simpan-si',
  change: { title: 'menu.simpanSi', back: menus['daftar-si'].route, Source: orderSource(initial), whole: true },
  initial,
  sections: [
    {
      header: 'perintah.rekening',
      rowsize: 2,
      fields: [
        { ...account('rekening_sumber', 'perintah.sumber', { leads: false }), otherProps: { readOnly: registered } },
        panel('rekening_sumber', AccountOwner),
        panel('rekening_sumber', AccountPanel, true),
        {
          name: 'jalur',
          title: 'perintah.jalur',
          type: 'select',
          required: true,
          hint: 'perintah.jalurPetunjuk',
          setup: { codes: orderChannels, prefix: 'jalurPerintah.' },
          otherProps: { readOnly: registered },
        },
        {
          ...account('rekening_tujuan', 'perintah.tujuan', { leads: false, hint: 'perintah.tujuanPetunjuk' }),
          otherProps: { readOnly: registered, hidden: toAnotherBank },
        },
        { ...panel('rekening_tujuan', AccountOwner), otherProps: { hidden: toAnotherBank } },
        ...receiver.fields.map((field) => elsewhere(field, whoIsPaid.has(field.name))),
        ...messageFields.map((field) => elsewhere(field, false)),
      ],
    },
    {
      header: 'perintah.aturan',
      rowsize: 2,
      fields: [
        {
          name: 'jenis',
          title: 'perintah.jenis',
          type: 'select',
          required: true,
          setup: { codes: orderKinds, prefix: 'jenisPerintah.' },
          otherProps: { readOnly: registered, hidden: toAnotherBank },
        },
        {
          name: 'jenis',
          title: 'perintah.jenis',
          type: 'select',
          required: true,
          setup: { codes: outwardKinds, prefix: 'jenisPerintah.' },
          otherProps: { readOnly: registered, hidden: toOurs },
        },
        { ...money('nominal', 'perintah.nominal', { big: true }), otherProps: { hidden: unless('TETAP') } },
        {
          name: 'persen',
          title: 'perintah.persen',
          type: 'float',
          hint: 'perintah.persenPetunjuk',
          setup: { decimals: 2 },
          otherProps: { hidden: unless('VARIABEL') },
        },
        {
          ...money('batas_bawah', 'perintah.batasBawah'),
          otherProps: { hidden: unless('SAPU_MASUK', 'RENTANG') },
        },
        {
          ...money('batas_atas', 'perintah.batasAtas'),
          otherProps: { hidden: unless('SAPU_KELUAR', 'RENTANG') },
        },
        {
          ...money('batas_atas', 'perintah.sisakan', { required: false }),
          otherProps: { hidden: unless('VARIABEL') },
        },
        {
          ...money('kelipatan', 'perintah.kelipatan', { required: false, hint: 'perintah.kelipatanPetunjuk' }),
          otherProps: { hidden: unless('SAPU_MASUK', 'SAPU_KELUAR', 'RENTANG') },
        },
        { ...partly, otherProps: { hidden: toAnotherBank } },
      ],
    },
    {
      header: 'perintah.jadwal',
      rowsize: 3,
      fields: [
        ...recurrenceFields({
          periods: orderPeriods,
          prefix: 'periodePerintah.',
          words: {
            period: 'perintah.periode',
            weekday: 'perintah.hariMinggu',
            monthday: 'perintah.hariBulan',
            monthdayHint: 'perintah.hariBulanPetunjuk',
            every: 'perintah.setiap',
          },
        }),
        start,
        end(orderEnds),
        until,
        {
          name: 'kali',
          title: 'perintah.kali',
          type: 'integer',
          required: true,
          setup: { max: '999' },
          otherProps: { hidden: ({ akhir }) => akhir !== 'KALI' },
        },
        { ...holidayField('perintah.hariLibur'), otherProps: { hidden: ({ periode }) => periode === 'HARIAN' } },
      ],
    },
    {
      header: 'perintah.layanan',
      rowsize: 2,
      fields: [
        priority,
        {
          name: 'coba_ulang',
          title: 'perintah.cobaUlang',
          type: 'integer',
          required: true,
          hint: 'perintah.cobaUlangPetunjuk',
          setup: { max: '5' },
        },
        { name: 'jeda_ulang', title: 'perintah.jedaUlang', type: 'integer', required: true, setup: { max: '5' } },
        { ...words, sizeCol: 12 },
        { name: 'bebas_biaya', title: 'perintah.bebasBiaya', type: 'checkbox', sizeCol: 12 },
        why,
      ],
    },
    { header: 'perintah.ringkas', rowsize: 1, fields: [preview('nomor_perintah')] },
  ],
});
