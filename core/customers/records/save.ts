import { dataSubject } from '#core/engine/data-subject.ts';
import type { Effect } from '#core/engine/effects.ts';
import {
  type OpContext,
  type Operation,
  type Outcome,
  override,
  type Rule,
  reject,
  warn,
} from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { NO_EMPLOYER } from '#lib/customers/employer.ts';
import type { BadanUsahaData, IndividuData } from '#types/proto/customers/customer.ts';
import type { CustomerExtra, CustomerKind, Written } from './change-context.ts';
import { differing, presentFields } from './field-presenter.ts';
import { codeOf, nameOf } from './reference-codes.ts';
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

const ratedBy = (looked: readonly Indicator[], { pep }: Data, { codes, blacklisted }: CustomerExtra): Rated =>
  rate(codes, looked, pep === 'T', blacklisted);

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
const screenForm = (objek: string, id_flow: string, { baris, bagian }: Written): Effect => ({
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
    const wasHigh = extra.stored?.isi.resiko === 'TINGGI' || extra.stored?.isi.pep === true;
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
function reviewed(data: Data, rated: Rated, { stored, today }: CustomerExtra): string {
  const { resiko, tanggal_tinjau } = stored?.isi ?? {};
  const begins = resiko !== rated.resiko || data.tinjau === 'T' || !tanggal_tinjau;
  return begins ? reviewDay(today, rated) : tanggal_tinjau;
}

/** Shows the change of the rating and its review date to the checker. */
function ratingFields(data: Data, rated: Rated, extra: CustomerExtra) {
  const lama = extra.stored?.isi;
  const named = (kode: string) => nameOf(extra.codes, 'TINGKAT_RESIKO', kode);
  const day = (iso: string) => iso.split('-').reverse().join('-');
  return [
    { kolom: 'resiko', lama: named(lama?.resiko ?? ''), baru: named(rated.resiko) },
    { kolom: 'tanggal_tinjau', lama: day(lama?.tanggal_tinjau ?? ''), baru: day(reviewed(data, rated, extra)) },
  ].filter((row) => row.lama !== row.baru);
}

/** Builds the effect that writes the customer: the form's data, and the bank's rating from it. It never writes status or merge. */
function written<D extends Data>(
  { data, extra }: OpContext<D, CustomerExtra>,
  record: Written,
  rated: Rated,
  nik_berbeda: boolean,
) {
  const isNew = extra.stored === null;
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
  codeOf(extra.codes, 'PEKERJAAN', pekerjaan)?.nilai !== NO_EMPLOYER;

type Customer = Data & (IndividuData | BadanUsahaData);

/** Shows the checker field by field what a form changes, and what that makes of the rating. */
function fieldsOf<D extends Customer>(kind: CustomerKind<D>, { data, extra }: OpContext<D, CustomerExtra>) {
  const { stored, codes } = extra;
  const before = stored ? kind.from(stored) : null;
  const lama = before ? presentFields(before, kind.codes(before), codes) : new Map<string, string>();
  const rated = ratedBy(kind.indicators(data), data, extra);
  return [...differing(lama, presentFields(data, kind.codes(data), codes)), ...ratingFields(data, rated, extra)];
}

/** Builds what the operations on persons and on entities have in common. `nikDiffers`: the form contradicts the number of the identity card. */
export const customerChange = <D extends Customer>(
  kind: CustomerKind<D>,
  nikDiffers: (data: D) => boolean = () => false,
): Pick<Operation<D, CustomerExtra>, 'needs' | 'subject' | 'journal' | 'change' | 'effects'> => ({
  needs: () => ({}),
  subject: ({ data }) => dataSubject(data.nama_nasabah),
  journal: () => [],
  change: {
    object: ({ data }) => kind.object(data),
    filing: ({ data, extra }, idFlow) => [screenForm(kind.object(data), idFlow, kind.record(data, extra.codes))],
    customers: ({ extra }) => extra.family,
    level: changeLevel,
    fields: (context) => fieldsOf(kind, context),
  },
  effects: (context) => {
    const { data, extra } = context;
    const rated = ratedBy(kind.indicators(data), data, extra);
    return [written(context, kind.record(data, extra.codes), rated, nikDiffers(data))];
  },
});
