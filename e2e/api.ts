import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { toMinor } from '#lib/money.ts';
import { stackUrl } from './stack.ts';

interface Envelope {
  readonly resp_code: string;
  readonly resp_msg: string;
  readonly resp_data: unknown;
}

/** One call in the name of whoever is signed in on the page, as the screens make it. */
export async function call(page: Page, path: string, body?: unknown): Promise<Envelope & { status: number }> {
  const answer =
    body === undefined
      ? await page.request.get(`/api/${path}`)
      : await page.request.post(`/api/${path}`, {
          data: body,
          headers: { origin: stackUrl(), 'idempotency-key': randomUUID() },
        });
  return { ...((await answer.json()) as Envelope), status: answer.status() };
}

/** Returns the answer of a read; fails when it is refused. */
export async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await call(page, path);
  expect(answer, path).toMatchObject({ status: 200, resp_code: '00' });
  return answer.resp_data as T;
}

export interface Account {
  readonly nomor_rekening: string;
  readonly nama_nasabah: string;
  readonly nama_produk: string;
  readonly kode_produk: string;
  readonly kode_cabang: string;
  readonly status_rekening: string;
  readonly blokir: string;
  readonly saldo_buku: string;
  readonly saldo_tersedia: string;
}

/** A wire amount of either sign in minor units. */
export const minorOf = (wire: string): bigint => toMinor(wire, 'IDR', { allowNegative: true });

interface Wanted {
  readonly status?: 'AKTIF' | 'TIDAK_AKTIF' | 'DORMAN' | 'TUTUP';
  /** Rupiah that must be available at least. */
  readonly available?: bigint;
  /** Product code; '01' is a current account. */
  readonly product?: string;
}

/** Holds the lists of accounts that a person has read, by session. A bank's list is read once: the hourly quota allows few. */
const listed = new WeakMap<BrowserContext, Map<string, Promise<Account[]>>>();

/** Forgets the lists that this browser has read: its bank is another one now. */
export const forgetAccounts = (context: BrowserContext): void => void listed.delete(context);

async function listAccounts(page: Page, status: string): Promise<Account[]> {
  const found: Account[] = [];
  for (let at = 1; at <= 5; at++) {
    const rows = await read<Account[]>(page, `rekening?status_rekening=${status}&page=${at}&show=100`);
    found.push(...rows);
    if (rows.length < 100) break;
  }
  return found.sort((a, b) => a.nomor_rekening.localeCompare(b.nomor_rekening));
}

/**
 * Accounts of the caller's branch that fit and are not blocked, in the order of their numbers, with the balances they had when a
 * test first asked: which ones fit does not change while tests move money.
 */
async function accounts(page: Page, { status = 'AKTIF', available = 0n, product }: Wanted): Promise<Account[]> {
  const known = listed.get(page.context()) ?? new Map<string, Promise<Account[]>>();
  listed.set(page.context(), known);
  const rows = known.get(status) ?? listAccounts(page, status);
  known.set(status, rows);
  return (await rows)
    .filter((row) => row.blokir === '' && (product === undefined || row.kode_produk === product))
    .filter((row) => row.saldo_tersedia !== '' && minorOf(row.saldo_tersedia) >= available * 100n);
}

/** Does an account still sleep? What one test has released from it wakes it for all that follow. */
async function stillSleeps(page: Page, nomorRekening: string): Promise<boolean> {
  const path = `validate-rekening?nomor_rekening=${nomorRekening}`;
  return (await read<{ rekening: Account }>(page, path)).rekening.status_rekening === 'TIDAK_AKTIF';
}

/** Exactly `count` accounts that fit, from the `from`-th on, so that tests can stay out of each other's way. */
export async function pickAccounts(page: Page, wanted: Wanted, count: number, from = 0): Promise<Account[]> {
  const found: Account[] = [];
  for (const row of (await accounts(page, wanted)).slice(from)) {
    if (found.length === count) break;
    if (wanted.status !== 'TIDAK_AKTIF' || (await stillSleeps(page, row.nomor_rekening))) found.push(row);
  }
  if (found.length < count) throw new Error(`the demo bank has too few accounts of ${JSON.stringify(wanted, String)}`);
  return found;
}

/** The balances of an account now, in minor units: what is booked, and what of it is available. */
export async function balances(page: Page, nomorRekening: string): Promise<{ booked: bigint; available: bigint }> {
  const { rekening } = await read<{ rekening: Account }>(page, `validate-rekening?nomor_rekening=${nomorRekening}`);
  return { booked: minorOf(rekening.saldo_buku), available: minorOf(rekening.saldo_tersedia) };
}

/** The available balance of an account now, in minor units. */
export const available = async (page: Page, nomorRekening: string): Promise<bigint> =>
  (await balances(page, nomorRekening)).available;
