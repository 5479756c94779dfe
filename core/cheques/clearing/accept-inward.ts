import type { Db } from '#core/db/client.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import type { Incoming } from '#core/payments/settlement/gateway.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { claimedFor, type InwardSheet } from './inward.ts';

/** An instrument that an entry presents; `tanggal` is the day of the branch whose books take it, `kode_bank` null where the list has no such bank. */
interface Presented extends Pick<InwardSheet, 'kode_cabang' | 'jenis' | 'nomor_warkat' | 'nominal'> {
  readonly kode_bank: string | null;
  readonly tanggal: string;
  readonly pusat: string;
}

/**
 * Receives an instrument that another bank presents by file: Dr 109005 / Cr 102001 of head office, through 110001, as by hand; the branch of its
 * account decides it. Branch and head office must be at work on the same day; else it is tried again. An entry that names no instrument, or comes
 * from a bank outside the list, stays with the gateway under that reason.
 */
export async function presented(tx: Db, { id, isi, run }: Incoming): Promise<void> {
  if (!isi.warkat) throw new Error('the message names no sheet');
  const [sheet] = await tx<Presented[]>`select * from claim_inward_warkat(${id})`;
  if (!sheet) throw new Error(`entry ${id} presents nothing`);
  const { kode_bank, kode_cabang, nominal, pusat, jenis, nomor_warkat } = sheet;
  if (kode_bank === null) throw new Error(`bank ${isi.bank} is not on the list`);
  await commitBulk(tx, {
    run,
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'TERIMA_PENARIKAN_KLIRING',
    date: sheet.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan: [`${jenis} ${nomor_warkat}`, kode_bank, isi.penerima.nama].join(' · '),
    headOffice: pusat,
    journals: [
      {
        kodeCabang: kode_cabang,
        nominal,
        rekening: null,
        legs: [
          debit(claimedFor({ ...sheet, kode_bank }), nominal),
          credit({ kode_cabang: pusat, kode_gl: gl('BANK_INDONESIA') }, nominal),
        ],
      },
    ],
  });
  await tx`select record_inward_warkat(${run}::uuid, ${id})`;
}
