import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accountRow, boxOf, cash, counterBank, rupiah, withoutTrialLimit } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

const bank = await counterBank();
await withoutTrialLimit(bank);
const players = [accounts.ani, accounts.budi, accounts.citra, accounts.pasif] as const;

/** Models the bank's balances, in whole rupiah; written anew here, without a line of the engine. */
interface Model {
  readonly balance: Record<string, bigint>;
  readonly reserved: Record<string, bigint>;
  till: bigint;
  notes: bigint;
  /** Holds the waiting transfers, with the reasons their checker sees. */
  readonly waiting: { from: string; to: string; amount: bigint; shown: readonly string[] }[];
  /** Holds the amounts that the teller has moved alone today, by kind, and that each account gave over the counter. */
  readonly used: Record<string, bigint>;
  /** Accounts that sleep until a debit of theirs is approved. */
  readonly asleep: Set<string>;
}

const MINIMUM = 50_000n;
const LIMIT = { cash: 25_000_000n, transfer: 5_000_000n };
const A_DAY = { in: 500_000_000n, out: 250_000_000n, other: 25_000_000n, account: 100_000_000n };

type Step =
  | { readonly kind: 'deposit' | 'withdraw'; readonly who: number; readonly notes: number }
  | { readonly kind: 'transfer' | 'submit'; readonly who: number; readonly to: number; readonly amount: bigint }
  | { readonly kind: 'approve' | 'cancel' };

const who = fc.integer({ min: 0, max: players.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
    who,
    notes: fc.integer({ min: 1, max: 260 }),
  }),
  fc.record({
    kind: fc.constantFrom('transfer' as const, 'submit' as const),
    who,
    to: who,
    amount: fc.bigInt({ min: 1n, max: 15_000_000n }),
  }),
  fc.record({ kind: fc.constantFrom('approve' as const, 'cancel' as const) }),
);

/** The code of debiting `amount`; '' is content. Rejections come before what could be released. */
function debitCode(model: Model, from: string, amount: bigint, limit: bigint): string {
  const free = (model.balance[from] ?? 0n) - (model.reserved[from] ?? 0n);
  if (amount > free) return 'INSUFFICIENT';
  if (model.asleep.has(from) || amount > free - MINIMUM || amount > limit) return 'OVERRIDE_NEEDED';
  const kind = limit === LIMIT.cash ? 'out' : 'other';
  const left = (key: string, most: bigint) => amount <= most - (model.used[key] ?? 0n);
  return left(kind, A_DAY[kind]) && left(from, A_DAY.account) ? '' : 'OVERRIDE_NEEDED';
}

/** Returns the reasons for which a transfer may need a second person, of all that change while it waits. */
function reasonsOf(model: Model, from: string, amount: bigint): readonly string[] {
  const free = (model.balance[from] ?? 0n) - (model.reserved[from] ?? 0n);
  return [
    ...(amount > free - MINIMUM ? ['minimum'] : []),
    ...(amount > A_DAY.other - (model.used.other ?? 0n) ? ['day'] : []),
    ...(amount > A_DAY.account - (model.used[from] ?? 0n) ? ['account'] : []),
  ];
}

const add = (sheet: Record<string, bigint>, number: string, amount: bigint) => {
  sheet[number] = (sheet[number] ?? 0n) + amount;
};

/** Returns the expected result of a step: the model after it, and the code of its refusal. */
function expected(model: Model, one: Step): string {
  if ('notes' in one) {
    const number = players[one.who] ?? '';
    const amount = BigInt(one.notes) * 100_000n;
    if (one.kind === 'deposit') {
      if (amount > LIMIT.cash || model.till + amount > 100_000_000n) return 'OVERRIDE_NEEDED';
      if ((model.used.in ?? 0n) + amount > A_DAY.in) return 'OVERRIDE_NEEDED';
      add(model.used, 'in', amount);
      add(model.balance, number, amount);
      model.till += amount;
      model.notes += BigInt(one.notes);
      return '';
    }
    const code = debitCode(model, number, amount, LIMIT.cash);
    if (code === 'INSUFFICIENT') return code;
    if (model.notes < BigInt(one.notes)) return 'CASH_SHORT';
    if (code !== '') return code;
    for (const key of ['out', number]) add(model.used, key, amount);
    add(model.balance, number, -amount);
    model.till -= amount;
    model.notes -= BigInt(one.notes);
    return '';
  }
  if (!('amount' in one)) {
    const item = model.waiting.shift();
    if (!item) return '';
    add(model.reserved, item.from, -item.amount);
    if (one.kind === 'cancel') return '';
    const now = reasonsOf(model, item.from, item.amount);
    if (now.some((reason) => !item.shown.includes(reason))) {
      // Nobody has seen them yet: it goes on waiting, and shows them now.
      add(model.reserved, item.from, item.amount);
      model.waiting.unshift({ ...item, shown: now });
      return 'REASONS_NEW';
    }
    add(model.balance, item.from, -item.amount);
    add(model.balance, item.to, item.amount);
    model.asleep.delete(item.from);
    return '';
  }
  const [from, to] = [players[one.who] ?? '', players[one.to] ?? ''];
  if (from === to) return 'SAME_ACCOUNT';
  const code = debitCode(model, from, one.amount, LIMIT.transfer);
  if (one.kind === 'submit') {
    if (code === 'INSUFFICIENT') return code;
    const shown = reasonsOf(model, from, one.amount);
    add(model.reserved, from, one.amount);
    model.waiting.push({ from, to, amount: one.amount, shown });
    return '';
  }
  if (code !== '') return code;
  for (const key of ['other', from]) add(model.used, key, one.amount);
  add(model.balance, from, -one.amount);
  add(model.balance, to, one.amount);
  return '';
}

