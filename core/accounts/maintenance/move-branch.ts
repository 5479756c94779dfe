import type { z } from 'zod';
import type { BranchDay, LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { transferOver } from '#core/ledger/legs.ts';
import { moveBranchData } from '#lib/accounts/schemas/maintenance.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

type Data = z.output<typeof moveBranchData>;
/** The account's version, its waiting items, its accrual (and its ledger account), and the branch it goes to; null where there is no such account. */
interface StoredAccount {
  readonly versi: number;
  readonly menunggu: boolean;
  readonly akrual: bigint;
  readonly tertinggal: boolean;
  readonly gl_akrual: string;
  /** The state of a deposit, and its waiting shares. */
  readonly status_deposito: string | null;
  readonly belum_diambil: bigint;
  readonly tujuan: (BranchDay & { readonly nama_cabang: string }) | null;
}
type Context = OpContext<Data, StoredAccount | null>;
type MoveRule = Rule<Data, StoredAccount | null>;

const accountIn = ({ loaded, data }: Context): LoadedAccount | undefined => loaded.accounts.get(data.nomor_rekening);
const rule = (
  name: string,
  check: (context: Context, account: LoadedAccount) => ReturnType<MoveRule['check']>,
): MoveRule => ({
  name,
  check: (context) => {
    const account = accountIn(context);
    return account
      ? check(context, account)
      : reject('ACCOUNT_NOT_FOUND', { rekening: context.data.nomor_rekening }, 'nomor_rekening');
  },
});

/** Only the branch that keeps an account gives it away. */
const atOwnBranch = rule('atOwnBranch', ({ caller }, { nomor_rekening: rekening, kode_cabang: cabang }) =>
  cabang === caller.kodeCabang ? null : reject('OTHER_BRANCH', { rekening, cabang }, 'nomor_rekening'),
);

/** An account that an authority blocked, that is dormant, being closed or closed stays where its papers are. */
const mayGo = rule('mayGo', (_, { nomor_rekening: rekening, status, blokir_resmi }) => {
  if (status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening }, 'nomor_rekening');
  const awake = status === 'AKTIF' || status === 'TIDAK_AKTIF';
  return awake && blokir_resmi === '' ? null : reject('ACCOUNT_STAYS', { rekening }, 'nomor_rekening');
});

const nothingPending = rule('nothingPending', (context, { nomor_rekening: rekening, debet_menunggu }) =>
  debet_menunggu !== 0n || context.extra?.menunggu ? reject('ACCOUNT_PENDING', { rekening }, 'nomor_rekening') : null,
);

/** Only a running deposit moves: an earlier one is not funded yet, a later one's money waits for collection at its branch. */
const runs = rule('runs', ({ extra }, { nomor_rekening: rekening }) =>
  (extra?.status_deposito ?? 'AKTIF') === 'AKTIF' ? null : reject('DEPOSIT_STAYS', { rekening }, 'nomor_rekening'),
);

/** The target is another branch of the bank, open on the same day: both sides of the move have one date. */
const otherBranchOpen = rule('otherBranchOpen', ({ data, date, extra }, { kode_cabang }) => {
  const branch = extra?.tujuan ?? null;
  if (branch === null || branch.kode_cabang === kode_cabang) return reject('BRANCH_UNFIT', {}, 'cabang_tujuan');
  if (branch.status !== 'BUKA') return reject('DAY_CLOSED', { cabang: data.cabang_tujuan }, 'cabang_tujuan');
  return branch.accounting_date === date
    ? null
    : reject('DAY_CHANGED', { cabang: data.cabang_tujuan }, 'cabang_tujuan');
});

/** The old branch has accrued as many days as the new one, else nobody would accrue those between. */
const accruedAsFar = rule('accruedAsFar', ({ data, extra }, { kode_cabang: cabang }) =>
  extra?.tertinggal ? reject('ACCRUAL_BEHIND', { cabang, tujuan: data.cabang_tujuan }, 'cabang_tujuan') : null,
);

