import { createHmac, timingSafeEqual } from 'node:crypto';
import { pageCode } from '#lib/document-number.ts';

/** The bank's keys for documents, the present one first: older ones still verify codes made with them. */
export type DocumentKeys = readonly string[];

/** The fields that the code of a page covers. Amounts in minor units. */
export interface CodedPage {
  readonly nomor: string;
  readonly halaman: number;
  readonly jumlah_halaman: number;
  readonly nomor_rekening: string;
  readonly kode_valuta: string;
  readonly tanggal_awal: string;
  readonly tanggal_akhir: string;
  readonly saldo_awal: bigint;
  readonly debet: bigint;
  readonly kredit: bigint;
  readonly saldo_akhir: bigint;
  /** The hash of its lines. */
  readonly sidik: Buffer;
}

/** Writes the page as one unambiguous text. */
const canonical = (page: CodedPage): string =>
  JSON.stringify([
    'amanah statement 1',
    page.nomor,
    page.halaman,
    page.jumlah_halaman,
    page.nomor_rekening,
    page.kode_valuta,
    page.tanggal_awal,
    page.tanggal_akhir,
    page.saldo_awal.toString(),
    page.debet.toString(),
    page.kredit.toString(),
    page.saldo_akhir.toString(),
    page.sidik.toString('hex'),
  ]);

/** Computes the code printed on a page: sixty bits of HMAC-SHA-256 under a key that no table holds (docs/adr/0041-codes-and-hashes-prove-printed-copies.md). */
export const codeOf = (key: string, page: CodedPage): string =>
  pageCode(createHmac('sha256', key).update(canonical(page)).digest());

/** Returns true when this is the page's code under any of the bank's keys. */
export const isCodeOf = (keys: DocumentKeys, page: CodedPage, code: string): boolean =>
  keys.some((key) => {
    const expected = Buffer.from(codeOf(key, page));
    const given = Buffer.from(code);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
