import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { atHeadOffice } from '#core/engine/rules/office-rules.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { countOf, wholeCount } from '#core/payments/settlement/bills.ts';
import type { Incoming } from '#core/payments/settlement/gateway.ts';
import { gl } from '#lib/books/gl.ts';
import { formatRupiah } from '#lib/money.ts';
import { centralBankBillData } from '#lib/payments/schemas/bills.ts';
import { railName } from '#lib/payments/transfers.ts';
import { firstOf } from '#lib/periods.ts';

type Data = z.output<typeof centralBankBillData>;

/** A bill is compared with these details. Minor units. */
interface OfBill {
  /** The bank's own count now. */
  readonly hitungan: { readonly banyak: number; readonly nominal: bigint };
  /** True when this month and rail is posted already. */
  readonly ada: boolean;
}
type BillRule = Rule<Data, OfBill>;

async function load(db: Db, { bulan, rail }: Data): Promise<OfBill> {
  const [[state], counted] = await Promise.all([
    db<{ ada: boolean }[]>`
      select exists (select from central_bank_bill t where t.bulan = ${firstOf(bulan)}::date and t.rail = ${rail}) as ada`,
    countOf(db, bulan, rail),
  ]);
  return { hitungan: wholeCount(counted), ada: state?.ada ?? false };
}

/** The month has begun, and nobody has posted its bill of this rail. */
const onceAMonth: BillRule = {
  name: 'onceAMonth',
  check: ({ data: { bulan, rail }, date, extra: { ada } }) => {
    if (bulan > date.slice(0, 7)) return reject('BILL_MONTH', { bulan }, 'bulan');
    return ada ? reject('BILL_POSTED', { bulan, rail: railName(rail) }, 'bulan') : null;
  },
};

/** Both persons saw the present count: of a running month it grows with each batch. */
const countSeen: BillRule = {
  name: 'countSeen',
  check: ({ data: { hitungan_banyak }, amounts: { hitungan_nominal }, extra: { hitungan } }) =>
    BigInt(hitungan_banyak) === BigInt(hitungan.banyak) && hitungan_nominal === hitungan.nominal
      ? null
      : reject('BILL_COUNT', {}, 'hitungan_banyak'),
};

/** A bill that differs from the bank's own count is paid only with a ground. */
const differenceHasGround: BillRule = {
  name: 'differenceHasGround',
  check: ({ data: { banyak, alasan_selisih }, amounts: { nominal }, extra: { hitungan } }) =>
    alasan_selisih !== '' || (BigInt(banyak) === BigInt(hitungan.banyak) && nominal === hitungan.nominal)
      ? null
      : reject(
          'BILL_DIFFERENCE',
          { banyak: String(hitungan.banyak), nominal: formatRupiah(hitungan.nominal) },
          'alasan_selisih',
        ),
};

/**
 * Pays the central bank's bill for a month and rail: Dr 603005 / Cr 102001 at head office, beside the bank's own count of its sent transfers; a
 * difference needs a ground. Always two persons, once (core/payments/README.md; domain: transfers).
 */
export const centralBankBill: Operation<Data, OfBill> = {
  code: 'TAGIHAN_BANK_SENTRAL',
  schema: centralBankBillData,
  needs: () => ({}),
  load,
  before: [atHeadOffice, onceAMonth, countSeen],
  rules: [differenceHasGround],
  subject: ({ data, amounts }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: [railName(data.rail), data.bulan, data.nomor_tagihan, data.alasan_selisih].filter(Boolean).join(' · '),
    id_kas: null,
  }),
  journal: ({ amounts, ref: { headOffice: kode_cabang } }) => {
    const minor = amounts.nominal;
    return [
      debit({ kode_cabang, kode_gl: gl('PAYMENT_SYSTEM_COSTS') }, minor),
      credit({ kode_cabang, kode_gl: gl('BANK_INDONESIA') }, minor),
    ];
  },
  effects: ({ data, amounts }) => [
    {
      efek: 'central_bank_bill',
      fase: 'sebelum',
      bulan: firstOf(data.bulan),
      rail: data.rail,
      nomor: data.nomor_tagihan,
      banyak: data.banyak,
      nominal: amounts.nominal.toString(),
      hitungan_banyak: data.hitungan_banyak,
      hitungan_nominal: amounts.hitungan_nominal.toString(),
      alasan: data.alasan_selisih,
    },
  ],
};

/**
 * Records a debit for a bill on the account at the central bank with that bill. A movement without a posted bill is listed as unanswered and tried
 * again each round, and so matched once its bill is posted; two persons close it where it was for another purpose
 * (core/payments/README.md).
 */
export async function billDebited(tx: Db, { id }: Incoming): Promise<void> {
  const [row] = await tx<{ cocok: boolean }[]>`select match_bill_movement(${id}) as cocok`;
  if (!row?.cocok) throw new Error('fits no bill of the central bank');
}
