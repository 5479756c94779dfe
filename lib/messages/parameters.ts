import { parameterTexts } from '#lib/parameters.ts';
import { texts } from './known.ts';

/** What the bank's parameters are called. */
export const parameterNames = texts(parameterTexts('id'));
