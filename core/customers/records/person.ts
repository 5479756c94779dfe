import type { z } from 'zod';
import { readNpwp } from '#lib/customers/npwp.ts';
import { lineLists, personLists } from '#lib/customers/reference-lists.ts';
import type { savePersonData } from '#lib/customers/schemas/customer.ts';
import { normaliseName } from '#lib/text.ts';
import type { IndividuData } from '#types/proto/customers/customer.ts';
import { addressOf, type Content, contactOf } from './content.ts';
import {
  contactRows,
  documentRows,
  fundRows,
  relationRows,
  toDocuments,
  toFunds,
  toParties,
} from './record-mapping.ts';
import { type Named, nameOf, type ReferenceCodes } from './reference-codes.ts';
import type { Indicator } from './risk.ts';

export type PersonData = z.output<typeof savePersonData>;

type Listed = keyof typeof personLists;

/** Lists every code of a person's form, with its field and list. */
export const personCodes = (data: IndividuData): readonly Named[] => [
  ...(Object.keys(personLists) as Listed[]).map((field) => ({
    field,
    kelompok: personLists[field],
    kode: data[field],
  })),
  ...data.sumber_dana.map(({ sumber }) => ({ field: 'sumber_dana', kelompok: lineLists.sumber_dana, kode: sumber })),
  ...data.dokumen.map(({ jenis }) => ({ field: 'dokumen', kelompok: lineLists.dokumen, kode: jenis })),
];

/** Fills the form of a person from the record. */
export function toPerson(isi: Content, versi: number): IndividuData {
  const [person] = isi.customer_person;
  const home = addressOf(isi, 'IDENTITAS');
  const lives = addressOf(isi, 'DOMISILI');
  const works = addressOf(isi, 'KANTOR');
  return {
    nomor_nasabah: isi.nomor_nasabah,
    versi,
    nama_nasabah: isi.nama_nasabah,
    nama_alias: person?.nama_alias ?? '',
    jenis_identitas: isi.jenis_identitas ?? '',
    nomor_identitas: isi.nomor_identitas ?? '',
    identitas_sampai: person?.identitas_sampai ?? '',
    negara: isi.negara,
    nomor_npwp: isi.nomor_npwp ?? '',
    tempat_lahir: isi.tempat_lahir ?? '',
    tanggal_lahir: isi.tanggal_lahir ?? '',
    jenis_kelamin: isi.jenis_kelamin ?? '',
    agama: person?.agama ?? '',
    pendidikan: person?.pendidikan ?? '',
    status_kawin: person?.status_kawin ?? '',
    nama_ibu_kandung: isi.nama_ibu_kandung ?? '',
    alamat: home?.alamat ?? '',
    kelurahan: home?.kelurahan ?? '',
    kecamatan: home?.kecamatan ?? '',
    wilayah: home?.wilayah ?? '',
    kode_pos: home?.kode_pos ?? '',
    alamat_domisili: lives?.alamat ?? '',
    kelurahan_domisili: lives?.kelurahan ?? '',
    kecamatan_domisili: lives?.kecamatan ?? '',
    wilayah_domisili: lives?.wilayah ?? '',
    kode_pos_domisili: lives?.kode_pos ?? '',
    surat_ke: isi.surat_ke ?? 'IDENTITAS',
    telepon: contactOf(isi, 'HP'),
    telepon_rumah: contactOf(isi, 'RUMAH'),
    surel: contactOf(isi, 'SUREL'),
    pekerjaan: person?.pekerjaan ?? '',
    jabatan: person?.jabatan ?? '',
    pemberi_kerja: person?.pemberi_kerja ?? '',
    bidang_usaha: person?.bidang_usaha ?? '',
    alamat_kantor: works?.alamat ?? '',
    wilayah_kantor: works?.wilayah ?? '',
    telepon_kantor: contactOf(isi, 'KANTOR'),
    penghasilan: person?.penghasilan ?? '',
    sumber_dana: toFunds(isi),
    tujuan: isi.tujuan ?? '',
    layanan: isi.layanan ?? '',
    pihak: toParties(isi),
    dokumen: toDocuments(isi),
    pep: isi.pep ? 'T' : 'F',
    pep_keterangan: person?.pep_keterangan ?? '',
    tinjau: 'F',
    alasan: '',
  };
}

