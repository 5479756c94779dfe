import { paper } from '#lib/messages/paper.ts';
import { denominationName, type Kind } from './counting.ts';

/** A kind of piece as the bank's paper names it. */
export const denominationOnPaper = ({ nominal, jenis, kondisi }: Kind): string =>
  [denominationName(nominal), jenis === 'L' ? paper.koin : '', kondisi === 'T' ? paper.tidakLayak : '']
    .filter(Boolean)
    .join(' ');
