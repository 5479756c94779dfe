import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { fixedForTheDay } from '#lib/control/fixed-for-the-day.ts';
import { saveSettingData } from '#lib/control/schemas/terms.ts';
import { formatRupiah, rupiahMinor } from '#lib/money.ts';
import { type ParameterName, parameterDef } from '#lib/parameters.ts';
import { asSeen, notBegun, type TermRow, type Terms, termFields, termSubject } from './terms.ts';

type Data = z.output<typeof saveSettingData>;

interface Row extends TermRow {
  readonly nilai: string;
}
type Extra = Terms<Row>;

async function load(db: Db, { nama }: Data): Promise<Extra> {
  const [[day], rows] = await Promise.all([
    db<{ today: string }[]>`select max(accounting_date) as today from branch`,
    db<Row[]>`select berlaku_sejak, nilai, versi from parameter where nama = ${nama} order by berlaku_sejak desc`,
  ]);
  return { today: day?.today ?? '', rows: [...rows] };
}

/** Shows a value in words: an amount formatted, yes or no under a name of its own. */
function shown(nama: ParameterName, nilai: string): readonly [kolom: string, value: string] {
  const { kind } = parameterDef(nama);
  if (kind === 'YES_NO') return ['nilai_ya_tidak', nilai];
  return ['nilai', kind === 'AMOUNT' ? formatRupiah(rupiahMinor(nilai)) : nilai];
}

/** Sets the value of a parameter from a day on, of its kind and within its bounds. Always by two persons of head office. */
export const saveSetting: Operation<Data, Extra> = {
  code: 'SIMPAN_PARAMETER',
  schema: saveSettingData,
  load,
  needs: () => ({}),
  rules: [notBegun(({ nama }) => !fixedForTheDay.has(nama)), asSeen()],
  subject: termSubject,
  journal: () => [],
  effects: ({ data: { aksi, versi, nama, berlaku_sejak, nilai } }) => [
    recordChange('parameter', {
      aksi,
      versi,
      baris: { nama, berlaku_sejak, ...(aksi === 'HAPUS' ? {} : { nilai }) },
    }),
  ],
  change: {
    object: ({ data }) => `PARAMETER:${data.nama}`,
    level: () => 'HO_FINANCE',
    fields: (context) => {
      const { nama, nilai } = context.data;
      return termFields<Data, Row>(context, (row) => [shown(nama, row.nilai)], [shown(nama, nilai)]);
    },
  },
};
