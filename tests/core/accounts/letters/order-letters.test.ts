import { expect, test } from 'vitest';
import { cetak } from '#core/accounts/letters/print.ts';
import { isi, surat } from '#core/accounts/letters/queries.ts';
import { orderLetterNumber } from '#lib/accounts/customer-letters.ts';
import { paging } from '../../asking.ts';
import { counterBank } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { order, standingBank } from '../standing-orders/standing-order-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['4', '7', '9', '23']);
const { registered, turn, runEndOfDay, file, approve } = standingBank(bank);
const DUE = '2026-11-30';
const once = { periode: 'AKHIR_BULAN', hari: '', mulai: DUE, coba_ulang: '0' };
const level = (number: string, rupiah: bigint) =>
  bank.owner`update account_state set saldo_buku = ${rupiah * 100n} where nomor_rekening = ${number}`;

const filters = { tanggal: '', jenis: '', dicetak: '', kode_cabang: '', keyword: '' };
const listed = async (who: string, over: Partial<typeof filters> = {}) => {
  const { keyword, ...asked } = { ...filters, ...over };
  return (await surat(await bank.as(who), { ...asked, paging: paging({ keyword }) })).data;
};
const numbers = async (who: string, over: Partial<typeof filters> = {}) =>
  (await listed(who, over)).map(({ nomor_surat }) => nomor_surat);
const contents = async (who: string, over: Partial<typeof filters> = {}) =>
  (await isi(await bank.as(who), { ...filters, ...over })).data;
const printed = async (who: string, nomor_surat: string[]) =>
  (await cetak(await bank.as(who), { nomor_surat })).data.map((each) => each.surat?.cetak);
const trail = async () =>
  (
    await bank.owner<{ id_user: string; objek: string; ke: number }[]>`
      select id_user, objek, (rincian ->> 'ke')::integer as ke from audit_log where aksi = 'CETAK_SURAT_NASABAH' order by id`
  ).map((row) => ({ ...row }));

await turn(DUE, 'BUKA');
// The account of Ani pays the first whole, the second in part, and the third no more.
const whole = await registered(order({ ...once, prioritas: '1' }));
const inPart = await registered(order({ ...once, prioritas: '2', sebagian: 'T' }));
const failed = await registered(order({ ...once, prioritas: '3' }));
const shut = await registered(order({ ...once, rekening_sumber: accounts.firma, rekening_tujuan: accounts.pejabat }));
const blocked = await registered(order({ ...once, rekening_sumber: accounts.blokir }));
await bank.owner`update account_state set status = 'TUTUP' where nomor_rekening = ${accounts.pejabat}`;
await level(accounts.ani, 1_460_000n);
await turn(DUE, 'CUT_OFF');
await runEndOfDay();
const letterOf = (nomor: string) => orderLetterNumber(nomor, DUE);

test('owes a letter for each order that failed or moved a part, and none for one that moved all', async () => {
  const expected = [inPart, failed, shut, blocked].map(letterOf).sort();
  expect(await numbers('cs1')).toEqual(expected);
  expect(await numbers('cs1', { keyword: letterOf(whole) })).toEqual([]);
  expect(await listed('cs1', { keyword: inPart })).toMatchObject([
    {
      nomor_surat: letterOf(inPart),
      jenis: 'PERINTAH_SEBAGIAN',
      tanggal: DUE,
      nomor_rekening: accounts.ani,
      nama_rekening: 'Ani Lestari',
      nomor_nasabah: expect.any(String),
      kode_cabang: '001',
      kode_valuta: 'IDR',
      umur_hari: 0,
      cetak: 0,
      dicetak_oleh: '',
      dicetak_pada: '',
      nomor_perintah: inPart,
      jatuh_tempo: DUE,
      diminta: '1000000.00',
      nominal: '405000.00',
      sebab: 'SALDO_KURANG',
      nisbah_lama: '',
      nisbah: '',
    },
  ]);
  expect(await listed('cs1', { keyword: failed })).toMatchObject([{ jenis: 'PERINTAH_GAGAL', nominal: '0.00' }]);
  await turn('2026-12-03', 'BUKA');
  expect(await listed('cs1', { keyword: failed })).toMatchObject([{ umur_hari: 3 }]);
});

test('says neither that an authority shut an account nor how the account of another is', async () => {
  const causes = Object.fromEntries((await listed('cs1')).map((row) => [row.nomor_perintah, row.sebab]));
  expect(causes).toEqual({ [inPart]: 'SALDO_KURANG', [failed]: 'SALDO_KURANG', [shut]: 'LAIN', [blocked]: 'LAIN' });
  const [due] = await bank.owner`select sebab from standing_order_due where nomor_perintah = ${blocked}`;
  expect(due?.sebab).toBe('SUMBER_DIBLOKIR');
});

