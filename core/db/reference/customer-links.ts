import type { RecordKindName } from './records.ts';

/** A column that names a customer and goes to the survivor when two records become one. A type, because it is stored as a row. */
export type CustomerLink = {
  readonly tabel: string;
  readonly kolom: string;
  /** The preview of a merge names the link by `gabung.tautan.<golongan>` of lib/messages. */
  readonly golongan: string;
  /** The columns that distinguish its rows beside the column itself; of a record's row those of the record's key among them. */
  readonly kunci: readonly string[];
  /** The columns by which people know the row. */
  readonly sebut: readonly string[];
  /** The prefix of the number, where the column names any kind of record. */
  readonly awalan: string;
  /** The kind of record the row is a part of: its version rises and its history records the move. '' for a row without one. */
  readonly catatan: RecordKindName | '';
  /** The table takes one row of this key for a customer. */
  readonly tunggal: boolean;
};

const link = (
  tabel: string,
  kolom: string,
  rest: Pick<CustomerLink, 'golongan' | 'kunci' | 'sebut'> & Partial<CustomerLink>,
): CustomerLink => ({ tabel, kolom, awalan: '', catatan: '', tunggal: false, ...rest });

/**
 * Every link that a merge moves (core/customers/README.md). A module that stores a customer's number adds its line here and its trigger
 * in core/db/functions/customers/customer-merges.sql, or says in `staying` why the number stays; a test finds a module that did neither.
 */
export const customerLinks: readonly CustomerLink[] = [
  link('account', 'nomor_nasabah', {
    golongan: 'REKENING',
    kunci: ['nomor_rekening'],
    sebut: ['nomor_rekening', 'nama_rekening'],
    catatan: 'account',
  }),
  link('account_party', 'nomor_nasabah', {
    golongan: 'PIHAK_REKENING',
    kunci: ['nomor_rekening', 'peran', 'mulai'],
    sebut: ['nomor_rekening', 'peran'],
    catatan: 'account',
    tunggal: true,
  }),
  link('customer_relation', 'pihak', {
    golongan: 'PIHAK_NASABAH',
    kunci: ['nomor_nasabah', 'urut', 'peran', 'nama_normal'],
    sebut: ['nomor_nasabah', 'peran', 'nama'],
    catatan: 'customer',
  }),
  // Customers merged before lead to the new survivor at once.
  link('customer', 'gabung_ke', {
    golongan: 'ALIAS',
    kunci: ['nomor_nasabah'],
    sebut: ['nomor_nasabah', 'nama_nasabah'],
    catatan: 'customer',
  }),
  link('app_user', 'nomor_nasabah', {
    golongan: 'PENGGUNA',
    kunci: ['id_user'],
    sebut: ['id_user', 'nama_user'],
    catatan: 'user',
  }),
  link('specimen', 'nomor_nasabah', {
    golongan: 'SPESIMEN',
    kunci: ['nomor_rekening', 'id_berkas'],
    sebut: ['nomor_rekening', 'nama'],
    catatan: 'specimen',
  }),
  link('stored_file', 'pemilik', {
    golongan: 'BERKAS',
    kunci: ['id_berkas'],
    sebut: ['jenis', 'nama'],
    awalan: 'NASABAH:',
  }),
];

const OWN_RECORD = 'a part of the record itself, which is kept under its own number and comes back whole';

/** Columns that name a customer and keep doing so, each with the reason. */
export const staying: Readonly<Record<string, string>> = {
  'customer.nomor_nasabah': 'the number itself: it is never given again',
  'customer_person.nomor_nasabah': OWN_RECORD,
  'customer_entity.nomor_nasabah': OWN_RECORD,
  'customer_address.nomor_nasabah': OWN_RECORD,
  'customer_contact.nomor_nasabah': OWN_RECORD,
  'customer_relation.nomor_nasabah': OWN_RECORD,
  'customer_licence.nomor_nasabah': OWN_RECORD,
  'customer_deed.nomor_nasabah': OWN_RECORD,
  'customer_income.nomor_nasabah': OWN_RECORD,
  'customer_risk.nomor_nasabah': OWN_RECORD,
  'customer_document.nomor_nasabah': OWN_RECORD,
  'customer_merge.asal': 'the log of merges',
  'customer_merge.ke': 'the log of merges',
  'customer_merge_link.dari': 'the log of merges',
  'customer_merge_link.ke': 'the log of merges',
  'financing.nomor_nasabah': 'what another system reported under this number; a portfolio shows it with the survivor',
  'flow_instance.nomor_nasabah': 'what was decided stays as it was seen; what is open stands in the way of a merge',
  'flow_instance.objek': 'what was decided stays as it was seen; what is open stands in the way of a merge',
  'cash_entry.pihak': 'what she moved in cash was hers under that number: sums go on with the next posting',
  'row_version.kunci': 'what a row was called by when it was written',
  'cash_day.pihak': 'the sum of a day that was counted under that number',
  'cash_report.pihak': 'a report is about whom it was made of',
  'warkat_listing.nomor_nasabah':
    'a listing was published under that number; what is told of a drawer asks her survivor',
  'name_hit.objek': 'what was found in the record of that number; what is not cleared stands in the way of a merge',
  'screened_form.objek': 'whom a form that waits names; what is open stands in the way of a merge',
  'record_version.kunci': 'history is told under the number it was kept under',
  'audit_log.objek': 'the trail is never changed',
};
