import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { isErrorCode } from '#lib/errors/errors.ts';
import { formatRupiah, fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import { undoQuery, undoSharesData } from '#lib/profit-sharing/schemas/profit.ts';
import type { PembatalanBagiHasilAnswer } from '#types/proto/profit-sharing/profit.ts';

type Data = z.output<typeof undoSharesData>;

/** A branch's postings of a month's run; minor units. */
interface BranchSums {
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly rekening: number;
  readonly bruto: bigint;
  readonly pajak: bigint;
  readonly zakat: bigint;
  readonly neto: bigint;
  readonly penyesuaian: bigint;
}
interface Obstacle {
  readonly kode: string;
  readonly sebut: string;
  readonly nama: string;
  readonly nominal: bigint | null;
  readonly ada: bigint | null;
}
interface Seen {
  readonly putaran: number;
  readonly versi: number;
  readonly sums: readonly BranchSums[];
  /** The month's reserves and gifts, by kind; minor units. */
  readonly reserves: readonly { readonly jenis: string; readonly jumlah: bigint }[];
  readonly obstacles: readonly Obstacle[];
}
type UndoRule = Rule<Data, Seen>;

/** More obstacles than these nobody reads. */
const SHOWN = 100;

/** Reads the postings of a month's run, and the obstacles to undoing it. */
async function load(db: Db, { pool, bulan }: { readonly pool: string; readonly bulan: string }): Promise<Seen> {
  const [rows, sums, obstacles, reserves] = await Promise.all([
    db<{ putaran: number; versi: number }[]>`
      select putaran, versi from hi1000 where pool = ${pool} and bulan = ${bulan}::date`,
    db<BranchSums[]>`select * from sharing_undo_sums(${bulan}::date)`,
    db<Obstacle[]>`select kode, sebut, nama, nominal, ada from sharing_undo_obstacles(${bulan}::date) limit ${SHOWN}`,
    db<{ jenis: string; jumlah: bigint }[]>`
      select jenis, sum(jumlah)::bigint as jumlah from profit_reserve where bulan = ${bulan}::date and dibatalkan is null group by 1 order by 1 desc`,
  ]);
  const [row] = rows;
  return {
    putaran: row?.putaran ?? 0,
    versi: row?.versi ?? 0,
    sums: [...sums],
    reserves: [...reserves],
    obstacles: [...obstacles],
  };
}

/** Hashes the postings to undo: both persons have seen the same. */
const printOf = ({ putaran, sums, reserves }: Seen): string =>
  createHash('sha256')
    .update(
      JSON.stringify([putaran, sums, reserves], (_, value) => (typeof value === 'bigint' ? value.toString() : value)),
    )
    .digest('hex');

/** No obstacle exists: a month is reversed whole or not at all. */
const nothingInTheWay: UndoRule = {
  name: 'nothingInTheWay',
  check: ({ data, extra }) => {
    const [first] = extra.obstacles;
    if (!first) return null;
    const { kode, sebut, nama } = first;
    const bulan = kode === 'SHARING_FOLLOWED' ? sebut : data.bulan.slice(0, 7);
    return reject(
      isErrorCode(kode) ? kode : 'SHARING_NOT_DONE',
      { bulan, cabang: sebut, rekening: sebut, kode_gl: nama },
      'bulan',
    );
  },
};
const asSeen: UndoRule = {
  name: 'asSeen',
  check: ({ data, extra }) => (printOf(extra) === data.sidik ? null : reject('SHARES_CHANGED', {}, 'sidik')),
};

/** Shows the second person the reversed sums, branch by branch. */
const fields = ({ data, extra }: OpContext<Data, Seen>): readonly FieldChange[] => [
  { kolom: 'alasan', lama: '', baru: data.alasan },
  ...extra.sums.flatMap(({ kode_cabang, nama_cabang, ...sum }): FieldChange[] => [
    {
      kolom: 'bagi_hasil_cabang',
      lama: `${kode_cabang} ${nama_cabang}: ${formatRupiah(sum.bruto)}`,
      baru: formatRupiah(0n),
    },
    {
      kolom: 'potongan_cabang',
      lama: `${kode_cabang}: ${formatRupiah(sum.pajak + sum.zakat)}`,
      baru: formatRupiah(0n),
    },
  ]),
  ...extra.reserves.map(
    ({ jenis, jumlah }): FieldChange => ({
      kolom: jenis.toLowerCase(),
      lama: formatRupiah(jumlah),
      baru: formatRupiah(0n),
    }),
  ),
];

/**
 * Undoes the shares of a month whole, by two persons of head office, so that its rate may be set anew (domain: profit sharing). The database posts the
 * mirror of each journal in the same transaction, or refuses: undo_sharing.
 */
export const undoShares: Operation<Data, Seen> = {
  code: 'BATAL_HI1000',
  schema: undoSharesData,
  load,
  needs: () => ({}),
  before: [nothingInTheWay],
  rules: [asSeen],
  subject: ({ data }) => dataSubject(data.bulan.slice(0, 7)),
  journal: () => [],
  change: {
    object: ({ data }) => `HI1000:${data.pool}/${data.bulan}`,
    level: () => 'HO_FINANCE',
    fields,
  },
  effects: ({ data, extra: { versi } }) => [
    recordChange('hi1000', {
      aksi: 'UBAH',
      versi,
      baris: { pool: data.pool, bulan: data.bulan, status: 'DIBATALKAN', keterangan: data.alasan },
    }),
  ],
};

/** Returns the sums that undoing the shares of a month would reverse, branch by branch, and all obstacles. */
export const pembatalanBagiHasil: Query<'profit.pembatalanBagiHasil'> = async (
  { db },
  request,
): Promise<PembatalanBagiHasilAnswer> => {
  const { pool, bulan } = validInput(undoQuery, request);
  const seen = await load(db, { pool, bulan });
  return {
    pool,
    bulan,
    sidik: printOf(seen),
    cabang: seen.sums.map(({ bruto, pajak, zakat, neto, penyesuaian, ...branch }) => ({
      ...branch,
      bruto: fromMinor(bruto),
      pajak: fromMinor(pajak),
      zakat: fromMinor(zakat),
      neto: fromMinor(neto),
      penyesuaian: fromMinor(penyesuaian),
    })),
    halangan: seen.obstacles.map(({ nominal, ada, ...obstacle }) => ({
      ...obstacle,
      nominal: fromMinorOrEmpty(nominal),
      ada: fromMinorOrEmpty(ada),
    })),
    cadangan: seen.reserves.map(({ jenis, jumlah }) => ({ jenis, jumlah: fromMinor(jumlah) })),
  };
};
