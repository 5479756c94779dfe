import type { Content } from './content.ts';
import { entityCodes, toEntity } from './entity.ts';
import { presentFields } from './field-presenter.ts';
import { personCodes, toPerson } from './person.ts';
import { type Named, nameOf, type ReferenceCodes } from './reference-codes.ts';

/** Returns a state of a customer with its fields in words, for either kind. */
export function presentContent(
  isi: Content,
  versi: number,
): { codes: readonly Named[]; shown: (c: ReferenceCodes) => ReadonlyMap<string, string> } {
  if (isi.jenis === 'P') {
    const data = toPerson(isi, versi);
    const codes = personCodes(data);
    return { codes, shown: (referenceCodes) => presentFields(data, codes, referenceCodes) };
  }
  const data = toEntity(isi, versi);
  const codes = entityCodes(data);
  return { codes, shown: (referenceCodes) => presentFields(data, codes, referenceCodes) };
}

/** Returns the bank's own details about the customer, besides the form. */
export const ownWords = (isi: Content, codes: ReferenceCodes): [string, string][] => [
  ['status', isi.status],
  ['resiko', nameOf(codes, 'TINGKAT_RESIKO', isi.resiko ?? '')],
  ['tanggal_tinjau', (isi.tanggal_tinjau ?? '').split('-').reverse().join('-')],
];
