/**
 * Sentences of the core that become parts of others: what must hold before a day is closed, and why something cannot be done.
 * They travel in Indonesian; whoever asked in English gets them from here.
 */

type Language = 'id' | 'en';

interface Said {
  readonly id: string;
  readonly en: string;
}

/** What must hold before a branch closes its day. */
export const closeChecks = {
  KAS_TELLER: { id: 'Semua kas teller sudah ditutup', en: 'All tills are closed' },
  SERAH_TERIMA: { id: 'Tidak ada kas dalam perjalanan', en: 'No cash is in transit' },
  MENUNGGU: { id: 'Tidak ada transaksi yang menunggu otorisasi', en: 'No transaction waits for approval' },
  PERANTARA: { id: 'Rekening perantara nol', en: 'Intermediate accounts are zero' },
  NERACA: { id: 'Neraca saldo seimbang', en: 'The trial balance balances' },
} as const satisfies Record<string, Said>;

export type CloseCheck = keyof typeof closeChecks;

/** Why a transaction cannot be reversed, or a day not be closed; the end of an error's sentence. */
export const causes = {
  JENIS: { id: 'jenis transaksi ini tidak dapat dibatalkan', en: 'this kind of transaction cannot be reversed' },
  HARI_TUTUP: { id: 'hari transaksinya sudah ditutup', en: 'its day is already closed' },
  KAS_DITERIMA: { id: 'kas sudah diterima', en: 'the cash has been received' },
  KAS_ORANG_LAIN: { id: 'kas teller milik orang lain', en: "the till is another person's" },
  // The words of the posting function, which proves the checks once more under lock.
  BELUM_SELESAI: {
    id: 'masih ada kas teller atau transaksi menunggu',
    en: 'a till is still open or a transaction still waits',
  },
} as const satisfies Record<string, Said>;

export type Cause = keyof typeof causes;

const NOT_YET = { id: ' (belum)', en: ' (not yet)' } as const;

/** The sentences of the checks that do not hold yet, as the end of an error's sentence. */
export const notYet = (failed: readonly string[]): string =>
  failed.map((said) => `${said.toLowerCase()}${NOT_YET.id}`).join('; ');

const isCloseCheck = (kode: string): kode is CloseCheck => Object.hasOwn(closeChecks, kode);

/** The sentence of a check in the reader's language; a check that this table does not know stays as it was said. */
export const closeCheckIn = (language: Language, kode: string, said: string): string =>
  isCloseCheck(kode) ? closeChecks[kode][language] : said;

/** English by Indonesian, both as they stand at the end of a sentence. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ...Object.values(causes).map(({ id, en }) => [id, en] as const),
  ...Object.values(closeChecks).map(({ id, en }) => [notYet([id]), `${en.toLowerCase()}${NOT_YET.en}`] as const),
]);

/** Causes joined by semicolons in the reader's language; one that this table does not know stays as it was said. */
export const causesIn = (language: Language, said: string): string =>
  language === 'id'
    ? said
    : said
        .split('; ')
        .map((cause) => ENGLISH.get(cause) ?? cause)
        .join('; ');
