import { moveDay, steps } from '#core/business-day/branch-day/day.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { notes, wire } from '#core/programs/seed/counter.ts';
import { free, someAccount } from '#core/programs/seed/simulation/accounts.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { Account, Crew, World } from '#core/programs/seed/simulation/world.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';

/** A forbidden attempt of a user, with the code it comes back with. It must change nothing in the books. */
interface Mistake {
  readonly code: ErrorCode;
  readonly attempt: (world: World, crew: Crew, account: Account) => Promise<unknown>;
}

const into = (account: Account, rupiah: bigint, more: object = {}) => ({
  nomor_rekening: account.nomor_rekening,
  nominal: wire(rupiah),
  keterangan: 'Setoran tunai',
  pecahan: notes(rupiah, 100n),
  ...more,
});

/** A hold as a clerk would file it. */
const hold = ({ nomor_rekening }: Account) => ({
  nomor_rekening,
  jumlah: '100000.00',
  kode_valuta: 'IDR',
  sebab: 'JAMINAN',
  tingkat: 'CABANG',
  alasan: 'Permintaan bagian pembiayaan',
});

const elsewhere = (world: World, { branch }: Crew): Crew =>
  world.crews.find((crew) => crew.branch !== branch) ?? world.crewOf(branch);

const mistakes: readonly Mistake[] = [
  {
    // The notes on the desk are not what the form says.
    code: 'CASH_COUNT',
    attempt: (world, { tellers: [teller] }, account) =>
      world.act(teller, cashDeposit, into(account, 300_000n, { nominal: '350000.00' })),
  },
  {
    code: 'VALIDATION',
    attempt: (world, { tellers: [teller] }, account) =>
      world.act(teller, cashDeposit, into(account, 300_000n, { nominal: '-300000.00' })),
  },
  {
    // A number with one digit wrong.
    code: 'VALIDATION',
    attempt: (world, { tellers: [teller] }, account) => {
      const last = (Number.parseInt(account.nomor_rekening.slice(-1), 10) + 1) % 10;
      const nomor_rekening = `${account.nomor_rekening.slice(0, -1)}${last}`;
      return world.act(teller, cashDeposit, into(account, 300_000n, { nomor_rekening }));
    },
  },
  {
    // More than there is.
    code: 'INSUFFICIENT',
    attempt: async (world, { tellers: [teller] }, account) => {
      const other = world.accounts.find((each) => each !== account);
      const rupiah = (await world.available(account.nomor_rekening)) / 100n + 5_000_000n;
      return world.act(teller, bookTransfer, {
        nomor_rekening_debet: account.nomor_rekening,
        nomor_rekening_kredit: other?.nomor_rekening,
        nominal: wire(rupiah),
        keterangan: 'Bayar pemasok',
      });
    },
  },
  {
    // The keeper of the vault serves no customers.
    code: 'FORBIDDEN',
    attempt: (world, { clerk }, account) => world.act(clerk, cashDeposit, into(account, 300_000n)),
  },
  {
    code: 'FORBIDDEN',
    attempt: (world, { tellers: [teller] }, account) => world.file(teller, 'TAHAN_DANA', hold(account)),
  },
  {
    // A day is opened once.
    code: 'DAY_ALREADY',
    attempt: async (world, { branch, manager }) =>
      moveDay(await world.as(manager), { kode_cabang: branch, accounting_date: '' }, steps.open),
  },
  {
    // Nobody moves the day of another branch.
    code: 'NOT_FOUND',
    attempt: async (world, crew) =>
      moveDay(
        await world.as(crew.manager),
        { kode_cabang: elsewhere(world, crew).branch, accounting_date: '' },
        steps.cutOff,
      ),
  },
];

export const staffMistake: Move = {
  name: 'kekeliruan petugas',
  everywhere: true,
  weight: 6,
  makes: [],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account || world.accounts.length < 2 || world.crews.length < 2) return false;
    const { code, attempt } = world.random.pick(mistakes);
    await world.refuses(code, () => attempt(world, crew, account));
    return true;
  },
};

/** An item that its own maker and another branch try to approve, and that the manager turns down. */
export const wrongChecker: Move = {
  name: 'pemeriksa yang salah',
  everywhere: true,
  weight: 2,
  makes: [],
  run: async (world, crew) => {
    const account = someAccount(world, crew, free);
    if (!account || world.crews.length < 2 || (await world.available(account.nomor_rekening)) < 10_000_000n)
      return false;
    const idFlow = await world.file(crew.clerk, 'TAHAN_DANA', hold(account));
    await world.refuses('SELF_APPROVAL', () => world.decide(crew.clerk, idFlow, 'APPROVE', 'Sesuai'));
    const stranger = elsewhere(world, crew).manager;
    await world.refuses('NOT_FOUND', () => world.decide(stranger, idFlow, 'APPROVE', 'Sesuai'));
    await world.decide(crew.manager, idFlow, 'REJECT', 'Nasabah berubah pikiran');
    return true;
  },
};
