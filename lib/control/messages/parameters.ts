import { texts } from '#lib/messages/known.ts';
import { parameterTexts } from '#lib/parameters.ts';

export const parameterNames = texts(parameterTexts('id'));
