import type { z } from 'zod';
import { readNpwp } from '#lib/customers/npwp.ts';
import { entityLists, lineLists } from '#lib/customers/reference-lists.ts';
import type { saveEntityData } from '#lib/customers/schemas/customer.ts';
import { normaliseEntityName } from '#lib/text.ts';
import type { BadanUsahaData } from '#types/proto/customers/customer.ts';
import { addressOf, type Content, contactOf } from './content.ts';
import {
  contactRows,
  deedRows,
  documentRows,
  fundRows,
  licenceRows,
  relationRows,
  toDeeds,
  toDocuments,
  toFunds,
  toLicences,
  toParties,
} from './record-mapping.ts';
import { type Named, nameOf, type ReferenceCodes } from './reference-codes.ts';
import type { Indicator } from './risk.ts';

export type EntityData = z.output<typeof saveEntityData>;

type Listed = keyof typeof entityLists;

/** Lists every code of an entity's form, with its field and list. */
export const entityCodes = (data: BadanUsahaData): readonly Named[] => [
  ...(Object.keys(entityLists) as Listed[]).map((field) => ({
    field,
    kelompok: entityLists[field],
    kode: data[field],
  })),
  ...data.sumber_dana.map(({ sumber }) => ({ field: 'sumber_dana', kelompok: lineLists.sumber_dana, kode: sumber })),
  ...data.dokumen.map(({ jenis }) => ({ field: 'dokumen', kelompok: lineLists.dokumen, kode: jenis })),
  ...data.pihak.map(({ jabatan }) => ({ field: 'pihak', kelompok: lineLists.pihak, kode: jabatan })),
];

/** Fills the form of an entity from the record. */
export function toEntity(isi: Content, versi: number): BadanUsahaData {
  const [entity] = isi.customer_entity;
  const office = addressOf(isi, 'IDENTITAS');
  return {
    nomor_nasabah: isi.nomor_nasabah,
    versi,
    nama_nasabah: isi.nama_nasabah,
    bentuk_hukum: entity?.bentuk_hukum ?? '',
    nomor_identitas: isi.nomor_identitas ?? '',
    nomor_npwp: isi.nomor_npwp ?? '',
    negara: isi.negara,
    tempat_pendirian: entity?.tempat_pendirian ?? '',
    tanggal_pendirian: entity?.tanggal_pendirian ?? '',
    grup: entity?.grup ?? '',
    situs: entity?.situs ?? '',
    izin: toLicences(isi),
    akta: toDeeds(isi),
    alamat: office?.alamat ?? '',
    kelurahan: office?.kelurahan ?? '',
    kecamatan: office?.kecamatan ?? '',
    wilayah: office?.wilayah ?? '',
    kode_pos: office?.kode_pos ?? '',
    telepon: contactOf(isi, 'HP'),
    telepon_kantor: contactOf(isi, 'KANTOR'),
    surel: contactOf(isi, 'SUREL'),
    bidang_usaha: entity?.bidang_usaha ?? '',
    kegiatan: entity?.kegiatan ?? '',
    jumlah_karyawan: String(entity?.jumlah_karyawan ?? ''),
    omzet: entity?.omzet ?? '',
    aset: entity?.aset ?? '',
    sumber_dana: toFunds(isi),
    tujuan: isi.tujuan ?? '',
    layanan: isi.layanan ?? '',
    pihak: toParties(isi),
    dokumen: toDocuments(isi),
    aturan_tanda_tangan: entity?.aturan_tanda_tangan ?? 'SENDIRI',
    pep: isi.pep ? 'T' : 'F',
    pep_keterangan: entity?.pep_keterangan ?? '',
    tinjau: 'F',
    alasan: '',
  };
}

/** Returns the choices of an entity that its rating uses (domain: CIF, risk). */
export const entityIndicators = (data: EntityData): readonly Indicator[] => [
  { indikator: 'PROFIL', kelompok: 'OMZET', kode: data.omzet },
  { indikator: 'PROFIL', kelompok: 'BENTUK_HUKUM', kode: data.bentuk_hukum },
  ...data.sumber_dana.map(({ sumber }) => ({ indikator: 'PROFIL', kelompok: 'SUMBER_DANA', kode: sumber })),
  { indikator: 'PRODUK', kelompok: 'LAYANAN', kode: data.layanan },
  { indikator: 'NEGARA', kelompok: 'NEGARA', kode: data.negara },
  { indikator: 'BIDANG_USAHA', kelompok: 'BIDANG_USAHA', kode: data.bidang_usaha },
];

/** Builds the columns and parts of an entity's record, except those of the rating and the record's own state. */
export function entityRecord(data: EntityData, codes: ReferenceCodes) {
  const npwp = readNpwp(data.nomor_npwp);
  const kota = nameOf(codes, 'WILAYAH', data.wilayah);
  return {
    baris: {
      jenis: 'B',
      nama_nasabah: data.nama_nasabah,
      nama_normal: normaliseEntityName(data.nama_nasabah),
      jenis_identitas: 'NIB',
      nomor_identitas: data.nomor_identitas,
      nomor_npwp: npwp.ok ? npwp.npwp.npwp16 : null,
      nomor_npwp_lama: npwp.ok ? npwp.npwp.npwp15 : null,
      tempat_lahir: null,
      tanggal_lahir: null,
      jenis_kelamin: null,
      nama_ibu_kandung: null,
      nama_ibu_normal: null,
      negara: data.negara,
      alamat: data.alamat,
      kota,
      telepon: data.telepon,
      surel: data.surel,
      tujuan: data.tujuan,
      layanan: data.layanan,
      surat_ke: 'IDENTITAS',
      pep: data.pep === 'T',
    },
    bagian: {
      customer_entity: [
        {
          jenis: 'B',
          bentuk_hukum: data.bentuk_hukum,
          tempat_pendirian: data.tempat_pendirian,
          tanggal_pendirian: data.tanggal_pendirian,
          bidang_usaha: data.bidang_usaha,
          kegiatan: data.kegiatan,
          grup: data.grup,
          situs: data.situs,
          jumlah_karyawan: data.jumlah_karyawan === '' ? null : Number.parseInt(data.jumlah_karyawan, 10),
          omzet: data.omzet,
          aset: data.aset,
          aturan_tanda_tangan: data.aturan_tanda_tangan,
          pep_keterangan: data.pep_keterangan,
        },
      ],
      customer_address: [
        {
          jenis: 'IDENTITAS',
          alamat: data.alamat,
          kelurahan: data.kelurahan,
          kecamatan: data.kecamatan,
          wilayah: data.wilayah,
          kota,
          kode_pos: data.kode_pos,
        },
      ],
      customer_contact: contactRows({
        HP: data.telepon,
        RUMAH: '',
        KANTOR: data.telepon_kantor,
        SUREL: data.surel,
      }),
      customer_licence: licenceRows(data.izin),
      customer_deed: deedRows(data.akta),
      customer_relation: relationRows(data.pihak),
      customer_income: fundRows(data.sumber_dana),
      customer_document: documentRows(data.dokumen),
    },
  };
}
