import type { Db } from '#core/db/client.ts';
import type { Begin } from '#core/db/transactions.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import { headOfficeOf, postPart } from './moves.ts';
import { oneByOne } from './one-by-one.ts';

/** A transfer that waited for compliance and is free now, its account under lock. Minor units. */
interface Cleared {
  readonly rail: TransferRail;
  readonly nominal: bigint;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly nomor_rekening: string | null;
  readonly cabang_rekening: string | null;
  readonly kode_gl: string | null;
  /** The reason why the account does not take it; '' where it does. */
  readonly sebab: string;
  readonly bank: string;
  readonly pengirim: string;
  readonly berita: string;
}

/**
 * Continues one transfer that compliance has cleared, in the caller's transaction: Dr 201002 / Cr its account, or it is held for the reason its
 * account gives, and returned where no account ever takes it (core/payments/README.md). It does nothing where it was handled meanwhile.
 */
async function goOn(tx: Db, nomor: string): Promise<void> {
  const [cleared] = await tx<Cleared[]>`select * from claim_cleared_transfer(${nomor})`;
  if (!cleared) return;
  const run = uuidOf(`TRANSFER CLEARED ${nomor}`);
  const { kode_cabang, tanggal, nominal, sebab, nomor_rekening, cabang_rekening, kode_gl } = cleared;
  if (sebab === '' && nomor_rekening !== null && cabang_rekening !== null && kode_gl !== null)
    await postPart(
      tx,
      {
        run,
        bagian: 1,
        operasi: 'TRANSFER_MASUK',
        keterangan: [cleared.bank, cleared.pengirim, cleared.berita].filter(Boolean).join(' · '),
        headOffice: await headOfficeOf(tx),
        tanggal,
      },
      [
        {
          kodeCabang: kode_cabang,
          nominal,
          rekening: nomor_rekening,
          legs: [
            debit({ kode_cabang, kode_gl: gl('INCOMING_TRANSFERS') }, nominal),
            credit({ kode_cabang: cabang_rekening, kode_gl, sub: { jenis: 'REKENING', id: nomor_rekening } }, nominal),
          ],
        },
      ],
    );
  await tx`select record_cleared_transfer(${run}::uuid, ${nomor})`;
}

/** Continues every transfer that compliance has cleared since. Returns their number. */
export const goOnWithCleared = async (
  { db, begin }: { readonly db: Db; readonly begin: Begin },
  failed: (error: unknown, nomor: string) => void,
): Promise<number> =>
  oneByOne(
    await db<{ nomor: string }[]>`select cleared_incoming() as nomor`,
    begin,
    (tx, { nomor }) => goOn(tx, nomor),
    failed,
  );
