import { describe, expect, test } from 'vitest';
import type { Commit } from '#core/engine/commit-request.ts';
import type { Effect } from '#core/engine/effects.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import type { ErrorCode } from '#lib/errors/errors.ts';
import { rupiahMinor } from '#lib/money.ts';
import { accepted, accountRow, bareCommit, bareGrant, counterBank, refused, seenItem } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';

/**
 * Approvals as the application's role might claim them past every rule in TypeScript: who may approve this kind of operation, up to which
 * amount, and how many it takes, is proved by the bank's own tables in the transaction that posts.
 */
const bank = await counterBank();
breaksBooks(bank, ['4', '9']);
await bank.owner`update account_state set saldo_buku = 900000000000 where nomor_rekening = ${accounts.firma}`;

const on = (id: string) => ({ jenis: 'REKENING', id }) as const;
const firma = { kode_cabang: '001', kode_gl: '203001', sub: on(accounts.firma) };
const ani = { kode_cabang: '001', kode_gl: '301001', sub: on(accounts.ani) };
const legsOf = (minor: bigint) => [debit(firma, minor), credit(ani, minor)];
const MILLION = 1_000_000_00n;

/** Takes a right from a role while something is tried, and gives it back. */
async function without<T>(role: string, right: string, tried: () => Promise<T>): Promise<T> {
  await bank.owner`delete from role_menu where role_id = ${role} and menu_id = ${right}`;
  try {
    return await tried();
  } finally {
    await bank.owner`insert into role_menu (role_id, menu_id) values (${role}, ${right})`;
  }
}

describe('a grant', () => {
  /** Inserts a grant, and makes the posting that would spend it. */
  const granted = async (minor: bigint, supervisor = 'headteller1') => {
    const grant = await bareGrant(bank, ['NON_TUNAI_BERDUA']);
    await bank.owner`update override_grant set supervisor = ${supervisor} where token = ${grant.token ?? null}`;
    return () => bareCommit(bank, { legs: legsOf(minor), nominal: minor, ...grant, approver: supervisor });
  };
  const lifts = async (minor: bigint, supervisor?: string) => accepted(bank, await granted(minor, supervisor));
  const fails = async (code: ErrorCode, minor: bigint, supervisor?: string) =>
    refused(bank, code, await granted(minor, supervisor));

  test('of somebody whose roles have no right to approve the operation lifts nothing', async () => {
    await without('HEAD_TELLER', 'oto-pemindahbukuan', () => fails('GRANT_INVALID', MILLION));
    // Another right does not replace it, and one that is out of use is none.
    await without('HEAD_TELLER', 'oto-setor-tunai', () => lifts(MILLION));
    await bank.owner`update menu set aktif = false where menu_id = 'oto-pemindahbukuan'`;
    await fails('GRANT_INVALID', MILLION);
    await bank.owner`update menu set aktif = true where menu_id = 'oto-pemindahbukuan'`;
    await lifts(MILLION);
  });

  test('covers the posted amount, and not the amount it was given for', async () => {
    await fails('GRANT_INVALID', 250n * MILLION + 1n);
    await lifts(250n * MILLION);
    await bank.owner`insert into user_limit (id_user, kelompok, kode_valuta, entri, setuju) values ('headteller1', 'NON_TUNAI', 'IDR', 0, ${(100n * MILLION).toString()})`;
    await fails('GRANT_INVALID', 100n * MILLION + 1n);
    await lifts(100n * MILLION);
    await bank.owner`delete from user_limit where id_user = 'headteller1'`;
  });

  test('is not enough where the bank asks for two', async () => {
    await fails('TWO_APPROVALS', 1_000n * MILLION, 'manager1');
    await lifts(999n * MILLION, 'manager1');
  });

  test('of a person without a level is none', async () => {
    await fails('GRANT_INVALID', MILLION, 'backoffice1');
  });

  test('is not issued without its level', async () => {
    const grant: Extract<Effect, { efek: 'grant' }> = {
      efek: 'grant',
      fase: 'sebelum',
      token: crypto.randomUUID(),
      operasi: 'PEMINDAHBUKUAN',
      sidik: '00',
      pembuat: 'teller1',
      kode_cabang: '001',
      alasan: [{ kode: 'NON_TUNAI_BERDUA', rincian: {} }],
      supervisor: 'headteller1',
      wewenang: 'headteller1',
      tingkat: 'HEAD_TELLER',
      kelompok: 'NON_TUNAI',
      kode_valuta: 'IDR',
      nominal: '0',
      detik: 60,
    };
    const { tingkat: _, ...unnamed } = grant;
    const issued = (effect: Effect) => bareCommit(bank, { effects: [effect], nominal: 0n });
    await expect(issued(unnamed as unknown as Effect)).rejects.toThrow('a grant names the level');
    await issued(grant);
    expect(await bank.owner`select from override_grant where token = ${grant.token}`).toHaveLength(1);
  });
});

