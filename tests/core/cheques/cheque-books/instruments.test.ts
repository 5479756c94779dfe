import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expireSheets } from '#core/cheques/cheque-books/end-of-day.ts';
import { detail, list, totalBiaya, warkatTab } from '#core/cheques/cheque-books/queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { AppError } from '#lib/errors/errors.ts';
import { endOfDayOf, runStep } from '../../business-day/end-of-day/run-step.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { warkatBank } from './warkat-bank.ts';

const bank = await warkatBank();
const { file, approve, done, stocked, issue, issued, activated, states, lines } = bank;
const firma = accounts.firma;
const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };

const cek = await stocked('CEK', 'AA000001', '3');
const bg = await stocked('BG', 'BG000001');
for (const id of [cek, bg]) {
  await issued(firma, id);
  await activated(firma, id);
}
const sheetOf = async (nomor: string, jenis = 'CEK') =>
  (
    await bank.owner<
      { status: string; sebab: string; alasan: string; nomor_surat: string; tanggal_warkat: string | null }[]
    >`
      select status, sebab, alasan, nomor_surat, tanggal_warkat from warkat_leaf where jenis = ${jenis} and nomor_warkat = ${nomor}`
  )[0];
const stop = (over: object = {}) => ({
  nomor_rekening: firma,
  jenis: 'CEK',
  nomor_awal: 'AA000001',
  nomor_akhir: '',
  sebab: 'HILANG',
  nomor_surat: 'LP/117/2026',
  tanggal_warkat: '',
  keterangan: 'Hilang di jalan',
  bebas_biaya: 'F',
  ...over,
});
const named = (nomor_awal: string, nomor_akhir = '', over: object = {}) => ({
  nomor_rekening: firma,
  jenis: 'CEK',
  nomor_awal,
  nomor_akhir,
  keterangan: 'Salah tulis',
  ...over,
});

test('any branch stops lost cheques, for a fee', async () => {
  await refused(bank, 'VALIDATION', () => file('cs1', 'STOP_WARKAT', stop({ nomor_surat: '' })));
  await refused(bank, 'VALIDATION', () => file('cs1', 'STOP_WARKAT', stop({ nomor_akhir: 'AA000000' })));
  await refused(bank, 'VALIDATION', () => file('cs1', 'STOP_WARKAT', stop({ nomor_akhir: 'AB000003' })));
  await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () => file('cs1', 'STOP_WARKAT', stop({ nomor_akhir: 'AA000026' })));
  await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () =>
    file('cs1', 'STOP_WARKAT', stop({ nomor_rekening: accounts.ani })),
  );
  await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () => file('cs1', 'STOP_WARKAT', stop({ nomor_awal: 'ZZ000001' })));
  const posted = await done('cs2', 'STOP_WARKAT', stop({ nomor_akhir: 'AA000002' }), 'manager2');
  expect(await lines(posted.id_jurnal)).toEqual([
    ['001', '203001', 10_000_00n, firma],
    ['001', '110001', -10_000_00n],
    ['002', '502005', -10_000_00n],
    ['002', '110001', 10_000_00n],
  ]);
  expect(await sheetOf('AA000002')).toMatchObject({
    status: 'HILANG',
    sebab: 'HILANG',
    alasan: 'Hilang di jalan',
    nomor_surat: 'LP/117/2026',
  });
  await refused(bank, 'WARKAT_SHEET', () => file('cs1', 'STOP_WARKAT', stop({ nomor_akhir: 'AA000003' })));
  expect((await sheetOf('AA000003'))?.status).toBe('AKTIF');
});

test('a cheque is revoked only after its presentment, a bilyet giro never', async () => {
  const revoke = (over: object) => stop({ sebab: 'CABUT', nomor_surat: '', nomor_awal: 'AA000004', ...over });
  await refused(bank, 'VALIDATION', () => file('cs1', 'STOP_WARKAT', revoke({})));
  // Seventy days before the accounting date is its last day of presentment; the day before that it has ended.
  const early = await refused(bank, 'WARKAT_REVOKE_EARLY', () =>
    file('cs1', 'STOP_WARKAT', revoke({ tanggal_warkat: '2026-09-11' })),
  );
  expect(early.details.params).toEqual({ tanggal: DAY });
  await refused(bank, 'WARKAT_REVOKE_BG', () =>
    file('cs1', 'STOP_WARKAT', revoke({ jenis: 'BG', nomor_awal: 'BG000001', tanggal_warkat: '2026-01-02' })),
  );
  await accepted(bank, () => done('cs1', 'STOP_WARKAT', revoke({ tanggal_warkat: '2026-09-10' })));
  expect(await sheetOf('AA000004')).toMatchObject({ status: 'DISETOP', tanggal_warkat: '2026-09-10' });
});

