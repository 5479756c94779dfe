/** The cover of a book shows these. */
export interface PassbookCover {
  readonly nama_cabang: string;
  readonly kode_cabang: string;
  readonly nama_rekening: string;
  readonly nomor_rekening: string;
  readonly nama_produk: string;
  readonly nomor_seri: string;
}

const WORDS = 14;
const line = (word: string, value: string): string => `${word.padEnd(WORDS)}: ${value}`;

/** Returns the cover line by line: branch, name, account, product and the book's own number (domain: passbook, header). */
export const coverTexts = (of: PassbookCover): readonly string[] => [
  line('Kantor cabang', `${of.kode_cabang} ${of.nama_cabang}`),
  line('Nama', of.nama_rekening),
  line('No. rekening', of.nomor_rekening),
  line('Produk', of.nama_produk),
  line('No. buku', of.nomor_seri),
];
