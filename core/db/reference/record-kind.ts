/** A table whose rows belong to a record and change with it; a type, because it is stored as JSON. */
export type RecordPart = {
  readonly tabel: string;
  /** These columns distinguish the rows of one record. */
  readonly kunci: readonly string[];
  readonly kolom: readonly string[];
  /** Columns whose change grants nothing, as an order. */
  readonly diam: readonly string[];
  /** Each row says who gave it, who allowed it, when and by which item. */
  readonly bertanda: boolean;
};

/**
 * Describes a record to the one function that changes records (core/db/functions/foundation/records.sql). The object of its items is `awalan` and the columns of
 * `objek`: one change of an object waits at a time.
 */
export interface RecordKind {
  readonly tabel: string;
  readonly kunci: readonly string[];
  readonly kolom: readonly string[];
  /** Columns that only those see who may see such data elsewhere: a history masks them. */
  readonly peka: readonly string[];
  readonly bagian: readonly RecordPart[];
  readonly awalan: string;
  readonly objek: readonly string[];
  /** Columns of a new record that name the persons who approved it: filled by what was proved, never by what the change says. */
  readonly tanda: Readonly<Record<string, 'PEMBUAT' | 'KEDUA' | 'ITEM' | 'CABANG'>>;
  /** Functions of core/db/functions that guard rules over several rows before it is written, and after; '' for none. */
  readonly sebelum: `before_${string}` | '';
  readonly sesudah: `after_${string}` | '';
  /** The column that says from when a version is true; '' for the accounting date of the change. */
  readonly sejak: string;
  /** The function that numbers a new record when it is written, and the columns a change of it is called by until then. */
  readonly nomor?: `number_${string}`;
  readonly objek_baru?: readonly string[];
  /** Columns of its table that other operations move, such as the day of a branch: no version holds them. */
  readonly bergerak?: readonly string[];
}

/** A part with what most parts have. */
export const part = (tabel: string, kunci: readonly string[], rest: Partial<RecordPart> = {}): RecordPart => ({
  tabel,
  kunci,
  kolom: [],
  diam: [],
  bertanda: true,
  ...rest,
});
