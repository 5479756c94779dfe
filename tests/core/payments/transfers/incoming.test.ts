import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { arrive, arrival, answer, approve, file, lines, ledger, balance, done, run1, leave } = bank;
const M = 1_000_000_00n;

const stored = async () =>
  (await bank.owner<{ n: number }[]>`select count(*)::integer as n from incoming_transfer`)[0]?.n ?? 0;

test('a transfer from another bank is on the account it names, through head office', async () => {
  const before = await balance(accounts.ani);
  await arrive(accounts.ani, 'ANI LESTARI', 25_000_000n);
  const { status, sebab, journal_id } = await arrival();
  expect([status, sebab]).toEqual(['DIKREDIT', '']);
  expect(await lines(journal_id)).toEqual([
    ['000', '102001', 25n * M],
    ['001', '109002', 25n * M],
    ['001', '109002', -25n * M],
    ['001', '301001', -25n * M],
  ]);
  expect(await balance(accounts.ani)).toBe(before + 25n * M);
  expect(await ledger('109002')).toBe(0n);
  // By another rail, in another branch.
  await arrive(accounts.citra, 'Citra Permana', 200_000_000n, { rail: 'RTGS' });
  expect(await lines((await arrival()).journal_id)).toEqual([
    ['000', '102001', 200n * M],
    ['002', '109003', 200n * M],
    ['002', '109003', -200n * M],
    ['002', '301001', -200n * M],
  ]);
});

test('the same transaction in another message is booked once; by another rail it is another one', async () => {
  const [before, count] = [await balance(accounts.budi), await stored()];
  await arrive(accounts.budi, 'Budi Hartono', 1_000_000n, { id: 'BMRIIDJA/SAMA' });
  await arrive(accounts.budi, 'Budi Hartono', 1_000_000n, { id: 'BMRIIDJA/SAMA' });
  expect([await balance(accounts.budi), await stored()]).toEqual([before + M, count + 1]);
  await arrive(accounts.budi, 'Budi Hartono', 1_000_000n, { id: 'BMRIIDJA/SAMA', rail: 'BI_FAST' });
  expect([await balance(accounts.budi), await stored()]).toEqual([before + 2n * M, count + 2]);
});

