import {
  accountParties,
  exemptionAndLinks,
  serviceFields,
  signingWay,
} from '#components/accounts/inquiries/account-form-fields.tsx';
import { MaintainSource } from '#components/accounts/inquiries/maintain-source.tsx';
import { defineWizard, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { maintenance } from '#services/accounts/maintenance.ts';
import '#lib/control/messages/changes.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/messages/titles.ts';

/** Everything of an account that may change, a step for each group of fields; only what differs is put before the second person. */
export const maintainAccount = defineWizard({
  endpoint: maintenance.change,
  flow: 'UBAH_REKENING',
  menu: 'ubah-rekening',
  change: { title: 'menu.ubahRekening', back: menus['rekening-tabungan'].route, Source: MaintainSource },
  initial: {
    nomor_rekening: '',
    versi: 0,
    nama_rekening: '',
    rekening_koran: 'DIMINTA',
    kirim_koran: 'LOKET',
    buku_tabungan: 'F',
    cara_tanda_tangan: 'SENDIRI',
    pihak: [],
    tujuan: '',
    sumber_dana: '',
    zakat: 'F',
    skb_nomor: '',
    skb_sampai: '',
    rekening_bagi_hasil: '',
    rekening_penutupan: '',
    nisbah: '',
    persetujuan: '',
    alasan: '',
  },
  steps: [
    {
      id: 'layanan',
      title: 'ubahRek.tabLayanan',
      sections: [
        {
          header: 'ubahRek.tabLayanan',
          rowsize: 2,
          fields: [
            text('nama_rekening', 'kolom.nama_rekening', { required: true, maxLength: 100, wide: true }),
            ...serviceFields,
          ],
        },
      ],
    },
    {
      id: 'pihak',
      title: 'ubahRek.tabPihak',
      sections: [{ header: 'ubahRek.tabPihak', rowsize: 2, fields: [signingWay, accountParties] }],
    },
    {
      id: 'pajak',
      title: 'ubahRek.tabPajak',
      sections: [exemptionAndLinks],
    },
    {
      id: 'nisbah',
      title: 'ubahRek.nisbah',
      sections: [
        {
          header: 'ubahRek.nisbah',
          rowsize: 2,
          fields: [
            text('nisbah', 'kolom.nisbah', { maxLength: 5, hint: 'ubahRek.nisbahPetunjuk' }),
            text('persetujuan', 'kolom.persetujuan', { maxLength: 60, hint: 'ubahRek.persetujuanPetunjuk' }),
          ],
        },
      ],
    },
    {
      id: 'ringkasan',
      title: 'ubahRek.tabRingkasan',
      sections: [
        {
          header: 'ubahRek.tabRingkasan',
          rowsize: 1,
          fields: [textArea('alasan', 'ubahRek.alasan', { required: true, hint: 'ubahRek.alasanPetunjuk' })],
        },
      ],
    },
  ],
});