test('cheques are cancelled and returned, and finished ones stay there', async () => {
  await refused(bank, 'OTHER_BRANCH', () => file('cs2', 'BATAL_WARKAT', named('AA000005')));
  await accepted(bank, () => done('cs1', 'BATAL_WARKAT', named('AA000005')));
  await accepted(bank, () => done('cs1', 'KEMBALI_WARKAT', named('AA000006', 'AA000007')));
  for (const nomor of ['AA000005', 'AA000006'])
    await refused(bank, 'WARKAT_SHEET', () => file('cs1', 'BATAL_WARKAT', named(nomor)));
  // A lost sheet that was found comes back; it is not paid any more.
  await accepted(bank, () => done('cs1', 'KEMBALI_WARKAT', named('AA000001')));
  expect(await states(cek)).toEqual({ AKTIF: 19, DIBATALKAN: 1, HILANG: 1, DITERIMA_KEMBALI: 3, DISETOP: 1 });
});

test('an act of paper stands for the item it came from, and for no other', async () => {
  const unsound = async () =>
    (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name.split(' ', 1)[0]);
  const item = await file('cs1', 'BATAL_WARKAT', named('AA000008'));
  await approve(item, 'manager1');
  expect(await unsound()).toEqual([]);
  const pointAt = (id: string, from: string) =>
    bank.owner`update warkat_act set id_flow = ${id}::uuid where id_flow = ${from}::uuid`;
  const other = randomUUID();
  await pointAt(other, item);
  expect(await unsound()).toEqual(['27']);
  await pointAt(item, other);
  expect(await unsound()).toEqual([]);
});