/** A deposit of Ani's, whose number somebody at another bank has written. */
const deposit = makeAccountNumber('001', '14', 9);
/** The state of the account that sleeps, before a test lets it be closed. */
let pasif = '';
beforeAll(async () => {
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select ${deposit}, a.nomor_nasabah, a.nama_rekening, a.nama_normal, p.kode_produk, p.kode_gl, '001', p.kode_valuta, '2026-01-05'
    from account a, product p where a.nomor_rekening = ${accounts.ani} and p.kode_produk = '14'`;
  await bank.owner`insert into account_state (nomor_rekening, tanggal_aktivitas) values (${deposit}, '2026-01-05')`;
  const [row] = await bank.owner<{ status: string }[]>`
    select status from account_state where nomor_rekening = ${accounts.pasif}`;
  pasif = row?.status ?? '';
  await bank.owner`update account_state set status = 'PENUTUPAN' where nomor_rekening = ${accounts.pasif}`;
});

test.each([
  ['a deposit', deposit, 'Ani Lestari', 'DEPOSITO', '001'],
  ['an account that is being closed', accounts.pasif, 'Parman Tidakaktif', 'TUTUP', '001'],
  ['an account nobody has, of a branch', '001999999999', 'Siapa Saja', 'REKENING', '001'],
  ['an account of no branch', '8800112233', 'Siapa Saja', 'REKENING', '000'],
  ['a closed account', accounts.tutup, 'Tuti Sudahtutup', 'TUTUP', '001'],
  ['a dormant account', accounts.dorman, 'Darmi Lamatidur', 'DORMAN', '001'],
  ['another name', accounts.citra, 'Joko Santoso', 'NAMA', '002'],
  ['nearly the name of the account', accounts.citra, 'Citra Dewi Permana', 'NAMA_MIRIP', '002'],
  ['a name with which it shares a word of three letters', accounts.ani, 'Ani Wirawan', 'NAMA_MIRIP', '001'],
  ['a name in letters of no Latin name', accounts.citra, 'Citra ☺ Permana', 'AKSARA', '002'],
  ['a name in look-alikes that is the account’s', accounts.citra, 'Cіtra Permana', 'AKSARA', '002'],
])('%s is held on 201002', async (_, rekening, nama, sebab, cabang) => {
  const held = await ledger('201002');
  await arrive(rekening, nama, 3_000_000n);
  const row = await arrival();
  expect(row).toMatchObject({ status: 'TERTAHAN', sebab, kode_cabang: cabang, nominal: 3n * M });
  expect(await lines(row.journal_id)).toEqual([
    ['000', '102001', 3n * M],
    [cabang, '109002', 3n * M],
    [cabang, '109002', -3n * M],
    [cabang, '201002', -3n * M],
  ]);
  expect(await ledger('201002')).toBe(held - 3n * M);
});

test('money that no account can take goes back in the next cycle, off 201002 on leaving, off the central bank on arrival', async () => {
  await leave();
  const [held, underWay] = [await ledger('201002'), await ledger('109002')];
  await arrive('001999999999', 'Siapa Saja', 4_000_000n);
  const { nomor } = await arrival();
  expect(await leave()).toBe(1);
  const left = await arrival();
  expect(left.status).toBe('RETUR');
  expect(await lines(left.journal_retur)).toEqual([
    ['001', '201002', 4n * M],
    ['001', '109002', -4n * M],
  ]);
  const [item] = await bank.owner<{ jenis: string; isi: { asal: unknown } }[]>`
    select jenis, isi from settlement_item where end_to_end = ${nomor}`;
  expect(item).toMatchObject({
    jenis: 'pacs.004',
    isi: {
      asal: { end_to_end: expect.any(String), id_transaksi: expect.stringMatching(/^BMRIIDJA\//), sebab: 'AC01' },
    },
  });
  await answer(nomor, 'SELESAI');
  const back = await arrival();
  expect(back.status).toBe('DIRETUR');
  expect(await lines(back.journal_akhir)).toEqual([
    ['001', '109002', 4n * M],
    ['000', '102001', -4n * M],
  ]);
  expect([await ledger('201002'), await ledger('109002')]).toEqual([held, underWay]);
  // The same word again is a repetition; that it came back after all holds it again.
  await answer(nomor, 'SELESAI');
  expect(await ledger('109002')).toBe(underWay);
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab_retur: 'AC04', journal_akhir: null });
  expect([await ledger('201002'), await ledger('109002')]).toEqual([held - 4n * M, underWay]);
});

test('a transfer to a deposit goes back with the reason that its account takes no transfers', async () => {
  await leave();
  await arrive(deposit, 'Ani Lestari', 2_000_000n);
  const { nomor } = await arrival();
  expect(await leave()).toBe(1);
  const [item] = await bank.owner<{ isi: { asal: { sebab: string } } }[]>`
    select isi from settlement_item where end_to_end = ${nomor}`;
  expect(item?.isi.asal.sebab).toBe('AG01');
  await answer(nomor, 'SELESAI');
  expect((await arrival()).status).toBe('DIRETUR');
});

test('a refused return is held again; money for a dormant account waits for its holder', async () => {
  const [held, underWay] = [await ledger('201002'), await ledger('109002')];
  await arrive(accounts.citra, 'Joko Santoso', 5_000_000n);
  const { nomor } = await arrival();
  await leave();
  await answer(nomor, 'DITOLAK', 'AC03');
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab_retur: 'AC03', journal_retur: null });
  expect([await ledger('201002'), await ledger('109002')]).toEqual([held - 5n * M, underWay]);
  await arrive(accounts.dorman, 'Darmi Lamatidur', 1_000_000n);
  expect(await leave()).toBe(0);
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'DORMAN' });
});

test('two persons credit a transfer to a dormant account once it is active, to it alone, and once', async () => {
  await arrive(accounts.dorman, 'Darmi Lamatidur', 2_500_000n);
  const { nomor } = await arrival();
  const data = {
    nomor,
    nomor_rekening: accounts.dorman,
    nominal: '2500000.00',
    kode_valuta: 'IDR',
    keterangan: 'Rekening sudah diaktifkan',
  };
  const held = await ledger('201002');
  const none = async () => [(await arrival()).status, await ledger('201002')];
  for (const [code, over] of [
    ['ACCOUNT_DORMANT', {}],
    ['TRANSFER_DIFFERS', { nomor_rekening: accounts.ani }],
    ['TRANSFER_DIFFERS', { nominal: '2500000.01' }],
    ['TRANSFER_UNKNOWN', { nomor: 'TM9999999999' }],
  ] as const) {
    await refused(bank, code, () => file('backoffice1', 'SALURKAN_TRANSFER', { ...data, ...over }));
    expect([code, await none()]).toEqual([code, ['TERTAHAN', held]]);
  }
  await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.dorman}`;
  // One person alone credits nothing.
  const item = await file('backoffice1', 'SALURKAN_TRANSFER', data);
  expect(await none()).toEqual(['TERTAHAN', held]);
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
  const [before, duplicate] = [await balance(accounts.dorman), await file('backoffice1', 'SALURKAN_TRANSFER', data)];
  await approve(item, 'supervisor1');
  const row = await arrival();
  expect(row).toMatchObject({ status: 'DISALURKAN', nomor_rekening: accounts.dorman, user_akhir: 'backoffice1' });
  expect(await lines(row.journal_akhir)).toEqual([
    ['001', '201002', 2_500_000_00n],
    ['001', '203002', -2_500_000_00n],
  ]);
  expect(await balance(accounts.dorman)).toBe(before + 2_500_000_00n);
  await refused(bank, 'TRANSFER_STATE', () => approve(duplicate, 'supervisor1'));
  expect(await balance(accounts.dorman)).toBe(before + 2_500_000_00n);
  await bank.owner`update account_state set status = 'DORMAN' where nomor_rekening = ${accounts.dorman}`;
});

