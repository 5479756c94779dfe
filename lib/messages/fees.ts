import { feeTexts } from '#lib/fees.ts';
import { texts } from './known.ts';

/** What the bank's fees are called. */
export const feeNames = texts(feeTexts('id'));
