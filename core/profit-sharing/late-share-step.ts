import { type BulkJournal, CHUNK } from '#core/engine/bulk.ts';
import { partsOf } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';

const CODE = 'BAGI_HASIL_SUSULAN';

interface LateShare {
  readonly nomor_rekening: string;
  /** Minor units. */
  readonly neto: bigint;
  readonly tujuan: string;
  readonly kode_cabang: string;
  readonly kode_gl: string;
}

/**
 * Credits shares and bonuses that no account took when they were given, as soon as one does: Dr 201007 / Cr account, a journal for each share
 * (domain: deposits, destination). A share without such an account goes on waiting.
 */
export const giveLateShares: EndOfDayStep = {
  code: CODE,
  title: { id: 'Kreditkan bagi hasil yang menunggu', en: 'Credit profit shares that waited' },
  byAccount: 'ASIDE',
  chunks: (db, { kodeCabang }) =>
    partsOf(db, db`select distinct s.nomor_rekening from late_shares(${kodeCabang}, '', ${'9'.repeat(20)}) s`, CHUNK),
  run: async (tx, endOfDay, { nomor, dari, sampai }) => {
    const { kodeCabang } = endOfDay;
    const shares = await tx<LateShare[]>`
      select s.nomor_rekening, s.neto, s.tujuan, t.kode_cabang, t.kode_gl
      from late_shares(${kodeCabang}, ${dari}, ${sampai}) s join account t on t.nomor_rekening = s.tujuan
      order by s.nomor_rekening, s.bulan, s.jenis`;
    const journals = shares.map(
      ({ nomor_rekening, neto, tujuan, kode_cabang, kode_gl }): BulkJournal => ({
        kodeCabang,
        nominal: neto,
        rekening: nomor_rekening,
        legs: [
          debit({ kode_cabang: kodeCabang, kode_gl: gl('SHARES_NOT_COLLECTED') }, neto),
          credit({ kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: tujuan } }, neto),
        ],
      }),
    );
    await postAtEndOfDay(tx, endOfDay, { operasi: CODE, nomor, keterangan: 'Bagi hasil susulan', journals });
    await tx`select record_late_shares(${kodeCabang}, ${dari}, ${sampai})`;
    return { baris: shares.length, temuan: [] };
  },
};
