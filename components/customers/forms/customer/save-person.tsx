import { codeField } from '#components/customers/records/code-field.tsx';
import { personSource } from '#components/customers/records/customer-source.tsx';
import { DomicileField } from '#components/customers/records/domicile-field.tsx';
import {
  addressFields,
  closingSections,
  copyAddress,
  email,
  fillFromNik,
  plain,
  purposeFields,
} from '#components/customers/records/form-fields.tsx';
import { parties } from '#components/customers/records/party-rows.tsx';
import { PersonRadar } from '#components/customers/records/radar.tsx';
import { useEmployer } from '#components/customers/records/use-employer.ts';
import { TextField } from '#components/kit/fields/text-field.tsx';
import { defineWizard, text } from '#components/kit/screens/transaction-def.tsx';
import { menus } from '#lib/access/menus.ts';
import { mailAddresses } from '#lib/customers/codes.ts';
import { customer } from '#services/customers/customer.ts';
import '#lib/customers/messages/customer.ts';
import '#lib/messages/titles.ts';
import '#lib/messages/form.ts';
import '#lib/control/messages/changes.ts';

const initial = {
  nomor_nasabah: '',
  versi: 0,
  nama_nasabah: '',
  nama_alias: '',
  jenis_identitas: 'KTP',
  nomor_identitas: '',
  identitas_sampai: '',
  negara: 'ID',
  nomor_npwp: '',
  tempat_lahir: '',
  tanggal_lahir: '',
  jenis_kelamin: '',
  agama: '',
  pendidikan: '',
  status_kawin: '',
  nama_ibu_kandung: '',
  alamat: '',
  kelurahan: '',
  kecamatan: '',
  wilayah: '',
  kode_pos: '',
  alamat_domisili: '',
  kelurahan_domisili: '',
  kecamatan_domisili: '',
  wilayah_domisili: '',
  kode_pos_domisili: '',
  surat_ke: 'DOMISILI',
  telepon: '',
  telepon_rumah: '',
  surel: '',
  pekerjaan: '',
  jabatan: '',
  pemberi_kerja: '',
  bidang_usaha: '',
  alamat_kantor: '',
  wilayah_kantor: '',
  telepon_kantor: '',
  penghasilan: '',
  sumber_dana: [],
  tujuan: '',
  layanan: '',
  pihak: [],
  dokumen: [],
  pep: 'F',
  pep_keterangan: '',
  tinjau: 'F',
  alasan: '',
} as const;

