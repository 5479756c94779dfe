import type { Db } from '#core/db/client.ts';
import { CHUNK } from '#core/engine/bulk.ts';
import { accountChunks, partsOf } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  type EndOfDay,
  type EndOfDayChunk,
  type EndOfDayDone,
  type EndOfDayStep,
  isMonthEnd,
  monthOf,
} from '#core/engine/end-of-day-step.ts';
import { belowMinimumFee, feeLegs, monthlyFee, periodWords } from './account-fees.ts';

interface Due {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_gl: string;
  readonly diminta: bigint;
  readonly diambil: bigint;
  readonly sebab: string;
}

/** Takes the fee of each account of a part that owes one; it reports by account the fees not taken in full, and never makes up for them later. */
async function chargeFees(
  tx: Db,
  endOfDay: EndOfDay,
  { nomor, dari, sampai }: EndOfDayChunk,
  kode: string,
): Promise<EndOfDayDone> {
  const { run, kodeCabang, tanggal } = endOfDay;
  const bulan = (kode === monthlyFee.code ? monthOf(endOfDay) : tanggal).slice(0, 7);
  const due = [
    ...(await tx<Due[]>`
      select nomor_rekening, nama_rekening, kode_gl, diminta, diambil, sebab from claim_fees(${run}, ${kode}, ${dari}, ${sampai})`),
  ];
  const charged = due.filter(({ diambil }) => diambil > 0n);
  await postAtEndOfDay(tx, endOfDay, {
    operasi: kode,
    nomor,
    keterangan: periodWords(bulan),
    journals: charged.map(({ nomor_rekening, kode_gl, diambil }) => ({
      kodeCabang,
      nominal: diambil,
      rekening: nomor_rekening,
      legs: feeLegs({ data: { nomor_rekening, bulan }, extra: { kode_cabang: kodeCabang, kode_gl, diambil } }),
    })),
  });
  if (due.length > 0) await tx`select record_fees(${run}, ${kode}, ${dari}, ${sampai})`;
  return {
    baris: charged.length,
    temuan: due
      .filter(({ sebab }) => sebab !== '')
      .map(({ nomor_rekening, nama_rekening, diminta, diambil, sebab }) => ({
        jenis: 'REKENING' as const,
        id: nomor_rekening,
        nama: nama_rekening,
        sebab,
        nominal: diminta - diambil,
        menghalangi: false,
      })),
  };
}

/** Lists accounts of the branch with a balance below their minimum, in parts. */
const belowMinimum = (db: Db, { kodeCabang }: EndOfDay): Promise<readonly EndOfDayChunk[]> =>
  partsOf(
    db,
    db`select a.nomor_rekening from account a join account_state s using (nomor_rekening)
       where a.kode_cabang = ${kodeCabang} and s.saldo_buku > 0 and s.saldo_buku < s.saldo_minimum`,
    CHUNK,
  );

/** Charges accounts below their minimum, at the first end of day of a month that finds them so (core/accounts/README.md). */
export const belowMinimumFees: EndOfDayStep = {
  code: belowMinimumFee.code,
  title: { id: 'Biaya di bawah saldo minimum', en: 'Fees below the minimum balance' },
  byAccount: 'ASIDE',
  chunks: belowMinimum,
  run: (tx, endOfDay, chunk) => chargeFees(tx, endOfDay, chunk, belowMinimumFee.code),
};

/** Charges accounts their monthly fee, on the month's last business day and after its shares. */
export const monthlyFees: EndOfDayStep = {
  code: monthlyFee.code,
  title: { id: 'Biaya administrasi bulanan', en: 'Monthly administration fees' },
  only: isMonthEnd,
  byAccount: 'ASIDE',
  chunks: (db, endOfDay) => accountChunks(db, endOfDay, CHUNK),
  run: (tx, endOfDay, chunk) => chargeFees(tx, endOfDay, chunk, monthlyFee.code),
};
