import type { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import type { Operation } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveDailyLimitData } from '#lib/control/schemas/terms.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money } from '#lib/money.ts';
import { asSeen, notBegun, type TermRow, type Terms, termFields, termSubject } from './terms.ts';

type Data = z.output<typeof saveDailyLimitData>;

interface Row extends TermRow {
  readonly batas: bigint;
}
type Extra = Terms<Row>;

async function load(db: Db, { lingkup, pemegang, kelompok, kode_valuta }: Data): Promise<Extra> {
  const [[known], rows] = await Promise.all([
    db<{ today: string; valuta: boolean; pemegang: boolean }[]>`
      select max(accounting_date) as today, exists (select from currency where kode_valuta = ${kode_valuta}) as valuta,
        ${pemegang} = '' or case ${lingkup} when 'PERAN' then exists (select from role where role_id = ${pemegang})
          else exists (select from app_user where id_user = ${pemegang}) end as pemegang
      from branch`,
    db<Row[]>`
      select berlaku_sejak, batas, versi from daily_limit
      where lingkup = ${lingkup} and pemegang = ${pemegang} and kelompok = ${kelompok} and kode_valuta = ${kode_valuta}
      order by berlaku_sejak desc`,
  ]);
  if (!known?.valuta) fail('VALIDATION', { violations: [violation('kode_valuta', 'v.valuta')] });
  if (!known.pemegang) fail('VALIDATION', { violations: [violation('pemegang', 'v.pemegang')] });
  return { today: known.today, rows: [...rows] };
}

const named = ({ lingkup, pemegang, kelompok, kode_valuta }: Data): string =>
  [lingkup, pemegang, kelompok, kode_valuta].join('/');

/**
 * Saves the daily limit of one person alone, by role or individually, or of an account over the counter, from a day on. Always by two administrators,
 * neither of whom it concerns (domain: limits, daily totals).
 */
export const saveDailyLimit: Operation<Data, Extra> = {
  code: 'SIMPAN_BATAS_HARIAN',
  schema: saveDailyLimitData,
  load,
  needs: () => ({}),
  rules: [notBegun(() => true), asSeen()],
  subject: termSubject,
  journal: () => [],
  effects: ({ data: { aksi, versi, batas: _, alasan: __, ...key }, amounts }) => [
    recordChange('limit', {
      aksi,
      versi,
      baris: { ...key, ...(aksi === 'HAPUS' ? {} : { batas: amounts.batas.toString() }) },
    }),
  ],
  change: {
    object: ({ data }) => `BATAS_HARIAN:${named(data)}`,
    level: () => 'ADMIN',
    fields: (context) => {
      const { kode_valuta } = context.data;
      const shown = (minor: bigint) => formatMoney(money(kode_valuta, minor));
      return termFields<Data, Row>(context, (row) => [['batas_harian', shown(row.batas)]], [
        ['batas_harian', shown(context.amounts.batas)],
      ]);
    },
  },
};
