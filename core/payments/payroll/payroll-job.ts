import type { Logger } from 'pino';
import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { type BulkJournal, CHUNK, commitBulk } from '#core/engine/bulk.ts';
import { toAppError } from '#core/engine/commit.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { AppError } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

/** One payroll keeps a worker this long before others get their turn. */
const TURN_MS = 10_000;

const payloadSchema = z.object({ id_gaji: z.uuid() });

interface Part {
  readonly bagian: number;
  readonly tanggal: string;
  readonly kantor_pusat: string;
  readonly nominal: bigint;
  readonly nomor_rekening: string;
  readonly kode_gl: string;
}
interface Row extends Part {
  readonly urut: number;
  readonly cabang_gaji: string;
  readonly keterangan: string;
  readonly kode_cabang: string;
}
interface Rest extends Part {
  readonly kode_cabang: string;
  readonly cabang_rekening: string;
  readonly periode: string;
}

/** Dr 201008 / Cr an account, over 110001 where it belongs to another branch. */
const paidFrom = (
  waits: string,
  { nominal, nomor_rekening, kode_gl }: Part,
  kode_cabang: string,
  keterangan: string,
): BulkJournal => ({
  kodeCabang: waits,
  nominal,
  rekening: nomor_rekening,
  legs: [
    debit({ kode_cabang: waits, kode_gl: gl('SALARIES_UNDER_WAY') }, nominal),
    credit({ kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: nomor_rekening } }, nominal, { keterangan }),
  ],
});

type Place = Pick<Part, 'bagian' | 'tanggal' | 'kantor_pusat'>;

const post = (tx: Db, run: string, part: Place, operasi: string, journals: readonly BulkJournal[]) =>
  commitBulk(tx, {
    run,
    chunk: part.bagian,
    actor: 'SISTEM',
    operasi,
    date: part.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan: '',
    headOffice: part.kantor_pusat,
    journals,
  });

/** Pays the next rows of a payroll in one transaction with the mark that they are paid. Returns their number; 0 where none may be paid now. */
export async function payPart(tx: Db, id: string, most = CHUNK): Promise<number> {
  const rows = await tx<Row[]>`select * from claim_payroll(${id}::uuid, ${most})`;
  const [first] = rows;
  if (!first) return 0;
  const journals = rows.map((row) => paidFrom(row.cabang_gaji, row, row.kode_cabang, row.keterangan));
  await post(tx, id, first, 'GAJI', journals);
  await tx`select record_payroll(${id}::uuid, ${first.bagian}, ${rows.map(({ urut }) => urut)}::integer[])`;
  return rows.length;
}

interface OutwardRow {
  readonly bagian: number;
  readonly tanggal: string;
  readonly cabang_gaji: string;
  readonly kantor_pusat: string;
  readonly urut: number;
  readonly nominal: bigint;
  readonly biaya: bigint;
  readonly kode_gl: string;
  readonly keterangan: string;
}

/** Dr 201008 / Cr the rail's pass-through account, with the fee of the transfer. */
const sentFrom = ({ cabang_gaji: kode_cabang, kode_gl, nominal, biaya, keterangan }: OutwardRow): BulkJournal => ({
  kodeCabang: kode_cabang,
  nominal,
  rekening: null,
  legs: [
    debit({ kode_cabang, kode_gl: gl('SALARIES_UNDER_WAY') }, nominal + biaya),
    credit({ kode_cabang, kode_gl }, nominal, { keterangan }),
    ...(biaya > 0n ? [credit({ kode_cabang, kode_gl: gl('TRANSFER_FEES') }, biaya)] : []),
  ],
});

/**
 * Sends the next rows of a payroll that go to other banks, in one transaction with their transfers and the mark that they are sent: from then on they
 * live as any transfer of the employer's account does. Returns their number; 0 where none may be sent now.
 */
export async function sendPart(tx: Db, id: string, most = CHUNK): Promise<number> {
  const rows = await tx<OutwardRow[]>`select * from claim_payroll_out(${id}::uuid, ${most})`;
  const [first] = rows;
  if (!first) return 0;
  await post(tx, id, first, 'GAJI_BANK_LAIN', rows.map(sentFrom));
  await tx`select record_payroll_out(${id}::uuid, ${first.bagian}, ${rows.map(({ urut }) => urut)}::integer[])`;
  return rows.length;
}

/** Ends a payroll that has no row left: salaries that could not be credited go back to the employer. False where it may not end now. */
async function endPayroll(tx: Db, id: string): Promise<boolean> {
  const [rest] = await tx<Rest[]>`select * from claim_payroll_rest(${id}::uuid)`;
  if (!rest) return false;
  if (rest.nominal > 0n)
    await post(tx, id, rest, 'GAJI_KEMBALI', [
      paidFrom(rest.kode_cabang, rest, rest.cabang_rekening, `Gaji ${rest.periode} tidak dapat dikreditkan`),
    ]);
  await tx`select end_payroll(${id}::uuid, ${rest.bagian})`;
  return true;
}

/**
 * The job `payroll`: pays one payroll (`payload.id_gaji`) part by part, each once. Another core continues the work of a killed one, from the first
 * part that was not committed. Where a branch is not at work, or the employer's account does not take failed rows back, it is tried again by the
 * clock.
 */
export async function payrollJob(db: Db, begin: Begin, log: Logger, payload: unknown): Promise<void> {
  const { id_gaji } = payloadSchema.parse(payload);
  const until = performance.now() + TURN_MS;
  try {
    // A part whose rows have all failed pays none and yet continues: the end is when no row waits.
    for (let rows = await payable(db, id_gaji); rows !== ''; rows = await payable(db, id_gaji)) {
      const next = rows === 'SENDIRI' ? payPart : sendPart;
      await begin((tx) => next(tx, id_gaji));
      if (performance.now() >= until) {
        await db`select queue_payroll(${id_gaji}::uuid)`;
        return;
      }
    }
    if (await begin((tx) => endPayroll(tx, id_gaji))) log.info({ payroll: id_gaji }, 'payroll is through');
  } catch (error) {
    const refused = toAppError(error);
    if (!(refused instanceof AppError)) throw error;
    log.warn({ payroll: id_gaji, code: refused.code }, 'payroll waits');
    await db`select postpone_payroll(${id_gaji}::uuid, ${refused.code})`;
  }
}

/** Returns which rows can be paid now, by their branches on the employer's day or by their rails; '' where none can. */
async function payable(db: Db, id: string): Promise<'SENDIRI' | 'BANK_LAIN' | ''> {
  const [row] = await db<{ mana: 'SENDIRI' | 'BANK_LAIN' | '' }[]>`select payroll_payable(${id}::uuid) as mana`;
  return row?.mana ?? '';
}
