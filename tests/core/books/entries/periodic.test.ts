import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { periodicEntries } from '#core/books/entries/end-of-day.ts';
import { berkala, berkalaRincian, jatuhBerkala } from '#core/books/entries/periodic-queries.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, books, counterBank, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['7']);

const leg = (sisi: string, nomor: string, nominal: string, rest: object = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
  ...rest,
});
const legs = [leg('D', '603002', rupiah(500_000n)), leg('K', '201001', rupiah(500_000n))];
const open = [leg('D', '603002', ''), leg('K', '201001', '')];
const form = (over: object = {}) => ({
  nomor_berkala: '',
  versi: 0,
  nama: 'Sewa gedung',
  keterangan: 'amortisasi sewa',
  baris: legs,
  periode: 'BULANAN',
  setiap: '1',
  hari: '23',
  mulai: '2026-11-20',
  sampai: '',
  hari_libur: 'SESUDAH',
  alasan: 'kontrak sewa 2026',
  ...over,
});
const file = async (flowCode: string, data: object, maker = 'backoffice1') =>
  (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'supervisor1') => bank.flow(checker, 'APPROVE', { idFlow });
const newest = async () => {
  const [row] = await bank.owner<{ nomor_berkala: string }[]>`
    select nomor_berkala from periodic_entry order by nomor_berkala desc limit 1`;
  if (!row) throw new Error('no entry');
  return row.nomor_berkala;
};
const registered = async (data: object, { maker = 'backoffice1', checker = 'supervisor1' } = {}) => {
  await approve(await file('SIMPAN_BERKALA', data, maker), checker);
  return newest();
};
const clean = async () => {
  await bank.owner`truncate periodic_entry_due, periodic_entry_state, periodic_entry_leg, periodic_entry`;
  await bank.owner`delete from record_version where jenis = 'periodic_entry'`;
  await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
  await turn('2026-11-20', 'BUKA');
};
const turn = async (tanggal: string, status: string, branches: readonly string[] = ['000', '001', '002']) => {
  await bank.owner`update branch set accounting_date = ${tanggal}, status = ${status} where kode_cabang = any (${[...branches]})`;
};
const endOfDayOf = async (kodeCabang: string): Promise<EndOfDay> => {
  const [row] = await bank.owner<{ tanggal: string; berikut: string }[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where kode_cabang = ${kodeCabang}`;
  if (!row) throw new Error(`no branch ${kodeCabang}`);
  const rest = { kantorPusat: '000', headOffice: kodeCabang === '000', idUser: 'supervisor1', dari: row.tanggal };
  return { run: randomUUID(), kodeCabang, ...rest, ...row };
};
/** Runs the step as the engine does: each part in a transaction of the application's role. */
const runEndOfDay = async (kodeCabang = '001', endOfDay?: EndOfDay) => {
  const of = endOfDay ?? (await endOfDayOf(kodeCabang));
  const parts = [];
  for (const chunk of await periodicEntries.chunks(bank.app, of))
    parts.push(await bank.app.begin((tx) => periodicEntries.run(tx as never, of, chunk)));
  return { baris: parts.reduce((sum, { baris }) => sum + baris, 0), temuan: parts.flatMap(({ temuan }) => temuan) };
};
const dues = async (nomor: string) =>
  (
    await bank.owner<{ jatuh_tempo: string; status: string; sebab: string; journal_id: bigint | null }[]>`
      select jatuh_tempo, status, sebab, journal_id from periodic_entry_due where nomor_berkala = ${nomor} order by jatuh_tempo`
  ).map((row) => ({ ...row }));
const dueStatuses = async (nomor: string) =>
  (await dues(nomor)).map(({ jatuh_tempo, status, sebab }) => [jatuh_tempo, status, sebab]);
/** Every invariant but that of days: those of this bank are turned by hand. */
const sound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('7 '))).toEqual([]);
const asked = { status: '', kode_cabang: '', paging: { page: 1, show: 50, cursor: '', sort: '', keyword: '' } };

describe('an end of day', () => {
  test('posts the entry that two persons approved as a whole, on its date, once', async () => {
    await clean();
    const nomor = await registered(form());
    expect(nomor).toMatch(/^EB\d{8}$/);
    const detail = await berkalaRincian(await bank.as('backoffice1'), { nomor_berkala: nomor });
    expect(detail.berkala?.jatuh_berikut).toBe('2026-11-23');
    expect(detail.berikut.slice(0, 2)).toEqual([
      { jatuh_tempo: '2026-11-23', jalan: '2026-11-23' },
      { jatuh_tempo: '2026-12-23', jalan: '2026-12-23' },
    ]);
    await turn('2026-11-20', 'CUT_OFF');
    expect((await runEndOfDay()).baris).toBe(0);
    await turn('2026-11-23', 'CUT_OFF');
    expect(await runEndOfDay()).toEqual({ baris: 1, temuan: [] });
    const [due] = await dues(nomor);
    expect(due).toMatchObject({ jatuh_tempo: '2026-11-23', status: 'DIBUKUKAN' });
    expect(await linesOf(bank, String(due?.journal_id))).toEqual([
      ['001', '603002', 50_000_000n, null, null],
      ['001', '201001', -50_000_000n, null, null],
    ]);
    const [journal] =
      await bank.owner`select operasi, id_user, nominal, keterangan from journal where id = ${due?.journal_id ?? 0n}`;
    expect({ ...journal }).toEqual({
      operasi: 'ENTRI_BERKALA',
      id_user: 'SISTEM',
      nominal: 50_000_000n,
      keterangan: `amortisasi sewa · ${nomor}`,
    });
    // A second end of the same day finds nothing due; nor do two at the same instant.
    const before = await books(bank);
    const both = await Promise.all([runEndOfDay(), runEndOfDay()]);
    expect(both.map(({ baris }) => baris)).toEqual([0, 0]);
    expect(await books(bank)).toEqual(before);
    await sound();
  });

  test('that dies leaves nothing; two at once post one journal', async () => {
    await clean();
    const nomor = await registered(form());
    await turn('2026-11-23', 'CUT_OFF');
    const endOfDay = await endOfDayOf('001');
    const before = await books(bank);
    const killed = bank.app.begin(async (tx) => {
      await periodicEntries.run(tx as never, endOfDay, { nomor: 1, dari: nomor, sampai: nomor });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await books(bank)).toEqual(before);
    const both = await Promise.all([runEndOfDay('001', endOfDay), runEndOfDay('001', endOfDay)]);
    expect(both.map(({ baris }) => baris).sort()).toEqual([0, 1]);
    expect(await dueStatuses(nomor)).toEqual([['2026-11-23', 'DIBUKUKAN', '']]);
    await sound();
  });

  test('leaves a failed entry waiting with its reason, and posts the ones beside it', async () => {
    await clean();
    const bad = await registered(
      form({ nama: 'Ditutup', baris: [leg('D', '603001', '5.00'), leg('K', '201001', '5.00')] }),
    );
    const poor = await registered(
      form({
        nama: 'Dari nasabah',
        baris: [
          leg('D', accounts.ani, rupiah(90_000_000n), { jenis: 'REKENING' }),
          leg('K', '502008', rupiah(90_000_000n)),
        ],
      }),
    );
    const good = await registered(form());
    await bank.owner`update gl_account set ditutup_sejak = '2026-11-21' where kode_gl = '603001'`;
    await turn('2026-11-23', 'CUT_OFF');
    const { baris, temuan } = await runEndOfDay();
    expect(baris).toBe(3);
    expect(temuan.map(({ id, sebab, jenis, menghalangi }) => [id, sebab, jenis, menghalangi])).toEqual([
      [bad, 'BERKALA_GAGAL', 'BERKALA', false],
      [poor, 'BERKALA_GAGAL', 'BERKALA', false],
    ]);
    expect(await dueStatuses(bad)).toEqual([['2026-11-23', 'GAGAL', 'GL_CLOSED']]);
    expect(await dueStatuses(poor)).toEqual([['2026-11-23', 'GAGAL', 'INSUFFICIENT']]);
    expect(await dueStatuses(good)).toEqual([['2026-11-23', 'DIBUKUKAN', '']]);
    const rows = (await jatuhBerkala(await bank.as('backoffice1'), { ...asked, status: 'GAGAL' })).data;
    expect(
      rows.map(({ nomor_berkala, kode, rincian, boleh_isi }) => [nomor_berkala, kode, rincian, boleh_isi]),
    ).toEqual(expect.arrayContaining([[bad, 'GL_CLOSED', { gl: '603001' }, 'T']]));
    expect(
      (await jatuhBerkala(await bank.as('finance1'), { ...asked, status: 'GAGAL' })).data.map(
        ({ boleh_isi }) => boleh_isi,
      ),
    ).toEqual(['F', 'F']);
    const [listed] = (
      await berkala(await bank.as('backoffice1'), { ...asked, paging: { ...asked.paging, keyword: bad } })
    ).data;
    expect(listed).toMatchObject({ gagal: 1, menunggu: 0, jatuh_berikut: '2026-12-23' });
    await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '603001'`;
    await sound();
  });

  test('follows the calendar: a holiday before, after or left out; a month’s last day; each week; once', async () => {
    await clean();
    // 22 November 2026 is a Sunday.
    const before = await registered(form({ nama: 'sebelum', hari: '22', hari_libur: 'SEBELUM' }));
    const none = await registered(form({ nama: 'lewati', hari: '22', hari_libur: 'LEWATI' }));
    const after = await registered(form({ nama: 'sesudah', hari: '22' }));
    const last = await registered(form({ nama: 'akhir', periode: 'AKHIR_BULAN', hari: '' }));
    const week = await registered(form({ nama: 'minggu', periode: 'MINGGUAN', hari: '2' }));
    const once = await registered(form({ nama: 'sekali', periode: 'SEKALI', hari: '', mulai: '2026-11-24' }));
    for (const day of ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-30', '2026-12-01']) {
      await turn(day, 'CUT_OFF');
      await runEndOfDay();
    }
    const days = async (nomor: string) => (await dues(nomor)).map(({ jatuh_tempo }) => jatuh_tempo);
    expect(await days(before)).toEqual(['2026-11-22']);
    expect(await days(none)).toEqual([]);
    expect(await days(after)).toEqual(['2026-11-22']);
    expect(await days(last)).toEqual(['2026-11-30']);
    expect(await days(week)).toEqual(['2026-11-24', '2026-12-01']);
    expect(await days(once)).toEqual(['2026-11-24']);
    const [state] = await bank.owner`select status, versi from periodic_entry where nomor_berkala = ${once}`;
    expect({ ...state }).toEqual({ status: 'SELESAI', versi: 2 });
    await sound();
  });

  test('over branches the first of them posts it while all are open; where one is closed it waits, with the reason', async () => {
    await clean();
    const wide = form({
      baris: [leg('D', '603002', '10.00', { kode_cabang: '001' }), leg('K', '201001', '10.00')],
    });
    const nomor = await registered(wide, { maker: 'finance1', checker: 'finance2' });
    await turn('2026-11-23', 'BUKA');
    await turn('2026-11-23', 'CUT_OFF', ['001']);
    expect((await runEndOfDay('001')).baris).toBe(1);
    expect((await runEndOfDay('000')).baris).toBe(0);
    const [due] = await dues(nomor);
    expect(await linesOf(bank, String(due?.journal_id))).toEqual([
      ['001', '603002', 1_000n, null, null],
      ['001', '110001', -1_000n, null, '000'],
      ['000', '201001', -1_000n, null, null],
      ['000', '110001', 1_000n, null, '001'],
    ]);
    await clean();
    const late = await registered(wide, { maker: 'finance1', checker: 'finance2' });
    await turn('2026-11-23', 'CUT_OFF');
    await turn('2026-11-23', 'TUTUP', ['001']);
    await runEndOfDay('000');
    expect(await dueStatuses(late)).toEqual([['2026-11-23', 'GAGAL', 'DAY_CLOSED']]);
    await sound();
  });
});

