import { codeField } from '#components/customers/records/code-field.tsx';
import { entitySource } from '#components/customers/records/customer-source.tsx';
import {
  addressFields,
  closingSections,
  email,
  plain,
  purposeFields,
} from '#components/customers/records/form-fields.tsx';
import { deeds, licences, parties } from '#components/customers/records/party-rows.tsx';
import { EntityRadar } from '#components/customers/records/radar.tsx';
import { defineWizard, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { signingRules } from '#lib/customers/specimens.ts';
import { customer } from '#services/customers/customer.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/messages/titles.ts';
import '#lib/messages/form.ts';
import '#lib/control/messages/changes.ts';

const initial = {
  nomor_nasabah: '',
  versi: 0,
  nama_nasabah: '',
  bentuk_hukum: '',
  nomor_identitas: '',
  nomor_npwp: '',
  negara: 'ID',
  tempat_pendirian: '',
  tanggal_pendirian: '',
  grup: '',
  situs: '',
  izin: [],
  akta: [],
  alamat: '',
  kelurahan: '',
  kecamatan: '',
  wilayah: '',
  kode_pos: '',
  telepon: '',
  telepon_kantor: '',
  surel: '',
  bidang_usaha: '',
  kegiatan: '',
  jumlah_karyawan: '',
  omzet: '',
  aset: '',
  sumber_dana: [],
  tujuan: '',
  layanan: '',
  pihak: [],
  dokumen: [],
  aturan_tanda_tangan: 'SENDIRI',
  pep: 'F',
  pep_keterangan: '',
  tinjau: 'F',
  alasan: '',
} as const;

/** The record of an entity, in six tabs. */
export const saveEntity = defineWizard({
  endpoint: customer.saveEntity,
  flow: 'SIMPAN_NASABAH_BADAN',
  menu: 'simpan-badan-usaha',
  change: {
    title: 'menu.simpanBadanUsaha',
    back: menus['nasabah-badan-usaha'].route,
    Source: entitySource(initial),
  },
  Aside: EntityRadar,
  initial: { ...initial, izin: [], akta: [], sumber_dana: [], pihak: [], dokumen: [] },
  steps: [
    {
      id: 'identitas',
      title: 'nasabah.tabIdentitas',
      sections: [
        {
          header: 'nasabah.tabIdentitas',
          rowsize: 2,
          fields: [
            codeField('bentuk_hukum', 'kolom.bentuk_hukum', 'BENTUK_HUKUM', { required: true }),
            plain('nama_nasabah', 100, true),
            text('nomor_identitas', 'nasabah.nib', { required: true, maxLength: 30 }),
            text('nomor_npwp', 'kolom.nomor_npwp', { required: true, hint: 'nasabah.npwpPetunjuk', maxLength: 30 }),
            plain('tempat_pendirian', 60, true),
            { name: 'tanggal_pendirian', title: 'kolom.tanggal_pendirian', type: 'date', required: true },
            codeField('negara', 'nasabah.negaraPendirian', 'NEGARA', { required: true }),
            plain('grup', 80),
          ],
        },
      ],
    },
    {
      id: 'izin',
      title: 'nasabah.tabIzin',
      sections: [{ header: 'nasabah.tabIzin', rowsize: 1, fields: [licences, deeds] }],
    },
    {
      id: 'alamat',
      title: 'nasabah.tabAlamat',
      sections: [
        { header: 'nasabah.alamatUsaha', rowsize: 2, fields: addressFields },
        {
          header: 'nasabah.kontak',
          rowsize: 2,
          fields: [plain('telepon', 24, true), plain('telepon_kantor', 24), email, plain('situs', 120)],
        },
      ],
    },
    {
      id: 'usaha',
      title: 'nasabah.tabUsaha',
      sections: [
        {
          header: 'nasabah.tabUsaha',
          rowsize: 2,
          fields: [
            codeField('bidang_usaha', 'kolom.bidang_usaha', 'BIDANG_USAHA', { required: true }),
            plain('kegiatan', 200),
            codeField('omzet', 'kolom.omzet', 'OMZET', { required: true }),
            codeField('aset', 'kolom.aset', 'ASET'),
            plain('jumlah_karyawan', 6),
            ...purposeFields,
          ],
        },
      ],
    },
    {
      id: 'pengurus',
      title: 'nasabah.tabPengurus',
      sections: [
        {
          header: 'nasabah.pengurus',
          rowsize: 1,
          fields: [
            {
              name: 'aturan_tanda_tangan',
              title: 'kolom.aturan_tanda_tangan',
              type: 'select',
              required: true,
              setup: { codes: signingRules, prefix: 'tandaTangan.' },
            },
            parties({
              header: 'kolom.pihak',
              roles: ['PENGURUS', 'PENANDA_TANGAN', 'PEMILIK_MANFAAT', 'DARURAT'],
              officers: true,
            }),
          ],
        },
      ],
    },
    { id: 'ringkasan', title: 'nasabah.tabRingkasan', sections: closingSections },
  ],
});
