import { namesOfOperations } from '#lib/operations/names.ts';
import { texts } from './known.ts';

/** How lists and trails call each operation. They grow with the product, so neither the frame nor home may have them. */
export const operationNames = texts(namesOfOperations);
