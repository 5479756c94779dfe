import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { completeEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { daftarCabang, halanganPenutupan } from '#core/control/parameters/branch-queries.ts';
import { kodeCabang } from '#core/control/parameters/queries.ts';
import { paging } from '../../asking.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { ordinarySteps } from '../../business-day/end-of-day/run-step.ts';
import { accepted, linesOf, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

/** Branch 015 is founded, served from head office, and closed for good; 002 takes over. */
const bank = await daysBank();
// Staff go from branch to branch without a version.
breaksBooks(bank, ['27']);
const { owner, file, approve, step } = bank;

/** The account that came to 015 and has gone on to 002 has this balance. */
const BALANCE = 5_000_000_00n;

const form = (over: object = {}) => ({
  kode_cabang: '015',
  tanggal: DAY,
  cabang_penerus: '002',
  alasan: 'Penggabungan kantor',
  ...over,
});
const closing = (over: object = {}, maker = 'finance1') => file('PENUTUPAN_CABANG', form(over), maker);
const founding = (over: object = {}) => ({
  aksi: 'BUAT',
  kode_cabang: '015',
  nama_cabang: 'Cabang Bogor',
  kota: 'Bogor',
  alamat: '',
  batas_khasanah: '2500000000.00',
  versi: 0,
  alasan: 'Izin pembukaan cabang 3/2026',
  ...over,
});
const hindrances = async (branch = '015') =>
  (await halanganPenutupan(await bank.as('finance1'), { kode_cabang: branch })).halangan.map(
    ({ kode, jumlah, nama }) => `${kode} ${jumlah} ${nama}`,
  );
const move = async (to: string, maker: string, checker: string) => {
  const data = { nomor_rekening: accounts.budi, cabang_tujuan: to, alasan: 'Kantor digabung' };
  const { id_flow } = await bank.flow(maker, 'SUBMIT', { flowCode: 'PINDAH_CABANG', seen: '', data });
  return bank.flow(checker, 'APPROVE', { idFlow: id_flow });
};
const staff = (branch: string) =>
  owner`update app_user set kode_cabang = ${branch} where id_user in ('cs2', 'manager2')`;
const bill = (debit: string, credit: string) => {
  const leg = (sisi: string, nomor: string, kode_cabang: string) => ({
    sisi,
    jenis: 'GL',
    nomor,
    nominal: '100000.00',
    kode_cabang,
  });
  const baris = [leg('D', '603002', debit), leg('K', '201001', credit)];
  return file('TRANSAKSI_UMUM_MULTI', { baris, keterangan: 'listrik kantor' });
};
const row = async () =>
  (
    await owner<{ status: string; hari: string; terakhir: string | null; penerus: string | null }[]>`
      select status, accounting_date as hari, tanggal_penutupan as terakhir, cabang_penerus as penerus from branch where kode_cabang = '015'`
  )[0];

test('obstacles are named with their number, and refuse the filing by those very kinds', async () => {
  await approve(await file('SIMPAN_CABANG', founding()));
  await step('finance1', 'prepare', '015');
  await step('finance1', 'open', '015');
  await owner`update customer set kode_cabang = '015' where nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${accounts.budi})`;
  await move('015', 'cs1', 'manager1');
  await staff('015');
  expect(await hindrances()).toEqual([
    'HARI_BERJALAN 1 BUKA',
    `REKENING 1 ${accounts.budi} Budi Hartono`,
    expect.stringMatching(/^PENGGUNA 2 cs2 .*, manager2 /),
    expect.stringMatching(/^SALDO_BUKU_BESAR 1 203002 /),
  ]);
  const error = await refused(bank, 'BRANCH_NOT_READY', () => closing());
  expect(error.details.params).toEqual({
    cabang: '015',
    sebab: 'HARI_BERJALAN,REKENING,PENGGUNA,SALDO_BUKU_BESAR',
  });
  expect(await hindrances('001')).toContainEqual(expect.stringMatching(/^KAS_BERISI /));
  await move('002', 'cs2', 'manager2');
  await staff('002');
  // Reference data is at most six seconds old.
  await setTimeout(6_100);
  await approve(await bill('015', '000'));
  await approve(await bill('015', '001'));
  await step('finance1', 'cutOff', '015');
  expect(await hindrances()).toEqual([]);
});

test('person, day and successor of a closing', async () => {
  await refused(bank, 'FORBIDDEN', () => closing({}, 'manager1'));
  await refused(bank, 'BRANCH_UNKNOWN', () => closing({ kode_cabang: '099' }));
  await refused(bank, 'BRANCH_UNKNOWN', () => closing({ kode_cabang: '000' }));
  await refused(bank, 'DAY_CHANGED', () => closing({ tanggal: '2026-11-19' }));
  for (const cabang_penerus of ['000', '015', '099']) {
    await refused(bank, 'BRANCH_UNFIT', () => closing({ cabang_penerus }));
  }
  const withdrawn = await closing();
  await refused(bank, 'SELF_APPROVAL', () => approve(withdrawn, 'finance1'));
  await bank.flow('finance1', 'CANCEL', { idFlow: withdrawn });
  expect(await row()).toMatchObject({ status: 'CUT_OFF', terakhir: null });
});

test('somebody who comes to work there while it is decided is waited for, and seen', async () => {
  const item = await closing();
  const posting = owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock_shared(7310, 15)`;
    await tx`update app_user set kode_cabang = '015' where id_user = 'cs2'`;
    await setTimeout(1500);
  });
  await setTimeout(200);
  await expect(approve(item)).rejects.toMatchObject({
    code: 'BRANCH_NOT_READY',
    details: { params: { sebab: 'PENGGUNA' } },
  });
  await posting;
  await owner`update app_user set kode_cabang = '002' where id_user = 'cs2'`;
  await bank.flow('finance1', 'CANCEL', { idFlow: item });
});

test('two persons close it: exact lines over each pair of branches, its customers go along, its last end of day runs', async () => {
  const posted = await accepted(bank, async () => approve(await closing()));
  const power = 100_000_00n;
  expect(await linesOf(bank, posted.id_jurnal)).toEqual([
    ['015', '110001', power, null, '000'],
    ['015', '110001', power - BALANCE, null, '001'],
    ['015', '110001', BALANCE, null, '002'],
    ['015', '603002', -2n * power, null, null],
    ['002', '110001', -power, null, '000'],
    ['002', '110001', BALANCE - power, null, '001'],
    ['002', '110001', -BALANCE, null, '015'],
    ['002', '603002', 2n * power, null, null],
    ['000', '110001', power, null, '002'],
    ['000', '110001', -power, null, '015'],
    ['001', '110001', power - BALANCE, null, '002'],
    ['001', '110001', BALANCE - power, null, '015'],
  ]);
  await completeEndsOfDay(bank.app, ordinarySteps);
  expect(await row()).toEqual({ status: 'TUTUP', hari: DAY, terakhir: DAY, penerus: '002' });
  const left =
    await owner`select kode_gl, lawan from gl_total where kode_cabang = '015' group by 1, 2 having sum(debet - kredit) <> 0`;
  expect([...left]).toEqual([]);
  expect([...(await owner`select from customer where kode_cabang = '015'`)]).toEqual([]);
  await expectSoundBooks(bank, ['27']);
});

test('a closed branch has no day, no name, no staff and no money any more, and its code is not given again', async () => {
  await refused(bank, 'BRANCH_CLOSED', () => closing());
  await refused(bank, 'BRANCH_CLOSED', () => file('SIMPAN_CABANG', founding({ aksi: 'UBAH', versi: 1 })));
  await refused(bank, 'DUPLICATE', () => file('SIMPAN_CABANG', founding()));
  await refused(bank, 'BRANCH_UNFIT', () => move('015', 'cs2', 'manager2'));
  const codes = async (ditutup: string) =>
    (await kodeCabang(await bank.as('finance1'), { paging: paging(), ditutup })).data.map((each) => each.kode_cabang);
  expect(await codes('')).toEqual(['000', '001', '002']);
  expect(await codes('T')).toEqual(['000', '001', '002', '015']);
  const listed = (await daftarCabang(await bank.as('finance1'), { paging: paging(), kode_cabang: '015' })).data;
  expect(listed).toMatchObject([{ tanggal_penutupan: DAY, cabang_penerus: '002', status_akses_desc: 'TUTUP' }]);
  const [served] =
    await owner`select serving_branch('015') as baru, serving_branch('001') as sama, serving_branch('777') as tiada`;
  expect(served).toEqual({ baru: '002', sama: '001', tiada: null });
});

test('head office ends and opens its next three days without it', async () => {
  for (let day = 1; day <= 3; day += 1) {
    for (const branch of ['001', '002', '000'] as const) await bank.endOfDay(branch);
    await bank.openBank();
    await refused(bank, 'BRANCH_CLOSED', () => step('finance1', 'prepare', '015'));
    await refused(bank, 'BRANCH_CLOSED', () => bank.forceClose('015', DAY));
    for (const [branch, manager] of [
      ['001', 'manager1'],
      ['002', 'manager2'],
    ] as const) {
      await step(manager, 'prepare', branch);
      await step(manager, 'open', branch);
    }
  }
  await refused(bank, 'BRANCH_CLOSED', () => bill('015', '000'));
  expect(await bank.status('000')).toBe('BUKA 2026-11-25');
  expect((await row())?.hari).toBe(DAY);
  await expectSoundBooks(bank, ['27']);
});
