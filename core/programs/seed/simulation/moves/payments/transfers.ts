import {
  biFastFromAccount,
  rtgsFromAccount,
  rtgsInCash,
  sknFromAccount,
  sknInCash,
} from '#core/payments/transfers/send.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { free, giveable, payIn, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import { relieveTill } from '#core/programs/seed/simulation/cash.ts';
import { type Arrival, arrives } from '#core/programs/seed/simulation/exchange.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';

const BANKS = ['CENAIDJA', 'BMRIIDJA', 'BNINIDJA', 'BRINIDJA'] as const;
const NAMES = ['CV Maju Bersama', 'Toko Makmur', 'Siti Rahayu', 'PT Sinar Abadi'] as const;

/** Makes a transfer's data with a beneficiary at another bank. */
export const transferFields = ({ random }: World, nominal: bigint, over: object = {}) => ({
  nominal: wire(nominal),
  kode_valuta: 'IDR',
  kode_bank: random.pick(BANKS),
  rekening_tujuan: `88${random.between(10_000_000, 99_999_999)}`,
  nama_tujuan: random.pick(NAMES),
  keterangan: 'Bayar faktur',
  bebas_biaya: random.percent(5) ? 'T' : 'F',
  ...over,
});

/** Sends money from an account to another bank, by SKN or BI-FAST. */
export const sendMoney: Move = {
  name: 'transfer antarbank',
  weight: 9,
  makes: ['SKN_NON_TUNAI', 'BI_FAST_NON_TUNAI'],
  run: async (world, crew) => {
    const from = someAccount(world, crew, free);
    const hundreds = from ? await giveable(world, from) : 0n;
    if (!from || hundreds < 2n) return false;
    const { random } = world;
    const most = hundreds - 1n < 60n ? Number(hundreds - 1n) : 60; // not an amount: how many hundreds
    const rupiah = BigInt(random.between(1, most)) * 100_000n;
    const by = random.percent(50) ? sknFromAccount : biFastFromAccount;
    await world.act(random.pick(crew.tellers), by, {
      ...transferFields(world, rupiah),
      nomor_rekening: from.nomor_rekening,
    });
    return true;
  },
};

const SKN_FEE = 2_900n;

/** Paid in over the counter by a customer of the bank, with what it costs. */
export const sendCash: Move = {
  name: 'transfer tunai',
  weight: 4,
  makes: ['SKN_TUNAI'],
  run: async (world, crew) => {
    const sender = someAccount(world, crew);
    if (!sender) return false;
    const teller = world.random.pick(crew.tellers);
    const paid = BigInt(world.random.between(5, 90)) * 100_000n;
    await world.act(teller, sknInCash, {
      ...transferFields(world, paid - SKN_FEE, { bebas_biaya: 'F' }),
      jumlah_tunai: wire(paid),
      pecahan: notes(paid, 100n),
      jenis_identitas: 'KTP',
      nomor_identitas: sender.holder.nomor_identitas,
    });
    await relieveTill(world, crew, teller);
    return true;
  },
};

const RTGS_LEAST = 101;

/** A large payment: its customer brings the money in parts, and it leaves by RTGS. */
export const payByRtgs: Move = {
  name: 'transfer RTGS',
  weight: 1,
  makes: ['RTGS_NON_TUNAI'],
  run: async (world, crew) => {
    const from = someAccount(world, crew, ({ kode_produk }) => kode_produk === '01');
    if (!from) return false;
    for (let part = 0; part < 3; part += 1) await payIn(world, crew, from, 40_000_000n);
    const rupiah = BigInt(world.random.between(RTGS_LEAST, 119)) * 1_000_000n;
    await world.act(world.random.pick(crew.tellers), rtgsFromAccount, {
      ...transferFields(world, rupiah),
      nomor_rekening: from.nomor_rekening,
    });
    return true;
  },
};

const RTGS_FEE = 30_000n;

