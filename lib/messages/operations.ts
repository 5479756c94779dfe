import { namesOfOperations } from '#lib/operations/names.ts';
import { texts } from './known.ts';

/** Lists and trails call each operation so. The names grow with the product, so neither the frame nor home may have them. */
export const operationNames = texts(namesOfOperations);
