import { parameterTexts } from '#lib/parameters.ts';
import { texts } from './known.ts';

export const parameterNames = texts(parameterTexts('id'));
