import { operationTexts } from '#lib/operations/operations.ts';
import { postingTexts } from '#lib/operations/postings.ts';
import { texts } from './known.ts';

/** How lists and trails call each operation. All cards come with it, so neither the frame nor home may. */
export const operationNames = texts({ ...operationTexts('id'), ...postingTexts('id') });