test('a transfer on its way back is credited to nobody; once its bank refuses it, its account may have it', async () => {
  await arrive(accounts.citra, 'Joko Santoso', 3_000_000n);
  const { nomor } = await arrival();
  const [row] = await bank.owner<
    { kode_cabang: string }[]
  >`select kode_cabang from incoming_transfer where nomor = ${nomor}`;
  expect(row?.kode_cabang).toBe('002');
  const data = {
    nomor,
    nomor_rekening: accounts.citra,
    nominal: '3000000.00',
    kode_valuta: 'IDR',
    keterangan: 'Nama sudah dipastikan',
  };
  // Of another branch it is not there at all.
  await refused(bank, 'TRANSFER_UNKNOWN', () => file('backoffice1', 'SALURKAN_TRANSFER', data));
  await arrive(accounts.ani, 'Joko Santoso', 3_000_000n);
  const own = { ...data, nomor: (await arrival()).nomor, nomor_rekening: accounts.ani };
  await refused(bank, 'TRANSFER_GOES_BACK', () => file('backoffice1', 'SALURKAN_TRANSFER', own));
  await leave();
  await refused(bank, 'TRANSFER_STATE', () => file('backoffice1', 'SALURKAN_TRANSFER', own));
  await answer(own.nomor, 'DITOLAK', 'AC03');
  const before = await balance(accounts.ani);
  await done('backoffice1', 'SALURKAN_TRANSFER', own, 'supervisor1');
  expect(await balance(accounts.ani)).toBe(before + 3n * M);
  expect((await arrival()).status).toBe('DISALURKAN');
});

test('an account blocked for debits takes it, one blocked for credits does not', async () => {
  await arrive(accounts.blokir, 'Bakri Terblokir', 1_000_000n);
  expect(await arrival()).toMatchObject({ status: 'DIKREDIT' });
  await bank.owner`update account_blocking set arah = 'T' where nomor_rekening = ${accounts.blokir}`;
  await arrive(accounts.blokir, 'Bakri Terblokir', 1_000_000n);
  expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'BLOKIR' });
});

test('a name in another spelling or order is the same one', async () => {
  for (const nama of ['Lestari Ani', 'ANI  LESTARI.', 'Any Lestari']) {
    await arrive(accounts.ani, nama, 1_000n);
    expect([nama, (await arrival()).status]).toEqual([nama, 'DIKREDIT']);
  }
});

