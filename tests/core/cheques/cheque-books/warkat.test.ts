import { expect, test } from 'vitest';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { warkatBank } from './warkat-bank.ts';

const bank = await warkatBank();
const { file, approve, done, range, received, sent, bookOf, idOf, stocked, issue, issued, activated, states, lines } =
  bank;
const firma = accounts.firma;

test('a book goes from head office to a branch to an account, and is paid for as in the worked example', async () => {
  const came = await received('CEK', 'AA000001', '2');
  expect(await lines(came.id_jurnal)).toEqual([
    ['000', '901002', 50_00n],
    ['000', '909001', -50_00n],
  ]);
  const left = await sent('CEK', 'AA000001', '2');
  expect(left.id_jurnal).toBe('');
  expect(await bookOf('CEK', 'AA000026')).toMatchObject({ status: 'DIKIRIM', kode_cabang: '000' });
  const counted = await bank.accepted('CEK', 'AA000001', '2');
  expect(await lines(counted.id_jurnal)).toEqual([
    ['001', '901002', 50_00n],
    ['001', '909001', -50_00n],
    ['000', '909001', 50_00n],
    ['000', '901002', -50_00n],
  ]);
  const id = await idOf('CEK', 'AA000001');
  expect(await states(id)).toEqual({ STOK_CABANG: 25 });

  const before = await bank.balance(firma);
  const given = await issued(firma, id);
  expect(await lines(given.id_jurnal)).toEqual([
    ['001', '909001', 25_00n],
    ['001', '901002', -25_00n],
    ['001', '203001', 250_000_00n, firma],
    ['001', '205003', -250_000_00n],
    ['001', '203001', 25_000_00n, firma],
    ['001', '502005', -25_000_00n],
  ]);
  expect(await bank.balance(firma)).toBe(before - 275_000_00n);
  expect(await states(id)).toEqual({ DITERBITKAN: 25 });
  expect(await bookOf('CEK', 'AA000001')).toMatchObject({ status: 'DITERBITKAN', nomor_rekening: firma });

  const back = await activated(firma, id);
  expect(back.id_jurnal).toBe('');
  expect(await states(id)).toEqual({ AKTIF: 25 });
  expect(
    await bank.owner`select operasi, jumlah, ke, saksi from warkat_act where jenis = 'CEK' and nomor_awal = 'AA000001' order by id`,
  ).toEqual([
    { operasi: 'TERIMA_STOK_WARKAT', jumlah: 50, ke: 'STOK_PUSAT', saksi: 'finance2' },
    { operasi: 'KIRIM_STOK_WARKAT', jumlah: 50, ke: 'DIKIRIM', saksi: 'finance2' },
    { operasi: 'TERIMA_KIRIMAN_WARKAT', jumlah: 50, ke: 'STOK_CABANG', saksi: 'manager1' },
    { operasi: 'TERBIT_WARKAT', jumlah: 25, ke: 'DITERBITKAN', saksi: 'manager1' },
    { operasi: 'AKTIF_WARKAT', jumlah: 25, ke: 'AKTIF', saksi: 'manager1' },
  ]);
});