/** The record of a person, in five tabs. */
export const savePerson = defineWizard({
  endpoint: customer.savePerson,
  flow: 'SIMPAN_NASABAH_INDIVIDU',
  menu: 'simpan-individu',
  change: {
    title: 'menu.simpanIndividu',
    back: menus['nasabah-individu'].route,
    Source: personSource(initial),
  },
  useDemands: useEmployer,
  Aside: PersonRadar,
  initial: { ...initial, sumber_dana: [], pihak: [], dokumen: [] },
  steps: [
    {
      id: 'identitas',
      title: 'nasabah.tabIdentitas',
      sections: [
        {
          header: 'nasabah.tabIdentitas',
          rowsize: 2,
          fields: [
            codeField('jenis_identitas', 'kolom.jenis_identitas', 'JENIS_IDENTITAS', { required: true }),
            {
              name: 'nomor_identitas',
              title: 'kolom.nomor_identitas',
              hint: 'nasabah.ktpPetunjuk',
              type: 'custom',
              required: true,
              setup: {
                render: (props, values, form) => (
                  <TextField
                    {...props}
                    value={String(props.value ?? '')}
                    maxLength={30}
                    onChange={(value) => {
                      props.onChange(value);
                      if (values.jenis_identitas === 'KTP') fillFromNik(form, value);
                    }}
                  />
                ),
              },
            },
            plain('nama_nasabah', 100, true),
            plain('nama_alias', 60),
            plain('tempat_lahir', 60, true),
            { name: 'tanggal_lahir', title: 'kolom.tanggal_lahir', type: 'date', required: true },
            {
              name: 'jenis_kelamin',
              title: 'kolom.jenis_kelamin',
              type: 'select',
              required: true,
              setup: { codes: ['L', 'P'], prefix: 'kelamin.' },
            },
            plain('nama_ibu_kandung', 100, true),
            codeField('status_kawin', 'kolom.status_kawin', 'STATUS_KAWIN', { required: true }),
            codeField('agama', 'kolom.agama', 'AGAMA'),
            codeField('pendidikan', 'kolom.pendidikan', 'PENDIDIKAN'),
            codeField('negara', 'nasabah.kewarganegaraan', 'NEGARA', { required: true }),
            {
              name: 'identitas_sampai',
              title: 'kolom.identitas_sampai',
              hint: 'nasabah.seumurHidup',
              type: 'date',
            },
            text('nomor_npwp', 'kolom.nomor_npwp', { hint: 'nasabah.npwpPetunjuk', maxLength: 30 }),
          ],
        },
      ],
    },
    {
      id: 'alamat',
      title: 'nasabah.tabAlamat',
      sections: [
        { header: 'nasabah.alamatIdentitas', rowsize: 2, fields: addressFields },
        {
          header: 'nasabah.alamatDomisili',
          rowsize: 2,
          withButton: true,
          buttons: [{ name: 'nasabah.salinAlamat', onClick: copyAddress }],
          fields: [
            {
              name: 'alamat_domisili',
              title: 'kolom.alamat_domisili',
              type: 'custom',
              required: true,
              sizeCol: 12,
              setup: {
                render: (props, _, form) => (
                  <DomicileField {...props} value={String(props.value ?? '')} onChange={props.onChange} form={form} />
                ),
              },
            },
            plain('kelurahan_domisili', 60),
            plain('kecamatan_domisili', 60),
            codeField('wilayah_domisili', 'kolom.wilayah_domisili', 'WILAYAH', { required: true }),
            plain('kode_pos_domisili', 5),
          ],
        },
        {
          header: 'nasabah.kontak',
          rowsize: 2,
          fields: [
            plain('telepon', 24, true),
            plain('telepon_rumah', 24),
            email,
            {
              name: 'surat_ke',
              title: 'kolom.surat_ke',
              type: 'select',
              setup: { codes: mailAddresses, prefix: 'suratKe.' },
            },
          ],
        },
      ],
    },
    {
      id: 'pekerjaan',
      title: 'nasabah.tabPekerjaan',
      sections: [
        {
          header: 'nasabah.pekerjaan',
          rowsize: 2,
          fields: [
            codeField('pekerjaan', 'kolom.pekerjaan', 'PEKERJAAN', { required: true }),
            codeField('bidang_usaha', 'kolom.bidang_usaha', 'BIDANG_USAHA'),
            plain('pemberi_kerja', 100),
            plain('jabatan', 60),
            { ...plain('alamat_kantor', 160), sizeCol: 12 },
            codeField('wilayah_kantor', 'kolom.wilayah_kantor', 'WILAYAH'),
            plain('telepon_kantor', 24),
          ],
        },
        {
          header: 'nasabah.dana',
          rowsize: 2,
          fields: [codeField('penghasilan', 'kolom.penghasilan', 'PENGHASILAN', { required: true }), ...purposeFields],
        },
      ],
    },
    {
      id: 'keluarga',
      title: 'nasabah.tabKeluarga',
      sections: [
        {
          header: 'nasabah.keluarga',
          rowsize: 1,
          fields: [
            parties({
              header: 'kolom.pihak',
              roles: ['PASANGAN', 'ANAK', 'ORANG_TUA', 'AHLI_WARIS', 'PEMILIK_MANFAAT', 'WALI', 'DARURAT'],
            }),
          ],
        },
      ],
    },
    { id: 'ringkasan', title: 'nasabah.tabRingkasan', sections: closingSections },
  ],
});
