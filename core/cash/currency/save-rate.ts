import type { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveRateData } from '#lib/cash/schemas/currency.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { groupedRate, parseRate, type Rate } from '#lib/profit-sharing/rate.ts';

type Data = z.output<typeof saveRateData>;

interface Stored extends Rate {
  readonly versi: number;
}
interface Extra {
  /** The stored rates of that day. */
  readonly stored: Stored | null;
  /** The rates of the last earlier day that has some. */
  readonly last: Rate | null;
  /** The bank's date. */
  readonly today: string;
  /** True when something of the currency was booked that day. */
  readonly used: boolean;
}
type Context = OpContext<Data, Extra>;

async function load(db: Db, { kode_valuta, tanggal }: Data): Promise<Extra> {
  const [[row], [stored], [last]] = await Promise.all([
    db<{ ada: boolean; today: string; used: boolean }[]>`
      select exists (select from currency where kode_valuta = ${kode_valuta}) as ada, max(accounting_date) as today,
        rate_in_use(${kode_valuta}, ${tanggal}) as used from branch`,
    db<Stored[]>`
      select beli, tengah, jual, versi from exchange_rate where tanggal = ${tanggal} and kode_valuta = ${kode_valuta}`,
    db<Rate[]>`
      select beli, tengah, jual from exchange_rate where kode_valuta = ${kode_valuta} and tanggal < ${tanggal} order by tanggal desc limit 1`,
  ]);
  if (!row?.ada) fail('VALIDATION', { violations: [violation('kode_valuta', 'v.valuta')] });
  return { stored: stored ?? null, last: last ?? null, today: row.today, used: row.used };
}

const named = ({ kode_valuta, tanggal }: Data): string => `${kode_valuta} ${toDisplay(tanggal)}`;

/** The rates of that day are not there yet, or are in the version the form read. */
const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { stored } }) => {
    if (!stored) return data.versi === 0 ? null : reject('NOT_FOUND');
    if (data.versi === 0) return reject('DUPLICATE', { objek: named(data) });
    return stored.versi === data.versi ? null : reject('DATA_CHANGED', { objek: named(data) });
  },
};

/** A past day keeps its rates: its journals carry the worth they gave. */
const notOver: Rule<Data, Extra> = {
  name: 'notOver',
  check: ({ data, extra: { today } }) =>
    data.tanggal < today ? reject('TERM_IN_FORCE', { sejak: toDisplay(data.tanggal) }) : null,
};

/** All entries of a day are worth one middle rate. */
const middleStays: Rule<Data, Extra> = {
  name: 'middleStays',
  check: ({ data, extra: { stored, used } }) =>
    stored && used && stored.tengah !== parseRate(data.tengah)
      ? reject('RATE_IN_USE', { valuta: data.kode_valuta, tanggal: toDisplay(data.tanggal) })
      : null,
};

const kinds = ['beli', 'tengah', 'jual'] as const;
const jumped = { beli: 'KURS_BELI_MELONJAK', tengah: 'KURS_MELONJAK', jual: 'KURS_JUAL_MELONJAK' } as const;

/** A typing error costs a whole day: a rate far from the last one of its kind is a reason that the second person lifts, who sees both. */
const likely = kinds.map(
  (kind): Rule<Data, Extra> => ({
    name: `likely-${kind}`,
    check: ({ data, extra: { last }, ref }) => {
      if (last === null) return null;
      const persen = ref.parameter('kurs_lonjakan_persen');
      const [now, before] = [parseRate(data[kind]), last[kind]];
      return (now < before ? before - now : now - before) * 100n > before * BigInt(persen)
        ? override(jumped[kind], 'HO_FINANCE', { persen, kurs: groupedRate(now), kurs_lalu: groupedRate(before) })
        : null;
    },
  }),
);

/** Saves the bank's buying, selling and middle rates of a currency on one day. Always by two persons of head office (domain: maker/checker). */
export const saveRate: Operation<Data, Extra> = {
  code: 'SIMPAN_KURS',
  schema: saveRateData,
  load,
  needs: () => ({}),
  rules: [asSeen, notOver, middleStays, ...likely],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { kode_valuta, tanggal, versi, ...rates } }) => [
    recordChange('rate', {
      aksi: versi === 0 ? 'BUAT' : 'UBAH',
      versi,
      baris: {
        kode_valuta,
        tanggal,
        beli: parseRate(rates.beli).toString(),
        tengah: parseRate(rates.tengah).toString(),
        jual: parseRate(rates.jual).toString(),
      },
    }),
  ],
  change: {
    object: ({ data }) => `KURS:${data.kode_valuta}/${data.tanggal}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, extra: { stored } }: Context) => [
      ...(stored ? [] : [{ kolom: 'kode_valuta', lama: '', baru: data.kode_valuta }]),
      ...(stored ? [] : [{ kolom: 'tanggal', lama: '', baru: toDisplay(data.tanggal) }]),
      ...kinds
        .map((kind) => ({
          kolom: `kurs_${kind}`,
          lama: stored ? groupedRate(stored[kind]) : '',
          baru: groupedRate(parseRate(data[kind])),
        }))
        .filter(({ lama, baru }) => lama !== baru),
    ],
  },
};
