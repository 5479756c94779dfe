import { violation } from '#core/access/input.ts';
import type { Operation } from '#core/engine/operation.ts';
import { digitsInNames } from '#core/engine/rules/digits-in-names.ts';
import { employerFields } from '#lib/customers/employer.ts';
import { savePersonData } from '#lib/customers/schemas/customer.ts';
import { fail, type Violation } from '#lib/errors/errors.ts';
import { normaliseName } from '#lib/text.ts';
import { type CustomerExtra, loadChangeContext } from './change-context.ts';
import { notTwice } from './duplicates.ts';
import { type PersonData, personCodes, personIndicators, personRecord, toPerson } from './person.ts';
import { ageOn, asSeen, disagrees, documentIsFree, nikRules } from './rules.ts';
import { customerChange, hasEmployer, objectOf, screened, seniorForHighRisk } from './save.ts';

const kind = {
  jenis: 'P',
  identity: (data: PersonData) => data.jenis_identitas,
  codes: personCodes,
  from: ({ isi, versi }: NonNullable<CustomerExtra['stored']>) => toPerson(isi, versi) as PersonData,
  object: (data: PersonData) =>
    objectOf(data, { nama_normal: normaliseName(data.nama_nasabah), tanggal_lahir: data.tanggal_lahir }),
  record: personRecord,
  indicators: personIndicators,
} as const;

/** Checks the legal requirements on a person that need the bank's rows and its day. VALIDATION names each field. */
function assertComplete(data: PersonData, extra: CustomerExtra): void {
  const found: Violation[] = [];
  if (data.tanggal_lahir >= extra.today) found.push(violation('tanggal_lahir', 'v.tanggalLalu'));
  if (data.identitas_sampai !== '' && data.identitas_sampai < extra.today)
    found.push(violation('identitas_sampai', 'v.kedaluwarsa'));
  if (hasEmployer(extra, data.pekerjaan)) {
    for (const field of employerFields) if (data[field] === '') found.push(violation(field, 'v.wajib'));
  }
  const minor = ageOn(data.tanggal_lahir, extra.today) < extra.adult;
  if (minor && !data.pihak.some(({ peran }) => peran === 'WALI')) found.push(violation('pihak', 'v.wali'));
  if (found.length > 0) fail('VALIDATION', { violations: found });
}

/**
 * Registers a person as a customer, or changes their record; always by two persons, neither of them the customer or of the family. The rating is the
 * bank's, not the form's (domain: CIF).
 */
export const savePerson: Operation<PersonData, CustomerExtra> = {
  code: 'SIMPAN_NASABAH_INDIVIDU',
  schema: savePersonData,
  load: async (db, data, caller) => {
    const extra = await loadChangeContext(db, caller, data, kind);
    assertComplete(data, extra);
    return extra;
  },
  rules: [
    asSeen,
    documentIsFree,
    notTwice,
    screened,
    ...nikRules,
    seniorForHighRisk(personIndicators),
    digitsInNames(({ nama_nasabah, nama_alias, nama_ibu_kandung, pihak }) => [
      nama_nasabah,
      nama_alias,
      nama_ibu_kandung,
      ...pihak.map(({ nama }) => nama),
    ]),
  ],
  ...customerChange<PersonData>(kind, (data) => disagrees(data).length > 0),
};
