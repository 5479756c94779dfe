import type { Db } from '#core/db/client.ts';
import type { BulkJournal } from '#core/engine/bulk.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import { type EndOfDayStep, monthOf } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { endAgain } from './share-again.ts';

const CODE = 'CADANGAN_BAGI_HASIL';

/** An adjustment of a month's rate that has no journal yet, and the ledger accounts it is posted between; minor units. */
interface Due {
  readonly pool: string;
  readonly bulan: string;
  readonly jumlah: bigint;
  readonly debet: string;
  readonly kredit: string;
}

const due = (db: Db) => db<Due[]>`select pool, bulan, jumlah, debet, kredit from reserves_due()`;
/** Writes a month of a pool as one text, for a part of the step. */
const keyOf = ({ pool, bulan }: Pick<Due, 'pool' | 'bulan'>): string => `${pool} ${bulan}`;

/**
 * Posts head office's reserves from a month's shares and the bank's gifts beside them, a journal each (domain: profit sharing): into the reserves Dr
 * 601003 / Cr 303001 or 303002, out of them the other way round, a gift of the bank's own part Dr 602002 / Cr 601003.
 */
export const fundReserves: EndOfDayStep = {
  code: CODE,
  title: { id: 'Bukukan cadangan dan hibah bagi hasil', en: 'Post reserves and gifts of profit shares' },
  only: ({ headOffice }) => headOffice,
  chunks: async (db) =>
    [...new Set((await due(db)).map(keyOf))].map((key, at) => {
      const [pool = '', bulan = ''] = key.split(' ');
      return { nomor: at + 1, dari: pool, sampai: bulan };
    }),
  run: async (tx, endOfDay, { nomor, dari: pool, sampai: bulan }) => {
    const kode_cabang = endOfDay.kantorPusat;
    const journals = (await due(tx))
      .filter((row) => keyOf(row) === keyOf({ pool, bulan }))
      .map(({ jumlah, debet, kredit }): BulkJournal => {
        const legs = [debit({ kode_cabang, kode_gl: debet }, jumlah), credit({ kode_cabang, kode_gl: kredit }, jumlah)];
        return { kodeCabang: kode_cabang, nominal: jumlah, rekening: null, legs };
      });
    const keterangan = `Cadangan dan hibah bagi hasil ${bulan.slice(0, 7)}`;
    await postAtEndOfDay(tx, endOfDay, { operasi: CODE, nomor, keterangan, journals });
    const [row] = await tx<{ n: number }[]>`select record_reserves(${pool}, ${bulan}::date) as n`;
    // The step of its own ends the month that ends at the next end of day, after all postings of head office in it.
    if (bulan < monthOf(endOfDay)) await endAgain(tx, bulan);
    return { baris: row?.n ?? 0, temuan: [] };
  },
};
