import { feeTexts } from '#lib/accounts/fees.ts';
import { texts } from '#lib/messages/known.ts';

export const feeNames = texts(feeTexts('id'));
