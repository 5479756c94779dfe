import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';

/** A deposit that went to the wrong account, taken back on the spot by two persons; a second time it is refused. */
export const reverseDeposit: Move = {
  name: 'pembatalan setoran',
  everywhere: true,
  weight: 3,
  makes: ['REVERSAL'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    const teller = world.random.pick(crew.tellers);
    const rupiah = BigInt(world.random.between(2, 20)) * 50_000n;
    const { nomor_referensi } = await world.act(teller, cashDeposit, {
      nomor_rekening: account.nomor_rekening,
      nominal: wire(rupiah),
      keterangan: 'Setoran tunai',
      pecahan: notes(rupiah, 50n),
    });
    const undo = { nomor_referensi, alasan: 'Salah nomor rekening' };
    await world.act(teller, reversal, undo);
    if (world.random.percent(50)) await world.refuses('ALREADY_REVERSED', () => world.act(teller, reversal, undo));
    return true;
  },
};
