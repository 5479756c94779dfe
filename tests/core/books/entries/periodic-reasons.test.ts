import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { periodicEntries } from '#core/books/entries/end-of-day.ts';
import { changePeriodic } from '#core/books/entries/periodic-state.ts';
import { savePeriodic } from '#core/books/entries/save-periodic.ts';
import { accepted, counterBank, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['7']);
const leg = (sisi: string, [jenis, nomor]: readonly [string, string], nominal = rupiah(10_000n)) => ({
  sisi,
  jenis,
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
});
const [COST, INCOME, PREPAID] = [
  ['GL', '603002'],
  ['GL', '502008'],
  ['GL', '112005'],
] as const;
const [ANI, CITRA] = [
  ['REKENING', accounts.ani],
  ['REKENING', accounts.citra],
] as const;
const form = (debet: readonly [string, string], kredit: readonly [string, string], over: object = {}) => ({
  nomor_berkala: '',
  versi: 0,
  nama: 'Biaya harian',
  keterangan: 'biaya harian',
  baris: [leg('D', debet), leg('K', kredit)],
  periode: 'BULANAN',
  setiap: '1',
  hari: '23',
  mulai: '2026-11-20',
  sampai: '',
  hari_libur: 'SESUDAH',
  alasan: 'surat kuasa nasabah',
  ...over,
});
const asked = async (data: object, user = 'backoffice1') =>
  reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => bank.run(user, savePeriodic as never, data))).map(
    ([kode]) => kode,
  );
const file = async (data: object, user = 'backoffice1', flowCode = 'SIMPAN_BERKALA') =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (idFlow: string, user: string) => bank.flow(user, 'APPROVE', { idFlow });
const newest = async () =>
  (
    await bank.owner<{ nomor: string; versi: number }[]>`
      select nomor_berkala as nomor, versi from periodic_entry order by nomor_berkala desc limit 1`
  )[0] ?? { nomor: '', versi: 0 };
const isCustomer = async (user: string, rekening: string | null) => {
  await bank.owner`update app_user set nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${rekening}) where id_user = ${user}`;
  forgetCaller(bank.app, user);
};
const turn = (tanggal: string) => bank.owner`update branch set accounting_date = ${tanggal}, status = 'BUKA'`;
async function runEndOfDay() {
  const rest = { kantorPusat: '000', headOffice: false, idUser: 'supervisor1', dari: '2026-11-23' };
  const endOfDay = { run: randomUUID(), kodeCabang: '001', tanggal: '2026-11-23', berikut: '2026-11-24', ...rest };
  for (const chunk of await periodicEntries.chunks(bank.app, endOfDay))
    await bank.app.begin((tx) => periodicEntries.run(tx as never, endOfDay, chunk));
}
const dues = async (nomor: string) =>
  (await bank.owner<{ status: string }[]>`select status from periodic_entry_due where nomor_berkala = ${nomor}`).map(
    ({ status }) => status,
  );

afterEach(async () => {
  for (const user of ['backoffice1', 'supervisor1']) await isCustomer(user, null);
  await turn('2026-11-20');
});

test('a periodic entry to the maker’s own account is reported to the second person, on either side; a stranger’s is not', async () => {
  expect(await asked(form(COST, ANI))).toEqual(['PERUBAHAN_DATA']);
  await isCustomer('backoffice1', accounts.ani);
  expect(await asked(form(COST, ANI))).toEqual(['NASABAH_SENDIRI', 'PERUBAHAN_DATA']);
  expect(await asked(form(ANI, INCOME))).toEqual(['NASABAH_SENDIRI', 'PERUBAHAN_DATA']);
});

test('an owner of an account that it moves does not allow it; somebody else does', async () => {
  const idFlow = await file(form(COST, ANI, { nama: 'Ke Ani' }));
  await isCustomer('supervisor1', accounts.ani);
  await refused(bank, 'OWN_CUSTOMER', () => approve(idFlow, 'supervisor1'));
  await accepted(bank, () => approve(idFlow, 'manager1'));
});

test('warns of one that turns a ledger account to its wrong side, not of the way back or an open amount', async () => {
  expect(await asked(form(COST, PREPAID))).toEqual(['GL_SISI_SALAH', 'PERUBAHAN_DATA']);
  expect(await asked(form(PREPAID, ['GL', '201001']))).toEqual(['PERUBAHAN_DATA']);
  const open = [leg('D', COST, ''), leg('K', PREPAID, '')];
  expect(await asked(form(COST, PREPAID, { baris: open }))).toEqual(['PERUBAHAN_DATA']);
});

