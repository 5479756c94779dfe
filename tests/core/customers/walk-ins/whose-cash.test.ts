import { expect, test } from 'vitest';
import { operationDefinitions } from '#core/db/reference/operation-definitions.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import type { OperationDefinitions } from '#lib/operations/definition.ts';
import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import { accepted, bareCommit, boxOf, counterBank, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

/** One property of the operation's definition decides whose identity is asked for (core/cash/README.md). */
const bank = await counterBank();
const till = (await boxOf(bank, { user: 'teller1' })).id_kas;
const cash = { kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: String(till) } } as const;
const NOTE = 10_000_000n;

test('an operation that moves customers’ cash says whose identity it asks for, or does not compile', () => {
  const { cash: _, identity: __, ...rest } = definitionOf('SETOR_TUNAI');
  const forgotten = { SETOR_TUNAI: { ...rest, cash: 'CUSTOMER' } };
  // @ts-expect-error a definition without its identity is none
  const cards: OperationDefinitions = forgotten;
  expect(Object.keys(cards)).toEqual(['SETOR_TUNAI']);
  const moving = operationCodes.filter((code) => definitionOf(code).cash === 'CUSTOMER');
  expect(operationDefinitions.filter(({ identitas }) => identitas !== null).map(({ operasi }) => operasi)).toEqual(
    moving,
  );
  for (const code of ['SETOR_DEPOSITO', 'AMBIL_DANA_DI_TELLER'] as const)
    expect(definitionOf(code).identity).toBe('PRESENTER');
  for (const code of ['PENCAIRAN_DEPOSITO', 'AMBIL_BAGI_HASIL_DEPOSITO', 'AMBIL_DANA_KHUSUS'] as const)
    expect(definitionOf(code).identity).toBe('HOLDER');
});

test('from the amount on from which nobody is served unknown, the books refuse cash of nobody', async () => {
  const put = (notes: bigint, rekening: string | null) => () =>
    bareCommit(bank, {
      operasi: 'SETOR_TUNAI',
      nominal: notes * NOTE,
      rekening,
      customerAct: true,
      idKas: till,
      legs: [
        debit(cash, notes * NOTE),
        credit({ kode_cabang: '001', kode_gl: '203002', sub: { jenis: 'REKENING', id: accounts.budi } }, notes * NOTE),
      ],
      denominations: { [till]: { '10000000': Number(notes) } },
    });
  await bank.owner`update parameter set nilai = '500000.00' where nama = 'batas_identitas_tukar'`;
  await refused(bank, 'PARTY_NEEDED', put(5n, null));
  await accepted(bank, put(4n, null));
  const before = await counted();
  await accepted(bank, put(5n, accounts.budi));
  expect(await counted()).toBe(before + 5n * NOTE);
});

/** Returns the day's total of Budi's cash that came in, in minor units. */
async function counted(): Promise<bigint> {
  const [row] = await bank.owner<{ masuk: bigint }[]>`
    select coalesce(sum(d.masuk), 0)::bigint as masuk from cash_day d join account a on a.nomor_nasabah = d.pihak
    where a.nomor_rekening = ${accounts.budi} and d.tanggal = ${DAY}`;
  return row?.masuk ?? 0n;
}
