import type { Effect } from '#core/engine/effects.ts';
import { type OpContext, type Outcome, override, type Rule, reject, warn } from '#core/engine/operation.ts';
import { type RecordChange, recordChange } from '#core/engine/record-change.ts';
import { NO_EMPLOYER } from '#lib/customers/employer.ts';
import type { CustomerExtra } from './change-context.ts';
import { choiceOf, nameOf } from './choices.ts';
import { type Indicator, type Rated, rate, reviewDay } from './risk.ts';

/** The shared part of saving a person and saving an entity. */

interface Data {
  readonly nomor_nasabah: string;
  readonly versi: number;
  readonly pep: string;
  readonly tinjau: string;
}

/** An officer approves a change of a customer, a senior one that of a customer at high risk (domain: CIF, senior approval). */
const LEVEL = 'OPS_MANAGER';
export const SENIOR = 'BRANCH_MANAGER';

export const ratedBy = (looked: readonly Indicator[], { pep }: Data, { choices, blacklisted }: CustomerExtra): Rated =>
  rate(choices, looked, pep === 'T', blacklisted);

/**
 * A possible match on a list of names waits for compliance. Neither maker nor checker learns more than that, because nobody may be warned (domain:
 * CIF, screening). The commit checks it again under lock.
 */
export const screened: Rule<unknown, CustomerExtra> = {
  name: 'screened',
  check: ({ extra, approving }): Outcome | null => {
    if (!extra.stopped) return null;
    return approving ? reject('COMPLIANCE_HOLD') : warn('PERIKSA_KEPATUHAN');
  },
};

/** Builds the effect that screens the persons of a form while it waits. */
export const screenForm = (objek: string, id_flow: string, { baris, bagian }: Written): Effect => ({
  efek: 'screen_form',
  fase: 'sesudah',
  objek,
  id_flow,
  isi: { ...baris, ...bagian },
});

/** A customer whose rating is or becomes high, and a politically exposed one, needs a senior officer. */
export const seniorForHighRisk = <D extends Data>(
  looked: (data: D) => readonly Indicator[],
): Rule<D, CustomerExtra> => ({
  name: 'seniorForHighRisk',
  check: ({ data, extra }): Outcome | null => {
    const { resiko, nilai } = ratedBy(looked(data), data, extra);
    const wasHigh = extra.kept?.isi.resiko === 'TINGGI' || extra.kept?.isi.pep === true;
    return resiko === 'TINGGI' || wasHigh || data.pep === 'T'
      ? override('RESIKO_TINGGI', SENIOR, { nilai: String(nilai) })
      : null;
  },
});

/** Names the object of the items about this customer: a new one by name and birth date until there is a number. */
export const objectOf = (data: Data, named: { nama_normal: string; tanggal_lahir: string | null }): string =>
  data.nomor_nasabah === ''
    ? `NASABAH:BARU/${[named.nama_normal, named.tanggal_lahir].filter((part) => part !== null).join('/')}`
    : `NASABAH:${data.nomor_nasabah}`;

/** Returns the day of the next review: a new day when the rating changes, after a full review, and where none was set. */
function reviewed(data: Data, rated: Rated, { kept, today }: CustomerExtra): string {
  const { resiko, tanggal_tinjau } = kept?.isi ?? {};
  const begins = resiko !== rated.resiko || data.tinjau === 'T' || !tanggal_tinjau;
  return begins ? reviewDay(today, rated) : tanggal_tinjau;
}

/** Shows the change of the rating and its review date to the checker. */
export function ratingFields(data: Data, rated: Rated, extra: CustomerExtra) {
  const lama = extra.kept?.isi;
  const named = (kode: string) => nameOf(extra.choices, 'TINGKAT_RESIKO', kode);
  const day = (iso: string) => iso.split('-').reverse().join('-');
  return [
    { kolom: 'resiko', lama: named(lama?.resiko ?? ''), baru: named(rated.resiko) },
    { kolom: 'tanggal_tinjau', lama: day(lama?.tanggal_tinjau ?? ''), baru: day(reviewed(data, rated, extra)) },
  ].filter((row) => row.lama !== row.baru);
}

type Written = Pick<RecordChange<'customer'>, 'bagian'> & {
  readonly baris: Readonly<Record<string, string | number | boolean | null>>;
};

/** Builds the effect that writes the customer: the form's data, and the bank's rating from it. It never writes status or merge. */
export function written<D extends Data>(
  { data, extra }: OpContext<D, CustomerExtra>,
  record: Written,
  rated: Rated,
  nik_berbeda: boolean,
) {
  const isNew = extra.kept === null;
  return recordChange('customer', {
    aksi: isNew ? 'BUAT' : 'UBAH',
    versi: data.versi,
    baris: {
      nomor_nasabah: data.nomor_nasabah,
      ...record.baris,
      resiko: rated.resiko,
      nilai_resiko: rated.nilai,
      tanggal_tinjau: reviewed(data, rated, extra),
      nik_berbeda,
      ...(isNew && { tanggal_buka: extra.today }),
    },
    bagian: { ...record.bagian, customer_risk: rated.indikator.map((each) => ({ ...each })) },
  });
}

/** Returns the level that allows the change: the senior reason raises it by itself. */
export const changeLevel = (): string => LEVEL;

/** Returns true when the occupation has an employer, whose name and address the law asks for; the bank says so in the row's value. */
export const hasEmployer = (extra: CustomerExtra, pekerjaan: string): boolean =>
  choiceOf(extra.choices, 'PEKERJAAN', pekerjaan)?.nilai !== NO_EMPLOYER;
