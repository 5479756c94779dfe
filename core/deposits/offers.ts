import type { Caller, Query } from '#core/access/context.ts';
import { addMonthsAnchored } from '#lib/dates.ts';
import { DEPOSIT_PRODUCT, depositStates } from '#lib/deposits/deposits.ts';
import { type ErrorCode, fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import { type DepositCase, readDeposit } from './deposit-case.ts';
import { percentOf } from './deposit-rows.ts';

interface Asked {
  readonly nama_nasabah: string;
  readonly jenis: string;
  readonly status: string;
  readonly kode_cabang: string;
  readonly tujuan: string;
  readonly sumber_dana: string;
  readonly hari: string;
  readonly syarat_sejak: string;
  readonly minimum: bigint;
  readonly tenor: { tenor: number; nisbah: number }[];
}

/** Returns a customer with the tenors on offer on the bank's day, and the customer's smallest deposit. HOLDER_NOT_FOUND. */
export const penawaran: Query<'deposit.penawaran'> = async ({ db, caller }, { nomor_nasabah }) => {
  const [row] = await db<Asked[]>`
    select n.nama_nasabah, n.jenis, n.status, n.kode_cabang, coalesce(n.tujuan, '') as tujuan, b.accounting_date as hari, t.berlaku_sejak as syarat_sejak,
      coalesce((select i.sumber from customer_income i where i.nomor_nasabah = n.nomor_nasabah order by i.sumber limit 1), '') as sumber_dana,
      first_deposit_of(t, n.jenis) as minimum,
      coalesce((select jsonb_agg(jsonb_build_object('tenor', x.tenor, 'nisbah', x.nisbah_nasabah) order by x.tenor) from product_nisbah x
        where (x.kode_produk, x.berlaku_sejak) = (t.kode_produk, t.berlaku_sejak) and t.ditawarkan), '[]') as tenor
    from customer n, branch b cross join lateral product_term_on(${DEPOSIT_PRODUCT}, b.accounting_date) t
    where n.nomor_nasabah = ${nomor_nasabah} and b.kode_cabang = ${caller.kodeCabang}`;
  if (!row) return fail('HOLDER_NOT_FOUND', { params: { nasabah: nomor_nasabah } });
  const opens = row.kode_cabang === caller.kodeCabang || caller.headOffice;
  return {
    nomor_nasabah,
    nama_nasabah: row.nama_nasabah,
    jenis: row.jenis,
    status: row.status,
    kode_cabang: row.kode_cabang,
    tujuan: opens ? row.tujuan : '',
    sumber_dana: opens ? row.sumber_dana : '',
    syarat_sejak: row.syarat_sejak,
    nominal_minimum: fromMinor(row.minimum),
    tenor: (opens ? row.tenor : []).map(({ tenor, nisbah }) => ({
      tenor,
      nisbah_nasabah: percentOf(nisbah),
      jatuh_tempo: addMonthsAnchored(row.hari, tenor),
    })),
    hari: row.hari,
  };
};

const states = {
  SETOR: ['TERDAFTAR'],
  CAIR: ['AKTIF', 'JATUH_TEMPO'],
  AMBIL: depositStates,
  UBAH: ['AKTIF'],
  GANTI_BILYET: ['AKTIF'],
  TERIMA_KEMBALI_BILYET: ['DICAIRKAN'],
} as const satisfies Readonly<Record<string, readonly DepositCase['status'][]>>;

/** Returns why the action cannot be taken on a deposit now; null where no obstacle is known before the form. */
function hindrance(found: DepositCase | null, caller: Caller, action: keyof typeof states): ErrorCode | null {
  if (!found) return 'DEPOSIT_NOT_FOUND';
  if (found.kode_cabang !== caller.kodeCabang) return 'OTHER_BRANCH';
  if (!(states[action] as readonly string[]).includes(found.status)) return 'DEPOSIT_STATE';
  if (action === 'AMBIL' && found.belum_diambil === 0n) return 'DEPOSIT_NOTHING_WAITS';
  return action === 'CAIR' && found.ditahan > 0n ? 'DEPOSIT_LIEN' : null;
}

/** Checks whether the action is possible with the deposit now, before a form about it is filled. */
export const validate: Query<'deposit.validate'> = async ({ db, caller }, { nomor_rekening, tindakan }) => {
  const found = await readDeposit(db, nomor_rekening);
  const kode = hindrance(found, caller, tindakan as keyof typeof states);
  const params = { rekening: nomor_rekening, cabang: found?.kode_cabang ?? '' };
  return {
    boleh: kode === null ? 'T' : 'F',
    kode: kode ?? '',
    pesan: '',
    rincian: params,
  };
};
