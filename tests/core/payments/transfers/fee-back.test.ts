import { expect, test } from 'vitest';
import { checkBooks } from '#core/ledger/check-books.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { listTransfers } from '#core/payments/transfers/queries.ts';
import { transferTimeline } from '#core/payments/transfers/timeline.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { accepted, bareCommit, bareGrant, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { answer, approve, balance, done, file, leave, ledger, lines, newest, owner } = bank;
const M = 1_000_000_00n;
const FEE = 2_900_00n;

/** A transfer of a million from this account, which came back. */
async function cameBack(nomor_rekening: string = accounts.firma, over: object = {}): Promise<string> {
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening, ...over }));
  await leave();
  const { nomor } = await newest();
  await answer(nomor, 'DIKEMBALIKAN', 'AC04');
  return nomor;
}
const back = (nomor: string, over: object = {}) => ({
  nomor,
  nomor_rekening: accounts.firma,
  nominal: '2900.00',
  kode_valuta: 'IDR',
  alasan: 'SALAH_DATA',
  keterangan: 'Nomor rekening tujuan salah ketik',
  ...over,
});
const ask = (nomor: string, over: object = {}, maker = 'backoffice1') =>
  file(maker, 'KEMBALIKAN_BIAYA_TRANSFER', back(nomor, over));
const stored = async () => [
  ...(await owner`select nomor, nominal, alasan, user_input from transfer_fee_back order by nomor`),
];
const stands = async () => [(await stored()).length, await ledger('502001'), await ledger('201002')];
const listed = async (nomor: string) => {
  const asked = { kode_cabang: '', tanggal_awal: '', tanggal_akhir: '', rail: '', status_transfer: '' };
  return (await listTransfers(await bank.as('backoffice1'), { ...asked, paging: paging({ keyword: nomor }) })).data[0];
};

test('to the account that bore it, by two persons and once, and its timeline shows it', async () => {
  const nomor = await cameBack();
  expect(await listed(nomor)).toMatchObject({ biaya: '2900.00', biaya_dapat_kembali: 'T', tanggal_biaya_kembali: '' });
  const [before, income] = [await balance(accounts.firma), await ledger('502001')];
  const [item, duplicate] = [await ask(nomor), await ask(nomor)];
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
  expect([await stored(), await balance(accounts.firma)]).toEqual([[], before]);
  const posted = await approve(item, 'supervisor1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '502001', FEE],
    ['001', '203001', -FEE],
  ]);
  expect(await stored()).toEqual([{ nomor, nominal: FEE, alasan: 'SALAH_DATA', user_input: 'backoffice1' }]);
  expect([await balance(accounts.firma), await ledger('502001')]).toEqual([before + FEE, income + FEE]);
  // The slip is the operation's own, and names the transfer and whose it is.
  expect(posted.slip).toMatchObject({ nominal: '2900.00' });
  const [journal] = await owner<{ keterangan: string; operasi: string }[]>`
    select keterangan, operasi from journal where id = ${posted.id_jurnal}::bigint`;
  expect({ ...journal }).toEqual({
    operasi: 'KEMBALIKAN_BIAYA_TRANSFER',
    keterangan: `${nomor} · PT Sinar Jaya Abadi · Nomor rekening tujuan salah ketik`,
  });
  await refused(bank, 'TRANSFER_FEE_GIVEN_BACK', () => approve(duplicate, 'supervisor1'));
  await refused(bank, 'TRANSFER_FEE_GIVEN_BACK', () => ask(nomor));
  expect(await listed(nomor)).toMatchObject({ biaya_dapat_kembali: 'F', tanggal_biaya_kembali: '2026-11-20' });

  const { data } = await transferTimeline(await bank.as('backoffice1'), { nomor });
  expect(data.map(({ langkah, rujukan, jurnal }) => [langkah, rujukan.slice(0, 12), jurnal.length])).toEqual([
    ['DITERIMA', '', 4],
    ['DIKIRIM', 'SKN-20261120', 0],
    ['SELESAI', '', 4],
    ['DIRETUR', 'AC04', 6],
    ['BIAYA_KEMBALI', 'SALAH_DATA', 2],
  ]);
  expect(data.at(-1)).toMatchObject({ nomor_referensi: posted.nomor_referensi, user_input: 'backoffice1' });
  expect(data.at(-1)?.jurnal.map(({ kode_gl, debet, kredit }) => [kode_gl, debet, kredit])).toEqual([
    ['502001', '2900.00', '0.00'],
    ['203001', '0.00', '2900.00'],
  ]);
  // Of a branch that has nothing to do with it there is no story.
  await expect(transferTimeline(await bank.as('teller3'), { nomor })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('not more than was charged, not to another, not where no fee was taken', async () => {
  const nomor = await cameBack();
  const before = await stands();
  for (const [code, over, maker] of [
    ['TRANSFER_UNKNOWN', { nomor: 'TF9999999999' }, 'backoffice1'],
    ['TRANSFER_FEE_DIFFERS', { nominal: '2900.01' }, 'backoffice1'],
    ['TRANSFER_FEE_DIFFERS', { nominal: '2899.00' }, 'backoffice1'],
    ['TRANSFER_FEE_PAYER', { nomor_rekening: accounts.ani }, 'backoffice1'],
    ['TRANSFER_FEE_PAYER', { nomor_rekening: '' }, 'backoffice1'],
  ] as const) {
    await refused(bank, code, () => ask(nomor, over, maker));
    expect([code, await stands()]).toEqual([code, before]);
  }
  await done('backoffice1', 'KEMBALIKAN_BIAYA_TRANSFER', back(nomor), 'supervisor1');

  // A transfer that has not come back keeps its fee; a waived one had none.
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(2_000_000n));
  await refused(bank, 'TRANSFER_STATE', async () => ask((await newest()).nomor));
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
  await refused(bank, 'TRANSFER_STATE', async () => ask((await newest()).nomor));
  const free = await cameBack(accounts.firma, { bebas_biaya: 'T' });
  expect(await listed(free)).toMatchObject({ biaya: '0.00', biaya_dapat_kembali: 'F' });
  await refused(bank, 'TRANSFER_FEE_WAIVED', () => ask(free));
});

test('an account of another branch has it through 110001; a transfer of another branch is not there', async () => {
  const nomor = await cameBack(accounts.citra);
  const data = back(nomor, { nomor_rekening: accounts.citra });
  const before = await balance(accounts.citra);
  const posted = await done('backoffice1', 'KEMBALIKAN_BIAYA_TRANSFER', data, 'supervisor1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '502001', FEE],
    ['002', '301001', -FEE],
  ]);
  const between = await owner`
    select kode_cabang, jumlah from journal_line where journal_id = ${posted.id_jurnal}::bigint and kode_gl = '110001' and kode_cabang <> '000' order by 1`;
  expect([...between]).toEqual([
    { kode_cabang: '001', jumlah: -FEE },
    { kode_cabang: '002', jumlah: FEE },
  ]);
  expect(await balance(accounts.citra)).toBe(before + FEE);

  // Only the other branch gives back the fee that it took.
  await done('teller3', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening: accounts.citra }), 'manager2');
  await leave();
  const theirs = (await newest()).nomor;
  await answer(theirs, 'DITOLAK', 'AC04');
  const stood = await stands();
  await refused(bank, 'TRANSFER_UNKNOWN', () => ask(theirs, { nomor_rekening: accounts.citra }));
  expect(await stands()).toEqual(stood);
});

