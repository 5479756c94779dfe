import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { periodicEntries } from '#core/books/entries/end-of-day.ts';
import { jatuhBerkala } from '#core/books/entries/periodic-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, counterBank, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';

const bank = await counterBank();
breaksBooks(bank, ['7']);

const leg = (sisi: string, nomor: string) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal: rupiah(500_000n),
  kode_valuta: 'IDR',
  keterangan: '',
});
const form = (over: object = {}) => ({
  nomor_berkala: '',
  versi: 0,
  nama: 'Sewa gedung',
  keterangan: 'amortisasi sewa',
  baris: [leg('D', '603002'), leg('K', '201001')],
  periode: 'BULANAN',
  setiap: '1',
  hari: '23',
  mulai: '2026-11-20',
  sampai: '',
  hari_libur: 'SESUDAH',
  alasan: 'kontrak sewa 2026',
  ...over,
});
const savePeriodic = async (data: object) => {
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'SIMPAN_BERKALA', seen: '', data });
  await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
  const [row] = await bank.owner<{ nomor: string }[]>`
    select nomor_berkala as nomor from periodic_entry order by nomor_berkala desc limit 1`;
  return row?.nomor ?? '';
};
const turn = (tanggal: string) => bank.owner`update branch set accounting_date = ${tanggal}, status = 'BUKA'`;
async function runEndOfDay(kodeCabang = '001') {
  const [row] = await bank.owner<{ tanggal: string; berikut: string }[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${kodeCabang}`;
  if (!row) throw new Error('no branch');
  const rest = { kantorPusat: '000', headOffice: false, idUser: 'supervisor1', dari: row.tanggal };
  const endOfDay = { run: randomUUID(), kodeCabang, ...rest, ...row };
  for (const chunk of await periodicEntries.chunks(bank.app, endOfDay))
    await bank.app.begin((tx) => periodicEntries.run(tx as never, endOfDay, chunk));
}
/** Returns the findings of the two checks of periodic entries. */
const said = async () =>
  (await checkBooks(bank.owner))
    .filter(({ name }) => /due date/.test(name) && !/of an order/.test(name))
    .map(({ ok, details }) => [ok, details]);
const quiet = [
  [true, []],
  [true, []],
];

test('the check of the books names a due date that its end of day passed by, and not one that ran', async () => {
  const nomor = await savePeriodic(form());
  expect(await said()).toEqual(quiet);
  await runEndOfDay();
  await turn('2026-11-23');
  // It is due today: its end of day is still to come.
  expect(await said()).toEqual(quiet);
  await turn('2026-11-24');
  expect(await said()).toEqual([
    [false, [`${nomor} of branch 001 was due on 2026-11-23 and did not run`]],
    [true, []],
  ]);
  await turn('2026-11-23');
  await runEndOfDay();
  await turn('2026-11-24');
  expect(await said()).toEqual(quiet);
});

test('nor is one that is new or was changed today, suspended, or over; one whose first end of day never came is', async () => {
  await turn('2026-11-24');
  const nomor = await savePeriodic(form({ nama: 'Listrik', hari: '25', mulai: '2026-11-24' }));
  expect(await said()).toEqual(quiet);
  await turn('2026-11-26');
  expect((await said())[0]?.[1]).toEqual([`${nomor} of branch 001 was due on 2026-11-24 and did not run`]);
  const state = { nomor_berkala: nomor, versi: 1, jatuh_tempo: '', alasan: 'menunggu kontrak' };
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', {
    flowCode: 'STATUS_BERKALA',
    seen: '',
    data: { ...state, tindakan: 'TANGGUHKAN' },
  });
  await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
  expect(await said()).toEqual(quiet);
  const goesOn = await bank.flow('backoffice1', 'SUBMIT', {
    flowCode: 'STATUS_BERKALA',
    seen: '',
    data: { ...state, versi: 2, tindakan: 'LANJUTKAN' },
  });
  await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: goesOn.id_flow }));
  expect(await said()).toEqual(quiet);
});

test('the check of the books reports a settled due date whose journal is another day’s', async () => {
  const [due] = await bank.owner<{ nomor: string; tanggal: string }[]>`
    select nomor_berkala as nomor, tanggal from periodic_entry_due where status = 'DIBUKUKAN'`;
  await bank.owner`update periodic_entry_due set tanggal = '2026-11-20' where nomor_berkala = ${due?.nomor ?? ''}`;
  const [, settled] = await said();
  expect(settled?.[0]).toBe(false);
  expect(String(settled?.[1])).toMatch(new RegExp(`${due?.nomor} due 2026-11-23 says journal \\d+ of 2026-11-20`));
  await bank.owner`update periodic_entry_due set tanggal = ${due?.tanggal ?? ''} where nomor_berkala = ${due?.nomor ?? ''}`;
  expect(await said()).toEqual(quiet);
});

test('a waiting due date notifies its owner, a posted one nobody; it is listed until it is settled', async () => {
  await turn('2026-11-27');
  const open = [leg('D', '603005'), leg('K', '201001')].map((each) => ({ ...each, nominal: '' }));
  const nomor = await savePeriodic(form({ nama: 'Telepon', hari: '27', mulai: '2026-11-27', baris: open }));
  await bank.owner`delete from inbox_event`;
  await runEndOfDay();
  const events = async () =>
    (
      await bank.owner`select jenis, flow_code, flow_state, kode_cabang, user_input from inbox_event where jenis = 'BERKALA' order by id`
    ).map((row) => ({ ...row }));
  expect(await events()).toEqual([
    {
      jenis: 'BERKALA',
      flow_code: 'ENTRI_BERKALA',
      flow_state: 'MENUNGGU',
      kode_cabang: '001',
      user_input: 'backoffice1',
    },
  ]);
  const asked = {
    status: 'TERBUKA',
    kode_cabang: '',
    paging: { page: 1, show: 50, cursor: '', sort: '', keyword: nomor },
  };
  const waiting = async (user: string) =>
    (await jatuhBerkala(await bank.as(user), asked)).data.map(({ status, boleh_isi }) => [status, boleh_isi]);
  expect(await waiting('backoffice1')).toEqual([['MENUNGGU', 'T']]);
  expect(await waiting('finance1')).toEqual([['MENUNGGU', 'F']]);
  const data = {
    baris: [leg('D', '603005'), leg('K', '201001')],
    keterangan: 'telepon November',
    berkala: nomor,
    jatuh_tempo: '2026-11-27',
  };
  const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM_MULTI', seen: '', data });
  await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow }));
  expect(await waiting('backoffice1')).toEqual([]);
});
