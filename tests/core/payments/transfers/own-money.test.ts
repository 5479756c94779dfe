import { expect, test } from 'vitest';
import { heldAtCounter } from '#core/payments/transfers/held-at-counter.ts';
import { listTransfers } from '#core/payments/transfers/queries.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { boxOf, reasonsOf, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, approve, balance, done, file, leave, ledger, lines, newest, owner } = bank;
const M = 1_000_000_00n;

const [ani = { nama_nasabah: '', jenis_identitas: '', nomor_identitas: '' }] = await owner<
  { nama_nasabah: string; jenis_identitas: string; nomor_identitas: string }[]
>`
  select nama_nasabah, jenis_identitas, nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;

const state = (status: string, rekening: string) =>
  owner`update account_state set status = ${status} where nomor_rekening = ${rekening}`;
/** Returns Ani's transfer of a million while the account is in this state: it stays on 201002. */
async function backTo(status: string): Promise<string> {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening: accounts.ani }));
  await leave();
  const { nomor } = await newest();
  await state(status, accounts.ani);
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  expect(await lines((await newest()).journal_akhir)).toEqual([
    ['000', '102001', M],
    ['001', '109002', M],
    ['001', '109002', -M],
    ['001', '201002', -M],
  ]);
  return nomor;
}
const crediting = (nomor: string, over: object = {}) => ({
  nomor,
  nomor_rekening: accounts.budi,
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  keterangan: 'Rekening asal sudah ditutup',
  ...over,
});
const credit = (nomor: string, over: object = {}, maker = 'backoffice1') =>
  file(maker, 'SALURKAN_TRANSFER', crediting(nomor, over));
const paying = (nomor: string, over: object = {}) => ({
  nomor,
  nominal: '1000000.00',
  kode_valuta: 'IDR',
  keterangan: 'KTP asli dan slip transfer',
  pecahan: [{ nominal: '100000.00', lembar: 10 }],
  jenis_identitas: 'KTP',
  nomor_identitas: ani.nomor_identitas,
  nama: 'Ani Lestari',
  ...over,
});
const listed = async (nomor: string) => {
  const asked = { kode_cabang: '', tanggal_awal: '', tanggal_akhir: '', rail: '', status_transfer: '' };
  return (await listTransfers(await bank.as('backoffice1'), { ...asked, paging: paging({ keyword: nomor }) })).data[0];
};
const found = async (keyword: string) =>
  (await heldAtCounter(await bank.as('teller1'), { paging: paging({ keyword }) })).data.map(
    ({ nomor, tempat, nominal }) => [nomor, tempat, nominal],
  );
const perantara = async () => [
  await ledger('109002'),
  await ledger('109003'),
  await ledger('201003'),
  await ledger('201002'),
];
/** Budi's account becomes another one of Ani's. */
const alsoAnis = () => owner`
  with hers as (select nomor_nasabah from account where nomor_rekening = ${accounts.ani}),
    party as (update account_party p set nomor_nasabah = hers.nomor_nasabah from hers where p.nomor_rekening = ${accounts.budi} and p.peran = 'PEMILIK')
  update account a set nomor_nasabah = hers.nomor_nasabah from hers where a.nomor_rekening = ${accounts.budi}`;

test('a return to a closed account is credited to another one of its owner alone, by two persons and once', async () => {
  const nomor = await backTo('TUTUP');
  expect(await listed(nomor)).toMatchObject({
    dapat_dibayar: '1000000.00',
    dapat_disalurkan: '1000000.00',
    rekening_tutup: 'T',
  });
  const before = [await balance(accounts.budi), await ledger('201002')];
  for (const [code, over] of [
    ['TRANSFER_OTHER_OWNER', {}],
    ['ACCOUNT_CLOSED', { nomor_rekening: accounts.ani }],
    ['TRANSFER_UNKNOWN', { nomor: 'TF9999999999' }],
    // A teller pays in cash and credits nothing.
    ['FORBIDDEN', {}],
  ] as const) {
    await refused(bank, code, () => credit(nomor, over, code === 'FORBIDDEN' ? 'teller1' : 'backoffice1'));
    expect([code, await balance(accounts.budi), await ledger('201002')]).toEqual([code, ...before]);
  }
  await alsoAnis();
  await refused(bank, 'TRANSFER_DIFFERS', () => credit(nomor, { nominal: '1000000.01' }));
  const [item, duplicate] = [await credit(nomor), await credit(nomor)];
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
  expect([await balance(accounts.budi), await ledger('201002')]).toEqual(before);
  const posted = await approve(item, 'supervisor1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', M],
    ['001', '203002', -M],
  ]);
  await refused(bank, 'TRANSFER_STATE', () => approve(duplicate, 'supervisor1'));
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
  expect(await listed(nomor)).toMatchObject({ dapat_dibayar: '', dapat_disalurkan: '' });
  await state('AKTIF', accounts.ani);
});

test('or paid in cash to the identified recipient', async () => {
  const nomor = await backTo('TUTUP');
  expect(await found('Ani Lestari')).toEqual([[nomor, 'SINI', '1000000.00']]);
  const till = await boxOf(bank, { user: 'teller1' });
  await refused(bank, 'TRANSFER_NOT_HERS', () =>
    file('teller1', 'BAYAR_TRANSFER', paying(nomor, { nama: 'Joko Santoso', nomor_identitas: '3273056010900017' })),
  );
  const posted = await done('teller1', 'BAYAR_TRANSFER', paying(nomor), 'headteller1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', M],
    ['001', '101002', -M],
  ]);
  expect((await boxOf(bank, { user: 'teller1' })).saldo).toBe(till.saldo - M);
  expect([await found('Ani Lestari'), await perantara()]).toEqual([[], [0n, 0n, 0n, 0n]]);
  await refused(bank, 'TRANSFER_STATE', () => credit(nomor));
  await state('AKTIF', accounts.ani);
});

test('of one that is paid in cash and credited at the same instant one happens', async () => {
  const nomor = await backTo('TUTUP');
  const items = [
    [await file('teller1', 'BAYAR_TRANSFER', paying(nomor)), 'headteller1'],
    [await credit(nomor), 'supervisor1'],
  ] as const;
  const ends = await Promise.all(
    items.map(([item, checker]) =>
      approve(item, checker).then(
        () => 'POSTED',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  );
  expect(ends.toSorted()).toEqual(['POSTED', 'TRANSFER_STATE']);
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
  await state('AKTIF', accounts.ani);
});

test('a return to a dormant or blocked account waits for that account, and is never cash', async () => {
  const nomor = await backTo('DORMAN');
  expect(await listed(nomor)).toMatchObject({ dapat_dibayar: '', dapat_disalurkan: '1000000.00', rekening_tutup: 'F' });
  expect(await found('Ani Lestari')).toEqual([[nomor, 'REKENING', '']]);
  await refused(bank, 'TRANSFER_NOT_CASH', () => file('teller1', 'BAYAR_TRANSFER', paying(nomor)));
  await refused(bank, 'TRANSFER_OWN_ACCOUNT', () => credit(nomor));
  await refused(bank, 'ACCOUNT_DORMANT', () => credit(nomor, { nomor_rekening: accounts.ani }));
  expect(await ledger('201002')).toBe(-M);
  await state('AKTIF', accounts.ani);
  const posted = await done(
    'backoffice1',
    'SALURKAN_TRANSFER',
    crediting(nomor, { nomor_rekening: accounts.ani }),
    'supervisor1',
  );
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', M],
    ['001', '301001', -M],
  ]);
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
});

test('its fee goes the same way where the account is closed', async () => {
  const nomor = await backTo('TUTUP');
  const fee = {
    nomor,
    nomor_rekening: accounts.ani,
    nominal: '2900.00',
    kode_valuta: 'IDR',
    alasan: 'TERLAMBAT',
    keterangan: 'Terkirim sesudah batas',
  };
  const given = await done('backoffice1', 'KEMBALIKAN_BIAYA_TRANSFER', fee, 'supervisor1');
  expect(await lines(BigInt(given.id_jurnal))).toEqual([
    ['001', '502001', 2_900_00n],
    ['001', '201002', -2_900_00n],
  ]);
  const posted = await done(
    'backoffice1',
    'SALURKAN_TRANSFER',
    crediting(nomor, { nominal: '1002900.00' }),
    'supervisor1',
  );
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', M + 2_900_00n],
    ['001', '203002', -M - 2_900_00n],
  ]);
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
  await state('AKTIF', accounts.ani);
});

/** Somebody with this document sends a million in cash, which comes back. */
async function cashBack(nama: string, nomor_identitas: string): Promise<string> {
  const sent = inNotes(
    1_000_000n,
    1_100_000n,
    { pecahan: [{ nominal: '100000.00', lembar: 11 }] },
    { nama, nomor_identitas },
  );
  await bank.run1('teller1', 'SKN_TUNAI', sent);
  await leave();
  const { nomor } = await newest();
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  return nomor;
}

test('cash of a walk-in sender is credited to nobody, and fetched with the document of the deposit', async () => {
  await owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  const nomor = await cashBack('Rina Melati', '3273056010900009');
  expect(await listed(nomor)).toMatchObject({ dapat_dibayar: '1000000.00', dapat_disalurkan: '' });
  await refused(bank, 'TRANSFER_OTHER_OWNER', () => credit(nomor));
  await done(
    'teller1',
    'BAYAR_TRANSFER',
    paying(nomor, { nama: 'Rina Melati', nomor_identitas: '3273056010900009' }),
    'headteller1',
  );
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
});

test('a namesake of the sender is paid by the branch manager alone, who sees that the document is another', async () => {
  const nomor = await cashBack('Rina Melati', '3273056010900009');
  const namesake = paying(nomor, { nama: 'Rina Melati', nomor_identitas: '3273056010900033' });
  const item = await file('teller1', 'BAYAR_TRANSFER', namesake);
  await refused(bank, 'APPROVER_LIMIT', () => approve(item, 'headteller1'));
  const seen = await bank.run1('teller1', 'BAYAR_TRANSFER', namesake).catch((error: unknown) => error);
  expect(reasonsOf(seen as AppError)).toContainEqual(['PENGIRIM_BEDA_IDENTITAS', 'BRANCH_MANAGER']);
  await approve(item, 'manager1');
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
});

test('a customer who sent cash gets it in an own account, and nobody else does', async () => {
  const nomor = await cashBack(ani.nama_nasabah, ani.nomor_identitas);
  expect(await listed(nomor)).toMatchObject({ dapat_dibayar: '1000000.00', dapat_disalurkan: '1000000.00' });
  await refused(bank, 'TRANSFER_OTHER_OWNER', () => credit(nomor, { nomor_rekening: accounts.firma }));
  const posted = await done(
    'backoffice1',
    'SALURKAN_TRANSFER',
    crediting(nomor, { nomor_rekening: accounts.ani, keterangan: 'Pengirim minta dikreditkan' }),
    'supervisor1',
  );
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '201002', M],
    ['001', '301001', -M],
  ]);
  expect(await perantara()).toEqual([0n, 0n, 0n, 0n]);
});