test('two at the same instant give it back once', async () => {
  const nomor = await cameBack();
  const [before, count] = [await balance(accounts.firma), (await stored()).length];
  const [one, other] = [await ask(nomor), await ask(nomor)];
  const ends = await Promise.all(
    [
      [one, 'supervisor1'],
      [other, 'manager1'],
    ].map(([item = '', checker]) =>
      approve(item, checker).then(
        () => 'POSTED',
        (error: unknown) => (error instanceof AppError ? error.code : String(error)),
      ),
    ),
  );
  expect(ends.toSorted()).toEqual(['POSTED', 'TRANSFER_FEE_GIVEN_BACK']);
  expect([await balance(accounts.firma), (await stored()).length]).toEqual([before + FEE, count + 1]);
});

test('a caller past the rules is refused by the database all the same', async () => {
  const nomor = await cameBack();
  const legs = [
    debit({ kode_cabang: '001', kode_gl: '502001' }, FEE),
    credit({ kode_cabang: '001', kode_gl: '201002' }, FEE),
  ];
  const give = async (nominal: bigint) => {
    const grant = await bareGrant(bank, ['DUA_ORANG'], 'KEMBALIKAN_BIAYA_TRANSFER', 'backoffice1');
    const effect = {
      efek: 'transfer_fee_back',
      fase: 'sebelum',
      nomor,
      nominal: String(nominal),
      alasan: 'GANDA',
    } as const;
    return () =>
      bareCommit(bank, { operasi: 'KEMBALIKAN_BIAYA_TRANSFER', nominal: FEE, legs, effects: [effect], ...grant });
  };
  await refused(bank, 'TRANSFER_FEE_WAIVED', await give(FEE + 1n));
  await accepted(bank, await give(FEE));
  await refused(bank, 'TRANSFER_FEE_GIVEN_BACK', await give(FEE));
});

