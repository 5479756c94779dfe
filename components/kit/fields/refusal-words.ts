import '#lib/messages/fields.ts';
import { amountExamples, readAmount } from '#lib/amount-input.ts';
import { examplesOf, type NumberReading } from '#lib/decimal-input.ts';
import { message } from '#lib/messages/id.ts';
import { BOOK_CURRENCY, fractionDigits, isCurrency } from '#lib/money.ts';
import { BETWEEN_CELLS } from './typing.ts';

const orWords = (examples: readonly string[]): string => examples.join(message('isian.atau'));

/** Explains why a text is not taken as an amount, with an example of how to write it; undefined where it is taken or empty. */
export function amountRefusal(text: string, currency: string): string | undefined {
  const valuta = isCurrency(currency) ? currency : BOOK_CURRENCY;
  const reading = text.trim() === '' ? { wire: '' } : readAmount(text, valuta);
  if ('wire' in reading) return undefined;
  if (text.includes(BETWEEN_CELLS)) return message('isian.beberapaSel');
  switch (reading.refused) {
    case 'TWO_MEANINGS':
      return message('isian.duaArti', { teks: text.trim(), contoh: orWords(amountExamples(text, valuta)) });
    case 'DECIMALS':
      return message('isian.desimal', { banyak: fractionDigits(valuta) });
    case 'CURRENCY':
      return message('isian.valutaLain', { valuta });
    case 'NEGATIVE':
      return message('isian.negatif');
    case 'SIZE':
      return message('isian.terlaluBesar');
    case 'FORM':
      return message('isian.uangBentuk');
  }
}

/** Explains why a text is not taken as a number, with an example of how to write it; undefined where it is taken. */
export function numberRefusal(text: string, reading: NumberReading, decimals: number): string | undefined {
  if ('read' in reading) return undefined;
  if (text.includes(BETWEEN_CELLS)) return message('isian.beberapaSel');
  switch (reading.refused) {
    case 'TWO_MEANINGS':
      return message('isian.duaArti', { teks: text.trim(), contoh: orWords(examplesOf(text, decimals)) });
    case 'COMMA':
      return message('isian.koma', { contoh: text.trim().replace(/[. ]/g, '').replace(',', '.') });
    case 'DECIMALS':
      return decimals === 0 ? message('isian.bulat') : message('isian.desimal', { banyak: decimals });
    case 'FORM':
      return message('isian.angkaBentuk');
  }
}