/** Returns the choices of a person that their rating uses (domain: CIF, risk). */
export const personIndicators = (data: PersonData): readonly Indicator[] => [
  { indikator: 'PROFIL', kelompok: 'PENGHASILAN', kode: data.penghasilan },
  ...data.sumber_dana.map(({ sumber }) => ({ indikator: 'PROFIL', kelompok: 'SUMBER_DANA', kode: sumber })),
  { indikator: 'PRODUK', kelompok: 'LAYANAN', kode: data.layanan },
  { indikator: 'NEGARA', kelompok: 'NEGARA', kode: data.negara },
  { indikator: 'PEKERJAAN', kelompok: 'PEKERJAAN', kode: data.pekerjaan },
  { indikator: 'BIDANG_USAHA', kelompok: 'BIDANG_USAHA', kode: data.bidang_usaha },
];

/** Builds the columns and parts of a person's record, except those of the rating and the record's own state. */
export function personRecord(data: PersonData, codes: ReferenceCodes) {
  const npwp = readNpwp(data.nomor_npwp);
  const regency = (code: string) => nameOf(codes, 'WILAYAH', code);
  const address = (jenis: string, alamat: string, wilayah: string, kelurahan = '', kecamatan = '', kode_pos = '') =>
    alamat === '' ? [] : [{ jenis, alamat, kelurahan, kecamatan, wilayah, kota: regency(wilayah), kode_pos }];
  return {
    baris: {
      jenis: 'P',
      nama_nasabah: data.nama_nasabah,
      nama_normal: normaliseName(data.nama_nasabah),
      jenis_identitas: data.jenis_identitas,
      nomor_identitas: data.nomor_identitas,
      nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : null,
      nomor_npwp_lama: npwp.ok ? npwp.npwp.npwp15 : null,
      tempat_lahir: data.tempat_lahir,
      tanggal_lahir: data.tanggal_lahir,
      jenis_kelamin: data.jenis_kelamin,
      nama_ibu_kandung: data.nama_ibu_kandung,
      nama_ibu_normal: normaliseName(data.nama_ibu_kandung),
      negara: data.negara,
      alamat: data.alamat,
      kota: regency(data.wilayah),
      telepon: data.telepon,
      surel: data.surel,
      tujuan: data.tujuan,
      layanan: data.layanan,
      surat_ke: data.surat_ke,
      pep: data.pep === 'T',
    },
    bagian: {
      customer_person: [
        {
          jenis: 'P',
          nama_alias: data.nama_alias,
          identitas_sampai: data.identitas_sampai || null,
          agama: data.agama,
          pendidikan: data.pendidikan,
          status_kawin: data.status_kawin,
          pekerjaan: data.pekerjaan,
          jabatan: data.jabatan,
          pemberi_kerja: data.pemberi_kerja,
          bidang_usaha: data.bidang_usaha,
          penghasilan: data.penghasilan,
          pep_keterangan: data.pep_keterangan,
        },
      ],
      customer_address: [
        ...address('IDENTITAS', data.alamat, data.wilayah, data.kelurahan, data.kecamatan, data.kode_pos),
        ...address(
          'DOMISILI',
          data.alamat_domisili,
          data.wilayah_domisili,
          data.kelurahan_domisili,
          data.kecamatan_domisili,
          data.kode_pos_domisili,
        ),
        ...address('KANTOR', data.alamat_kantor, data.wilayah_kantor),
      ],
      customer_contact: contactRows({
        HP: data.telepon,
        RUMAH: data.telepon_rumah,
        KANTOR: data.telepon_kantor,
        SUREL: data.surel,
      }),
      customer_relation: relationRows(data.pihak),
      customer_income: fundRows(data.sumber_dana),
      customer_document: documentRows(data.dokumen),
    },
  };
}