test('a fee filed while the day was open is not given back once it is over', async () => {
  const nomor = await cameBack();
  const item = await ask(nomor);
  const before = await stands();
  await owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
  try {
    await refused(bank, 'DAY_CLOSED', () => approve(item, 'supervisor1'));
    await refused(bank, 'DAY_CLOSED', () => ask(nomor));
    expect(await stands()).toEqual(before);
  } finally {
    await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  }
  await approve(item, 'supervisor1');
});

test('a sender in cash fetches it from 201002 with the money, or after the money', async () => {
  await owner`update parameter set nilai = '100000.00' where nama = 'skn_biaya'`;
  const sent = async () => {
    await bank.run1(
      'teller1',
      'SKN_TUNAI',
      inNotes(1_000_000n, 1_100_000n, { pecahan: [{ nominal: '100000.00', lembar: 11 }] }),
    );
    await leave();
    const { nomor } = await newest();
    await answer(nomor, 'DIKEMBALIKAN', 'AC04');
    return nomor;
  };
  const pay = (nomor: string, notes: number) => ({
    nomor,
    nominal: `${notes}00000.00`,
    kode_valuta: 'IDR',
    keterangan: 'KTP asli dan slip setoran',
    pecahan: [{ nominal: '100000.00', lembar: notes }],
    jenis_identitas: 'KTP',
    nomor_identitas: '3273056010900009',
    nama: 'Rina Melati',
  });
  const data = (nomor: string) => back(nomor, { nomor_rekening: '', nominal: '100000.00', alasan: 'GANDA' });
  const waiting = await ledger('201002');
  const together = await sent();
  const posted = await done('backoffice1', 'KEMBALIKAN_BIAYA_TRANSFER', data(together), 'supervisor1');
  expect(await lines(BigInt(posted.id_jurnal))).toEqual([
    ['001', '502001', 100_000_00n],
    ['001', '201002', -100_000_00n],
  ]);
  expect(await listed(together)).toMatchObject({ dapat_dibayar: '1100000.00' });
  await refused(bank, 'TRANSFER_PAID', () => file('teller1', 'BAYAR_TRANSFER', pay(together, 10)));
  const paid = await done('teller1', 'BAYAR_TRANSFER', pay(together, 11), 'headteller1');
  expect(await lines(BigInt(paid.id_jurnal))).toEqual([
    ['001', '201002', 1_100_000_00n],
    ['001', '101002', -1_100_000_00n],
  ]);
  expect(await ledger('201002')).toBe(waiting);

  const later = await sent();
  await done('teller1', 'BAYAR_TRANSFER', pay(later, 10), 'headteller1');
  expect(await listed(later)).toMatchObject({ dapat_dibayar: '' });
  await done('backoffice1', 'KEMBALIKAN_BIAYA_TRANSFER', data(later), 'supervisor1');
  expect(await listed(later)).toMatchObject({ dapat_dibayar: '100000.00' });
  await done('teller1', 'BAYAR_TRANSFER', pay(later, 1), 'headteller1');
  expect([await ledger('201002'), (await listed(later))?.dapat_dibayar]).toEqual([waiting, '']);
  const { data: steps } = await transferTimeline(await bank.as('teller1'), { nomor: later });
  expect(steps.map(({ langkah }) => langkah)).toEqual([
    'DITERIMA',
    'DIKIRIM',
    'SELESAI',
    'DIRETUR',
    'DIBAYAR',
    'BIAYA_KEMBALI',
    'DIBAYAR',
  ]);
});

test('charges and gives back nothing on an account an authority has blocked; the check reports an excess', async () => {
  await owner`update parameter set nilai = '2900.00' where nama = 'skn_biaya'`;
  await owner`insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal)
    values (${accounts.budi}, 'K', 'BERWENANG', 'Permintaan penegak hukum', '2026-10-01')`;
  const before = await balance(accounts.budi);
  await done('teller1', 'SKN_NON_TUNAI', fromGiro(1_000_000n, { nomor_rekening: accounts.budi }));
  const { nomor } = await newest();
  expect(await balance(accounts.budi)).toBe(before - M);
  const [row] = await owner<{ biaya: bigint }[]>`select biaya from transfer where nomor = ${nomor}`;
  expect(row?.biaya).toBe(0n);
  await leave();
  await answer(nomor, 'DITOLAK', 'AC04');
  await refused(bank, 'TRANSFER_FEE_WAIVED', () => ask(nomor, { nomor_rekening: accounts.budi }));
  await expectSoundBooks(bank);
  const [given] = await stored();
  await owner`update transfer_fee_back set nominal = nominal + 1 where nomor = ${given?.nomor}`;
  const unsound = (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name);
  expect(unsound).toContain('15 a fee is given back once, to a transfer that came back, and is what that was charged');
  await owner`update transfer_fee_back set nominal = nominal - 1 where nomor = ${given?.nomor}`;
});
