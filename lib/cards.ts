/** Why a card is asked for: the first one, or in the place of one that is lost, damaged or soon at its end. */
export const cardCauses = ['BARU', 'HILANG', 'RUSAK', 'HABIS'] as const;
/** What two persons do with a card that is there: hand it over, open its block, close it. */
export const cardActs = ['SERAH', 'BUKA', 'TUTUP'] as const;
/** Why a card is blocked: lost, stolen, or moving what its holder does not know of. */
export const blockCauses = ['HILANG', 'DICURI', 'CURIGA'] as const;
/** How whoever has it blocked spoke to the bank. */
export const blockWays = ['LOKET', 'TELEPON'] as const;
/** What proved who spoke: a document at the counter, answers on the telephone. */
export const identityProofs = [
  'KTP',
  'IBU_KANDUNG',
  'TANGGAL_LAHIR',
  'ALAMAT',
  'TELEPON',
  'TRANSAKSI_TERAKHIR',
] as const;
/** On the telephone nobody is seen: so many answers prove who speaks. */
export const PROOFS_BY_PHONE = 2;
/** A card is renewed from so many days before its end. */
export const RENEWAL_DAYS = 60;
/** What a card moves in a day, by the columns of its kind and its own. */
export const cardLimits = ['limit_tarik', 'limit_belanja', 'limit_transfer'] as const;
export type CardLimit = (typeof cardLimits)[number];
export const cardStates = ['DIMINTA', 'TERBIT', 'AKTIF', 'BLOKIR', 'TUTUP'] as const;

/** Whose guardian asks for her card (domain: products). */
export const ADULT_YEARS = 17;

/** The last day of the month printed on a card, "MM/YY"; null for what is none. */
export function monthEnd(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (!month || !year) return null;
  // The day before the first of the next month; both parts are calendar numbers.
  const end = new Date(Date.UTC(2000 + Number.parseInt(year, 10), Number.parseInt(month, 10), 0));
  return end.toISOString().slice(0, 10);
}

/** A last day as a card says it. */
export const monthText = (day: string): string => `${day.slice(5, 7)}/${day.slice(2, 4)}`;

/** Fifteen digits and the one that proves them (Luhn). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number.parseInt(digit, 10) * (at % 2 === 0 ? 2 : 1); // not an amount: a digit
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Sixteen digits whose last one proves the others. */
export const isCardNumber = (text: string): boolean =>
  /^\d{16}$/.test(text) && withCheckDigit(text.slice(0, 15)) === text;
