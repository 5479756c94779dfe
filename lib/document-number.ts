/**
 * The functions make numbers of documents and the codes that prove a page of one. People type or scan both, so they use letters and
 * digits that are not taken for one another (Crockford's base 32).
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const TAIL = 8;
const CODE = 12;
const GROUP = 4;

/** Returns bytes as letters, five bits of each. */
const spelled = (bytes: Uint8Array, length: number): string =>
  Array.from(bytes.subarray(0, length), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Returns RK, branch, accounting date YYMMDD, and eight letters nobody guesses, out of that many random bytes. */
export const makeStatementNumber = (kodeCabang: string, tanggal: string, random: Uint8Array): string =>
  `RK${kodeCabang}${tanggal.slice(2).replaceAll('-', '')}${spelled(random, TAIL)}`;

/** Returns LP, branch, accounting date and eight letters: the number of a report, extract or pack. */
export const makeReportNumber = (kodeCabang: string, tanggal: string, random: Uint8Array): string =>
  `LP${kodeCabang}${tanggal.slice(2).replaceAll('-', '')}${spelled(random, TAIL)}`;

const REPORT_NUMBER = /^LP\d{9}[0-9A-HJKMNP-TV-Z]{8}$/;

/** Returns the stored form of a typed or scanned report number; '' when it is none. */
export function readReportNumber(text: string): string {
  const typed = text.replace(/[\s-]/g, '').toUpperCase();
  const nomor = typed.slice(0, 2) + read(typed.slice(2));
  return REPORT_NUMBER.test(nomor) ? nomor : '';
}

const NUMBER = /^RK\d{9}[0-9A-HJKMNP-TV-Z]{8}$/;
export const isStatementNumber = (text: string): boolean => NUMBER.test(text);

/** Returns the printed code of a page, XXXX-XXXX-XXXX, out of the first bytes of its HMAC. */
export const pageCode = (hmac: Uint8Array): string =>
  spelled(hmac, CODE).replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');

/** People type these letters for digits that look alike. */
const read = (text: string): string =>
  text.toUpperCase().replaceAll('O', '0').replaceAll('I', '1').replaceAll('L', '1');

/** Returns a typed code as it is printed, or '' when it is none. */
export function readCode(text: string): string {
  const plain = read(text).replace(/[\s-]/g, '');
  if (plain.length !== CODE || [...plain].some((letter) => !LETTERS.includes(letter))) return '';
  return plain.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** Returns the text of a page's square: number, page and code. */
export const pageReference = (nomor: string, halaman: number, kode: string): string => `${nomor}/${halaman}/${kode}`;

/** Reads a scanned or typed text: a number, with page and code when it is a page's square. Null when it belongs to no statement. */
export function readPageReference(text: string): { nomor: string; halaman: number; kode: string } | null {
  const [head = '', page = '', code = ''] = text.trim().split('/');
  // The bank's own letters fill the tail; RK stays as it is.
  const typed = head.replace(/[\s-]/g, '').toUpperCase();
  const nomor = typed.slice(0, 2) + read(typed.slice(2));
  if (!isStatementNumber(nomor)) return null;
  return { nomor, halaman: /^\d{1,6}$/.test(page) ? Number.parseInt(page, 10) : 0, kode: readCode(code) };
}
