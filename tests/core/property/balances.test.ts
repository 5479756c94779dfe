import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockAccount, unblockAccount } from '#core/accounts/holds/block-account.ts';
import { holdFunds, releaseFunds } from '#core/accounts/holds/hold-funds.ts';
import { reactivation } from '#core/accounts/maintenance/reactivation.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { addDays } from '#lib/dates.ts';
import { AppError } from '#lib/errors/errors.ts';
import { cash, counterBank, insertGrant, rupiah } from '../counter-bank.ts';
import { accounts, DAY } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

/**
 * One account keeps the balances that its rows give, whatever happens to it in whatever order; the test computes them without a line of the
 * engine, and each step is taken or refused by them (domain: blocks, holds, balances).
 */
const bank = await counterBank();
const account = accounts.budi;

type Step =
  | { readonly kind: 'deposit' | 'withdraw'; readonly notes: number }
  | { readonly kind: 'hold'; readonly amount: bigint; readonly official: boolean; readonly days: number }
  | { readonly kind: 'release'; readonly which: number; readonly percent: bigint }
  | { readonly kind: 'block'; readonly side: 'D' | 'K' | 'T'; readonly days: number }
  | { readonly kind: 'unblock'; readonly which: number }
  | { readonly kind: 'fee' | 'endOfDay' };

