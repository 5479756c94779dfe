import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type Operation, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { ADULT_YEARS, RENEWAL_DAYS } from '#lib/accounts/cards.ts';
import { requestCardData } from '#lib/accounts/schemas/card.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import {
  accountAwake,
  atOwnBranch,
  familyOf,
  type Holder,
  holderColumns,
  ofAccount,
  rule,
  subjectOf,
} from './card-row.ts';

type Request = z.output<typeof requestCardData>;
/** The active card that another one replaces. */
interface Replaced {
  readonly id_kartu: string;
  readonly status: string;
  readonly berlaku_sampai: string | null;
}
interface RequestExtra extends Holder {
  readonly cocok: boolean;
  readonly lama: Replaced | null;
  readonly di_bawah_umur: boolean;
  readonly ada_wali: boolean;
}

async function loadRequest(db: Db, data: Request): Promise<RequestExtra> {
  const [row] = await db<RequestExtra[]>`
    select ${holderColumns(db)},
      exists (select from card_product p where p.kode_produk_kartu = ${data.kode_produk_kartu} and a.kode_produk = any (p.produk) and p.ditawarkan) as cocok,
      (select jsonb_build_object('id_kartu', c.id_kartu, 'status', c.status, 'berlaku_sampai', t.berlaku_sampai) from card c left join card_stock t using (nomor_seri)
        where c.nomor_rekening = a.nomor_rekening and c.status <> 'TUTUP' order by c.tanggal_minta desc limit 1) as lama,
      coalesce(n.tanggal_lahir > b.accounting_date - make_interval(years => ${ADULT_YEARS}::integer), false) as di_bawah_umur,
      exists (select from account_party w where w.nomor_rekening = a.nomor_rekening and w.peran = 'WALI' and w.mulai <= b.accounting_date
        and coalesce(w.sampai, b.accounting_date) >= b.accounting_date) as ada_wali
    from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang) join customer n on n.nomor_nasabah = a.nomor_nasabah
    where a.nomor_rekening = ${data.nomor_rekening}`;
  return row ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: data.nomor_rekening } });
}

/** Requests a card: the first of an account, or the replacement of one that is blocked as lost, or damaged. */
export const requestCard: Operation<Request, RequestExtra> = {
  code: 'MINTA_KARTU',
  schema: requestCardData,
  needs: () => ({}),
  load: loadRequest,
  rules: [
    atOwnBranch,
    accountAwake,
    rule('productHasCards', ({ extra }) =>
      extra.cocok ? null : reject('CARD_PRODUCT', { produk: extra.kode_produk }, 'kode_produk_kartu'),
    ),
    rule('guardianOfMinor', ({ extra }) =>
      extra.di_bawah_umur && !extra.ada_wali ? reject('CARD_MINOR', {}, 'nomor_rekening') : null,
    ),
    rule('oneCard', ({ data, extra: { lama, nomor_rekening } }) => {
      if (data.sebab === 'BARU') return lama ? reject('CARD_THERE', { rekening: nomor_rekening }, 'sebab') : null;
      const may = data.sebab === 'HILANG' ? ['BLOKIR'] : ['TERBIT', 'AKTIF', 'BLOKIR'];
      return lama && may.includes(lama.status) ? null : reject('CARD_STATE', { status: lama?.status ?? '' }, 'sebab');
    }),
    rule('soonAtItsEnd', ({ data, extra: { lama, hari } }) =>
      data.sebab === 'HABIS' && lama?.berlaku_sampai && lama.berlaku_sampai > addDays(hari, RENEWAL_DAYS)
        ? reject('CARD_NOT_DUE', { tanggal: toDisplay(lama.berlaku_sampai) }, 'sebab')
        : null,
    ),
  ],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ofAccount,
    customers: familyOf,
    level: () => 'OPS_MANAGER',
    fields: ({ data }) => [
      { kolom: 'produk_kartu', lama: '', baru: data.kode_produk_kartu },
      { kolom: 'nama_cetak', lama: '', baru: data.nama_cetak },
      { kolom: 'sebab_kartu', lama: '', baru: data.sebab },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
  effects: ({ data, extra }) => [
    recordChange('card', {
      aksi: 'BUAT',
      versi: 0,
      baris: {
        id_kartu: randomUUID(),
        nomor_rekening: data.nomor_rekening,
        kode_produk_kartu: data.kode_produk_kartu,
        nama_cetak: data.nama_cetak,
        sebab: data.sebab,
        status: 'DIMINTA',
        pengganti_dari: data.sebab === 'BARU' ? null : (extra.lama?.id_kartu ?? null),
        tanggal_minta: extra.hari,
        penerima: '',
        nomor_pin: '',
      },
    }),
  ],
};
