import { feeTexts } from '#lib/fees.ts';
import { texts } from './known.ts';

export const feeNames = texts(feeTexts('id'));
