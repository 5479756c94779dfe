/** No choice is older. */
export const FIRST_DAY = '2010-01-01';

/** A row of one of the bank’s lists of choices, before the bank changes it. */
export interface ReferenceCode {
  readonly kelompok: string;
  readonly kode: string;
  readonly berlaku_sejak: string;
  readonly uraian: string;
  readonly uraian_en: string;
  readonly induk: string;
  readonly bobot: number;
  readonly nilai: string;
  readonly urut: number;
}

type Row = readonly [kode: string, uraian: string, uraian_en: string, bobot?: number, nilai?: string];

/** The rows of one list in their order. */
export const group = (kelompok: string, rows: readonly Row[]): readonly ReferenceCode[] =>
  rows.map(([kode, uraian, uraian_en, bobot = 0, nilai = ''], index) => ({
    kelompok,
    kode,
    berlaku_sejak: FIRST_DAY,
    uraian,
    uraian_en,
    induk: '',
    bobot,
    nilai,
    urut: (index + 1) * 10,
  }));