describe('an item', () => {
  const filed = async (rupiah: string, user = 'backoffice1') => {
    const { id_flow } = await bank.flow(user, 'SUBMIT', {
      flowCode: 'PEMINDAHBUKUAN',
      data: { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: rupiah },
      remark: 'Mohon disetujui',
    });
    return id_flow;
  };
  /** Approves and posts in one call, by whomever the caller names. */
  const approved = async (id_flow: string, rupiah: string, checkers: readonly string[], rest: Partial<Commit> = {}) => {
    const minor = rupiahMinor(rupiah);
    const { versi, sidik, kode_alasan } = await seenItem(bank, id_flow);
    const move = {
      efek: 'flow_move',
      fase: 'sebelum',
      id_flow,
      sidik,
      aksi: 'APPROVE',
      catatan: '',
      lepas: false,
    } as const;
    const effects = checkers.map((pemeriksa, at) => ({
      ...move,
      versi: versi + at,
      dari: 'WAITING',
      ke: at === checkers.length - 1 ? 'APPROVED' : 'WAITING',
      pemeriksa,
      lepas: at === checkers.length - 1,
    }));
    const last = checkers.at(-1) ?? '';
    return bareCommit(bank, {
      legs: legsOf(minor),
      nominal: minor,
      actor: last,
      idUser: 'backoffice1',
      approver: last,
      idFlow: id_flow,
      lifted: kode_alasan,
      reservations: new Map([[accounts.firma, -minor]]),
      effects,
      ...rest,
    });
  };

  test('is approved by holders of the right, within their limits', async () => {
    const before = (await accountRow(bank, accounts.ani)).saldo_buku;
    const id = await filed('300000000');
    await without('OPS_MANAGER', 'oto-pemindahbukuan', () =>
      refused(bank, 'APPROVER_GONE', () => approved(id, '300000000.00', ['supervisor1'])),
    );
    await refused(bank, 'APPROVER_GONE', () => approved(id, '300000000.00', ['headteller1']));
    await accepted(bank, () => approved(id, '300000000.00', ['supervisor1']));
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before + 300n * MILLION);
  });

  test('by as many as the bank asks for, past the item’s own number', async () => {
    const id = await filed('1500000000');
    await bank.owner`update flow_instance set persetujuan_perlu = 1 where id_flow = ${id}`;
    await refused(bank, 'SECOND_APPROVAL', () => approved(id, '1500000000.00', ['manager1']));
    await accepted(bank, () => approved(id, '1500000000.00', ['supervisor1', 'manager1']));
  });

  test('is measured by its posting, not by its form', async () => {
    const id = await filed('60000000');
    await bank.owner`update flow_instance set kelompok = 'TUNAI' where id_flow = ${id}`;
    await refused(bank, 'GRANT_INVALID', () => approved(id, '60000000.00', ['supervisor1']));
    await bank.owner`update flow_instance set kelompok = 'NON_TUNAI' where id_flow = ${id}`;
    await refused(bank, 'GRANT_INVALID', () => approved(id, '60000000.00', ['supervisor1'], { kodeValuta: 'USD' }));
    await accepted(bank, () => approved(id, '60000000.00', ['supervisor1']));
  });
});
