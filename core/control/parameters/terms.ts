import { dataSubject } from '#core/engine/data-subject.ts';
import type { FieldChange, OpContext, Rule } from '#core/engine/operation.ts';
import { reject, warn } from '#core/engine/operation.ts';
import { toDisplay } from '#lib/dates.ts';

/** The fields of a form whose record holds from a day on. */
export interface TermData {
  readonly aksi: 'BUAT' | 'UBAH' | 'HAPUS';
  readonly berlaku_sejak: string;
  readonly versi: number;
  readonly alasan: string;
}

/** One stored row of the record. */
export interface TermRow {
  readonly berlaku_sejak: string;
  readonly versi: number;
}

/** The rows of one record, latest beginning first, and the bank's day. */
export interface Terms<R extends TermRow> {
  readonly today: string;
  readonly rows: readonly R[];
}

/** Returns the row that begins on the form's very day, and the one in force on it without that one. */
function around<R extends TermRow>({ rows }: Terms<R>, day: string) {
  return {
    own: rows.find(({ berlaku_sejak }) => berlaku_sejak === day) ?? null,
    before: rows.find(({ berlaku_sejak }) => berlaku_sejak < day) ?? null,
  };
}

/**
 * Nothing in force is rewritten: new values begin today or later, and only values that have not begun are changed or taken back. `sameDay` names the
 * records whose values of today count as well, so that a mistake of this morning does not stop the bank until tomorrow. Earlier uses of such a value
 * stay, which the second person reads.
 */
export const notBegun = <D extends TermData, X extends Terms<TermRow>>(
  sameDay: (data: D) => boolean = () => false,
): Rule<D, X> => ({
  name: 'notBegun',
  check: ({ data, extra }) => {
    const { aksi, berlaku_sejak } = data;
    if (aksi !== 'BUAT' && berlaku_sejak === extra.today && sameDay(data)) return warn('KETENTUAN_HARI_INI');
    const late = aksi === 'BUAT' ? berlaku_sejak < extra.today : berlaku_sejak <= extra.today;
    return late ? reject('TERM_IN_FORCE', { sejak: toDisplay(berlaku_sejak) }, 'berlaku_sejak') : null;
  },
});

/** The row of that day is not there yet, or is in the version the form read. */
export const asSeen = <D extends TermData, X extends Terms<TermRow>>(): Rule<D, X> => ({
  name: 'asSeen',
  check: ({ data, extra }) => {
    const { own } = around(extra, data.berlaku_sejak);
    const objek = toDisplay(data.berlaku_sejak);
    if (data.aksi === 'BUAT') return own ? reject('DUPLICATE', { objek }, 'berlaku_sejak') : null;
    if (!own) return reject('NOT_FOUND');
    return own.versi === data.versi ? null : reject('DATA_CHANGED', { objek });
  },
});

type TermTexts = readonly (readonly [kolom: string, value: string])[];

/** Compares the values on the form's day before and after: after a withdrawal, the earlier ones return. Empty where all stays as it is. */
export function termFields<D extends TermData, R extends TermRow>(
  { data, extra }: OpContext<D, Terms<R>>,
  shownOf: (row: R) => TermTexts,
  wanted: TermTexts,
): FieldChange[] {
  const { own, before } = around(extra, data.berlaku_sejak);
  const now = own ?? before;
  const shown = now ? new Map(shownOf(now)) : new Map<string, string>();
  const after = data.aksi === 'HAPUS' ? new Map(before ? shownOf(before) : []) : new Map(wanted);
  const content = wanted
    .map(([kolom]) => ({ kolom, lama: shown.get(kolom) ?? '', baru: after.get(kolom) ?? '' }))
    .filter(({ lama, baru }) => lama !== baru);
  const since = data.aksi === 'HAPUS' ? (before?.berlaku_sejak ?? '') : data.berlaku_sejak;
  const begins = {
    kolom: 'berlaku_sejak',
    lama: now ? toDisplay(now.berlaku_sejak) : '',
    baru: since && toDisplay(since),
  };
  if (content.length === 0 && data.aksi !== 'HAPUS') return [];
  return begins.lama === begins.baru ? content : [begins, ...content];
}

/** Names such a change in lists: no amount, no account. */
export const termSubject = <D extends TermData, X>({ data }: OpContext<D, X>) => dataSubject(data.alasan);

/** The amounts of a product, by the columns of its terms; minor units of its currency. */
export const productAmounts = [
  'setoran_awal',
  'setoran_berikut',
  'saldo_minimum',
  'biaya_bulanan',
  'biaya_di_bawah_minimum',
  'biaya_penutupan',
  'biaya_reaktivasi',
] as const;
export type ProductAmount = (typeof productAmounts)[number];

/** The amounts for entities where they differ from those for persons; null where they do not. Minor units. */
export const entityAmounts = ['setoran_awal_badan', 'saldo_minimum_badan'] as const;
export type EntityAmount = (typeof entityAmounts)[number];