test('one that debits a customer of another branch takes head office, and its end of day posts it; the own branch’s as before', async () => {
  const foreign = form(CITRA, INCOME, { nama: 'Dari Citra' });
  expect(await asked(foreign)).toEqual(['DEBET_CABANG_LAIN', 'PERUBAHAN_DATA']);
  expect(await asked(form(ANI, INCOME))).toEqual(['PERUBAHAN_DATA']);
  expect(await asked(form(COST, CITRA))).toEqual(['PERUBAHAN_DATA']);
  const idFlow = await file(foreign);
  await refused(bank, 'APPROVER_HEAD_OFFICE', () => approve(idFlow, 'supervisor1'));
  await accepted(bank, () => approve(idFlow, 'finance1'));
  const { nomor } = await newest();
  const own = await file(form(ANI, INCOME, { nama: 'Dari Ani' }));
  await accepted(bank, () => approve(own, 'supervisor1'));
  const ofOwn = (await newest()).nomor;
  await turn('2026-11-23');
  await runEndOfDay();
  expect([await dues(nomor), await dues(ofOwn)]).toEqual([['DIBUKUKAN'], ['DIBUKUKAN']]);
});

test('warns of one that resumes like of a new one; not of one that is suspended or ended', async () => {
  const foreign = await file(form(CITRA, INCOME, { nama: 'Dari Citra lagi' }));
  await accepted(bank, () => approve(foreign, 'finance1'));
  const state = (tindakan: string, { nomor, versi }: { nomor: string; versi: number }) => ({
    nomor_berkala: nomor,
    versi,
    tindakan,
    jatuh_tempo: '',
    alasan: 'permintaan nasabah',
  });
  const reasons = async (data: object) =>
    reasonsOf(await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('backoffice1', changePeriodic as never, data))).map(
      ([kode]) => kode,
    );
  const suspend = state('TANGGUHKAN', await newest());
  expect(await reasons(suspend)).toEqual(['PERUBAHAN_DATA']);
  await accepted(bank, async () => approve(await file(suspend, 'backoffice1', 'STATUS_BERKALA'), 'supervisor1'));
  const goOn = state('LANJUTKAN', await newest());
  expect(await reasons(state('AKHIRI', await newest()))).toEqual(['PERUBAHAN_DATA']);
  expect(await reasons(goOn)).toEqual(['DEBET_CABANG_LAIN', 'PERUBAHAN_DATA']);
  const idFlow = await file(goOn, 'backoffice1', 'STATUS_BERKALA');
  await refused(bank, 'APPROVER_HEAD_OFFICE', () => approve(idFlow, 'supervisor1'));
  await accepted(bank, () => approve(idFlow, 'finance1'));
});

test('at the books: legs and state that debit another branch’s customer want one of head office behind them', async () => {
  const write = (rekening: string, p_lama: object | null, kedua: string) =>
    bank.owner.begin(async (tx) => {
      const { nomor } = await newest();
      await tx`update periodic_entry_leg set jenis = 'REKENING', nomor = ${rekening} where nomor_berkala = ${nomor} and sisi = 'D'`;
      const baru = tx.json({ kode_cabang: '001', status: 'AKTIF' });
      const e = tx.json({ baris: { nomor_berkala: nomor }, ...(p_lama === null && { bagian: {} }) });
      await tx`select after_periodic_entry(${e}::jsonb, ${tx.json(p_lama as never)}::jsonb, ${baru}::jsonb, null, 'backoffice1', ${kedua})`;
    });
  const refuses = (lama: object | null) =>
    expect(write(accounts.citra, lama, 'supervisor1')).rejects.toThrow('APPROVER_HEAD_OFFICE');
  await refuses(null);
  await refuses({ status: 'DITANGGUHKAN' });
  await write(accounts.citra, { status: 'AKTIF' }, 'supervisor1');
  await write(accounts.ani, null, 'supervisor1');
  await write(accounts.citra, null, 'finance1');
});

test('a customer who goes to another branch afterwards is debited again once head office has agreed', async () => {
  const BUDI = ['REKENING', accounts.budi] as const;
  const own = await file(form(BUDI, INCOME, { nama: 'Dari Budi' }));
  await accepted(bank, () => approve(own, 'supervisor1'));
  const { nomor, versi } = await newest();
  const move = { nomor_rekening: accounts.budi, cabang_tujuan: '002', alasan: 'pindah rumah' };
  await approve(await file(move, 'cs1', 'PINDAH_CABANG'), 'manager1');
  const after = async () => {
    await turn('2026-11-23');
    await runEndOfDay();
    await turn('2026-11-20');
    const [due] = await bank.owner<{ status: string; sebab: string; rincian: object }[]>`
      delete from periodic_entry_due where nomor_berkala = ${nomor} returning status, sebab, rincian`;
    await bank.owner`update periodic_entry_state set jatuh_terakhir = null, jatuh_berikut = null where nomor_berkala = ${nomor}`;
    return { ...due };
  };
  const moved = { rekening: accounts.budi, cabang: '002' };
  expect(await after()).toEqual({ status: 'GAGAL', sebab: 'DEBET_CABANG_LAIN', rincian: moved });
  const agreed = await file(form(BUDI, INCOME, { nama: 'Dari Budi di Bandung', nomor_berkala: nomor, versi }));
  await refused(bank, 'APPROVER_HEAD_OFFICE', () => approve(agreed, 'supervisor1'));
  await accepted(bank, () => approve(agreed, 'finance1'));
  expect(await after()).toEqual({ status: 'DIBUKUKAN', sebab: '', rincian: {} });
});