/** A large payment that its customer makes in cash at the counter. */
export const payRtgsInCash: Move = {
  name: 'transfer RTGS tunai',
  weight: 1,
  makes: ['RTGS_TUNAI'],
  run: async (world, crew) => {
    const sender = someAccount(world, crew);
    if (!sender) return false;
    const teller = world.random.pick(crew.tellers);
    const sent = BigInt(world.random.between(RTGS_LEAST, 140)) * 1_000_000n;
    await world.act(teller, rtgsInCash, {
      ...transferFields(world, sent, { bebas_biaya: 'F' }),
      jumlah_tunai: wire(sent + RTGS_FEE),
      pecahan: notes(sent + RTGS_FEE, 100n),
      jenis_identitas: 'KTP',
      nomor_identitas: sender.holder.nomor_identitas,
    });
    await relieveTill(world, crew, teller);
    return true;
  },
};

export const nameOf = async ({ app }: World, { nomor_rekening }: Account): Promise<string> => {
  const [row] = await app<
    { nama: string }[]
  >`select nama_rekening as nama from account where nomor_rekening = ${nomor_rekening}`;
  return row?.nama ?? '';
};

/**
 * Other banks send transfers: for the most part to the named holder, now and then to another name or an account that nobody has, and the same again.
 */
export const receiveMoney: Move = {
  name: 'transfer masuk',
  weight: 8,
  makes: [],
  run: async (world, crew) => {
    const to = someAccount(world, crew);
    if (!to) return false;
    const { random } = world;
    const serial = `${world.date.replaceAll('-', '')}${random.between(100_000, 999_999)}`;
    const arrival: Arrival = {
      rail: random.pick(['SKN', 'BI_FAST', 'RTGS'] as const),
      bank: random.pick(BANKS),
      nomor: `T${serial}`,
      nominal: BigInt(random.between(1, 80)) * 10_000_000n,
      rekening: random.percent(8) ? unknownAt(crew) : to.nomor_rekening,
      nama: random.percent(12) ? 'Yayasan Bukan Nasabah' : await nameOf(world, to),
    };
    arrives(world, `M${serial}`, arrival);
    if (random.percent(10)) arrives(world, `N${serial}`, arrival);
    return true;
  },
};

/** A number of the branch that no account has. */
const unknownAt = ({ branch }: Crew): string => `${branch}9999999`;

interface Mistake {
  readonly code: ErrorCode;
  readonly attempt: (world: World, crew: Crew, account: Account) => Promise<unknown>;
}

const mistakes: readonly Mistake[] = [
  {
    code: 'BANK_UNKNOWN',
    attempt: (world, { tellers: [teller] }, { nomor_rekening }) =>
      world.act(teller, sknFromAccount, {
        ...transferFields(world, 100_000n, { kode_bank: 'ZZZZIDJA' }),
        nomor_rekening,
      }),
  },
  {
    // Customers send by RTGS what is more than its minimum, not just that.
    code: 'TRANSFER_MINIMUM',
    attempt: (world, { tellers: [teller] }, { holder }) =>
      world.act(teller, rtgsInCash, {
        ...transferFields(world, 100_000_000n, { bebas_biaya: 'F' }),
        jumlah_tunai: '100030000.00',
        pecahan: notes(100_030_000n, 100n),
        jenis_identitas: 'KTP',
        nomor_identitas: holder.nomor_identitas,
      }),
  },
  {
    // The fee is not in the notes.
    code: 'TRANSFER_CASH',
    attempt: (world, { tellers: [teller] }, { holder }) =>
      world.act(teller, sknInCash, {
        ...transferFields(world, 1_000_000n, { bebas_biaya: 'F' }),
        jumlah_tunai: '1000000.00',
        pecahan: notes(1_000_000n, 100n),
        jenis_identitas: 'KTP',
        nomor_identitas: holder.nomor_identitas,
      }),
  },
];

export const transferMistake: Move = {
  name: 'kekeliruan transfer',
  weight: 2,
  makes: [],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account || (await world.available(account.nomor_rekening)) < 20_000_000n) return false;
    const { code, attempt } = world.random.pick(mistakes);
    await world.refuses(code, () => attempt(world, crew, account));
    return true;
  },
};
