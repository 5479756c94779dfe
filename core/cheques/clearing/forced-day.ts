import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import { type EndOfDayFinding, type EndOfDayStep, stepRun, WHOLE } from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { claimedFor, heldFor, type InwardSheet } from './inward.ts';

const CODE = 'TAHAN_WARKAT';

/** A presented instrument that nobody has decided by the end of its day. Minor units. */
type Undecided = Pick<
  InwardSheet,
  'id_penarikan' | 'kode_cabang' | 'kode_bank' | 'jenis' | 'nomor_warkat' | 'nominal' | 'status' | 'nama_penerima'
>;

const undecided = (db: Db, run: string): Promise<readonly Undecided[]> =>
  db<Undecided[]>`select * from undecided_of_forced_day(${run}::uuid)`;

const findingOf = ({ jenis, nomor_warkat, kode_bank, nama_penerima, nominal }: Undecided): EndOfDayFinding => ({
  id: nomor_warkat,
  nama: [`${jenis} ${nomor_warkat}`, kode_bank, nama_penerima].join(' · '),
  sebab: 'SHEET_HELD',
  nominal,
  menghalangi: false,
});

/**
 * Holds undecided instruments presented to a branch whose day head office ends: Dr 109007 / Cr 109005, until the end of its next business day, on
 * which it is paid or returned like any other held one. One that was held until today is held one day more.
 */
export const holdUndecided: EndOfDayStep = {
  code: CODE,
  title: { id: 'Tahan warkat yang belum diputus', en: 'Hold undecided sheets' },
  chunks: async (db, { run }) => ((await undecided(db, run)).length > 0 ? WHOLE : []),
  run: async (tx, endOfDay) => {
    const sheets = await undecided(tx, endOfDay.run);
    await postAtEndOfDay(tx, endOfDay, {
      operasi: 'TAHAN_PENARIKAN_KLIRING',
      step: CODE,
      nomor: 1,
      keterangan: 'Ditahan: hari cabang ditutup paksa',
      journals: sheets
        .filter(({ status }) => status === 'DITERIMA')
        .map((sheet) => ({
          kodeCabang: sheet.kode_cabang,
          nominal: sheet.nominal,
          rekening: null,
          legs: [debit(heldFor(sheet), sheet.nominal), credit(claimedFor(sheet), sheet.nominal)],
        })),
    });
    await tx`select eod_hold_warkat(${endOfDay.run}::uuid, ${stepRun(endOfDay, CODE)}::uuid)`;
    return { baris: sheets.length, temuan: sheets.map(findingOf) };
  },
};
