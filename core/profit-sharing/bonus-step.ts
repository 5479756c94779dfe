import type { Db } from '#core/db/client.ts';
import { type BulkJournal, CHUNK } from '#core/engine/bulk.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import type { EndOfDay, EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { gl } from '#lib/books/gl.ts';
import { detours } from './end-of-day-steps.ts';
import { type PlannedShare, shareJournal } from './share-journals.ts';

const CODE = 'BONUS';
const COST_OF_BONUS = gl('WADIAH_BONUS');

interface Due {
  readonly kode_produk: string;
  readonly bulan: string;
}

const due = (db: Db, { kodeCabang }: EndOfDay) => db<Due[]>`
  select kode_produk, bulan from bonuses_due(${kodeCabang})`;

/** Gives the board's bonus for a product and month to the branch's accounts: Dr 602001 / Cr account, 205001, 206001. */
export const giveBonus: EndOfDayStep = {
  code: CODE,
  title: { id: 'Bagikan bonus wadiah', en: 'Give the wadiah bonus' },
  chunks: async (db, endOfDay) =>
    (await due(db, endOfDay)).map(({ kode_produk, bulan }, at) => ({
      nomor: at + 1,
      dari: kode_produk,
      sampai: bulan,
    })),
  run: async (tx, endOfDay, { nomor, dari, sampai: bulan }) => {
    const { kodeCabang } = endOfDay;
    const gifts = await tx<PlannedShare[]>`
      select p.nomor_rekening, a.nama_rekening, p.bruto as bagian, p.bruto, p.pajak, p.zakat, p.neto, p.tujuan, p.nomor_rekening as diminta,
        t.kode_cabang as tujuan_cabang, t.kode_gl as tujuan_gl
      from plan_bonus(${kodeCabang}, ${dari}, ${bulan}::date) p join account a using (nomor_rekening)
      left join account t on t.nomor_rekening = p.tujuan order by p.nomor_rekening`;
    const journals = gifts.map((gift): BulkJournal => shareJournal(kodeCabang, gift, COST_OF_BONUS));
    for (let at = 0; at < journals.length; at += CHUNK) {
      await postAtEndOfDay(tx, endOfDay, {
        operasi: CODE,
        step: `${CODE} ${nomor}`,
        nomor: at / CHUNK + 1,
        keterangan: `Bonus wadiah ${bulan.slice(0, 7)}`,
        journals: journals.slice(at, at + CHUNK),
      });
    }
    await tx`select record_bonus(${kodeCabang}, ${dari}, ${bulan}::date)`;
    return { baris: gifts.length, temuan: detours(gifts) };
  },
};