describe('an entry that waits for a person', () => {
  test('an entry with open amounts waits for them, and is settled once by an entry of two persons', async () => {
    await clean();
    const nomor = await registered(form({ baris: open }));
    await turn('2026-11-23', 'CUT_OFF');
    const { temuan } = await runEndOfDay();
    expect(temuan.map(({ sebab }) => sebab)).toEqual(['BERKALA_MENUNGGU']);
    expect(await dueStatuses(nomor)).toEqual([['2026-11-23', 'MENUNGGU', '']]);
    await turn('2026-11-23', 'BUKA');
    const settling = { baris: legs, keterangan: 'sewa November', berkala: nomor, jatuh_tempo: '2026-11-23' };
    await refused(bank, 'PERIODIC_DUE', () => file('TRANSAKSI_UMUM_MULTI', { ...settling, jatuh_tempo: '2026-12-23' }));
    await refused(bank, 'PERIODIC_DUE', () => file('TRANSAKSI_UMUM_MULTI', settling, 'finance1'));
    const [one, other] = [await file('TRANSAKSI_UMUM_MULTI', settling), await file('TRANSAKSI_UMUM_MULTI', settling)];
    const { id_jurnal } = await accepted(bank, () => approve(one));
    expect((await dues(nomor)).map(({ status, journal_id }) => [status, String(journal_id)])).toEqual([
      ['DIBUKUKAN', id_jurnal],
    ]);
    await refused(bank, 'PERIODIC_DUE', () => approve(other));
    await sound();
  });

  test('is left out by two persons, or with the entry that ends', async () => {
    await clean();
    const nomor = await registered(form({ baris: open }));
    await turn('2026-11-23', 'CUT_OFF');
    await runEndOfDay();
    const state = {
      nomor_berkala: nomor,
      versi: 1,
      tindakan: 'LEWATI',
      jatuh_tempo: '2026-11-23',
      alasan: 'sewa digratiskan',
    };
    await refused(bank, 'PERIODIC_DUE', () => file('STATUS_BERKALA', { ...state, jatuh_tempo: '2026-12-23' }));
    const idFlow = await file('STATUS_BERKALA', state);
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
    await accepted(bank, () => approve(idFlow));
    expect(await dueStatuses(nomor)).toEqual([['2026-11-23', 'DILEWATI', '']]);
    await turn('2026-12-23', 'CUT_OFF');
    await runEndOfDay();
    await accepted(bank, async () =>
      approve(await file('STATUS_BERKALA', { ...state, versi: 2, tindakan: 'AKHIRI', jatuh_tempo: '' })),
    );
    expect((await dueStatuses(nomor)).map(([, status]) => status)).toEqual(['DILEWATI', 'DILEWATI']);
    await refused(bank, 'PERIODIC_STATE', () =>
      file('SIMPAN_BERKALA', form({ nomor_berkala: nomor, versi: 3, hari: '24' })),
    );
    await sound();
  });
});

