import type { ContactKind } from '#lib/customers/codes.ts';
import { normalisePhone } from '#lib/phone.ts';
import { normaliseName } from '#lib/text.ts';
import type { Akta, Dokumen, Izin, Pihak, SumberDana } from '#types/proto/customers/customer.ts';
import type { Content } from './content.ts';

/** The parts that persons and entities share, between the form and the record. */

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Converts a share with at most two decimals to hundredths of a per cent; null where it is empty. */
function hundredths(share: string): number | null {
  if (share === '') return null;
  const [whole = '0', rest = ''] = share.split('.');
  return Number.parseInt(`${whole}${rest.padEnd(2, '0')}`, 10);
}
const shareText = (basisPoints: number | null): string =>
  basisPoints === null ? '' : `${Math.trunc(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`;

export const relationRows = (pihak: readonly Pihak[]) =>
  pihak.map((row, index) => ({
    urut: index + 1,
    peran: row.peran,
    nama: row.nama,
    nama_normal: normaliseName(row.nama),
    hubungan: row.hubungan,
    jenis_identitas: row.jenis_identitas,
    nomor_identitas: row.nomor_identitas,
    tanggal_lahir: orNull(row.tanggal_lahir),
    telepon: row.telepon,
    jabatan: row.jabatan,
    bagian: hundredths(row.persen),
    pep: row.pep === 'T',
    pihak: orNull(row.nomor_nasabah),
  }));

export const toParties = (isi: Content): Pihak[] =>
  isi.customer_relation.map((row) => ({
    peran: row.peran,
    nama: row.nama,
    hubungan: row.hubungan ?? '',
    jenis_identitas: row.jenis_identitas ?? '',
    nomor_identitas: row.nomor_identitas ?? '',
    tanggal_lahir: row.tanggal_lahir ?? '',
    telepon: row.telepon ?? '',
    jabatan: row.jabatan ?? '',
    persen: shareText(row.bagian),
    pep: row.pep ? 'T' : 'F',
    nomor_nasabah: row.pihak ?? '',
  }));

export const fundRows = (rows: readonly SumberDana[]) =>
  rows.map(({ sumber, keterangan }) => ({ sumber, keterangan: keterangan }));
export const toFunds = (isi: Content): SumberDana[] =>
  isi.customer_income.map(({ sumber, keterangan }) => ({ sumber, keterangan }));

export const licenceRows = (rows: readonly Izin[]) =>
  rows.map((row) => ({ ...row, berlaku_sampai: orNull(row.berlaku_sampai) }));
export const toLicences = (isi: Content): Izin[] =>
  isi.customer_licence.map((row) => ({
    jenis: row.jenis ?? '',
    nomor: row.nomor ?? '',
    tanggal: row.tanggal ?? '',
    berlaku_sampai: row.berlaku_sampai ?? '',
    penerbit: row.penerbit ?? '',
  }));

export const deedRows = (rows: readonly Akta[]) => rows.map((row) => ({ ...row, tanggal_sk: orNull(row.tanggal_sk) }));
export const toDeeds = (isi: Content): Akta[] =>
  [...isi.customer_deed]
    .sort((a, b) => (a.tanggal ?? '').localeCompare(b.tanggal ?? ''))
    .map((row) => ({
      jenis: row.jenis ?? '',
      nomor: row.nomor ?? '',
      tanggal: row.tanggal ?? '',
      notaris: row.notaris ?? '',
      nomor_sk: row.nomor_sk ?? '',
      tanggal_sk: row.tanggal_sk ?? '',
      perihal: row.perihal ?? '',
    }));

export const documentRows = (rows: readonly Dokumen[]) =>
  rows.map(({ berkas, ...row }) => ({
    ...row,
    id_berkas: berkas?.id_berkas ?? '',
    tanggal: orNull(row.tanggal),
    berlaku_sampai: orNull(row.berlaku_sampai),
  }));
export const toDocuments = (isi: Content): Dokumen[] =>
  [...isi.customer_document]
    .sort((a, b) => a.jenis.localeCompare(b.jenis) || a.id_berkas.localeCompare(b.id_berkas))
    .map(({ jenis, nomor_dokumen, tanggal, berlaku_sampai, berkas }) => ({
      jenis,
      nomor_dokumen,
      tanggal: tanggal ?? '',
      berlaku_sampai: berlaku_sampai ?? '',
      berkas,
    }));

/** Returns the filled contacts, each with its search key. */
export const contactRows = (contacts: Readonly<Record<ContactKind, string>>) =>
  Object.entries(contacts)
    .filter(([, nilai]) => nilai !== '')
    .map(([jenis, nilai]) => ({
      jenis,
      nilai,
      nilai_normal: jenis === 'SUREL' ? nilai.toLowerCase() : normalisePhone(nilai),
    }));
