import { expect, test } from 'vitest';
import { roleLimits } from '#core/db/reference/bank.ts';
import { levelFor } from '#core/engine/authority.ts';
import { reference } from '#core/engine/reference.ts';
import { counterBank } from '../counter-bank.ts';

const bank = await counterBank();
const juta = (millions: bigint) => millions * 100_000_000n;

/** The bank's table of limits: what each role may key and approve, cash and non-cash, in millions. */
test.each([
  ['TELLER', 25n, 0n, 50n, 0n],
  ['HEAD_TELLER', 100n, 100n, 250n, 250n],
  ['OPS_MANAGER', 500n, 500n, 2_000n, 2_000n],
  ['BRANCH_MANAGER', 2_000n, 2_000n, 10_000n, 10_000n],
  ['HO_FINANCE', 1_000_000n, 1_000_000n, 1_000_000n, 1_000_000n],
  ['BACK_OFFICE', 0n, 0n, 50n, 0n],
  ['CS', 0n, 0n, 0n, 0n],
  ['ADMIN', 0n, 0n, 0n, 0n],
  ['AUDITOR', 0n, 0n, 0n, 0n],
  ['COMPLIANCE', 0n, 0n, 0n, 0n],
])('%s', (role, cashEntry, cashApprove, otherEntry, otherApprove) => {
  expect(roleLimits.filter((row) => row.role_id === role)).toEqual([
    { role_id: role, kelompok: 'TUNAI', kode_valuta: 'IDR', entri: juta(cashEntry), setuju: juta(cashApprove) },
    { role_id: role, kelompok: 'NON_TUNAI', kode_valuta: 'IDR', entri: juta(otherEntry), setuju: juta(otherApprove) },
  ]);
});

/** The first role whose approving limit covers the amount, to the last sen. */
test.each([
  ['TUNAI', juta(100n), 'HEAD_TELLER'],
  ['TUNAI', juta(100n) + 1n, 'OPS_MANAGER'],
  ['TUNAI', juta(500n) + 1n, 'BRANCH_MANAGER'],
  ['TUNAI', juta(2_000n) + 1n, 'HO_FINANCE'],
  ['NON_TUNAI', juta(250n), 'HEAD_TELLER'],
  ['NON_TUNAI', juta(250n) + 1n, 'OPS_MANAGER'],
  ['NON_TUNAI', juta(10_000n) + 1n, 'HO_FINANCE'],
  ['NON_TUNAI', juta(1_000_000n) + 1n, 'HO_FINANCE'],
] as const)('%s %s needs %s', async (group, minor, role) => {
  expect(levelFor(await reference(bank.app), group, 'IDR', minor)).toBe(role);
});
