import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BulkChunk, type BulkJournal, CHUNK, commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, withInterBranch } from '#core/ledger/legs.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { accepted, accountRow, bareCommit, bareGrant, counterBank, onAnyAccount, refused } from '../counter-bank.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';

const bank = await counterBank();
await onAnyAccount(bank);
let otherBank: TestBank;
const STAFF = 10_000;
const staff = Array.from({ length: STAFF }, (_, index) =>
  makeAccountNumber(index % 2 === 0 ? '001' : '002', '11', 1_000 + index),
);

beforeAll(async () => {
  otherBank = await testBank();
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select n, (select nomor_nasabah from account where nomor_rekening = ${accounts.ani}), 'Pegawai', 'PEGAWAI', '11', '203002', substr(n, 1, 3), 'IDR', '2026-01-02'
    from unnest(${staff}::text[]) n`;
  // These accounts may pay out to the last: their contracts ask no minimum.
  await bank.owner`update account_contract set saldo_minimum = 0 where nomor_rekening = any (${staff}::text[])`;
  await bank.owner`insert into account_state (nomor_rekening, tanggal_aktivitas) select n, '2026-01-02' from unnest(${staff}::text[]) n`;
});
afterAll(() => otherBank.close());

const of = (number: string, kode_gl = '203002') => ({
  kode_cabang: number.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id: number } as const,
});
const firma = of(accounts.firma, '203001');
const salary = (number: string): BulkJournal => ({
  kodeCabang: '001',
  nominal: 100_000n,
  rekening: number,
  legs: [debit(firma, 100_000n), credit(of(number), 100_000n)],
});
const chunkOf = (chunk: number, journals: readonly BulkJournal[], rest: Partial<BulkChunk> = {}): BulkChunk => ({
  run: RUN,
  chunk,
  actor: 'SISTEM',
  operasi: 'GAJI',
  date: DAY,
  kodeValuta: 'IDR',
  keterangan: 'Gaji November',
  headOffice: '000',
  journals,
  ...rest,
});
const RUN = randomUUID();

test('a payroll of ten thousand, over two branches, is posted in chunks; asked again nothing moves', async () => {
  const before = (await accountRow(bank, accounts.firma)).saldo_buku;
  const chunks = Array.from({ length: STAFF / CHUNK }, (_, index) =>
    chunkOf(index + 1, staff.slice(index * CHUNK, (index + 1) * CHUNK).map(salary)),
  );
  const done = [];
  for (const chunk of chunks) done.push(await commitBulk(bank.app, chunk));
  expect(done.map(({ jurnal }) => jurnal)).toEqual(chunks.map(() => CHUNK));
  expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before - 100_000n * BigInt(STAFF));
  const [paid] = await bank.owner`
    select count(*)::integer as n, min(saldo_buku) as kurang, max(saldo_buku) as lebih, max(tanggal_aktivitas) as aktif from account_state where nomor_rekening = any (${staff})`;
  expect({ ...paid }).toEqual({ n: STAFF, kurang: 100_000n, lebih: 100_000n, aktif: '2026-01-02' });
  expect(await commitBulk(bank.app, chunks[1] as BulkChunk)).toEqual(done[1]);
  await refused(bank, 'KEY_REUSED', () => commitBulk(bank.app, chunkOf(1, [salary(staff[0] ?? '')])));
  expect((await accountRow(bank, accounts.firma)).saldo_buku).toBe(before - 100_000n * BigInt(STAFF));
  const [trail] =
    await bank.owner`select count(*)::integer as n from audit_trail where korelasi = ${RUN} and id_user = 'SISTEM'`;
  expect(trail?.n).toBe(STAFF);
  await expectSoundBooks(bank);
});

test('profit for ten thousand accounts as one journal for each chunk and branch, valued at the day before', async () => {
  const run = randomUUID();
  for (let chunk = 1; chunk <= STAFF / CHUNK; chunk++) {
    const own = staff.slice((chunk - 1) * CHUNK, chunk * CHUNK);
    const journals = ['001', '002'].map((branch): BulkJournal => {
      const there = own.filter((number) => number.startsWith(branch));
      return {
        kodeCabang: branch,
        nominal: 7n * BigInt(there.length),
        rekening: null,
        legs: [
          debit({ kode_cabang: branch, kode_gl: '602001' }, 7n * BigInt(there.length)),
          ...there.map((number) => credit(of(number), 7n)),
        ],
      };
    });
    await commitBulk(bank.app, chunkOf(chunk, journals, { run, operasi: 'BAGI_HASIL', valueDate: '2026-11-19' }));
  }
  const [row] = await bank.owner`
    select count(*)::integer as n, count(distinct journal_id)::integer as jurnal, sum(jumlah) as jumlah
    from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    where j.korelasi = ${run} and l.tanggal_valuta = '2026-11-19'`;
  expect({ ...row }).toEqual({ n: STAFF + 10, jurnal: 10, jumlah: '0' });
  await expectSoundBooks(bank);
});

test('one account that may not be moved refuses its chunk and is named; without it the chunk goes through', async () => {
  const some = staff.slice(0, 50);
  const bad = [
    [accounts.tutup, 'ACCOUNT_CLOSED'],
    [makeAccountNumber('001', '11', 99_999), 'ACCOUNT_NOT_FOUND'],
  ] as const;
  const run = randomUUID();
  for (const [number, code] of bad) {
    const error = await refused(bank, code, () =>
      commitBulk(bank.app, chunkOf(1, [...some, number].map(salary), { run })),
    );
    expect(error.details.params).toMatchObject({ rekening: number });
  }
  const debits = (number: string): BulkJournal => ({
    kodeCabang: '001',
    nominal: 1n,
    rekening: number,
    legs: [debit(of(number), 1n), credit({ kode_cabang: number.slice(0, 3), kode_gl: '502003' }, 1n)],
  });
  for (const [number, code] of [
    [accounts.blokir, 'ACCOUNT_BLOCKED'],
    [accounts.dorman, 'ACCOUNT_DORMANT'],
    [accounts.pasif, 'ACCOUNT_DORMANT'],
  ] as const) {
    await refused(bank, code, () => commitBulk(bank.app, chunkOf(2, [...some, number].map(debits), { run })));
  }
  await accepted(bank, () => commitBulk(bank.app, chunkOf(1, some.map(salary), { run })));
  await accepted(bank, () => commitBulk(bank.app, chunkOf(2, some.map(debits), { run })));
});

test('no run acts in a person’s name, moves cash, or posts an unbalanced set; it posts at the end of day', async () => {
  const one = salary(staff[0] ?? '');
  const run = randomUUID();
  await refused(bank, 'GRANT_INVALID', () => commitBulk(bank.app, chunkOf(1, [one], { run, actor: 'teller1' })));
  const till = { kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: '1' } } as const;
  for (const legs of [
    [debit(till, 1n), credit(of(staff[0] ?? ''), 1n)],
    [debit(firma, 1n)],
    [debit(firma, 2n), credit(of(staff[0] ?? ''), 1n)],
    [debit({ kode_cabang: '001', kode_gl: '203001' }, 1n), credit(of(staff[0] ?? ''), 1n)],
    [debit(firma, 1n), credit({ ...of(staff[0] ?? ''), kode_gl: '301001' }, 1n)],
  ]) {
    await expect(commitBulk(bank.app, chunkOf(1, [one, { ...one, legs }], { run }))).rejects.toMatchObject({
      code: 'P0001',
    });
  }
  await refused(bank, 'VALUE_DATE', () => commitBulk(bank.app, chunkOf(1, [one], { run, valueDate: '2026-10-30' })));
  await refused(bank, 'DAY_CHANGED', () => commitBulk(bank.app, chunkOf(1, [one], { run, date: '2026-11-19' })));
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
  await refused(bank, 'DAY_CLOSED', () => commitBulk(bank.app, chunkOf(1, [one], { run })));
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  await accepted(bank, () => commitBulk(bank.app, chunkOf(1, [one], { run })));
  await expectSoundBooks(bank);
});

const players = [of(accounts.ani, '301001'), of(accounts.budi), of(accounts.citra, '301001'), firma] as const;
const move = fc.record({
  from: fc.integer({ min: 0, max: 3 }),
  to: fc.integer({ min: 0, max: 3 }),
  amount: fc.bigInt({ min: 1n, max: 5_000n }),
  fee: fc.bigInt({ min: 0n, max: 50n }),
  back: fc.constantFrom(null, '2026-11-17'),
});

test('a set through the second entry point leaves the result of single calls', async () => {
  await bank.owner`insert into operation_check (flow_code, hak, kelompok) values ('UJI', 'oto-pemindahbukuan', 'NON_TUNAI')`;
  await bank.owner`insert into flow_level (flow_code, dari_nominal, persetujuan) values ('UJI', 0, 1)`;
  const onAccounts = (of: TestBank) => of.owner`
    select l.rekening, l.seq, l.kode_gl, l.jumlah, l.saldo, l.tanggal_valuta
    from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
    where j.operasi = 'UJI' and l.rekening <> ${accounts.firma} order by 1, 2`;
  const inTheBooks = (of: TestBank) => of.owner`
    select l.kode_cabang, l.kode_gl, coalesce(l.lawan, '') as lawan, sum(l.jumlah) as jumlah, count(*) as baris
    from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal where j.operasi = 'UJI' group by 1, 2, 3 order by 1, 2, 3`;
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      const journals = moves.map(({ from, to, amount, fee, back }): BulkJournal => {
        const [giver, receiver] = [players[from] ?? firma, players[to] ?? firma];
        const own = { tanggal_valuta: back };
        return {
          kodeCabang: '001',
          nominal: amount,
          rekening: giver.sub.id,
          legs: [
            debit(giver, amount, own),
            credit(receiver, amount, own),
            ...(fee > 0n ? [debit(giver, fee), credit({ kode_cabang: '001', kode_gl: '502003' }, fee)] : []),
          ],
        };
      });
      await commitBulk(otherBank.app, chunkOf(1, journals, { run: randomUUID(), operasi: 'UJI' }));
      for (const journal of journals) {
        await bareCommit(bank, {
          operasi: 'UJI',
          nominal: journal.nominal,
          legs: withInterBranch(journal.legs, { currency: 'IDR', headOffice: '000' }),
          // A person goes back with a second one only.
          ...(await bareGrant(bank, journal.legs.some((leg) => leg.tanggal_valuta) ? ['VALUTA_MUNDUR'] : [], 'UJI')),
        });
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
  const lines = await onAccounts(otherBank);
  expect(lines.length).toBeGreaterThan(20);
  expect([...lines]).toEqual([...(await onAccounts(bank))]);
  expect([...(await inTheBooks(otherBank))]).toEqual([...(await inTheBooks(bank))]);
  await expectSoundBooks(bank);
  await expectSoundBooks(otherBank);
});
