import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { isOfHerFamily } from '#core/engine/guards/account-guards.ts';
import { available, type LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { betweenDates, branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { balanceInquiryData } from '#lib/accounts/schemas/savings.ts';
import { daysBetween } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { PermintaanSaldoRow } from '#types/proto/accounts/savings.ts';

type Data = z.output<typeof balanceInquiryData>;
/** The documents of those who may ask, and the day of the customer's last activity; null where there is no such account. */
type InquiryRow = {
  readonly nomor: string;
  readonly identitas: readonly string[];
  readonly tanggal_aktivitas: string;
} | null;
type Context = OpContext<Data, InquiryRow>;
type InquiryRule = Rule<Data, InquiryRow>;

const accountIn = ({ loaded, data }: Context): LoadedAccount | undefined => loaded.accounts.get(data.nomor_rekening);

const exists: InquiryRule = {
  name: 'exists',
  check: (context) =>
    accountIn(context) && context.extra ? null : reject('ACCOUNT_NOT_FOUND', { rekening: context.data.nomor_rekening }),
};

/** A closed account has no balance to inquire, and only a reactivation wakes a dormant one (domain: activity states). */
const awake: InquiryRule = {
  name: 'awake',
  check: (context) => {
    const account = accountIn(context);
    const params = { rekening: context.data.nomor_rekening };
    if (account?.status === 'TUTUP') return reject('ACCOUNT_CLOSED', params);
    if (account?.status === 'PENUTUPAN') return reject('ACCOUNT_CLOSING', params);
    return account?.status === 'DORMAN' ? reject('ACCOUNT_DORMANT', params) : null;
  },
};

/** The person who asks shows an identity document: an owner, guardian, signer or proxy of the account, or a signer that an entity's record names. */
const identitySeen: InquiryRule = {
  name: 'identitySeen',
  check: ({ data, extra }) =>
    !extra || extra.identitas.includes(data.nomor_identitas) ? null : reject('IDENTITY_DIFFERS', {}, 'nomor_identitas'),
};

/** A second person approves an inquiry that wakes an account, or keeps one awake that is about to turn inactive: nobody does so alone. */
const seenByTwo: InquiryRule = {
  name: 'seenByTwo',
  check: (context) => {
    const account = accountIn(context);
    if (!account || !context.extra) return null;
    const rekening = account.nomor_rekening;
    if (account.status === 'TIDAK_AKTIF') return override('TIDAK_AKTIF', 'HEAD_TELLER', { rekening });
    const days = (name: 'hari_tidak_aktif' | 'hari_pemberitahuan_tidur') =>
      Number.parseInt(context.ref.parameter(name), 10);
    const silent = daysBetween(context.extra.tanggal_aktivitas, context.date);
    if (silent <= days('hari_tidak_aktif') - days('hari_pemberitahuan_tidur')) return null;
    return override('LAMA_DIAM', 'HEAD_TELLER', { rekening, hari: String(silent) });
  },
};

/**
 * The customer asks for the account's balance. The inquiry moves no money, is printed or shown, and is an act of the customer: it counts as activity
 * and wakes an inactive account, which a second person allows (domain: activity states; decisions, activity). A read by staff does neither.
 */
export const balanceInquiry: Operation<Data, InquiryRow> = {
  code: 'PERMINTAAN_SALDO',
  schema: balanceInquiryData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: async (db, { nomor_rekening }) => {
    const [row] = await db<Omit<NonNullable<InquiryRow>, 'nomor'>[]>`
      select s.tanggal_aktivitas, array(
        select n.nomor_identitas from account_party p join customer n using (nomor_nasabah)
        where p.nomor_rekening = a.nomor_rekening and p.sampai is null and n.nomor_identitas is not null
        union select r.nomor_identitas from account_party p join customer_relation r using (nomor_nasabah)
        where p.nomor_rekening = a.nomor_rekening and p.sampai is null and p.peran = 'PEMILIK' and r.peran = 'PENANDA_TANGAN' and r.nomor_identitas <> '') as identitas
      from account a join account_state s using (nomor_rekening) where a.nomor_rekening = ${nomor_rekening}`;
    return row ? { ...row, nomor: randomUUID() } : null;
  },
  before: [exists, awake, identitySeen],
  rules: [seenByTwo],
  subject: (context) => {
    const account = accountIn(context);
    return {
      nominal: 0n,
      kode_valuta: account?.kode_valuta ?? BOOK_CURRENCY,
      rekening: context.data.nomor_rekening,
      lawan: null,
      keterangan: context.data.keterangan,
      id_kas: null,
    };
  },
  journal: () => [],
  document: ({ extra }) => extra?.nomor ?? '',
  effects: (context) => {
    const account = accountIn(context);
    if (!account || !context.extra) return [];
    return [
      {
        efek: 'balance_inquiry',
        fase: 'sebelum',
        nomor: context.extra.nomor,
        nomor_rekening: account.nomor_rekening,
        nomor_identitas: context.data.nomor_identitas,
        keterangan: context.data.keterangan,
        status: account.status,
        aktivitas: context.extra.tanggal_aktivitas,
        saldo_buku: account.saldo_buku.toString(),
        saldo_tersedia: available(account).toString(),
        berdua: isOfHerFamily(context, account.nomor_rekening),
      },
    ];
  },
};

interface Row {
  nomor: string;
  tanggal: string;
  dibuat_pada: string;
  nomor_rekening: string;
  nama_rekening: string;
  kode_cabang: string;
  id_user: string;
  disetujui_oleh: string | null;
  status_lama: string;
  hari_diam: number;
  keterangan: string;
}

const columns = (
  db: Db,
): Fragment => db`q.nomor, q.tanggal, q.dibuat_pada, q.nomor_rekening, a.nama_rekening, q.kode_cabang, q.id_user, q.disetujui_oleh,
  q.status_lama, q.hari_diam, q.keterangan`;

const toWire = (row: Row, caller: Caller): PermintaanSaldoRow => ({
  nomor: row.nomor,
  tanggal: row.tanggal,
  waktu: isoTime(row.dibuat_pada),
  nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
  nama_nasabah: row.nama_rekening,
  kode_cabang: row.kode_cabang,
  id_user: row.id_user,
  disetujui_oleh: row.disetujui_oleh ?? '',
  status_lama: row.status_lama,
  hari_diam: row.hari_diam,
  keterangan: row.keterangan,
});

/** Lists balance inquiries that kept or made an account awake, with who asked, the latest first, for a supervisor's review. */
export const daftarPermintaanSaldo: Query<'savings.daftarPermintaanSaldo'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: db`balance_inquiry q join account a using (nomor_rekening)`,
      where: [
        branchScope(db, caller, 'q.kode_cabang', input.kode_cabang),
        ...betweenDates(db, 'q.tanggal', input.tanggal_awal, input.tanggal_akhir),
        ...(input.user_input ? [db`q.id_user = ${input.user_input}`] : []),
        ...(input.lama === 'T' ? [db`(q.status_lama = 'TIDAK_AKTIF' or q.hari_diam > silent_from(q.tanggal))`] : []),
      ],
      sortable: { waktu: { sql: 'q.dibuat_pada', type: 'timestamptz' } },
      key: [{ sql: 'q.nomor', type: 'uuid' }],
      defaultSort: '-waktu',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => toWire(row, caller)), resp_cursor: page.cursor };
};

