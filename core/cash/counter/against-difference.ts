import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import type { LoadedContext } from '#core/engine/load-context.ts';
import { type Rule, reject } from '#core/engine/operation.ts';
import { worth } from '#core/ledger/denominations.ts';
import { boxOn, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { Difference, Original } from './original.ts';

/** The difference of that number; null where the branch has none. */
export async function loadDifference(db: Db, nomor: string, { kodeCabang }: Caller): Promise<Difference | null> {
  const [row] = await db<Difference[]>`
    select nomor, kode_gl, id_user, nominal, kode_valuta, tanggal, cara is not null as selesai from cash_difference
    where nomor = ${nomor} and kode_cabang = ${kodeCabang}`;
  return row ?? null;
}

interface Undoing {
  readonly loaded: Pick<LoadedContext, 'boxes'>;
  readonly extra: Original | null;
}
type Moved = Original['cash'][number];

const tillMoves = ({ loaded, extra }: Undoing): readonly Moved[] =>
  (extra?.cash ?? []).filter(({ id_kas }) => loaded.boxes.get(id_kas)?.jenis === 'TELLER');

const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** The part of the cash of a till that the correction takes against the difference; zero where it names none. */
export function againstDifference(context: Undoing, { id_kas, pecahan }: Moved): bigint {
  const [till] = tillMoves(context);
  const { selisih = null } = context.extra ?? {};
  if (selisih === null || till?.id_kas !== id_kas) return 0n;
  const moved = size(worth(pecahan));
  return selisih.nominal < moved ? selisih.nominal : moved;
}

/** The leg of the till as the difference and what is left for today's cash. */
export function splitAtDifference(context: Undoing, leg: Leg): readonly Leg[] {
  const { selisih = null, cash = [] } = context.extra ?? {};
  const moved = cash.find(({ id_kas }) => id_kas === boxOn(leg));
  const used = moved ? againstDifference(context, moved) : 0n;
  if (selisih === null || used === 0n) return [leg];
  const signed = leg.jumlah < 0n ? -used : used;
  return [
    { ...leg, kode_gl: selisih.kode_gl, sub: { jenis: 'SELISIH_TELLER', id: selisih.id_user }, jumlah: signed },
    ...(leg.jumlah === signed ? [] : [{ ...leg, jumlah: leg.jumlah - signed }]),
  ];
}

/**
 * A correction names an open difference of the caller's own count of the day that is corrected: a shortage where cash had come in by one slip, an overage where it had gone out. Cash of
 * that day is what the count missed, and none of it is in today's till.
 */
export const differenceOfThatDay: Rule<{ readonly nomor_selisih?: string | undefined }, Original | null> = {
  name: 'differenceOfThatDay',
  check: ({ data: { nomor_selisih: nomor = '' }, extra, caller, loaded }) => {
    if (nomor === '' || !extra) return null;
    const { selisih, tanggal } = extra;
    if (!selisih) return reject('NOT_FOUND', {}, 'nomor_selisih');
    if (selisih.selesai) return reject('DIFFERENCE_ENDED', { nomor }, 'nomor_selisih');
    if (selisih.kode_valuta !== BOOK_CURRENCY) return reject('DIFFERENCE_CURRENCY', {}, 'nomor_selisih');
    const [till, ...others] = tillMoves({ loaded, extra });
    const lines = extra.lines.filter((line) => till !== undefined && boxOn(line) === till.id_kas);
    const fits =
      till !== undefined &&
      others.length === 0 &&
      lines.length === 1 &&
      selisih.id_user === caller.idUser &&
      selisih.tanggal === tanggal &&
      worth(till.pecahan) > 0n === (selisih.kode_gl === gl('TILL_SHORTAGE'));
    return fits ? null : reject('DIFFERENCE_OF_OTHERS', { nomor, tanggal }, 'nomor_selisih');
  },
};
