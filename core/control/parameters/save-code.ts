import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveCodeData } from '#lib/control/schemas/code-lists.ts';
import { toDisplay } from '#lib/dates.ts';
import { asSeen, notBegun, type TermRow, type Terms, termFields, termSubject } from './terms.ts';

type Data = z.output<typeof saveCodeData>;

interface Row extends TermRow {
  readonly uraian: string;
  readonly uraian_en: string;
  readonly induk: string;
  readonly bobot: number;
  readonly nilai: string;
  readonly urut: number;
  readonly berlaku_sampai: string | null;
}
interface Extra extends Terms<Row> {
  /** Its place in the list: that of the row before it, or behind all others. */
  readonly urut: number;
}

async function load(db: Db, { kelompok, kode }: Data): Promise<Extra> {
  const [[day], rows] = await Promise.all([
    db<{ today: string; urut: number }[]>`
      select max(b.accounting_date) as today, (select coalesce(max(p.urut), 0) + 10 from reference_code p where p.kelompok = ${kelompok}) as urut from branch b`,
    db<Row[]>`
      select berlaku_sejak, uraian, uraian_en, induk, bobot, nilai, urut, berlaku_sampai, versi from reference_code
      where kelompok = ${kelompok} and kode = ${kode} order by berlaku_sejak desc`,
  ]);
  return { today: day?.today ?? '', urut: rows[0]?.urut ?? day?.urut ?? 0, rows: [...rows] };
}

const day = (iso: string | null): string => (iso ? toDisplay(iso) : '');

/**
 * Saves a choice of a code list from a day on: its words, its weight in ratings, its last day. Earlier uses stay. Always by two persons of head
 * office.
 */
export const saveCode: Operation<Data, Extra> = {
  code: 'SIMPAN_PILIHAN',
  schema: saveCodeData,
  load,
  needs: () => ({}),
  rules: [notBegun(), asSeen()],
  subject: termSubject,
  journal: () => [],
  effects: ({ data, extra }) => {
    const key = { kelompok: data.kelompok, kode: data.kode, berlaku_sejak: data.berlaku_sejak };
    if (data.aksi === 'HAPUS') return [recordChange('choice', { aksi: data.aksi, versi: data.versi, baris: key })];
    return [
      recordChange('choice', {
        aksi: data.aksi,
        versi: data.versi,
        baris: {
          ...key,
          uraian: data.uraian,
          uraian_en: data.uraian_en,
          induk: data.induk,
          bobot: Number.parseInt(data.bobot, 10), // not an amount: a weight
          nilai: data.nilai,
          urut: extra.urut,
          berlaku_sampai: data.berlaku_sampai || null,
        },
      }),
    ];
  },
  change: {
    object: ({ data }) => `PILIHAN:${data.kelompok}/${data.kode}`,
    level: () => 'HO_FINANCE',
    fields: (context) => {
      const { data } = context;
      return termFields<Data, Row>(
        context,
        (row) => [
          ['uraian', row.uraian],
          ['uraian_en', row.uraian_en],
          ['induk', row.induk],
          ['bobot', String(row.bobot)],
          ['nilai_pilihan', row.nilai],
          ['berlaku_sampai', day(row.berlaku_sampai)],
        ],
        [
          ['uraian', data.uraian],
          ['uraian_en', data.uraian_en],
          ['induk', data.induk],
          ['bobot', data.bobot],
          ['nilai_pilihan', data.nilai],
          ['berlaku_sampai', day(data.berlaku_sampai)],
        ],
      );
    },
  },
};