/** Returns the balance a customer asked for, for its slip: to the branch that served the customer and head office. NOT_FOUND. */
export const saldoDitanya: Query<'savings.saldoDitanya'> = async ({ db, caller }, { nomor }) => {
  const [row] = await db<
    (Row & {
      nama_cabang: string;
      nama_user: string;
      nama_produk: string;
      kode_valuta: string;
      saldo_buku: bigint;
      saldo_tersedia: bigint;
    })[]
  >`
    select ${columns(db)}, b.nama_cabang, u.nama_user, p.nama_produk, a.kode_valuta, q.saldo_buku, q.saldo_tersedia
    from balance_inquiry q join account a using (nomor_rekening) join product p using (kode_produk) join branch b on b.kode_cabang = q.kode_cabang
    join app_user u using (id_user) where q.nomor = ${nomor}::uuid and ${branchScope(db, caller, 'q.kode_cabang', '')}`;
  if (!row) return fail('NOT_FOUND');
  return {
    permintaan: toWire(row, caller),
    nama_cabang: row.nama_cabang,
    nama_user: row.nama_user,
    nama_produk: row.nama_produk,
    kode_valuta: row.kode_valuta,
    saldo_buku: fromMinor(row.saldo_buku, row.kode_valuta),
    saldo_tersedia: fromMinor(row.saldo_tersedia, row.kode_valuta),
  };
};
