import type { CodeWhere } from '#lib/operations/operations.ts';
import { allExamples } from './all.ts';
import type { Examples } from './example.ts';

/** Examples of every operation that posts; one without does not compile. */
export const examples: Readonly<Record<CodeWhere<{ leaves: 'JOURNAL' }>, Examples>> = allExamples;
