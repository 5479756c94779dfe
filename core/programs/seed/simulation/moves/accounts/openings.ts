import { makeSomebody } from '#core/programs/seed/newcomers.ts';
import { personForm } from '#core/programs/seed/person-form.ts';
import { accountsAt, payIn } from '#core/programs/seed/simulation/accounts.ts';
import type { Chore, Move } from '#core/programs/seed/simulation/move.ts';
import type { Crew, Holder, World } from '#core/programs/seed/simulation/world.ts';

/** After those that it begins with, a branch takes in a customer on so many days of a hundred. */
const CHANCE = 12;
/** Identity numbers end in a serial; those of the simulation begin beyond the demo bank's own. */
const SERIALS = 5_000;
/** Only these branches have streets of their own in the seed; customers elsewhere get those of one of them. */
const KNOWN_STREETS = new Set(['001', '002']);

/** Two persons take a customer in; the customer's number comes with the approval. */
async function registerCustomer(world: World, { branch, clerk }: Crew): Promise<void> {
  const { random } = world;
  const streets = KNOWN_STREETS.has(branch) ? branch : '001';
  const serial = SERIALS + world.holders.length;
  const who = makeSomebody(random, streets, serial, {
    tanggal_lahir: `${random.between(1955, 1999)}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`,
    tier: 'BIASA',
  });
  const form = personForm(random, who, Number.parseInt(world.date.slice(0, 4), 10));
  const idFlow = await world.decided(clerk, 'SIMPAN_NASABAH_INDIVIDU', form);
  const nomor_nasabah = await world.madeBy(idFlow, 'customer');
  world.holders.push({ nomor_nasabah, nomor_identitas: who.nomor_identitas, branch });
}

export const newCustomers: Chore = {
  name: 'nasabah baru',
  everywhere: true,
  makes: ['SIMPAN_NASABAH_INDIVIDU', 'BUKA_REKENING'],
  run: async (world, crew) => {
    const there = world.holders.filter(({ branch }) => branch === crew.branch).length;
    const arrivals =
      there < world.habits.customers ? world.habits.customers - there : world.random.percent(CHANCE) ? 1 : 0;
    for (let opened = 0; opened < arrivals; opened += 1) {
      await registerCustomer(world, crew);
      const holder = world.holders.at(-1);
      if (holder) await open(world, crew, holder);
    }
  },
};

/** First deposits in thousands of rupiah, by product. */
const firstDeposits: Readonly<Record<string, readonly [number, number]>> = {
  '11': [500, 6_000],
  '12': [1_000, 20_000],
  '13': [500, 5_000],
  '01': [2_000, 24_000],
};
const PRODUCTS = ['12', '12', '12', '11', '11', '13', '01'] as const;

/** Two persons open an account, and its holder brings the first money to the counter. */
async function open(world: World, crew: Crew, holder: Holder): Promise<void> {
  const { random } = world;
  const picked = random.pick(PRODUCTS);
  // A branch whose cheques go between banks has a current account.
  const hasGiro = accountsAt(world, crew.branch).some((each) => each.kode_produk === '01');
  const kode_produk = world.habits.rails && !hasGiro ? '01' : picked;
  const [terms] = await world.app<{ sejak: string }[]>`
    select berlaku_sejak as sejak from product_term_on(${kode_produk}, ${world.date}::date)`;
  const idFlow = await world.decided(crew.clerk, 'BUKA_REKENING', {
    nomor_nasabah: holder.nomor_nasabah,
    kode_produk,
    syarat_sejak: terms?.sejak ?? '',
    tujuan: kode_produk === '13' ? 'HAJI' : 'MENABUNG',
    sumber_dana: 'GAJI',
    buku_tabungan: 'F',
    rekening_koran: kode_produk === '01' ? 'BULANAN' : 'DIMINTA',
    zakat: random.percent(20) ? 'T' : 'F',
  });
  const nomor_rekening = await world.madeBy(idFlow, 'account');
  const account = { nomor_rekening, kode_produk, holder, branch: crew.branch };
  world.accounts.push(account);
  const [low, high] = firstDeposits[kode_produk] ?? [500, 1_000];
  await payIn(world, crew, account, BigInt(random.between(low / 10, high / 10)) * 10_000n);
}

export const openings: Move = {
  name: 'pembukaan rekening',
  everywhere: true,
  weight: 3,
  makes: ['BUKA_REKENING', 'SETOR_TUNAI'],
  run: async (world, crew) => {
    const there = world.holders.filter(({ branch }) => branch === crew.branch);
    if (there.length === 0) return false;
    await open(world, crew, world.random.pick(there));
    return true;
  },
};
