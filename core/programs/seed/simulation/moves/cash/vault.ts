import { countHandover } from '#core/cash/vault/count-handover.ts';
import { recallCash } from '#core/cash/vault/recall-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import { handoverOf, largeNotes, stockRows, tillOf } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';

/** Cash that is counted twice, sent back, or changed into other notes. */

const HUNDRED = 100_000n;

/** Somebody changes large notes into small ones. */
export const changeNotes: Move = {
  name: 'tukar uang',
  weight: 4,
  makes: ['TUKAR_UANG'],
  run: async (world, crew) => {
    const teller = world.random.pick(crew.tellers);
    const { stok } = await tillOf(world, teller);
    if ((stok['5000000'] ?? 0) < 2) return false;
    await does(world, teller, 'TUKAR_UANG', {
      nominal: wire(HUNDRED),
      keterangan: 'Tukar pecahan',
      pecahan: notes(HUNDRED, 100n),
      kembalian: [{ nominal: '50000.00', lembar: 2 }],
    });
    return true;
  },
};

/** The vault counts less than the till says it sent: both count again, and the cash goes back into the till it came from. */
export const countTwice: Move = {
  name: 'serah terima berselisih',
  weight: 1,
  makes: ['SETORAN_KHASANAH', 'HITUNG_SERAH_TERIMA', 'AMBIL_KEMBALI_KAS'],
  run: async (world, crew) => {
    const teller = world.random.pick(crew.tellers);
    if ((await largeNotes(world, teller)) < 3) return false;
    const { id_kas } = await tillOf(world, teller);
    const pecahan = stockRows({ '10000000': 3 });
    await world.act(teller, tillToVault, { nominal: wire(3n * HUNDRED), keterangan: 'Kelebihan kas teller', pecahan });
    const id_serah_terima = await handoverOf(world, id_kas, null);
    const short = { id_serah_terima, pecahan: stockRows({ '10000000': 2 }) };
    await world.act(crew.headTeller, countHandover, short);
    await world.act(teller, countHandover, { id_serah_terima, pecahan });
    await world.act(crew.headTeller, countHandover, short);
    await world.act(teller, recallCash, { id_serah_terima });
    return true;
  },
};