test('of two who move the same cheque, or take the same book, at the same instant one wins', async () => {
  const items = await Promise.all([
    file('cs1', 'BATAL_WARKAT', named('AA000010')),
    file('backoffice1', 'KEMBALI_WARKAT', named('AA000009', 'AA000010')),
  ]);
  const outcomes = await Promise.allSettled([
    approve(items[0] ?? '', 'manager1'),
    approve(items[1] ?? '', 'supervisor1'),
  ]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = outcomes.find((each) => each.status === 'rejected');
  expect(lost?.reason).toBeInstanceOf(AppError);
  const [nine, ten] = [await sheetOf('AA000009'), await sheetOf('AA000010')];
  expect([`${nine?.status} ${ten?.status}`]).toContainEqual(
    outcomes[0]?.status === 'fulfilled' ? 'AKTIF DIBATALKAN' : 'DITERIMA_KEMBALI DITERIMA_KEMBALI',
  );
});

test('a presented cheque is known by its account, and expires when it can no longer be paid', async () => {
  const asked = async (rekening: string, jenis: string, nomor: string, tanggal: string) => [
    ...(await bank.app`select status, milik, unjuk_sampai, hidup_sampai from leaf_of_account(${rekening}, ${jenis}, ${nomor}, ${tanggal}::date, ${DAY}::date)`),
  ];
  // The worked example: a cheque of 1 September 2026, and a bilyet giro of the same day.
  expect(await asked(firma, 'CEK', 'AA000011', '2026-09-01')).toEqual([
    { status: 'AKTIF', milik: true, unjuk_sampai: '2026-11-10', hidup_sampai: '2027-05-10' },
  ]);
  expect(await asked(firma, 'BG', 'BG000001', '2026-09-01')).toMatchObject([{ hidup_sampai: '2026-11-10' }]);
  expect(await asked(accounts.ani, 'CEK', 'AA000011', '2026-09-01')).toMatchObject([{ milik: false }]);
  expect(await asked(firma, 'CEK', 'ZZ000001', '2026-09-01')).toEqual([]);

  await bank.owner`update warkat_leaf set status = 'DITOLAK', tanggal_warkat = '2026-09-11', nominal = 100 where jenis = 'BG' and nomor_warkat = 'BG000001'`;
  await bank.owner`update warkat_leaf set status = 'DITOLAK', tanggal_warkat = '2026-11-02', nominal = 100 where jenis = 'BG' and nomor_warkat = 'BG000002'`;
  const at = await endOfDayOf(bank, '001');
  await expect(runStep(bank, expireSheets, at)).rejects.toThrow();
  expect((await sheetOf('BG000001', 'BG'))?.status).toBe('DITOLAK');
  await bank.owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${at.run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1')`;
  await bank.owner`insert into eod_step (run, urut, kode, status, mulai) values (${at.run}, 1, 'DALUWARSA_WARKAT', 'BERJALAN', now())`;
  expect((await runStep(bank, expireSheets, at)).baris).toBe(1);
  expect([(await sheetOf('BG000001', 'BG'))?.status, (await sheetOf('BG000002', 'BG'))?.status]).toEqual([
    'KEDALUWARSA',
    'DITOLAK',
  ]);
  expect((await runStep(bank, expireSheets, at)).baris).toBe(0);
});

test('reads of cheque books', async () => {
  const cs = await bank.as('cs1');
  const filters = { kode_cabang: '', jenis: '', status_buku: '', nomor_rekening: '' };
  const numbers = async (who: string, over: object) =>
    (await list(await bank.as(who), { ...filters, paging, ...over })).data.map(({ nomor_awal }) => nomor_awal);
  expect(await numbers('cs1', { jenis: 'CEK' })).toEqual(['AA000051', 'AA000026', 'AA000001']);
  expect(await numbers('cs1', { status_buku: 'STOK_CABANG' })).toEqual(['AA000051', 'AA000026']);
  expect(await numbers('cs1', { nomor_rekening: firma, jenis: 'BG' })).toEqual(['BG000001']);
  expect(await numbers('cs1', { paging: { ...paging, keyword: 'aa000030' } })).toEqual(['AA000026']);
  expect(await numbers('cs2', {})).toEqual([]);
  expect(await numbers('finance1', { kode_cabang: '001', jenis: 'BG' })).toEqual(['BG000001']);

  const one = await detail(cs, { id_bukuwarkat: cek });
  expect(one.buku).toMatchObject({
    nomor_awal: 'AA000001',
    nomor_akhir: 'AA000025',
    status_buku: 'AKTIF',
    nomor_resi: 'RS-001',
  });
  expect(one.lembar).toHaveLength(25);
  await expect(detail(await bank.as('cs2'), { id_bukuwarkat: cek })).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const tab = await warkatTab(cs, { nomor_rekening: firma });
  expect(tab.buku.map(({ nomor_awal }) => nomor_awal)).toEqual(['BG000001', 'AA000001']);
  expect(tab.perhatian.map(({ nomor_warkat }) => nomor_warkat)).toContain('AA000004');
  await expect(warkatTab(await bank.as('cs2'), { nomor_rekening: firma })).rejects.toMatchObject({
    code: 'OTHER_BRANCH',
  });

  expect(await totalBiaya(cs, { id_bukuwarkat: cek, bebas_biaya: 'F' })).toEqual({
    lembar: 25,
    biaya_buku: '25000.00',
    bea_meterai: '250000.00',
    bea_meterai_lembar: '10000.00',
    total_biaya: '275000.00',
    kode_valuta: 'IDR',
  });
  expect(await totalBiaya(cs, { id_bukuwarkat: cek, bebas_biaya: 'T' })).toMatchObject({ total_biaya: '250000.00' });
});

test('the price of a book is waived by the branch manager, its stamp duty by nobody', async () => {
  await bank.owner`update warkat_leaf set status = 'DIBATALKAN' where jenis = 'CEK' and nomor_warkat between 'AA000001' and 'AA000025' and status = 'AKTIF'`;
  const next = await bank.idOf('CEK', 'AA000026');
  const item = await file('cs1', 'TERBIT_WARKAT', issue(firma, next, { bebas_biaya: 'T' }));
  await refused(bank, 'APPROVER_LIMIT', () => approve(item, 'supervisor1'));
  const posted = await approve(item);
  expect(await lines(posted.id_jurnal)).toEqual([
    ['001', '909001', 25_00n],
    ['001', '901002', -25_00n],
    ['001', '203001', 250_000_00n, firma],
    ['001', '205003', -250_000_00n],
  ]);
});
