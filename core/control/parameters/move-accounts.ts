import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { atHeadOffice } from '#core/engine/rules/office-rules.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { type Target, transferOver } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import type { moveAccountsData } from '#lib/control/schemas/branches.ts';
import { moveAccountsData as schema } from '#lib/control/schemas/branches.ts';
import { formatMoney, money } from '#lib/money.ts';
import { type NamedBranch, namedBranches } from './named-branches.ts';

type Data = z.output<typeof moveAccountsData>;

/** One journal moves this many accounts; the next item takes those behind them. */
export const ACCOUNTS_AT_ONCE = 100;

interface Leaving {
  readonly nomor_rekening: string;
  readonly kode_valuta: string;
  readonly versi: number;
  /** Amounts in minor units: the account's balance, its accrual, its waiting shares. */
  readonly saldo: bigint;
  readonly akrual: bigint;
  readonly gl_akrual: string | null;
  readonly belum_diambil: bigint;
}
interface Extra {
  readonly asal: NamedBranch | null;
  readonly tujuan: NamedBranch | null;
  readonly rekening: readonly Leaving[];
  /** The number of further accounts that may go. */
  readonly sisa: number;
  /** The accounts that cannot go yet, counted by reason. */
  readonly tinggal: Readonly<Record<'PENUTUPAN' | 'DEPOSITO' | 'MENUNGGU', number>>;
  readonly tertinggal: boolean;
}
type MoveRule = Rule<Data, Extra>;

async function load(db: Db, { kode_cabang, cabang_tujuan, dari_rekening }: Data): Promise<Extra> {
  const [of, rekening, [counted], [accrual]] = await Promise.all([
    namedBranches(db, kode_cabang, cabang_tujuan),
    db<Leaving[]>`
      select a.nomor_rekening, a.kode_valuta, a.versi, s.saldo_buku as saldo, accrual_open(a.nomor_rekening) as akrual, accrual_gl(a.kode_produk) as gl_akrual,
        coalesce(d.belum_diambil, 0) as belum_diambil
      from accounts_to_leave(${kode_cabang}) l join account a using (nomor_rekening) join account_state s using (nomor_rekening) left join deposit d using (nomor_rekening)
      where l.sebab is null and l.nomor_rekening >= ${dari_rekening} order by 1 limit ${ACCOUNTS_AT_ONCE}`,
    db<({ n: number } & Extra['tinggal'])[]>`
      select count(*) filter (where l.sebab is null and l.nomor_rekening >= ${dari_rekening})::integer as n,
        count(*) filter (where l.sebab = 'PENUTUPAN')::integer as "PENUTUPAN", count(*) filter (where l.sebab = 'DEPOSITO')::integer as "DEPOSITO",
        count(*) filter (where l.sebab = 'MENUNGGU')::integer as "MENUNGGU"
      from accounts_to_leave(${kode_cabang}) l`,
    db<{ tertinggal: boolean }[]>`select accrual_lags(${kode_cabang}, ${cabang_tujuan}) as tertinggal`,
  ]);
  const { n = 0, PENUTUPAN = 0, DEPOSITO = 0, MENUNGGU = 0 } = counted ?? {};
  return {
    asal: of(kode_cabang),
    tujuan: of(cabang_tujuan),
    rekening,
    sisa: n - rekening.length,
    tinggal: { PENUTUPAN, DEPOSITO, MENUNGGU },
    tertinggal: accrual?.tertinggal ?? false,
  };
}

/** Both branches serve customers, and are open on the same day as head office: all sides of the journal have one date. */
const bothOpen: MoveRule = {
  name: 'bothOpen',
  check: ({ data, date, extra: { asal, tujuan } }) => {
    if (!asal || asal.jenis === 'HO') return reject('BRANCH_UNKNOWN', { cabang: data.kode_cabang }, 'kode_cabang');
    if (asal.ditutup) return reject('BRANCH_CLOSED', { cabang: data.kode_cabang });
    if (!tujuan || tujuan.jenis === 'HO' || tujuan.ditutup || tujuan.kode_cabang === asal.kode_cabang) {
      return reject('BRANCH_UNFIT', {}, 'cabang_tujuan');
    }
    for (const [branch, field] of [
      [asal, 'kode_cabang'],
      [tujuan, 'cabang_tujuan'],
    ] as const) {
      const named = { cabang: branch.kode_cabang };
      if (branch.status !== 'BUKA') return reject('DAY_CLOSED', named, field);
      if (branch.accounting_date !== date) return reject('DAY_CHANGED', named, field);
    }
    return null;
  },
};

