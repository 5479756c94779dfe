import { z } from 'zod';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import type { ContractFee } from '#lib/accounts/account-fees.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { accountNumber } from '#lib/schemas/common.ts';

const feeData = z.strictObject({ nomor_rekening: accountNumber, bulan: z.string().regex(/^\d{4}-\d{2}$/) });
type Data = z.output<typeof feeData>;

/** The fees taken from an account: minor units of the books' currency. */
export interface FeeCharged {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly diambil: bigint;
}
type Op = Pick<OpContext<Data, FeeCharged>, 'data' | 'extra'>;

/** Dr the account / Cr 502003 of its own branch. */
export const feeLegs = ({ data, extra: { kode_cabang, kode_gl, diambil } }: Op): readonly Leg[] => [
  debit({ kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: data.nomor_rekening } }, diambil),
  credit({ kode_cabang, kode_gl: gl('ACCOUNT_FEES') }, diambil),
];

/** Returns the period for a statement, beside the fee's name: "Periode 11-2026". */
export const periodWords = (bulan: string): string => `Periode ${bulan.slice(5, 7)}-${bulan.slice(0, 4)}`;

const feeOf = (code: OperationCode & ContractFee): Operation<Data, FeeCharged> => ({
  code,
  schema: feeData,
  load: async () => ({ kode_cabang: '', kode_gl: '', diambil: 0n }),
  needs: () => ({}),
  before: [],
  rules: [],
  subject: ({ data, extra }) => ({
    nominal: extra.diambil,
    kode_valuta: BOOK_CURRENCY,
    rekening: data.nomor_rekening,
    lawan: null,
    keterangan: periodWords(data.bulan),
    id_kas: null,
  }),
  journal: feeLegs,
});

/** The fee of an account below its minimum, once a month (domain: products, fees). */
export const belowMinimumFee = feeOf('BIAYA');
/** The monthly administration fee, after the shares of the month (domain: EOM). */
export const monthlyFee = feeOf('BIAYA_BULANAN');
