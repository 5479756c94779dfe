import type { Sex } from '#lib/customers/nik.ts';
import { toDisplay } from '#lib/dates.ts';
import type { FileKind } from '#lib/files.ts';
import type { BadanUsahaData, Dokumen, IndividuData } from '#types/proto/customers/customer.ts';
import { cardPicture } from './card-picture.ts';
import type { Bank } from './counter.ts';
import { sendPicture } from './files.ts';
import { portrait } from './pictures.ts';

/** The papers of a customer, drawn and sent by the clerk who files the record. */

interface Paper {
  readonly jenis: FileKind;
  readonly nomor_dokumen: string;
  readonly tanggal: string;
  readonly content: Buffer;
}

async function sent(bank: Bank, clerk: string, { content, ...paper }: Paper): Promise<Dokumen> {
  const file = { jenis: paper.jenis, nama: `${paper.jenis.toLowerCase()}.png` } as const;
  const id_berkas = await sendPicture(bank, clerk, { ...file, content });
  const berkas = { id_berkas, ...file, mime: 'image/png', ukuran: content.length, pindai: 'TIDAK_DIPINDAI' };
  return { ...paper, berlaku_sampai: '', berkas };
}

const photograph = (data: IndividuData): Paper => ({
  jenis: 'FOTO',
  nomor_dokumen: '',
  tanggal: '',
  content: portrait(data.nama_nasabah, data.jenis_kelamin as Sex),
});

const identityCard = (data: IndividuData): Paper => ({
  jenis: 'KTP',
  nomor_dokumen: data.nomor_identitas,
  tanggal: '',
  content: cardPicture(
    'KARTU TANDA PENDUDUK',
    [
      `NIK ${data.nomor_identitas}`,
      data.nama_nasabah,
      `${data.tempat_lahir}, ${toDisplay(data.tanggal_lahir)}`,
      data.alamat,
      `${data.kelurahan} ${data.kecamatan}`,
      data.pekerjaan.replaceAll('_', ' '),
    ],
    true,
  ),
});

const businessNumber = (data: BadanUsahaData): Paper => ({
  jenis: 'IZIN',
  nomor_dokumen: data.nomor_identitas,
  tanggal: data.izin[0]?.tanggal ?? '',
  content: cardPicture(
    'NOMOR INDUK BERUSAHA',
    [data.nomor_identitas, data.nama_nasabah, data.alamat, data.kegiatan],
    false,
  ),
});

const isPerson = (data: IndividuData | BadanUsahaData): data is IndividuData => 'jenis_kelamin' in data;

/**
 * The form with its papers: everybody's photograph, the identity card of who comes new, an entity's business number. Without an object
 * storage there is nowhere to keep a picture, and it has none.
 */
export async function withPapers<D extends IndividuData | BadanUsahaData>(
  bank: Bank,
  clerk: string,
  data: D,
): Promise<D> {
  if (!bank.storage) return data;
  const isNew = data.nomor_nasabah === '';
  const papers = isPerson(data)
    ? [photograph(data), ...(isNew && data.jenis_identitas === 'KTP' ? [identityCard(data)] : [])]
    : [businessNumber(data)];
  const dokumen: Dokumen[] = [];
  for (const paper of papers) dokumen.push(await sent(bank, clerk, paper));
  return { ...data, dokumen };
}