/** The old branch has accrued as many days as the new one, else nobody would accrue those between. */
const accruedAsFar: MoveRule = {
  name: 'accruedAsFar',
  check: ({ data, extra }) =>
    extra.tertinggal
      ? reject('ACCRUAL_BEHIND', { cabang: data.kode_cabang, tujuan: data.cabang_tujuan }, 'cabang_tujuan')
      : null,
};

const somethingGoes: MoveRule = {
  name: 'somethingGoes',
  check: ({ data, extra }) =>
    extra.rekening.length > 0 ? null : reject('NO_ACCOUNTS_LEFT', { cabang: data.kode_cabang }, 'dari_rekening'),
};

/** Sums their balances, currency by currency, in words. */
function balancesOf(accounts: readonly Leaving[]): string {
  const sums = new Map<string, bigint>();
  for (const { kode_valuta, saldo } of accounts) sums.set(kode_valuta, (sums.get(kode_valuta) ?? 0n) + saldo);
  return [...sums].map(([valuta, sum]) => `${valuta} ${formatMoney(money(valuta, sum))}`).join(', ');
}

/**
 * Moves accounts of a branch that is to be closed to another one together, by two persons of head office: the first of them by their numbers, each as
 * PINDAH_CABANG takes one, with its balance, its accrual and waiting shares, its holds and its certificate. Head office also takes dormant and
 * blocked accounts: they stay dormant and blocked (core/business-day/README.md; domain: chart of accounts, inter-branch).
 */
export const moveAccounts: Operation<Data, Extra> = {
  code: 'PINDAH_REKENING_CABANG',
  deposits: true,
  moves: true,
  schema,
  load,
  needs: (_data, _caller, { rekening }) => ({ accounts: rekening.map(({ nomor_rekening }) => nomor_rekening) }),
  before: [atHeadOffice, bothOpen, accruedAsFar, somethingGoes],
  rules: [],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: (context) => {
    const { data, extra } = context;
    return extra.rekening.flatMap(({ nomor_rekening, kode_valuta, akrual, gl_akrual, belum_diambil, saldo }) => {
      const at = (kode_gl: string): Target => ({ kode_cabang: data.kode_cabang, kode_gl, kode_valuta });
      return [
        ...transferOver({ ...accountTarget(context, nomor_rekening), kode_valuta }, data.cabang_tujuan, saldo),
        ...transferOver(at(gl_akrual ?? gl('OWED_TO_SAVERS')), data.cabang_tujuan, akrual, nomor_rekening),
        ...transferOver(at(gl('SHARES_NOT_COLLECTED')), data.cabang_tujuan, belum_diambil, nomor_rekening),
      ];
    });
  },
  change: {
    object: ({ data }) => `CABANG:${data.kode_cabang}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, extra: { asal, tujuan, rekening, sisa, tinggal } }) => [
      { kolom: 'cabang_asal', lama: '', baru: `${data.kode_cabang} ${asal?.nama_cabang ?? ''}`.trim() },
      { kolom: 'cabang_tujuan', lama: '', baru: `${data.cabang_tujuan} ${tujuan?.nama_cabang ?? ''}`.trim() },
      { kolom: 'rekening_pindah', lama: '', baru: String(rekening.length) },
      { kolom: 'rekening_pertama', lama: '', baru: rekening.at(0)?.nomor_rekening ?? '' },
      { kolom: 'rekening_terakhir', lama: '', baru: rekening.at(-1)?.nomor_rekening ?? '' },
      { kolom: 'saldo_rekening_pindah', lama: '', baru: balancesOf(rekening) },
      { kolom: 'rekening_berikutnya', lama: '', baru: String(sisa) },
      { kolom: 'rekening_tinggal_penutupan', lama: '', baru: String(tinggal.PENUTUPAN) },
      { kolom: 'rekening_tinggal_deposito', lama: '', baru: String(tinggal.DEPOSITO) },
      { kolom: 'rekening_tinggal_menunggu', lama: '', baru: String(tinggal.MENUNGGU) },
    ],
  },
  effects: ({ data: { kode_cabang, cabang_tujuan }, extra }) => [
    {
      efek: 'data_branch_accounts',
      fase: 'sesudah',
      kode_cabang,
      cabang_tujuan,
      rekening: extra.rekening.map(({ nomor_rekening, versi }) => ({ nomor_rekening, versi })),
    },
  ],
};
