/** Matches a date as it travels that is no part of a longer word or number. */
const WIRE_DATE = /(?<![\w-])(\d{4})-(\d\d)-(\d\d)(?![\w-])/g;

/** Returns a text with its days as screens and papers show them: '2026-11-28' -> '28-11-2026'. */
export const showDates = (text: string): string => text.replace(WIRE_DATE, '$3-$2-$1');
