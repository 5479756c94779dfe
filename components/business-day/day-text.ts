import { dateInWords } from '#lib/dates.ts';
import { currentLanguage } from '#lib/messages/id.ts';

/** A date of the books in words; nothing for none. */
export const dayText = (date: unknown): string =>
  typeof date === 'string' && date !== '' ? dateInWords(date, currentLanguage()) : '';
