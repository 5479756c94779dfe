import { expect, test } from 'vitest';
import { pesanan } from '#core/cheques/cheque-books/order-queries.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { warkatBank } from './warkat-bank.ts';

const bank = await warkatBank();
const { file, approve, done, stocked, issue, owner } = bank;
const firma = accounts.firma;
const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };

const order = (over: object = {}) => ({ nomor_rekening: firma, jenis: 'CEK', keterangan: '', ...over });
const orders = async () => [
  ...(await owner<
    { nomor: string; jenis: string; status: string; buku: string | null }[]
  >`select o.nomor, o.jenis, o.status, k.nomor_awal as buku from warkat_order o left join warkat_book k using (id_bukuwarkat) order by o.nomor`),
];
const listed = async (user: string, over: object = {}) =>
  (await pesanan(await bank.as(user), { paging, kode_cabang: '', jenis: '', status_pesanan: '', ...over })).data;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'DONE',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test('a book is ordered for a current account of the branch, once of a kind, by two persons', async () => {
  for (const [code, over] of [
    ['WARKAT_GIRO', { nomor_rekening: accounts.ani }],
    ['OTHER_BRANCH', { nomor_rekening: accounts.citra }],
    ['ACCOUNT_CLOSED', { nomor_rekening: accounts.tutup }],
  ] as const) {
    await refused(bank, code, () => file('cs1', 'PESAN_WARKAT', order(over)));
    expect([code, await orders()]).toEqual([code, []]);
  }
  await refused(bank, 'FORBIDDEN', () => file('teller1', 'PESAN_WARKAT', order()));
  const item = await file('cs1', 'PESAN_WARKAT', order());
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'cs1'));
  expect(await orders()).toEqual([]);
  const posted = await approve(item);
  expect(posted.jurnal).toEqual([]);
  expect(await orders()).toEqual([{ nomor: 'PB0000000001', jenis: 'CEK', status: 'DIPESAN', buku: null }]);
  await refused(bank, 'WARKAT_ORDERED', () => file('cs1', 'PESAN_WARKAT', order()));
  // The other kind is another book.
  await accepted(bank, () => done('cs1', 'PESAN_WARKAT', order({ jenis: 'BG' })));
});

test('two who order at the same instant leave one order', async () => {
  await owner`update warkat_order set status = 'DIBATALKAN', tanggal_akhir = tanggal where jenis = 'BG'`;
  const items = [
    await file('cs1', 'PESAN_WARKAT', order({ jenis: 'BG' })),
    await file('cs1', 'PESAN_WARKAT', order({ jenis: 'BG' })),
  ];
  const ends = await Promise.all(
    items.map((item, index) => codeOf(approve(item, index === 0 ? 'manager1' : 'supervisor1'))),
  );
  expect(ends.toSorted()).toEqual(['DONE', 'WARKAT_ORDERED']);
  expect((await orders()).filter(({ jenis, status }) => jenis === 'BG' && status === 'DIPESAN')).toHaveLength(1);
});

test('its branch and head office see who waits beside the stock; the issue fulfils it', async () => {
  const [first] = await orders();
  expect((await listed('cs1', { jenis: 'CEK' })).map(({ nomor_pesanan, stok }) => [nomor_pesanan, stok])).toEqual([
    [first?.nomor, 0],
  ]);
  expect(await listed('cs2')).toEqual([]);
  expect((await listed('finance1', { jenis: 'CEK' })).map(({ nomor_pesanan }) => nomor_pesanan)).toEqual([
    first?.nomor,
  ]);
  const id = await stocked('CEK', 'AA000001');
  expect((await listed('finance1', { jenis: 'CEK' }))[0]).toMatchObject({ stok: 1, status_pesanan: 'DIPESAN' });
  await done('cs1', 'TERBIT_WARKAT', issue(firma, id));
  expect((await listed('cs1', { jenis: 'CEK' }))[0]).toMatchObject({
    status_pesanan: 'DITERBITKAN',
    buku: 'AA000001',
    tanggal_akhir: '2026-11-20',
    stok: 0,
  });
  // The next one may be ordered while its cheques are still written.
  await accepted(bank, () => done('cs1', 'PESAN_WARKAT', order()));
});

test('an order is taken back by its branch with a reason, once', async () => {
  const open = (await orders()).find(({ jenis, status }) => jenis === 'CEK' && status === 'DIPESAN');
  const nomor = open?.nomor ?? '';
  const cancel = (over: object = {}) => ({ nomor_pesanan: nomor, keterangan: 'Nasabah tidak jadi memesan', ...over });
  await refused(bank, 'WARKAT_ORDER', () =>
    file('cs1', 'BATAL_PESANAN_WARKAT', cancel({ nomor_pesanan: 'PB9999999999' })),
  );
  await refused(bank, 'WARKAT_ORDER', () => file('cs2', 'BATAL_PESANAN_WARKAT', cancel()));
  const [item, duplicate] = [
    await file('cs1', 'BATAL_PESANAN_WARKAT', cancel()),
    await file('cs1', 'BATAL_PESANAN_WARKAT', cancel()),
  ];
  await refused(bank, 'SELF_APPROVAL', () => approve(item, 'cs1'));
  await approve(item);
  expect((await orders()).find((row) => row.nomor === nomor)?.status).toBe('DIBATALKAN');
  await refused(bank, 'WARKAT_ORDER_STATE', () => approve(duplicate));
  await refused(bank, 'WARKAT_ORDER_STATE', () => file('cs1', 'BATAL_PESANAN_WARKAT', cancel()));
});

test('an order filed while the branch was at work is not placed once its day is over', async () => {
  const item = await file('cs1', 'PESAN_WARKAT', order());
  const before = await orders();
  await owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
  try {
    await refused(bank, 'DAY_CLOSED', () => approve(item));
    expect(await orders()).toEqual(before);
  } finally {
    await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  }
  await approve(item);
  expect(await orders()).toHaveLength(before.length + 1);
});