/**
 * Moves an account to another branch with all its rows, by two persons: it keeps its number, its holds and its averages; the new branch takes over
 * the old one's debt to the holder, and settles with it over the inter-branch account, so that each branch's accounts still equal its control
 * account. A deposit takes its waiting shares and its certificate along (core/accounts/README.md;
 * domain: chart of accounts, inter-branch).
 */
export const moveBranch: Operation<Data, StoredAccount | null> = {
  code: 'PINDAH_CABANG',
  deposits: true,
  schema: moveBranchData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: async (db, { nomor_rekening, cabang_tujuan }) => {
    const [row] = await db<StoredAccount[]>`
      select a.versi, accrual_open(a.nomor_rekening) as akrual, accrual_gl(a.kode_produk) as gl_akrual, accrual_lags(a.kode_cabang, ${cabang_tujuan}) as tertinggal,
        (select d.status from deposit d where d.nomor_rekening = a.nomor_rekening) as status_deposito,
        coalesce((select d.belum_diambil from deposit d where d.nomor_rekening = a.nomor_rekening), 0) as belum_diambil,
        exists (select from flow_instance f where f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE' and f.flow_code <> 'PINDAH_CABANG'
          and (f.rekening = a.nomor_rekening or f.objek = 'REKENING:' || a.nomor_rekening)) as menunggu,
        (select jsonb_build_object('kode_cabang', b.kode_cabang, 'nama_cabang', b.nama_cabang, 'status', b.status, 'accounting_date', b.accounting_date)
         from branch b where b.kode_cabang = ${cabang_tujuan} and b.jenis <> 'HO' and b.tanggal_penutupan is null) as tujuan
      from account a where a.nomor_rekening = ${nomor_rekening}`;
    return row ?? null;
  },
  before: [atOwnBranch, mayGo, runs, nothingPending, otherBranchOpen, accruedAsFar],
  rules: [],
  subject: (context) => {
    const account = accountIn(context);
    const balance = account?.saldo_buku ?? 0n;
    return {
      nominal: balance < 0n ? -balance : balance,
      kode_valuta: account?.kode_valuta ?? BOOK_CURRENCY,
      rekening: context.data.nomor_rekening,
      lawan: null,
      keterangan: context.data.alasan,
      id_kas: null,
    };
  },
  journal: (context) => {
    const { nomor_rekening, cabang_tujuan } = context.data;
    const balance = accountIn(context)?.saldo_buku ?? 0n;
    const here = accountTarget(context, nomor_rekening);
    const owed = { kode_cabang: here.kode_cabang, kode_gl: context.extra?.gl_akrual ?? gl('OWED_TO_SAVERS') };
    const waiting = { kode_cabang: here.kode_cabang, kode_gl: gl('SHARES_NOT_COLLECTED') };
    return [
      ...transferOver(here, cabang_tujuan, balance),
      ...transferOver(owed, cabang_tujuan, context.extra?.akrual ?? 0n),
      ...transferOver(waiting, cabang_tujuan, context.extra?.belum_diambil ?? 0n),
    ];
  },
  change: {
    object: ({ data }) => `REKENING:${data.nomor_rekening}`,
    level: () => 'BRANCH_MANAGER',
    fields: (context) => {
      const account = accountIn(context);
      const named = (code: string, name = '') => `${code} ${name}`.trim();
      return account
        ? [
            {
              kolom: 'kode_cabang',
              lama: named(account.kode_cabang, context.ref.branches.get(account.kode_cabang)),
              baru: named(context.data.cabang_tujuan, context.extra?.tujuan?.nama_cabang),
            },
          ]
        : [];
    },
  },
  effects: ({ data, extra }) => [
    recordChange('account', {
      aksi: 'UBAH',
      versi: extra?.versi ?? 0,
      baris: { nomor_rekening: data.nomor_rekening, kode_cabang: data.cabang_tujuan },
    }),
  ],
};