test('stock is refused where it is not, and taken where it is', async () => {
  const of = (over: object) => ({ ...range('BG', 'BA000001', '2'), keterangan: 'Surat jalan 13', ...over });
  await refused(bank, 'FORBIDDEN', () => file('backoffice1', 'TERIMA_STOK_WARKAT', of({})));
  await refused(bank, 'VALIDATION', () => file('finance1', 'TERIMA_STOK_WARKAT', of({ nomor_seri: 'B0000001' })));
  await refused(bank, 'VALIDATION', () => file('finance1', 'TERIMA_STOK_WARKAT', of({ jumlah: '0' })));
  await refused(bank, 'WARKAT_BOOKS', () => file('finance1', 'TERIMA_STOK_WARKAT', of({ nomor_seri: 'BA999960' })));
  await accepted(bank, () => received('BG', 'BA000001', '2'));
  // The same numbers of the other kind are other papers; a range that meets a known one is not taken in.
  await refused(bank, 'WARKAT_KNOWN', () =>
    file('finance1', 'TERIMA_STOK_WARKAT', of({ nomor_seri: 'BA000050', jumlah: '1' })),
  );
  await accepted(bank, () => received('CEK', 'BA000050'));

  const send = (over: object) => ({ ...range('BG', 'BA000001', '2'), cabang_tujuan: '001', keterangan: '', ...over });
  await refused(bank, 'WARKAT_BRANCH', () => file('finance1', 'KIRIM_STOK_WARKAT', send({ cabang_tujuan: '000' })));
  await refused(bank, 'WARKAT_BRANCH', () => file('finance1', 'KIRIM_STOK_WARKAT', send({ cabang_tujuan: '777' })));
  await refused(bank, 'WARKAT_BOOKS', () => file('finance1', 'KIRIM_STOK_WARKAT', send({ jumlah: '3' })));
  await refused(bank, 'WARKAT_BOOKS', () => file('finance1', 'KIRIM_STOK_WARKAT', send({ nomor_seri: 'BA000002' })));
  await sent('BG', 'BA000001', '2', '002');
  const stockForm = { ...range('BG', 'BA000001', '2'), keterangan: '' };
  await refused(bank, 'WARKAT_BOOKS', () => file('backoffice1', 'TERIMA_KIRIMAN_WARKAT', stockForm));
  // Sent to the wrong branch: head office sends it on.
  await sent('BG', 'BA000001', '2', '001');
  await accepted(bank, () => done('backoffice1', 'TERIMA_KIRIMAN_WARKAT', stockForm));
  await refused(bank, 'WARKAT_BOOKS', () =>
    file('finance1', 'BATAL_STOK_WARKAT', { ...stockForm, keterangan: 'Rusak di gudang' }),
  );
  const gone = await done('backoffice1', 'BATAL_STOK_WARKAT', { ...stockForm, keterangan: 'Rusak di gudang' });
  expect(await lines(gone.id_jurnal)).toEqual([
    ['001', '909001', 50_00n],
    ['001', '901002', -50_00n],
  ]);
  expect(await states(await idOf('BG', 'BA000001'))).toEqual({ RUSAK: 25 });
});

test('a book is issued to a current account that may have one', async () => {
  const id = await stocked('CEK', 'CA000001', '2');
  const next = await idOf('CEK', 'CA000026');
  await refused(bank, 'WARKAT_GIRO', () => file('cs1', 'TERBIT_WARKAT', issue(accounts.ani, id)));
  await refused(bank, 'OTHER_BRANCH', () => file('cs1', 'TERBIT_WARKAT', issue(accounts.citra, id)));
  await refused(bank, 'ACCOUNT_CLOSED', () => file('cs1', 'TERBIT_WARKAT', issue(accounts.tutup, id)));
  await refused(bank, 'WARKAT_BOOK', () => file('cs1', 'TERBIT_WARKAT', issue(firma, '999999')));
  // Of the book of before nothing is used.
  const refusal = await refused(bank, 'WARKAT_UNUSED', () => file('cs1', 'TERBIT_WARKAT', issue(firma, id)));
  expect(refusal.details.params).toMatchObject({ warkat: 'AA000001', terpakai: '0', lembar: '25' });
  const use = (n: number) =>
    bank.owner`update warkat_leaf set status = 'DIBATALKAN' where jenis = 'CEK' and nomor_warkat between 'AA000001' and ${`AA0000${String(n).padStart(2, '0')}`}`;
  await use(19);
  await refused(bank, 'WARKAT_UNUSED', () => file('cs1', 'TERBIT_WARKAT', issue(firma, id)));
  await use(20);
  const filed = await file('cs1', 'TERBIT_WARKAT', issue(firma, id));
  const second = await file('cs1', 'TERBIT_WARKAT', issue(firma, next));
  await approve(filed);
  // Approval proves again what was right at the filing.
  await refused(bank, 'WARKAT_UNUSED', () => approve(second));
  expect(await states(next)).toEqual({ STOK_CABANG: 25 });
  await refused(bank, 'WARKAT_BOOK_STATE', () => file('cs1', 'TERBIT_WARKAT', issue(firma, id)));
  await refused(bank, 'WARKAT_BOOK', () =>
    file('cs1', 'AKTIF_WARKAT', { nomor_rekening: accounts.ani, id_bukuwarkat: id, nomor_resi: 'RS-1' }),
  );
  await accepted(bank, () => activated(firma, id));
  await refused(bank, 'WARKAT_BOOK_STATE', () =>
    file('cs1', 'AKTIF_WARKAT', { nomor_rekening: firma, id_bukuwarkat: id, nomor_resi: 'RS-2' }),
  );
});
