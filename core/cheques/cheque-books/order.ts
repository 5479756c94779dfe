import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountFree } from '#core/engine/rules/party-rules.ts';
import { stationerySubject } from '#core/engine/stationery.ts';
import { cancelOrderData, orderBookData } from '#lib/cheques/schemas/warkat-order.ts';
import type { BookKind, OrderState } from '#lib/cheques/warkat.ts';
import { servedHere } from './issue.ts';

type Ordered = z.output<typeof orderBookData>;
const theAccount = ({ nomor_rekening }: Ordered): string => nomor_rekening;
/** The order needs a current account in rupiah (`giro`), no owner on the blacklist (`listed`), and no waiting order of its kind (`waits`). */
interface Ordering {
  readonly giro: boolean;
  readonly listed: string | null;
  readonly waits: boolean;
}

async function see(db: Db, { nomor_rekening, jenis }: Ordered, { kodeCabang }: Caller): Promise<Ordering> {
  const [row] = await db<Ordering[]>`
    select p.jenis = 'GIRO' and a.kode_valuta = 'IDR' as giro,
      warkat_owner_listed(a.nomor_rekening, (select b.accounting_date from branch b where b.kode_cabang = ${kodeCabang})) as listed,
      exists (select from warkat_order o where o.nomor_rekening = a.nomor_rekening and o.jenis = ${jenis} and o.status = 'DIPESAN') as waits
    from account a join product p using (kode_produk) where a.nomor_rekening = ${nomor_rekening}`;
  return row ?? { giro: false, listed: null, waits: false };
}

/**
 * The account is a current one that stays open, of nobody on the blacklist, for which none of this kind waits (domain: warkat maintenance, issue).
 */
const mayOrder: Rule<Ordered, Ordering> = {
  name: 'mayOrder',
  check: ({ loaded, data: { nomor_rekening: rekening, jenis }, extra: { giro, listed, waits } }) => {
    if (loaded.accounts.get(rekening)?.status === 'PENUTUPAN')
      return reject('ACCOUNT_CLOSING', { rekening }, 'nomor_rekening');
    if (!giro) return reject('WARKAT_GIRO', { rekening }, 'nomor_rekening');
    if (listed !== null) return reject('DHN_LISTED', { nasabah: listed }, 'nomor_rekening');
    return waits ? reject('WARKAT_ORDERED', { rekening, jenis }, 'jenis') : null;
  },
};

/**
 * Pesan buku warkat: the holder of a current account orders a book, which the branch hands out once it has one. It posts nothing: the issue charges
 * price and duty. Always two persons (core/cheques/README.md; domain: warkat maintenance).
 */
export const orderBook: Operation<Ordered, Ordering> = {
  code: 'PESAN_WARKAT',
  schema: orderBookData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: see,
  before: [servedHere as Rule<Ordered, Ordering>, accountFree(theAccount, 'nomor_rekening'), mayOrder],
  rules: [],
  subject: ({ data }) => stationerySubject(data.jenis, 1, data.keterangan, data.nomor_rekening),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'warkat_order',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      jenis: data.jenis,
      keterangan: data.keterangan,
    },
  ],
};

type Cancelled = z.output<typeof cancelOrderData>;
/** An order of the caller's branch. */
interface Order {
  readonly status: OrderState;
  readonly jenis: BookKind;
  readonly nomor_rekening: string;
}

const stillWaits: Rule<Cancelled, Order | null> = {
  name: 'stillWaits',
  check: ({ data: { nomor_pesanan: nomor }, extra }) => {
    if (!extra) return reject('WARKAT_ORDER', { nomor }, 'nomor_pesanan');
    return extra.status === 'DIPESAN'
      ? null
      : reject('WARKAT_ORDER_STATE', { nomor, status: extra.status }, 'nomor_pesanan');
  },
};

/** Batalkan pesanan buku warkat: cancels an order made by mistake, or not wanted any more. It posts nothing. Always two persons. */
export const cancelOrder: Operation<Cancelled, Order | null> = {
  code: 'BATAL_PESANAN_WARKAT',
  schema: cancelOrderData,
  needs: () => ({}),
  load: async (db, { nomor_pesanan }, { kodeCabang }) => {
    const [row] = await db<Order[]>`
      select status, jenis, nomor_rekening from warkat_order where nomor = ${nomor_pesanan} and kode_cabang = ${kodeCabang}`;
    return row ?? null;
  },
  before: [stillWaits],
  rules: [],
  subject: ({ data, extra }) =>
    stationerySubject(
      [extra?.jenis, data.nomor_pesanan].filter(Boolean).join(' '),
      1,
      data.keterangan,
      extra?.nomor_rekening ?? null,
    ),
  journal: () => [],
  effects: ({ data }) => [
    { efek: 'warkat_order_cancel', fase: 'sebelum', nomor: data.nomor_pesanan, alasan: data.keterangan },
  ],
};
