import type { Db } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import type { Attempt, DrillLedger } from './ledger.ts';

/** The books, compared with all that people have sent. */
export interface Verdict {
  readonly lost: readonly Attempt[];
  readonly doubled: readonly Attempt[];
  /** Refused, and booked all the same. */
  readonly refusedAndBooked: readonly Attempt[];
  readonly unanswered: number;
  /** Of those, so many are booked. */
  readonly unansweredBooked: number;
  /** A sentence for each account whose balance is not what the postings make it. */
  readonly balances: readonly string[];
  /** The invariants that do not hold, the chain among them. */
  readonly books: readonly string[];
}

/** The booked balances of these accounts. */
export async function balancesOf(owner: Db, accounts: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await owner<{ nomor_rekening: string; saldo_buku: bigint }[]>`
    select nomor_rekening, saldo_buku from account_state where nomor_rekening = any (${[...accounts]}::text[])`;
  return new Map(rows.map((row) => [row.nomor_rekening, row.saldo_buku]));
}

/** The journals of each posting by its own text, which needs no key: one that was booked twice shows here. */
async function journalsByMark(owner: Db): Promise<Map<string, string[]>> {
  const rows = await owner<{ keterangan: string; ids: string[] }[]>`
    select keterangan, array_agg(id::text) as ids from journal where keterangan like 'Uji %' group by keterangan`;
  return new Map(rows.map(({ keterangan, ids }) => [keterangan, ids]));
}

/** Compares everything that people were answered with the books, and proves these. */
export async function check(owner: Db, ledger: DrillLedger, before: ReadonlyMap<string, bigint>): Promise<Verdict> {
  const journals = await journalsByMark(owner);
  const found = ({ mark }: Attempt) => journals.get(mark) ?? [];
  const booked = (attempt: Attempt) => found(attempt).length > 0;
  const open = ledger.attempts.filter(({ answer }) => !answer);
  const model = new Map(before);
  for (const attempt of ledger.attempts.filter(booked))
    for (const [account, amount] of attempt.moves) model.set(account, (model.get(account) ?? 0n) + amount);
  const now = await balancesOf(owner, [...before.keys()]);
  const broken = (await checkBooks(owner)).filter(({ ok }) => !ok);
  return {
    lost: ledger.attempts.filter((each) => each.answer?.booked && !found(each).includes(each.answer.journal)),
    doubled: ledger.attempts.filter((each) => found(each).length > 1),
    refusedAndBooked: ledger.attempts.filter((each) => each.answer?.booked === false && booked(each)),
    unanswered: open.length,
    unansweredBooked: open.filter(booked).length,
    balances: [...model].flatMap(([account, amount]) =>
      now.get(account) === amount ? [] : [`${account} has ${now.get(account)} where its postings make ${amount}`],
    ),
    books: broken.map(({ name, details }) => `${name}: ${details.slice(0, 3).join('; ')}`),
  };
}