const days = fc.integer({ min: -1, max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('deposit' as const, 'withdraw' as const),
      notes: fc.integer({ min: 1, max: 60 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('hold' as const),
      amount: fc.bigInt({ min: 1n, max: 6_000_000n }),
      official: fc.boolean(),
      days,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('release' as const),
      which: fc.nat(9),
      percent: fc.bigInt({ min: 1n, max: 130n }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('block' as const),
      side: fc.constantFrom('D' as const, 'K' as const, 'T' as const),
      days,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('unblock' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('fee' as const, 'endOfDay' as const) }) },
);

let today = DAY;

interface Held {
  id_blokir: string;
  versi: number;
  sisa: bigint;
}
interface Shut {
  id_blokir: string;
  versi: number;
  arah: string;
}

/** The account by its rows alone: lines, holds and blocks that are in force today. Minor units. */
async function currentBalance() {
  const [book] = await bank.owner<{ buku: bigint; minimum: bigint }[]>`
    select (select coalesce(-sum(jumlah), 0)::bigint from journal_line where rekening = ${account}) as buku, s.saldo_minimum as minimum
    from account_state s where s.nomor_rekening = ${account}`;
  const held = await bank.owner<Held[]>`
    select id_blokir, versi, jumlah - dilepas as sisa from account_hold where nomor_rekening = ${account} and dilepas < jumlah
      and tanggal_awal <= ${today}::date and coalesce(tanggal_akhir, ${today}::date) >= ${today}::date order by tanggal_awal, id_blokir`;
  const shut = await bank.owner<Shut[]>`
    select id_blokir, versi, arah from account_blocking where nomor_rekening = ${account} and not dicabut
      and tanggal_awal <= ${today}::date and coalesce(tanggal_akhir, ${today}::date) >= ${today}::date order by tanggal_awal, id_blokir`;
  const buku = book?.buku ?? 0n;
  const ditahan = held.reduce((sum, { sisa }) => sum + sisa, 0n);
  const sides = new Set(shut.flatMap(({ arah }) => (arah === 'T' ? ['D', 'K'] : [arah])));
  return { buku, held, shut, ditahan, sides, tersedia: buku - ditahan - (book?.minimum ?? 0n) };
}
type CurrentBalance = Awaited<ReturnType<typeof currentBalance>>;

const until = (offset: number): string => (offset < 0 ? '' : addDays(today, offset));

/** A change by two persons, the second one at the counter. */
async function changed(
  operation: typeof holdFunds | typeof releaseFunds | typeof blockAccount | typeof unblockAccount,
  input: object,
) {
  const data = operation.schema.parse(input);
  const token = await insertGrant(bank, {
    code: operation.code,
    data,
    maker: 'cs1',
    reasons: ['PERUBAHAN_DATA'],
    supervisor: 'manager1',
  });
  await bank.run('cs1', operation as typeof holdFunds, input, { token });
}

/** Does the step; returns whether the rows require it to pass, or null where it is not tried. */
async function perform(
  one: Step,
  now: CurrentBalance,
): Promise<{ passes: boolean; work: () => Promise<unknown> } | null> {
  if (one.kind === 'deposit')
    return { passes: !now.sides.has('K'), work: () => bank.run('teller1', cashDeposit, cash(account, one.notes)) };
  if (one.kind === 'withdraw') {
    const amount = BigInt(one.notes) * 10_000_000n;
    return {
      passes: !now.sides.has('D') && amount <= now.tersedia,
      work: () => bank.run('teller1', cashWithdrawal, cash(account, one.notes)),
    };
  }
  if (one.kind === 'hold') {
    const asked = { tingkat: one.official ? 'BERWENANG' : 'CABANG', nomor_surat: one.official ? 'S-1/2026' : '' };
    const input = {
      nomor_rekening: account,
      jumlah: rupiah(one.amount),
      sebab: 'JAMINAN',
      ...asked,
      tanggal_akhir: until(one.days),
      alasan: 'Uji coba',
    };
    return { passes: one.official || one.amount * 100n <= now.tersedia, work: () => changed(holdFunds, input) };
  }
  if (one.kind === 'release') {
    const hold = now.held[one.which % Math.max(now.held.length, 1)];
    const [row] = hold
      ? await bank.owner<{ tingkat: string }[]>`select tingkat from account_hold where id_blokir = ${hold.id_blokir}`
      : [];
    const rupiahs = hold ? (hold.sisa * one.percent) / 10_000n : 0n;
    // Head office alone releases an authority's hold, which another test covers.
    if (!hold || row?.tingkat === 'BERWENANG' || rupiahs === 0n) return null;
    const dana = [{ id_blokir: hold.id_blokir, versi: hold.versi, jumlah: rupiah(rupiahs) }];
    return {
      passes: rupiahs * 100n <= hold.sisa,
      work: () => changed(releaseFunds, { nomor_rekening: account, dana, alasan: 'Uji coba' }),
    };
  }
  if (one.kind === 'block') {
    const input = {
      nomor_rekening: account,
      arah: one.side,
      sebab: 'DATA',
      tingkat: 'CABANG',
      tanggal_akhir: until(one.days),
      alasan: 'Uji coba',
    };
    return { passes: true, work: () => changed(blockAccount, input) };
  }
  if (one.kind === 'unblock') {
    const block = now.shut[one.which % Math.max(now.shut.length, 1)];
    if (!block) return null;
    const blokir = [{ id_blokir: block.id_blokir, versi: block.versi }];
    return {
      passes: true,
      work: () => changed(unblockAccount, { nomor_rekening: account, blokir, alasan: 'Uji coba' }),
    };
  }
  if (one.kind === 'endOfDay') return { passes: true, work: runEndOfDay };
  return fee(now);
}

/** The account sleeps and is waked: what that costs is taken from what is available, and from nothing else. */
async function fee(now: CurrentBalance) {
  const [row] = await bank.owner<{ biaya: bigint; nomor_identitas: string; bangun: boolean }[]>`
    select t.biaya_reaktivasi as biaya, n.nomor_identitas, exists (select from account_reactivation r where r.nomor_rekening = ${account} and r.tanggal = ${today}::date) as bangun
    from account a join customer n using (nomor_nasabah), product_term_on('11', ${today}::date) t where a.nomor_rekening = ${account}`;
  if (!row || row.bangun || row.biaya === 0n || now.sides.has('D') || now.tersedia < row.biaya) return null;
  await bank.owner`update account_state set status = 'TIDAK_AKTIF' where nomor_rekening = ${account}`;
  const input = { nomor_rekening: account, nomor_identitas: row.nomor_identitas, keterangan: 'Nasabah datang' };
  const data = reactivation.schema.parse(input);
  const token = await insertGrant(bank, {
    code: 'REAKTIVASI_REKENING',
    data,
    maker: 'cs1',
    reasons: ['PERUBAHAN_DATA', 'DUA_ORANG'],
  });
  return { passes: true, work: () => bank.run('cs1', reactivation, input, { token }) };
}

/** A day ends: every branch goes on to the next one, with the tills that are open. */
async function runEndOfDay(): Promise<void> {
  const next = addDays(today, 1);
  await bank.owner.begin(async (sql) => {
    await sql`update branch_day set ditutup_pada = now(), ditutup_oleh = 'manager1' where tanggal = ${today}::date`;
    await sql`update branch set accounting_date = ${next}::date`;
    await sql`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select kode_cabang, ${next}::date, 'manager1' from branch`;
    await sql`update cash_box set tanggal = ${next}::date where status = 'BUKA'`;
  });
  today = next;
}

async function codeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

test('any sequence of deposits, withdrawals, holds, releases, blocks, fees and ends of day preserves the balance equations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      for (const one of steps) {
        const now = await currentBalance();
        const tried = await perform(one, now);
        if (!tried) continue;
        const code = await codeOf(tried.work);
        expect([one.kind, code === '', code]).toEqual([one.kind, tried.passes, code]);
        const after = await currentBalance();
        const [stored] = await bank.owner<{ saldo_buku: bigint; saldo_ditahan: bigint; blokir: string }[]>`
          select saldo_buku, saldo_ditahan, blokir from account_state where nomor_rekening = ${account}`;
        expect({ ...stored }).toEqual({
          saldo_buku: after.buku,
          saldo_ditahan: after.ditahan,
          blokir: after.sides.size === 2 ? 'T' : ([...after.sides][0] ?? ''),
        });
        // A refusal leaves every balance; a debit never takes what is held or the minimum.
        if (code !== '') expect(after.tersedia).toBe(now.tersedia);
        if (one.kind === 'withdraw' && code === '') expect(after.tersedia).toBeGreaterThanOrEqual(0n);
      }
    }),
    { numRuns: 12, seed: 20_261_120 },
  );
  await expectSoundBooks(bank);
}, 120_000);