test('shows letters to the branch of the account and to head office, to no other branch', async () => {
  expect(await numbers('cs2')).toEqual([]);
  expect(await contents('cs2')).toEqual([]);
  expect(await numbers('cs1', { kode_cabang: '002' })).toEqual([]);
  expect(await numbers('auditor1')).toHaveLength(4);
  await expect(printed('cs2', [letterOf(failed)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await trail()).toEqual([]);
});

test('finds letters by day, kind, account and customer', async () => {
  const [{ nomor_nasabah } = { nomor_nasabah: '' }] = await listed('cs1', { keyword: failed });
  expect(await numbers('cs1', { tanggal: DUE })).toHaveLength(4);
  expect(await numbers('cs1', { tanggal: '2026-12-01' })).toEqual([]);
  expect(await numbers('cs1', { jenis: 'PERINTAH_SEBAGIAN' })).toEqual([letterOf(inPart)]);
  expect(await numbers('cs1', { keyword: accounts.ani })).toEqual([inPart, failed].map(letterOf));
  expect(await numbers('cs1', { keyword: nomor_nasabah })).toEqual([inPart, failed].map(letterOf));
});

test('is addressed to the owners at their address, with the failed amount and its destination', async () => {
  const [customer] = await bank.owner<{ alamat: string }[]>`
    select concat_ws(', ', nullif(n.alamat, ''), nullif(n.kota, '')) as alamat from account a join customer n using (nomor_nasabah)
    where a.nomor_rekening = ${accounts.ani}`;
  expect(await contents('cs1', { keyword: failed })).toMatchObject([
    {
      pemilik: ['Ani Lestari'],
      alamat: customer?.alamat,
      berita: 'Uang sekolah',
      rekening_tujuan: accounts.budi,
      nama_tujuan: 'Budi Hartono',
      ditangguhkan: 'F',
    },
  ]);
  // The third failure in a row has suspended it.
  await bank.owner`update standing_order set status = 'DITANGGUHKAN', sebab_status = 'GAGAL' where nomor_perintah = ${failed}`;
  expect(await contents('cs1', { keyword: failed })).toMatchObject([{ ditangguhkan: 'T' }]);
  await bank.owner`update standing_order set status = 'AKTIF', sebab_status = '' where nomor_perintah = ${failed}`;
});

test('prints several in one go, all or none; each later print is a copy, and each print is in the trail', async () => {
  const both = [inPart, failed].map(letterOf);
  await expect(printed('cs1', [...both, letterOf(whole)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await numbers('cs1', { dicetak: 'T' })).toEqual([]);

  expect(await printed('cs1', both)).toEqual([1, 1]);
  expect(await numbers('cs1', { dicetak: 'F' })).toEqual([shut, blocked].map(letterOf).sort());
  expect(await listed('cs1', { dicetak: 'T' })).toMatchObject(
    both.map((nomor_surat) => ({ nomor_surat, cetak: 1, dicetak_oleh: 'cs1', umur_hari: 0 })),
  );
  // Waiting letters come first.
  expect(await numbers('cs1')).toEqual([...[shut, blocked].map(letterOf).sort(), ...both]);
  expect(await printed('backoffice1', [letterOf(failed)])).toEqual([2]);
  expect(await listed('cs1', { keyword: failed })).toMatchObject([{ cetak: 2, dicetak_oleh: 'cs1' }]);
  expect(await trail()).toEqual([
    { id_user: 'cs1', objek: letterOf(inPart), ke: 1 },
    { id_user: 'cs1', objek: letterOf(failed), ke: 1 },
    { id_user: 'backoffice1', objek: letterOf(failed), ke: 2 },
  ]);
});

test('of two who print the same letter at the same instant, one has the copy', async () => {
  const copies = await Promise.all([
    printed('cs1', [letterOf(shut), letterOf(blocked)]),
    printed('backoffice1', [letterOf(blocked), letterOf(shut)]),
  ]);
  expect(copies.flat().sort()).toEqual([1, 1, 2, 2]);
});

test('gives the text of a letter to nobody who sees account numbers masked', async () => {
  const context = await bank.as('cs1');
  const masked = {
    ...context,
    caller: {
      ...context.caller,
      menus: new Set([...context.caller.menus].filter((menu) => menu !== 'lihat-rekening')),
    },
  };
  await expect((async () => isi(masked, filters))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(cetak(masked, { nomor_surat: [letterOf(failed)] })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { data } = await surat(masked, { ...filters, paging: paging() });
  expect(data.map(({ nomor_rekening }) => nomor_rekening.slice(0, 8))).toEqual(Array(4).fill('********'));
  expect((await surat(masked, { ...filters, paging: paging({ keyword: accounts.ani }) })).data).toEqual([]);
});

test('owes no letter any more once the failed due date was paid at the customer’s request', async () => {
  await turn('2026-11-20', 'BUKA');
  await level(accounts.ani, 5_000_000n);
  await approve(
    await file('PERINTAH_TETAP', {
      nomor_perintah: failed,
      jatuh_tempo: DUE,
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      alasan: 'Diminta nasabah di loket',
    }),
  );
  expect(await numbers('cs1', { keyword: failed })).toEqual([]);
  expect(await numbers('cs1', { keyword: inPart })).toEqual([letterOf(inPart)]);
});
