import { type Choices, type Named, nameOf } from './choices.ts';
import type { Content } from './content.ts';
import { entityCodes, toEntity } from './entity.ts';
import { shownFields } from './field-presenter.ts';
import { personCodes, toPerson } from './person.ts';

/** Returns a state of a customer with its fields in words, for either kind. */
export function readable(
  isi: Content,
  versi: number,
): { codes: readonly Named[]; shown: (c: Choices) => ReadonlyMap<string, string> } {
  if (isi.jenis === 'P') {
    const data = toPerson(isi, versi);
    const codes = personCodes(data);
    return { codes, shown: (choices) => shownFields(data, codes, choices) };
  }
  const data = toEntity(isi, versi);
  const codes = entityCodes(data);
  return { codes, shown: (choices) => shownFields(data, codes, choices) };
}

/** Returns the bank's own details about the customer, besides the form. */
export const ownWords = (isi: Content, choices: Choices): [string, string][] => [
  ['status', isi.status],
  ['resiko', nameOf(choices, 'TINGKAT_RESIKO', isi.resiko ?? '')],
  ['tanggal_tinjau', (isi.tanggal_tinjau ?? '').split('-').reverse().join('-')],
];
