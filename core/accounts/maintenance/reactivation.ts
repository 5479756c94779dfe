import type { z } from 'zod';
import { stateFor } from '#core/engine/guards/account-guards.ts';
import type { LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { reactivationData } from '#lib/accounts/schemas/savings.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

type Data = z.output<typeof reactivationData>;
/** The customer's identity number and the day of their last activity; null where there is no such account. */
type HolderRow = { readonly nomor_identitas: string | null; readonly tanggal_aktivitas: string } | null;
type Context = OpContext<Data, HolderRow>;

const accountIn = ({ loaded, data }: Context): LoadedAccount | undefined => loaded.accounts.get(data.nomor_rekening);

const exists: Rule<Data, HolderRow> = {
  name: 'exists',
  check: (context) =>
    accountIn(context) ? null : reject('ACCOUNT_NOT_FOUND', { rekening: context.data.nomor_rekening }),
};

/** The account's own branch reactivates it, because its papers are there (domain: activity states). */
const atOwnBranch: Rule<Data, HolderRow> = {
  name: 'atOwnBranch',
  check: (context) => {
    const account = accountIn(context);
    return account && account.kode_cabang !== context.caller.kodeCabang
      ? reject('OTHER_BRANCH', { rekening: account.nomor_rekening, cabang: account.kode_cabang }, 'nomor_rekening')
      : null;
  },
};

/** The account sleeps but would otherwise take a debit: a block is reported here too, and an account that does not sleep needs no waking. */
const asleep: Rule<Data, HolderRow> = {
  name: 'asleep',
  check: (context) => {
    const account = accountIn(context);
    if (!account) return null;
    if (account.status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening: account.nomor_rekening });
    if (account.status === 'AKTIF') return reject('NOT_ASLEEP', { rekening: account.nomor_rekening }, 'nomor_rekening');
    return stateFor({ ...account, status: 'AKTIF' }, 'debet');
  },
};

/** The shown document belongs to the account's own customer (domain: activity states, duplicates). */
const identitySeen: Rule<Data, HolderRow> = {
  name: 'identitySeen',
  check: (context) =>
    !accountIn(context) || context.extra?.nomor_identitas === context.data.nomor_identitas
      ? null
      : reject('IDENTITY_DIFFERS', {}, 'nomor_identitas'),
};

/**
 * Reactivates an inactive or dormant account: form, identity check, two persons; its contract's fee is charged in the same commit, to the account
 * itself (Dr account / Cr 502003), or waived by the manager (domain: activity states; products, fees).
 */
export const reactivation: Operation<Data, HolderRow> = {
  code: 'REAKTIVASI_REKENING',
  schema: reactivationData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: async (db, { nomor_rekening }) => {
    const [row] = await db<NonNullable<HolderRow>[]>`
      select n.nomor_identitas, s.tanggal_aktivitas from account a join customer n using (nomor_nasabah) join account_state s using (nomor_rekening)
      where a.nomor_rekening = ${nomor_rekening}`;
    return row ?? null;
  },
  before: [exists, atOwnBranch, asleep, identitySeen],
  rules: [],
  wakes: true,
  subject: (context) => ({
    nominal: 0n,
    kode_valuta: accountIn(context)?.kode_valuta ?? BOOK_CURRENCY,
    rekening: context.data.nomor_rekening,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: null,
  }),
  journal: () => [],
  fees: (context) => {
    const account = accountIn(context);
    if (!account) return [];
    return [
      {
        kode: 'BIAYA_REAKTIVASI',
        nominal: account.syarat.biaya_reaktivasi,
        dari: accountTarget(context, account.nomor_rekening),
        kode_gl: gl('ACCOUNT_FEES'),
        dihapus: context.data.bebas_biaya === 'T',
      },
    ];
  },
  change: {
    object: ({ data }) => `REAKTIVASI:${data.nomor_rekening}`,
    level: () => 'BRANCH_MANAGER',
    fields: (context) => {
      const account = accountIn(context);
      return account ? [{ kolom: 'status_rekening', lama: account.status, baru: 'AKTIF' }] : [];
    },
  },
  // It comes before the legs: the fee is a debit, which a dormant account does not take.
  effects: (context) => {
    const account = accountIn(context);
    if (!account || !context.extra) return [];
    const { nomor_rekening, nomor_identitas, keterangan } = context.data;
    return [
      recordChange(
        'reactivation',
        {
          aksi: 'BUAT',
          versi: 0,
          baris: {
            nomor_rekening,
            tanggal: context.date,
            status_lama: account.status,
            aktivitas_terakhir: context.extra.tanggal_aktivitas,
            nomor_identitas,
            keterangan,
          },
        },
        'sebelum',
      ),
    ];
  },
};
