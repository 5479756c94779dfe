import type { RecordKindName, recordKinds } from '#core/db/reference/records.ts';
import type { EffectOf } from './effects.ts';

type Kinds = typeof recordKinds;
type Key<K extends RecordKindName> = Kinds[K]['kunci'][number];
type Column<K extends RecordKindName> = Kinds[K]['kolom'][number];
type Part<K extends RecordKindName> = Kinds[K]['bagian'][number]['tabel'];
type Value = string | number | boolean | null;

/** The change of a record. Amounts are minor units as text, absent columns and parts stay as they are. */
export interface RecordChange<K extends RecordKindName> {
  readonly aksi: 'BUAT' | 'UBAH' | 'HAPUS';
  /** The version the form saw; 0 for a new record. */
  readonly versi: number;
  readonly baris: Readonly<Record<Key<K>, Value>> & Partial<Readonly<Record<Column<K>, Value>>>;
  readonly bagian?: Partial<Readonly<Record<Part<K>, readonly Readonly<Record<string, Value>>[]>>>;
  /** The guards of this kind need these beside the record. */
  readonly rincian?: Readonly<Record<string, string>>;
}

/**
 * The effect that writes a record under its version, with its two persons and its history (core/db/functions/foundation/records.sql). It comes before those legs
 * of the same operation that depend on what it changes.
 */
export const recordChange = <K extends RecordKindName>(
  jenis: K,
  change: RecordChange<K>,
  fase: EffectOf<'data_record'>['fase'] = 'sesudah',
): EffectOf<'data_record'> => ({
  efek: 'data_record',
  fase,
  jenis,
  ...change,
});
