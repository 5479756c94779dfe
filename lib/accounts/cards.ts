/** A customer asks for a first card, or for a replacement of one that is lost, damaged or soon at its end. */
export const cardCauses = ['BARU', 'HILANG', 'RUSAK', 'HABIS'] as const;
/** Two persons hand over an existing card, open its block or close it. */
export const cardActs = ['SERAH', 'BUKA', 'TUTUP'] as const;
/** A card is blocked when it is lost, stolen, or moves money without its holder's knowledge. */
export const blockCauses = ['HILANG', 'DICURI', 'CURIGA'] as const;
/** The person who has the card blocked spoke to the bank in one of these ways. */
export const blockChannels = ['LOKET', 'TELEPON'] as const;
/** A document at the counter, or answers on the telephone, prove who spoke. */
export const identityProofs = [
  'KTP',
  'IBU_KANDUNG',
  'TANGGAL_LAHIR',
  'ALAMAT',
  'TELEPON',
  'TRANSAKSI_TERAKHIR',
] as const;
/** The bank sees nobody on the telephone: this many answers prove who speaks. */
export const PROOFS_BY_PHONE = 2;
/** A card is renewed from this many days before its end. */
export const RENEWAL_DAYS = 60;
/** These columns of a card and of its kind limit what it moves in a day. */
export const cardLimits = ['limit_tarik', 'limit_belanja', 'limit_transfer'] as const;
export type CardLimit = (typeof cardLimits)[number];
export const cardStates = ['DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR', 'TUTUP'] as const;

/** Below this age the guardian asks for the card (domain: products). */
export const ADULT_YEARS = 17;

/** Returns the last day of the month printed on a card, "MM/YY"; null when it is none. */
export function monthEnd(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (!month || !year) return null;
  // The end is the day before the first of the next month; both parts are calendar numbers.
  const end = new Date(Date.UTC(2000 + Number.parseInt(year, 10), Number.parseInt(month, 10), 0));
  return end.toISOString().slice(0, 10);
}

/** Returns a last day as a card prints it. */
export const monthText = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

/** Returns fifteen digits and their check digit (Luhn). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number.parseInt(digit, 10) * (at % 2 === 0 ? 2 : 1); // not an amount: a digit
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns true for sixteen digits whose last one proves the others. */
export const isCardNumber = (text: string): boolean =>
  /^\d{16}$/.test(text) && withCheckDigit(text.slice(0, 15)) === text;