test('an account is called by its name with titles, as the bank writes it, and without them', async () => {
  const calledSo = (nama_rekening: string, nama_normal: string) =>
    bank.owner`update account set nama_rekening = ${nama_rekening}, nama_normal = ${nama_normal} where nomor_rekening = ${accounts.ani}`;
  await calledSo('Ir. Euis Sumiati, M.T.', 'EUIS SUMIATI');
  try {
    for (const nama of ['Ir. Euis Sumiati, M.T.', 'EUIS SUMIATI', 'Sumiati Euis']) {
      await arrive(accounts.ani, nama, 1_000_000n);
      expect([nama, (await arrival()).status]).toEqual([nama, 'DIKREDIT']);
    }
    await arrive(accounts.ani, 'Ir. Budi Hartono, M.T.', 1_000_000n);
    expect(await arrival()).toMatchObject({ status: 'TERTAHAN', sebab: 'NAMA' });
  } finally {
    await calledSo('Ani Lestari', 'ANI LESTARI');
  }
});

test('while its branch is not at work it waits, and is taken when it is', async () => {
  const count = await stored();
  await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '002'`;
  expect(await arrive(accounts.citra, 'Citra Permana', 1_000n)).toBe(0);
  expect(await stored()).toBe(count);
  await bank.owner`update branch set status = 'BUKA' where kode_cabang = '002'`;
  // With the next message the one that waited is taken too.
  await arrive(accounts.citra, 'Citra Permana', 2_000n);
  expect(await stored()).toBe(count + 2);
});

test('the check of the books reports unanswered payments that differ from the intermediary accounts', async () => {
  // The deposit without a certificate and the closing that nobody agreed upon have done their part.
  await bank.owner`
    update account a set (kode_produk, kode_gl) = (select b.kode_produk, b.kode_gl from account b where b.nomor_rekening = ${accounts.ani})
    where a.nomor_rekening = ${deposit}`;
  await bank.owner`update account_state set status = ${pasif} where nomor_rekening = ${accounts.pasif}`;
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n));
  await done('teller1', 'RTGS_NON_TUNAI', fromGiro(150_000_000n));
  await leave();
  await bank.owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  await run1(
    'teller1',
    'SKN_TUNAI',
    inNotes(900_000n, 1_000_000n, { pecahan: [{ nominal: '100000.00', lembar: 10 }] }),
  );
  await expectSoundBooks(bank);
  const WAY = '15 what transfers say is under way';
  const HELD = '15 what came in and is held';
  const ONCE = '15 each transfer that came in';
  const LIMIT = '18 no transfer beyond the limits';
  const deeds = [
    ["update transfer set nominal = 100000000100 where rail = 'SKN'", LIMIT],
    ["update transfer set nominal = 10000000000 where rail = 'RTGS'", LIMIT],
    ["update transfer set nominal = nominal + 1 where status = 'DIKIRIM' and rail = 'SKN'", WAY],
    ["update transfer set status = 'DIOTORISASI', tanggal_kirim = null where rail = 'RTGS'", ''],
    ["delete from transfer where nomor_rekening is null and status = 'DIOTORISASI'", WAY],
    ["update incoming_transfer set kode_cabang = '000' where sebab = 'DORMAN'", HELD],
    ["update incoming_transfer set nominal = nominal + 1 where sebab = 'DORMAN'", HELD],
    ["delete from incoming_transfer where status = 'DIKREDIT' and rail = 'RTGS'", ONCE],
  ] as const;
  for (const [deed, name] of deeds) {
    const undo = new Error('taken back');
    let names: readonly string[] = [];
    await bank.owner
      .begin(async (tx) => {
        await tx.unsafe(deed);
        const within = { begin: (_: string, work: (sql: Db) => Promise<unknown>) => work(tx as unknown as Db) };
        names = (await checkBooks(within as unknown as Db)).filter(({ ok }) => !ok).map((each) => each.name);
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    expect([deed, names.some((each) => each.startsWith(name)), names.length > 0]).toEqual([
      deed,
      name !== '' || names.length > 0,
      name !== '',
    ]);
  }
});
