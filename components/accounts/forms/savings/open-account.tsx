import {
  accountParties,
  exemptionAndLinks,
  serviceFields,
  signingWay,
} from '#components/accounts/inquiries/account-form-fields.tsx';
import { OpeningCustomer } from '#components/accounts/inquiries/opening-customer.tsx';
import { ProductCards } from '#components/accounts/inquiries/product-cards.tsx';
import type { FieldProps } from '#components/kit/fields/field.tsx';
import { defineWizard, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { opening } from '#services/accounts/opening.ts';
import '#lib/messages/form.ts';
import '#lib/accounts/messages/opening.ts';
import '#lib/messages/titles.ts';

/** The opening of an account, in five tabs. */
export const openAccount = defineWizard({
  endpoint: opening.openAccount,
  flow: 'BUKA_REKENING',
  menu: 'buka-rekening',
  change: { title: 'menu.bukaRekening', back: menus['pembukaan-rekening'].route },
  initial: {
    nomor_nasabah: '',
    kode_produk: '',
    syarat_sejak: '',
    nama_rekening: '',
    cara_tanda_tangan: 'SENDIRI',
    pihak: [],
    nisbah_khusus: '',
    tujuan: '',
    sumber_dana: '',
    rekening_koran: 'DIMINTA',
    kirim_koran: 'LOKET',
    buku_tabungan: 'F',
    zakat: 'F',
    skb_nomor: '',
    skb_sampai: '',
    rekening_bagi_hasil: '',
    rekening_penutupan: '',
    keterangan: '',
  },
  steps: [
    {
      id: 'nasabah',
      title: 'buka.tabNasabah',
      sections: [
        {
          header: 'buka.siapa',
          rowsize: 1,
          fields: [
            {
              name: 'nomor_nasabah',
              title: 'buka.nasabah',
              hint: 'buka.nasabahPetunjuk',
              type: 'custom',
              required: true,
              setup: {
                render: (props, values, form) => (
                  <OpeningCustomer props={props as FieldProps} values={values} form={form} />
                ),
              },
            },
          ],
        },
      ],
    },
    {
      id: 'produk',
      title: 'buka.tabProduk',
      sections: [
        {
          header: 'buka.pilihProduk',
          rowsize: 1,
          fields: [
            {
              name: 'kode_produk',
              title: 'buka.produk',
              type: 'custom',
              required: true,
              setup: {
                render: (props, values, form) => (
                  <ProductCards props={props as FieldProps} values={values} form={form} />
                ),
              },
            },
            text('nisbah_khusus', 'buka.nisbahKhusus', { hint: 'buka.nisbahKhususPetunjuk', maxLength: 5 }),
          ],
        },
      ],
    },
    {
      id: 'pihak',
      title: 'buka.tabPihak',
      sections: [
        {
          header: 'buka.tabPihak',
          rowsize: 2,
          fields: [
            signingWay,
            text('nama_rekening', 'buka.namaRekening', { hint: 'buka.namaRekeningPetunjuk', maxLength: 100 }),
            accountParties,
          ],
        },
      ],
    },
    {
      id: 'layanan',
      title: 'buka.tabLayanan',
      sections: [{ header: 'buka.layanan', rowsize: 2, fields: serviceFields }, exemptionAndLinks],
    },
    {
      id: 'ringkasan',
      title: 'buka.tabRingkasan',
      sections: [
        {
          header: 'buka.periksa',
          rowsize: 1,
          fields: [textArea('keterangan', 'buka.alasan', { hint: 'buka.alasanPetunjuk' })],
        },
      ],
    },
  ],
});
