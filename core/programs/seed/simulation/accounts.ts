import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { relieveTill } from './cash.ts';
import type { Account, Crew, World } from './world.ts';

const HUNDRED = 100_000n;
const MINOR = 100n;

/** Accounts that a customer uses over the counter of a branch. */
export const accountsAt = (world: World, branch: string): Account[] =>
  world.accounts.filter((account) => account.branch === branch);
/** Returns true for accounts that give money freely: savings for the pilgrimage do not. */
export const free = ({ kode_produk }: Account): boolean => kode_produk !== '13';

/** Returns an account of the branch; null where it has none. */
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
