import { makeReference } from '#core/ledger/reference-number.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { addDays } from '#lib/dates.ts';

/** A transfer between accounts of an earlier day went to the wrong account, and is corrected by its mirror. */
export const correct: Move = {
  name: 'koreksi',
  weight: 1,
  makes: ['KOREKSI'],
  may: ['INSUFFICIENT'],
  run: async (world, crew) => {
    const mine = world.accounts.map((each) => each.nomor_rekening);
    const [wrong] = await world.app<{ id: bigint; kode_cabang: string; tanggal: string }[]>`
      select j.id, j.kode_cabang, j.tanggal::text as tanggal from journal j
      where j.operasi = 'PEMINDAHBUKUAN' and j.kode_cabang = ${crew.branch} and j.tanggal between ${addDays(world.date, -10)} and ${addDays(world.date, -1)}
        and not exists (select from journal_reversal r where r.journal_id = j.id)
        and not exists (select from journal_line l join account a on a.nomor_rekening = l.rekening
          where l.journal_id = j.id and l.tanggal = j.tanggal and (l.rekening <> all (${mine}) or a.kode_cabang <> l.kode_cabang))
      order by j.id limit 1`;
    if (!wrong || crew.storekeeper === null) return false;
    await does(world, crew.storekeeper, 'KOREKSI', {
      nomor_referensi: makeReference(wrong.kode_cabang, wrong.tanggal, wrong.id),
      alasan: 'Salah rekening tujuan',
    });
    return true;
  },
};
