import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { free, giveable, payIn, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { largeNotes } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';

const HUNDRED = 100_000n;
const PURPOSES = ['Biaya sekolah', 'Belanja bulanan', 'Sewa rumah', 'Bayar pemasok', 'Kirim orang tua', 'Arisan'];

export const depositCash: Move = {
  name: 'setoran tunai',
  everywhere: true,
  weight: 40,
  makes: ['SETOR_TUNAI'],
  run: async (world, crew) => {
    const account = someAccount(world, crew);
    if (!account) return false;
    // Now and then more than the teller may take in alone.
    const thousands = world.random.percent(3) ? world.random.between(26_000, 40_000) : world.random.between(100, 4_000);
    await payIn(world, crew, account, BigInt(thousands - (thousands % 10)) * 1_000n);
    return true;
  },
};

export const withdrawCash: Move = {
  name: 'penarikan tunai',
  everywhere: true,
  weight: 25,
  makes: ['TARIK_TUNAI'],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account) return false;
    const teller = world.random.pick(crew.tellers);
    const most = [await giveable(world, account), BigInt(await largeNotes(world, teller)), 30n];
    const notesOut = most.reduce((least, each) => (each < least ? each : least));
    if (notesOut < 1n) return false;
    const rupiah = BigInt(world.random.between(1, Number(notesOut))) * HUNDRED; // not an amount: how many notes
    await world.act(teller, cashWithdrawal, {
      nomor_rekening: account.nomor_rekening,
      nominal: wire(rupiah),
      keterangan: world.random.pick(PURPOSES),
      pecahan: notes(rupiah, 100n),
    });
    return true;
  },
};

export const transfer: Move = {
  name: 'pemindahbukuan',
  everywhere: true,
  weight: 15,
  makes: ['PEMINDAHBUKUAN'],
  run: async (world, crew) => {
    const from = someAccount(world, crew, free);
    const to = world.accounts.length > 1 ? world.random.pick(world.accounts) : null;
    if (!from || !to || from === to) return false;
    const hundreds = await giveable(world, from);
    if (hundreds < 1n) return false;
    const rupiah = BigInt(world.random.between(1, hundreds < 80n ? Number(hundreds) : 80)) * HUNDRED; // not an amount: how many hundreds
    await world.act(world.random.pick(crew.tellers), bookTransfer, {
      nomor_rekening_debet: from.nomor_rekening,
      nomor_rekening_kredit: to.nomor_rekening,
      nominal: wire(rupiah),
      keterangan: world.random.pick(PURPOSES),
    });
    return true;
  },
};
