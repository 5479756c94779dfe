import { override, type Rule, reject, warn } from '#core/engine/operation.ts';
import { nikMismatches, readNik, type Sex } from '#lib/customers/nik.ts';
import type { CustomerExtra } from './change-context.ts';
import type { PersonData } from './person.ts';
import { calledTo } from './search.ts';

interface Any {
  readonly nomor_nasabah: string;
  readonly versi: number;
  readonly nomor_identitas: string;
}
type Known = Pick<CustomerExtra, 'stored' | 'since' | 'holder' | 'codes' | 'today'>;

/** A changed record is active and in the version the form read; else the refusal names the changed fields and who changed them. */
export const asSeen: Rule<Any, Known> = {
  name: 'asSeen',
  check: ({ data, extra: { stored, since } }) => {
    if (!stored) return null;
    if (stored.isi.status !== 'AKTIF')
      return reject('CUSTOMER_NOT_ACTIVE', { nasabah: data.nomor_nasabah, status: stored.isi.status });
    if (stored.versi === data.versi) return null;
    if (since.kolom.length === 0) return reject('DATA_CHANGED', { objek: data.nomor_nasabah });
    return reject('CUSTOMER_CHANGED', {
      nasabah: data.nomor_nasabah,
      kolom: since.kolom.join(','),
      oleh: since.oleh.join(', '),
    });
  },
};

/** One document belongs to one customer; a caller who may not open the customer learns the branch and not the number. */
export const documentIsFree: Rule<Any, Known> = {
  name: 'documentIsFree',
  check: ({ extra: { holder }, caller }) =>
    holder === null
      ? null
      : reject('IDENTITY_TAKEN', { nasabah: calledTo(caller, holder.nomor, holder.cabang) }, 'nomor_identitas'),
};

/** Reads the data within a NIK, besides the person's own; null for another document. */
const spoken = (data: PersonData) => {
  const reading = data.jenis_identitas === 'KTP' ? readNik(data.nomor_identitas) : null;
  return reading?.ok ? reading.nik : null;
};

/** Returns the mismatches of the number with the birth date or sex as entered. The number itself is never changed (domain: CIF). */
export const disagrees = (data: PersonData): ReturnType<typeof nikMismatches> => {
  const nik = spoken(data);
  return nik ? nikMismatches(nik, { ...data, jenis_kelamin: data.jenis_kelamin as Sex }) : [];
};

const says = (what: 'tanggal_lahir' | 'jenis_kelamin'): Rule<PersonData, Known> => ({
  name: `nik ${what}`,
  check: ({ data }) => {
    if (!disagrees(data).includes(what)) return null;
    return override(what === 'tanggal_lahir' ? 'NIK_TANGGAL_LAHIR' : 'NIK_JENIS_KELAMIN', 'BRANCH_MANAGER');
  },
});

/** People move and keep their number, so another region is only a warning. */
const livesElsewhere: Rule<PersonData, Known> = {
  name: 'livesElsewhere',
  check: ({ data }) => {
    const nik = spoken(data);
    return nik && `${nik.province}${nik.regency}` !== data.wilayah ? warn('NIK_WILAYAH') : null;
  },
};

export const nikRules = [says('tanggal_lahir'), says('jenis_kelamin'), livesElsewhere] as const;

/** Whole years between two days. */
export function ageOn(born: string, today: string): number {
  const years = Number.parseInt(today.slice(0, 4), 10) - Number.parseInt(born.slice(0, 4), 10); // not an amount: years
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
