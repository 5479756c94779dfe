import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  type EndOfDay,
  type EndOfDayFinding,
  type EndOfDayStep,
  isDealtWith,
  stepRun,
  WHOLE,
} from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';

const STEP = 'DANA_EFEKTIF';

/** An instrument that becomes good funds at the next end of day, and the reason why it does not; '' where it does. Minor units. */
interface Due {
  readonly id_warkat: bigint;
  readonly sub: string;
  readonly nominal: bigint;
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly cabang_rekening: string;
  readonly kode_gl: string;
  readonly sebab: string;
}

const findingsOf = (due: readonly Due[]): EndOfDayFinding[] =>
  due.flatMap(({ sebab, nomor_rekening, nama_rekening, sub, nominal }) =>
    sebab === ''
      ? []
      : [
          {
            jenis: 'REKENING',
            id: nomor_rekening,
            nama: `${nama_rekening} · ${sub}`,
            sebab,
            nominal,
            menghalangi: false,
          },
        ],
  );

const read = (db: Db, { kodeCabang, tanggal }: EndOfDay): Promise<readonly Due[]> =>
  db<Due[]>`select * from due_clearing(${kodeCabang}, ${tanggal}::date)`;

/** Makes settled instruments good funds whose day has come: Dr 201004 / Cr the account, a journal for each (domain: clearing, step 4a). */
export const effectiveSheets: EndOfDayStep = {
  code: STEP,
  title: { id: 'Setoran kliring menjadi efektif', en: 'Clearing deposits become good funds' },
  byRecord: {
    jenis: 'REKENING',
    of: async (db, endOfDay) => [...new Set((await read(db, endOfDay)).map(({ nomor_rekening }) => nomor_rekening))],
  },
  chunks: async (db, endOfDay) => ((await read(db, endOfDay)).length > 0 ? WHOLE : []),
  run: async (tx, endOfDay, part) => {
    const { kodeCabang, tanggal } = endOfDay;
    const claimed = await tx<Due[]>`select * from claim_clearing(${kodeCabang}, ${tanggal}::date)`;
    const due = claimed.filter(({ nomor_rekening }) => isDealtWith(part, nomor_rekening));
    const good = due.filter(({ sebab }) => sebab === '');
    await postAtEndOfDay(tx, endOfDay, {
      operasi: 'EFEKTIFKAN_SETORAN_KLIRING',
      step: STEP,
      nomor: 1,
      keterangan: '',
      journals: good.map((sheet) => ({
        kodeCabang,
        nominal: sheet.nominal,
        rekening: sheet.nomor_rekening,
        legs: [
          debit(
            { kode_cabang: kodeCabang, kode_gl: gl('CHEQUES_NOT_EFFECTIVE'), sub: { jenis: 'WARKAT', id: sheet.sub } },
            sheet.nominal,
          ),
          credit(
            {
              kode_cabang: sheet.cabang_rekening,
              kode_gl: sheet.kode_gl,
              sub: { jenis: 'REKENING', id: sheet.nomor_rekening },
            },
            sheet.nominal,
            { keterangan: sheet.sub },
          ),
        ],
      })),
    });
    if (good.length > 0)
      await tx`select record_clearing(${stepRun(endOfDay, STEP)}::uuid, ${kodeCabang}, ${tanggal}::date, ${good.map(({ id_warkat }) => id_warkat.toString())}::bigint[])`;
    return { baris: good.length, temuan: findingsOf(due) };
  },
  foresee: async (db, endOfDay) => findingsOf(await read(db, endOfDay)),
};
