import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { BOOK_CURRENCY, divideRounded, formatRupiah } from '#lib/money.ts';
import { setBonusData } from '#lib/profit-sharing/schemas/profit.ts';
import { readBasis } from './bonus-queries.ts';
import { meanOf, rateText } from './rate-figures.ts';

type Data = z.output<typeof setBonusData>;

interface Seen {
  readonly nama_produk: string;
  readonly wadiah: boolean;
  /** The reason why the bonus cannot be decided now, and its branch; null where it can. */
  readonly hindrance: { readonly kode: string; readonly sebut: string } | null;
  readonly known: boolean;
  readonly rekening: number;
  readonly jumlah_saldo: bigint;
  readonly hari: number;
}
type BonusRule = Rule<Data, Seen>;

async function load(db: Db, { kode_produk, bulan }: Data): Promise<Seen> {
  const [basis, [row], [hindrance]] = await Promise.all([
    readBasis(db, kode_produk, bulan),
    db<{ wadiah: boolean; known: boolean }[]>`
      select coalesce((select p.akad ilike 'wadiah%' and p.kode_valuta = ${BOOK_CURRENCY} from product p where p.kode_produk = ${kode_produk}), false) as wadiah,
        exists (select from wadiah_bonus w where w.kode_produk = ${kode_produk} and w.bulan = ${bulan}::date) as known`,
    db<{ kode: string; sebut: string }[]>`select kode, sebut from bonus_hindrance(${kode_produk}, ${bulan}::date)`,
  ]);
  return { ...basis, wadiah: row?.wadiah ?? false, known: row?.known ?? false, hindrance: hindrance ?? null };
}

const decided: BonusRule = {
  name: 'decided',
  check: ({ data, extra: { wadiah, hindrance, known } }) => {
    const bulan = data.bulan.slice(0, 7);
    if (!wadiah) return reject('BONUS_NOT_WADIAH', {}, 'kode_produk');
    if (known) return reject('BONUS_SET', { bulan }, 'bulan');
    if (hindrance?.kode === 'BONUS_TOO_EARLY')
      return reject('BONUS_TOO_EARLY', { bulan, cabang: hindrance.sebut }, 'bulan');
    return hindrance ? reject('BONUS_MONTH_ENDING', { bulan }, 'bulan') : null;
  },
};

/** Converts the rate to millionths of a rupiah: "1.5" is 1500000. */
function microOf(tarif: string): bigint {
  const [whole = '0', rest = ''] = tarif.split('.');
  return BigInt(`${whole}${rest.padEnd(6, '0')}`);
}

/** Shows the cost, as far as it is known before each account's bonus is rounded. */
function fields({ data, extra }: OpContext<Data, Seen>): readonly FieldChange[] {
  const { rekening, jumlah_saldo, hari, nama_produk } = extra;
  const line = (kolom: string, baru: string): FieldChange => ({ kolom, lama: '', baru });
  const cost = divideRounded(jumlah_saldo * microOf(data.tarif), BigInt(hari) * 1_000_000_000n, 'half-up');
  return [
    line('produk_bonus', `${data.kode_produk} ${nama_produk}`),
    line('rekening_bonus', rekening.toString()),
    line('rata_bonus', formatRupiah(meanOf(jumlah_saldo, hari))),
    line('tarif_bonus', rateText(microOf(data.tarif))),
    line('perkiraan_bonus', formatRupiah(cost)),
  ];
}

/**
 * Records the board's decision to give a bonus to the holders of a wadiah product for a month, by two persons of head office: while the month's end
 * of day waits for HI-1000, or after the month. The end of day of each branch gives it (domain: bonus wadiah).
 */
export const setBonus: Operation<Data, Seen> = {
  code: 'TETAPKAN_BONUS',
  schema: setBonusData,
  load,
  needs: () => ({}),
  before: [decided],
  rules: [],
  subject: ({ data }) => dataSubject(`${data.kode_produk} ${data.bulan.slice(0, 7)}`),
  journal: () => [],
  change: {
    object: ({ data }) => `BONUS:${data.kode_produk}/${data.bulan}`,
    level: () => 'HO_FINANCE',
    fields,
  },
  effects: ({ data }) => [
    recordChange('wadiah_bonus', {
      aksi: 'BUAT',
      versi: 0,
      baris: {
        kode_produk: data.kode_produk,
        bulan: data.bulan,
        tarif: microOf(data.tarif).toString(),
        status: 'DITETAPKAN',
        keterangan: data.alasan,
      },
    }),
  ],
};