describe('is refused', () => {
  test('a control account, uneven legs, another currency, a day that is over; and one person alone', async () => {
    await clean();
    await refused(bank, 'GL_KEPT', () =>
      file('SIMPAN_BERKALA', form({ baris: [legs[0], leg('K', '101001', rupiah(500_000n))] })),
    );
    await refused(bank, 'VALIDATION', () =>
      file('SIMPAN_BERKALA', form({ baris: [legs[0], leg('K', '201001', '1.00')] })),
    );
    await refused(bank, 'VALIDATION', () =>
      file('SIMPAN_BERKALA', form({ baris: legs.map((each) => ({ ...each, kode_valuta: 'USD' })) })),
    );
    await refused(bank, 'VALIDATION', () => file('SIMPAN_BERKALA', form({ hari: '' })));
    await refused(bank, 'PERIODIC_START', () => file('SIMPAN_BERKALA', form({ mulai: '2026-11-19' })));
    const idFlow = await file('SIMPAN_BERKALA', form());
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
    expect(await bank.owner`select 1 from periodic_entry`).toHaveLength(0);
    await accepted(bank, () => approve(idFlow));
    const nomor = await newest();
    await refused(bank, 'PERIODIC_BRANCH', () =>
      file('SIMPAN_BERKALA', form({ nomor_berkala: nomor, versi: 1, hari: '24' }), 'finance1'),
    );
    await refused(bank, 'DATA_CHANGED', () =>
      file('SIMPAN_BERKALA', form({ nomor_berkala: nomor, versi: 0, hari: '24' })),
    );
  });

  test('an end of day’s record of an unapproved entry', async () => {
    await clean();
    const nomor = await registered(form());
    await turn('2026-11-23', 'CUT_OFF');
    const note = (rows: readonly object[], versi = 1) => bank.app`
      select record_periodic_entry(${randomUUID()}::uuid, '001', '2026-11-23'::date, ${nomor}, ${versi}, ${bank.app.json(rows as never)}, '2026-11-23'::date, '2026-12-23'::date)`;
    const due = { jatuh_tempo: '2026-11-23', status: 'DIBUKUKAN', sebab: '', rincian: {}, bagian: 1 };
    await expect(note([due])).rejects.toThrow(/not what was approved/);
    await expect(note([{ ...due, status: 'MENUNGGU' }])).rejects.toThrow(/waits for amounts/);
    await expect(note([], 2)).rejects.toThrow(/another one by now/);
    expect(await dues(nomor)).toEqual([]);
    await runEndOfDay();
    expect(await dueStatuses(nomor)).toEqual([['2026-11-23', 'DIBUKUKAN', '']]);
    await expect(note([{ ...due, status: 'GAGAL' }])).rejects.toThrow();
  });
});
