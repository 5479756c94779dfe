import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { atHeadOffice } from '#core/engine/rules/office-rules.ts';
import type { Leg } from '#core/ledger/legs.ts';
import { RAK } from '#lib/books/chart.ts';
import type { closeBranchData } from '#lib/control/schemas/branches.ts';
import { closeBranchData as schema } from '#lib/control/schemas/branches.ts';
import { joined } from '#lib/errors/words.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import { type NamedBranch, namedBranches } from './named-branches.ts';

type Data = z.output<typeof closeBranchData>;

interface ClosingLeg {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly lawan: string | null;
  readonly kode_valuta: string;
  readonly jumlah: bigint;
  readonly jumlah_idr: bigint;
}
interface Extra {
  readonly cabang: NamedBranch | null;
  readonly penerus: NamedBranch | null;
  /** The kinds of obstacles. */
  readonly sebab: readonly string[];
  readonly kaki: readonly ClosingLeg[];
  readonly nasabah: number;
}
type ClosingRule = Rule<Data, Extra>;

async function load(db: Db, { kode_cabang, cabang_penerus }: Data): Promise<Extra> {
  const of = await namedBranches(db, kode_cabang, cabang_penerus);
  const [hindrances, legs, [customers]] = await Promise.all([
    db<{ kode: string }[]>`select kode from branch_closing_hindrances(${kode_cabang})`,
    db<ClosingLeg[]>`select * from branch_closing_legs(${kode_cabang}, ${cabang_penerus})`,
    db<{ n: number }[]>`select count(*)::integer as n from customer where kode_cabang = ${kode_cabang}`,
  ]);
  return {
    cabang: of(kode_cabang),
    penerus: of(cabang_penerus),
    sebab: hindrances.map(({ kode }) => kode),
    kaki: legs,
    nasabah: customers?.n ?? 0,
  };
}

/** The branch exists, is not closed yet and has the date that the form showed. */
const asSeen: ClosingRule = {
  name: 'asSeen',
  check: ({ data: { kode_cabang: cabang, tanggal }, extra }) => {
    if (!extra.cabang || extra.cabang.jenis === 'HO') return reject('BRANCH_UNKNOWN', { cabang }, 'kode_cabang');
    if (extra.cabang.ditutup) return reject('BRANCH_CLOSED', { cabang });
    return extra.cabang.accounting_date === tanggal ? null : reject('DAY_CHANGED', { cabang });
  },
};

const nothingHinders: ClosingRule = {
  name: 'nothingHinders',
  check: ({ data: { kode_cabang: cabang }, extra: { sebab } }) =>
    sebab.length === 0 ? null : reject('BRANCH_NOT_READY', { cabang, sebab: joined(sebab) }),
};

/** The successor is another branch that serves customers and is open on the same day: both sides of the journal have one date. */
const successorFits: ClosingRule = {
  name: 'successorFits',
  check: ({ data, extra: { cabang, penerus } }) => {
    const named = { cabang: data.cabang_penerus };
    if (!penerus || penerus.jenis === 'HO' || penerus.ditutup || data.cabang_penerus === data.kode_cabang) {
      return reject('BRANCH_UNFIT', {}, 'cabang_penerus');
    }
    if (penerus.status !== 'BUKA') return reject('DAY_CLOSED', named, 'cabang_penerus');
    return penerus.accounting_date === cabang?.accounting_date ? null : reject('DAY_CHANGED', named, 'cabang_penerus');
  },
};

const toLeg = ({ jumlah_idr, kode_valuta, ...leg }: ClosingLeg): Leg => ({
  ...leg,
  sub: null,
  kode_valuta,
  jumlah_idr: kode_valuta === BOOK_CURRENCY ? null : jumlah_idr,
  tanggal_valuta: null,
  kode: null,
  keterangan: null,
});

/** Sums the debit balances that go over to the successor, in the books' currency. */
const handedOver = (legs: readonly ClosingLeg[], successor: string): bigint =>
  legs
    .filter(({ kode_cabang, kode_gl, jumlah_idr }) => kode_cabang === successor && kode_gl !== RAK && jumlah_idr > 0n)
    .reduce((sum, { jumlah_idr }) => sum + jumlah_idr, 0n);

/**
 * Head office closes a branch for good, by two persons, after its cut-off: its successor gets the balances in its books, its income and expenses of
 * the year among them, and its customers; its last end of day begins. A closed branch is not opened again.
 */
export const closeBranch: Operation<Data, Extra> = {
  code: 'PENUTUPAN_CABANG',
  schema,
  load,
  needs: () => ({}),
  before: [atHeadOffice, asSeen, nothingHinders, successorFits],
  rules: [],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: ({ extra }) => extra.kaki.map(toLeg),
  change: {
    object: ({ data }) => `CABANG:${data.kode_cabang}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, extra: { cabang, penerus, kaki, nasabah } }) => [
      { kolom: 'cabang_ditutup', lama: '', baru: `${data.kode_cabang} ${cabang?.nama_cabang ?? ''}`.trim() },
      { kolom: 'hari_terakhir_cabang', lama: '', baru: data.tanggal },
      { kolom: 'cabang_penerus', lama: '', baru: `${data.cabang_penerus} ${penerus?.nama_cabang ?? ''}`.trim() },
      { kolom: 'nasabah_pindah', lama: '', baru: String(nasabah) },
      {
        kolom: 'akun_pindah',
        lama: '',
        baru: String(kaki.filter((leg) => leg.kode_cabang === data.cabang_penerus && leg.kode_gl !== RAK).length),
      },
      { kolom: 'saldo_pindah', lama: '', baru: formatRupiah(handedOver(kaki, data.cabang_penerus)) },
    ],
  },
  effects: ({ data }) => [
    {
      efek: 'data_branch_closing',
      fase: 'sesudah',
      kode_cabang: data.kode_cabang,
      tanggal: data.tanggal,
      penerus: data.cabang_penerus,
      alasan: data.alasan,
    },
  ],
};
