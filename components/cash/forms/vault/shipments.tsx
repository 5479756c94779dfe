import '#lib/cash/messages/shipments.ts';
import { branchSource } from '#components/kit/fields/branch-source.ts';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen, money, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { type ShipmentRoute, shipmentRoutes } from '#lib/cash/cash-shipments.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { vault } from '#services/cash/vault.ts';

const kode_valuta: typeof BOOK_CURRENCY = BOOK_CURRENCY;
const KE_CABANG: ShipmentRoute = 'KE_CABANG';
const T: 'T' | 'F' = 'T';

const nominal = money('nominal', 'kiriman.nominal', { terbilang: true, big: true });
const shipment = text('nomor_kiriman', 'kiriman.nomorKiriman', { required: true, maxLength: 14 });
const alasan = textArea('alasan', 'kiriman.alasan', { required: true, wide: true });

/** A branch asks another one for cash. */
export const requestCash = defineScreen({
  endpoint: vault.requestCash,
  flow: 'MINTA_KAS',
  menu: 'minta-kas',
  initial: { kode_cabang_asal: '', nominal: '', kode_valuta, pecahan: [], keterangan: '' },
  sections: [
    {
      header: 'kiriman.permintaan',
      rowsize: 2,
      fields: [
        {
          name: 'kode_cabang_asal',
          title: 'kiriman.cabangDiminta',
          type: 'async-select',
          required: true,
          setup: { source: branchSource },
        },
        text('keterangan', 'kiriman.keterangan'),
        nominal,
        denominations('pecahan', 'kiriman.pecahan', { of: 'nominal' }),
      ],
    },
  ],
});

/** Its request waits no longer. */
export const endRequest = defineScreen({
  endpoint: vault.endRequest,
  flow: 'TUTUP_PERMINTAAN_KAS',
  menu: 'tutup-permintaan-kas',
  initial: { nomor_permintaan: '', alasan: '' },
  sections: [
    {
      header: 'kiriman.permintaan',
      rowsize: 2,
      fields: [text('nomor_permintaan', 'kiriman.nomorPermintaan', { required: true, maxLength: 14 }), alasan],
    },
  ],
});

/** Sealed bags leave. */
export const sendShipment = defineScreen({
  endpoint: vault.sendShipment,
  flow: 'KIRIM_KAS',
  menu: 'kirim-kas',
  initial: {
    arah: KE_CABANG,
    kode_cabang_tujuan: '',
    kode_atm: '',
    nomor_permintaan: '',
    nominal: '',
    kode_valuta,
    pecahan: [],
    segel: '',
    pembawa: '',
    pengawal: '',
    keterangan: '',
  },
  sections: [
    {
      header: 'kiriman.tujuan',
      rowsize: 2,
      fields: [
        {
          name: 'arah',
          title: 'kiriman.arah',
          type: 'select',
          required: true,
          setup: { codes: shipmentRoutes, prefix: 'kiriman.arah.' },
        },
        {
          name: 'kode_cabang_tujuan',
          title: 'kiriman.cabangTujuan',
          type: 'async-select',
          required: true,
          otherProps: { hidden: ({ arah }) => arah !== 'KE_CABANG' },
          setup: { source: branchSource },
        },
        {
          ...text('kode_atm', 'kiriman.atm', { required: true, maxLength: 20 }),
          otherProps: { hidden: ({ arah }) => arah !== 'KE_ATM' && arah !== 'DARI_ATM' },
        },
        {
          ...text('nomor_permintaan', 'kiriman.nomorPermintaan', {
            maxLength: 14,
            hint: 'kiriman.petunjukPermintaan',
          }),
          otherProps: { hidden: ({ arah }) => arah !== 'KE_CABANG' },
        },
      ],
    },
    {
      header: 'kiriman.isiKiriman',
      rowsize: 2,
      fields: [nominal, denominations('pecahan', 'kiriman.pecahan', { of: 'nominal', worn: true })],
    },
    {
      header: 'kiriman.perjalanan',
      rowsize: 2,
      fields: [
        text('segel', 'kiriman.segel', { required: true, maxLength: 200, wide: true, hint: 'kiriman.petunjukSegel' }),
        text('pembawa', 'kiriman.pembawa', { required: true, maxLength: 60 }),
        text('pengawal', 'kiriman.pengawal', { required: true, maxLength: 60 }),
        text('keterangan', 'kiriman.keterangan', { wide: true }),
      ],
    },
  ],
});

/** Bags that nobody takes in go back. */
export const refuseShipment = defineScreen({
  endpoint: vault.refuseShipment,
  flow: 'TOLAK_KIRIMAN_KAS',
  menu: 'tolak-kiriman-kas',
  initial: { nomor_kiriman: '', alasan: '' },
  sections: [
    {
      header: 'kiriman.kiriman',
      rowsize: 2,
      fields: [shipment, alasan],
    },
  ],
});

/** Bags as two persons found them; what was sent is not shown beside their count. */
export const receiveShipment = defineScreen({
  endpoint: vault.receiveShipment,
  flow: 'TERIMA_KIRIMAN_KAS',
  menu: 'terima-kiriman-kas',
  initial: { nomor_kiriman: '', segel_utuh: T, pecahan: [], keterangan: '' },
  sections: [
    {
      header: 'kiriman.penerimaan',
      rowsize: 2,
      fields: [
        shipment,
        {
          name: 'segel_utuh',
          title: 'kiriman.segelUtuh',
          type: 'select',
          required: true,
          setup: { codes: ['T', 'F'], prefix: 'kiriman.segelUtuh.' },
        },
        denominations('pecahan', 'kiriman.hitungan', { worn: true }),
        textArea('keterangan', 'kiriman.keterangan', { wide: true, hint: 'kiriman.petunjukKeterangan' }),
      ],
    },
  ],
});
