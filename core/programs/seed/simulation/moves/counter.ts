import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { largeNotes, relieveTill } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';

const HUNDRED = 100_000n;
const MINOR = 100n;

/** Accounts that a customer uses over the counter of a branch. */
export const accountsAt = (world: World, branch: string): Account[] =>
  world.accounts.filter((account) => account.branch === branch);
/** Returns true for accounts that give money freely: savings for the pilgrimage do not. */
export const free = ({ kode_produk }: Account): boolean => kode_produk !== '13';

/** An account of the branch, if it has any. */
export function someAccount(
  world: World,
  crew: Crew,
  fits: (account: Account) => boolean = () => true,
): Account | null {
  const there = accountsAt(world, crew.branch).filter(fits);
  return there.length === 0 ? null : world.random.pick(there);
}

/** Returns what an account could give in whole notes of 100,000. */
export const giveable = async (world: World, { nomor_rekening }: Account): Promise<bigint> =>
  (await world.available(nomor_rekening)) / MINOR / HUNDRED;

const ORIGINS = ['Setoran tunai', 'Tabungan bulanan', 'Hasil usaha', 'Gaji', 'Panen', 'Setoran harian toko'];
const PURPOSES = ['Biaya sekolah', 'Belanja bulanan', 'Sewa rumah', 'Bayar pemasok', 'Kirim orang tua', 'Arisan'];

/** Pays cash in over the counter, whole rupiah in notes. */
export async function payIn(world: World, crew: Crew, account: Account, rupiah: bigint): Promise<string> {
  const teller = world.random.pick(crew.tellers);
  const { nomor_referensi } = await world.act(teller, cashDeposit, {
    nomor_rekening: account.nomor_rekening,
    nominal: wire(rupiah),
    keterangan: world.random.pick(ORIGINS),
    pecahan: notes(rupiah, BigInt(world.random.between(50, 90))),
  });
  await relieveTill(world, crew, teller);
  return nomor_referensi;
}

export const depositCash: Move = {
  name: 'setoran tunai',
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