/** Does the step in the bank; returns the code of its refusal. */
async function done(one: Step, queue: string[]): Promise<string> {
  try {
    if ('notes' in one && one.kind === 'deposit')
      await bank.run('teller1', cashDeposit, cash(players[one.who] ?? '', one.notes));
    else if ('notes' in one) await bank.run('teller1', cashWithdrawal, cash(players[one.who] ?? '', one.notes));
    else if (!('amount' in one)) {
      const idFlow = queue.shift();
      const [user, action] = one.kind === 'approve' ? ['manager1', 'APPROVE'] : ['teller1', 'CANCEL'];
      if (!idFlow) return '';
      queue.unshift(idFlow);
      await bank.flow(user, action, { idFlow });
      queue.shift();
    } else {
      const data = {
        nomor_rekening_debet: players[one.who],
        nomor_rekening_kredit: players[one.to],
        nominal: rupiah(one.amount),
      };
      if (one.kind === 'transfer') await bank.run('teller1', bookTransfer, data);
      else queue.push((await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data })).id_flow);
    }
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const USED_AS: Readonly<Record<string, string>> = { TUNAI_MASUK: 'in', TUNAI_KELUAR: 'out', NON_TUNAI: 'other' };

async function startingModel(): Promise<Model> {
  const till = await boxOf(bank, { user: 'teller1' });
  const balances = await Promise.all(
    players.map(async (number) => [number, (await accountRow(bank, number)).saldo_buku / 100n] as const),
  );
  const used = await bank.owner<{ kunci: string; kelompok: string; jumlah: bigint }[]>`
    select kunci, kelompok, jumlah from daily_usage where tanggal = '2026-11-20' and (lingkup = 'REKENING' or kunci = 'teller1')`;
  const sleeping = await bank.owner<{ nomor: string }[]>`
    select nomor_rekening as nomor from account_state where status = 'TIDAK_AKTIF' and nomor_rekening = any (${[...players]}::text[])`;
  return {
    asleep: new Set(sleeping.map(({ nomor }) => nomor)),
    balance: Object.fromEntries(balances),
    reserved: {},
    till: till.saldo / 100n,
    notes: BigInt(till.stok['10000000'] ?? 0),
    waiting: [],
    used: Object.fromEntries(used.map((row) => [USED_AS[row.kelompok] ?? row.kunci, row.jumlah / 100n])),
  };
}

async function compare(model: Model): Promise<void> {
  for (const number of players) {
    expect(await accountRow(bank, number)).toMatchObject({
      saldo_buku: (model.balance[number] ?? 0n) * 100n,
      debet_menunggu: (model.reserved[number] ?? 0n) * 100n,
    });
  }
  const till = await boxOf(bank, { user: 'teller1' });
  expect([till.saldo, BigInt(till.stok['10000000'] ?? 0)]).toEqual([model.till * 100n, model.notes]);
}

test('random days at the counter end as a model of them says, refusals and all', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const model = await startingModel();
      const queue: string[] = [];
      for (const one of steps) {
        const code = expected(model, one);
        expect([one, await done(one, queue)]).toEqual([one, code]);
        seen.add(`${one.kind} ${code}`.trim());
      }
      await compare(model);
      // A transfer left waiting would reserve into the next run.
      while (queue.length > 0) {
        expected(model, { kind: 'cancel' });
        await done({ kind: 'cancel' }, queue);
      }
      await compare(model);
    }),
    { numRuns: 30, endOnFailure: true },
  );
  await expectSoundBooks(bank);
  // The generator must have been everywhere, or the test proves less than it claims.
  for (const visited of [
    'deposit',
    'deposit OVERRIDE_NEEDED',
    'withdraw',
    'withdraw INSUFFICIENT',
    'transfer',
    'transfer INSUFFICIENT',
  ]) {
    expect(seen).toContain(visited);
  }
  for (const visited of ['submit', 'approve', 'cancel', 'transfer SAME_ACCOUNT', 'transfer OVERRIDE_NEEDED']) {
    expect(seen).toContain(visited);
  }
});
