import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { fileJob } from '#core/books/reports/job/ask.ts';
import { checkReport, download, jobs } from '#core/books/reports/job/queries.ts';
import { openSpool } from '#core/books/reports/job/spool.ts';
import { beginOn } from '#core/db/transactions.ts';
import { removeReports, reportJob } from '#core/jobs/report-job.ts';
import { layOut, type PageRenderer } from '#documents/report/pages.ts';
import type { ReportTable } from '#documents/report/table.ts';
import { AppError } from '#lib/errors/errors.ts';
import { paging } from '../../asking.ts';
import { refusal } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { reportBank } from './report-bank.ts';

/** A report of so many rows. */
const manyRows = (rows: number): ReportTable => ({
  definition: { title: 'lap.JURNAL', asks: [], columns: [{ field: 'n', kind: 'count', width: 5 }], menus: [] },
  head: { nomor: '', nama_bank: '', kode_cabang: '', nama_cabang: '', siapa: '', tanggal: '', per: '' },
  asked: {
    kode_cabang: '',
    tanggal: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    kode_valuta: '',
    kode_gl: '',
    nomor_rekening: '',
    id_user: '',
    tanggal_banding: '',
    banyak: '',
    sebelum_penutup: '',
    kata: '',
    urut: '',
  },
  rows: (async function* () {
    yield Array.from({ length: rows }, (_, n) => ({ n }));
  })(),
});

/** Pages of so many lines that draw nothing. */
function onePage(lines: number): PageRenderer {
  let at = 0;
  const line = () => ({
    height: 1,
    draw: () => {
      at += 1;
    },
  });
  return {
    begin: () => {
      at = 0;
    },
    end: () => {},
    fits: (more) => at + more <= lines,
    row: line,
    group: line,
    sum: line,
    note: line,
    signatures: () => null,
    drained: async () => {},
  };
}

const bank = await reportBank();
const { ask, work, job, keys, content } = bank;

test('a question becomes a file in the storage, known by its print, and its reader is notified', async () => {
  const asked = await ask('backoffice1');
  expect(asked).toMatchObject({ status_laporan: 'ANTRE', sudah_ada: 'F', kode_cabang: '001' });
  expect(asked.nomor).toMatch(/^LP001\d{6}[0-9A-Z]{8}$/);
  await work(asked.id);
  const made = await job(asked.id);
  expect(made).toMatchObject({ status: 'SIAP', percobaan: 1, kunci: `laporan/${asked.id}/1` });
  const file = await content(`laporan/${asked.id}/1`);
  expect(createHash('sha256').update(file).digest('hex')).toBe(made?.sidik);
  expect(file.toString()).toContain('"Tanggal","Nomor referensi"');
  const [lines] = await bank.owner<{ n: number }[]>`
    select count(*)::integer as n from journal_line l where l.kode_cabang = '001' and date_trunc('month', l.tanggal) = date_trunc('month', (select accounting_date from branch where kode_cabang = '001'))`;
  expect(Number(made?.baris)).toBe(lines?.n);
  expect(file.toString().trim().split('\r\n').length).toBe(Number(made?.baris) + 1);
  const events =
    await bank.owner`select user_input, flow_state from inbox_event where jenis = 'LAPORAN' and id_flow = ${asked.id}`;
  expect(events.map((row) => ({ ...row }))).toEqual([{ user_input: 'backoffice1', flow_state: 'SIAP' }]);
  expect(await keys()).toEqual([`laporan/${asked.id}/1`]);
});

test('a file in any format has the requested order; an order that its screen does not offer is refused', async () => {
  const written = async (bentuk: string, urut: string) => {
    const { id } = await ask('backoffice1', { kode: 'SALDO_GL', bentuk, tanya: { kode_valuta: 'IDR', urut } });
    await work(id);
    const text = (await content(`laporan/${id}/1`)).toString();
    return [...text.matchAll(/^"(\d{6})"/gm)].map(([, code]) => code);
  };
  const rising = await written('CSV', 'kode_gl');
  expect(rising.length).toBeGreaterThan(3);
  expect(rising).toEqual([...rising].sort());
  for (const bentuk of ['CSV', 'CSV_KOMA']) expect(await written(bentuk, '-kode_gl')).toEqual([...rising].reverse());
  expect(await written('CSV', '')).toEqual(rising);
  for (const urut of ['saldo', '-', 'kode_gl desc'])
    await refusal(ask('backoffice1', { kode: 'SALDO_GL', tanya: { kode_valuta: 'IDR', urut } }), 'VALIDATION');
  await refusal(ask('backoffice1', { kode: 'REKAP_HARIAN', tanya: { urut: 'kode' } }), 'VALIDATION');
  await bank.owner`delete from report_job`;
});

describe('access to the file', () => {
  const get = async (idUser: string, id: string) => download(await bank.as(idUser), { id });

  test('a job is its asker’s alone: its number reveals nothing to another person or branch', async () => {
    const mine = await ask('backoffice1', { kode: 'NERACA_SALDO', tanya: { kode_valuta: 'IDR' } });
    await refusal(get('backoffice1', mine.id), 'REPORT_NOT_READY');
    await work(mine.id);
    for (const other of ['manager1', 'finance1', 'teller3', 'auditor1'])
      await refusal(get(other, mine.id), 'NOT_FOUND');
    await refusal(bank.cancel('manager1', mine.id), 'NOT_FOUND');
    const list = async (idUser: string) =>
      (await jobs(await bank.as(idUser), { paging: paging(), status: '', jenis: '' })).data.map(({ id }) => id);
    expect(await list('backoffice1')).toContain(mine.id);
    expect(await list('finance1')).toEqual([]);
    expect(await get('backoffice1', mine.id)).toMatchObject({
      kunci: `laporan/${mine.id}/1`,
      mime: 'text/csv; charset=utf-8',
    });
    const seen = await bank.owner<{ id_user: string }[]>`
      select id_user from audit_log where aksi = 'UNDUH_LAPORAN' and objek = ${`LAPORAN:${mine.nomor}`}`;
    expect(seen.map(({ id_user }) => id_user)).toEqual(['backoffice1']);
  });

  test('a role that was lost since, before it is made or before it is fetched, opens nothing', async () => {
    const early = await ask('backoffice1', { kode: 'SALDO_GL' });
    const late = await ask('backoffice1', { kode: 'NERACA_SALDO', tanya: { kode_valuta: 'IDR' }, bentuk: 'XLSX' });
    await work(late.id);
    const roles = await bank.owner<
      { role_id: string; urut: number }[]
    >`select role_id, urut from user_role where id_user = 'backoffice1'`;
    await bank.owner`update user_role set role_id = 'TELLER' where id_user = 'backoffice1'`;
    forgetCaller(bank.app);
    try {
      await refusal(get('backoffice1', late.id), 'FORBIDDEN');
      await work(early.id);
      expect(await job(early.id)).toMatchObject({ status: 'GAGAL', sebab: 'FORBIDDEN', kunci: null });
      await refusal(ask('backoffice1', { kode: 'SALDO_GL' }), 'FORBIDDEN');
    } finally {
      await bank.owner`update user_role set role_id = ${roles[0]?.role_id ?? ''} where id_user = 'backoffice1'`;
      forgetCaller(bank.app);
    }
    await expect(get('backoffice1', late.id)).resolves.toMatchObject({ kunci: `laporan/${late.id}/1` });
    expect(await keys()).not.toContain(`laporan/${early.id}/1`);
  });

  test('another branch, the whole bank and filters that the definition does not have are refused', async () => {
    const before = await count();
    await refusal(ask('backoffice1', { tanya: { kode_cabang: '002' } }), 'FORBIDDEN');
    await refusal(
      ask('backoffice1', { kode: 'NERACA_SALDO', tanya: { kode_cabang: '*', kode_valuta: 'IDR' } }),
      'FORBIDDEN',
    );
    await refusal(ask('finance1', { tanya: { kode_cabang: '*' } }), 'FORBIDDEN');
    await refusal(ask('teller1'), 'FORBIDDEN');
    await refusal(ask('backoffice1', { kode: 'TIDAK_ADA' }), 'REPORT_UNKNOWN');
    await refusal(ask('backoffice1', { jenis: 'PAKET', kode: 'JURNAL' }), 'REPORT_UNKNOWN');
    await refusal(ask('backoffice1', { bentuk: 'ZIP' }), 'REPORT_FORMAT');
    const fields = async (tanya: Record<string, string>) =>
      (await refusal(ask('backoffice1', { tanya }), 'VALIDATION')).details.violations?.map(
        ({ field, kode }) => `${field} ${kode}`,
      );
    expect(await fields({ id_user: 'teller1' })).toEqual(['id_user v.asing']);
    expect(await fields({ tanggal_awal: "2026-01-01'; drop table journal; --" })).toEqual(['tanggal_awal v.tanggal']);
    expect(await fields({ tanggal_akhir: '2999-01-01' })).toEqual(['tanggal_akhir v.tanggalDepan']);
    expect(await fields({ tanggal_awal: '2020-01-01' })).toEqual(['tanggal_awal v.terlaluLama']);
    expect(await count()).toBe(before);
    await expect(ask('finance1', { tanya: { kode_cabang: '002' } })).resolves.toMatchObject({ kode_cabang: '002' });
    const whole = await ask('finance1', { kode: 'NERACA_SALDO', tanya: { kode_cabang: '*', kode_valuta: 'IDR' } });
    expect(whole.kode_cabang).toBe('');
    await work(whole.id);
    // Debits and credits of the whole bank come to the same, and what branches owe one another is not among them.
    const rows = (await content(`laporan/${whole.id}/1`)).toString();
    expect(rows).not.toContain('"110001"');
  });

  test('account numbers are masked for readers without the right, in the file too', async () => {
    const file = async (idUser: string) => {
      const { id } = await ask(idUser, { kode: 'MUTASI_GL', tanya: { kode_gl: '203001' } });
      await work(id);
      return (await content(`laporan/${id}/1`)).toString();
    };
    expect(await file('manager1')).toContain(`"${accounts.firma}"`);
    await bank.owner`delete from role_menu where menu_id = 'lihat-rekening' and role_id = 'BACK_OFFICE'`;
    forgetCaller(bank.app);
    const masked = await file('backoffice1');
    expect(masked).not.toContain(accounts.firma);
    expect(masked).toContain(`********${accounts.firma.slice(-4)}`);
    await bank.owner`insert into role_menu (role_id, menu_id) values ('BACK_OFFICE', 'lihat-rekening')`;
    forgetCaller(bank.app);
  });
});

describe('one at a time', () => {
  test('the same question that waits is the same job, also when it is asked twice at once; another is another', async () => {
    const [one, two] = await Promise.all([ask('supervisor1'), ask('supervisor1')]);
    expect(one.id).toBe(two.id);
    expect([one.sudah_ada, two.sudah_ada].sort()).toEqual(['F', 'T']);
    const other = await ask('supervisor1', { bentuk: 'PDF' });
    expect(other.id).not.toBe(one.id);
    await bank.cancel('supervisor1', other.id);
    await bank.cancel('supervisor1', one.id);
    expect((await ask('supervisor1')).id).not.toBe(one.id);
  });

  test('each person has at most the bank’s number of waiting jobs; those of others do not count', async () => {
    const formats = ['CSV', 'XLSX', 'PDF'];
    await bank.owner`delete from report_job where id_user in ('manager1', 'manager2')`;
    for (const bentuk of formats) await ask('manager1', { bentuk });
    for (const kertas of ['LETTER', 'KONTINU']) await ask('manager1', { bentuk: 'PDF', kertas });
    const error = await refusal(ask('manager1', { kode: 'SALDO_GL' }), 'REPORT_QUEUE_FULL');
    expect(error.details.params).toEqual({ batas: '5' });
    await expect(ask('manager2', { kode: 'SALDO_GL' })).resolves.toMatchObject({ status_laporan: 'ANTRE' });
    const [first] = await bank.owner<
      { id: string }[]
    >`select id from report_job where id_user = 'manager1' order by dibuat_pada limit 1`;
    await bank.cancel('manager1', first?.id ?? '');
    await expect(ask('manager1', { kode: 'SALDO_GL' })).resolves.toMatchObject({ status_laporan: 'ANTRE' });
  });

  test('of two cores that take a job the later has it; the earlier stops and takes its object away', async () => {
    const { id } = await ask('auditor1', { tanya: { kode_cabang: '001' } });
    // The first stores its object when the second has already begun.
    let second = Promise.resolve();
    const objects = bank.objectsBut({
      put: async (key, body, metadata) => {
        await bank.parts.objects.put(key, body, metadata);
        second = work(id);
        await second;
      },
    });
    await work(id, { objects });
    expect(await job(id)).toMatchObject({ status: 'SIAP', percobaan: 2, kunci: `laporan/${id}/2` });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([`laporan/${id}/2`]);
    // It is over: whoever takes it up again finds nothing to do.
    await work(id);
    expect(await job(id)).toMatchObject({ percobaan: 2 });
  });

  test('a core that is killed after it has stored the file leaves one to the next, which takes the other away', async () => {
    const { id } = await ask('auditor1', { kode: 'SALDO_GL', tanya: { kode_cabang: '001' } });
    const killed = bank.objectsBut({
      put: async (key, body, metadata) => {
        await bank.parts.objects.put(key, body, metadata);
        throw new Error('killed');
      },
    });
    await expect(work(id, { objects: killed })).rejects.toThrow('killed');
    expect(await job(id)).toMatchObject({ status: 'BERJALAN', percobaan: 1 });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([`laporan/${id}/1`]);
    await work(id);
    expect(await job(id)).toMatchObject({ status: 'SIAP', percobaan: 2 });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([`laporan/${id}/2`]);
  });

  test('a job that is restarted again and again is given up', async () => {
    const { id } = await ask('auditor1', { kode: 'NERACA_SALDO', tanya: { kode_cabang: '001', kode_valuta: 'IDR' } });
    await bank.owner`update report_job set percobaan = 4 where id = ${id}`;
    await work(id);
    expect(await job(id)).toMatchObject({ status: 'GAGAL', sebab: 'REPORT_GAVE_UP', kunci: null });
  });
});

describe('an end before the end', () => {
  test('a cancelled job does not go on: no file, no news, and its asker may ask again', async () => {
    const { id } = await ask('backoffice1', { tanya: { kode_cabang: '001' }, bentuk: 'XLSX' });
    const objects = bank.objectsBut({
      answers: async () => {
        await bank.cancel('backoffice1', id);
      },
    });
    await work(id, { objects });
    expect(await job(id)).toMatchObject({ status: 'DIBATALKAN', kunci: null, sidik: null });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([]);
    await refusal(bank.cancel('backoffice1', id), 'REPORT_OVER');
    await work(id);
    expect(await job(id)).toMatchObject({ status: 'DIBATALKAN' });
  });

  test('one that is cancelled while its file is stored is taken away', async () => {
    const { id } = await ask('backoffice1', { kode: 'SALDO_GL', bentuk: 'PDF' });
    const objects = bank.objectsBut({
      put: async (key, body, metadata) => {
        await bank.parts.objects.put(key, body, metadata);
        await bank.cancel('backoffice1', id);
      },
    });
    await work(id, { objects });
    expect(await job(id)).toMatchObject({ status: 'DIBATALKAN', kunci: null });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([]);
  });

  test('while the storage is away the job waits in the queue with its reason; once it is back the file is made', async () => {
    const { id } = await ask('backoffice1', { bentuk: 'PDF', kertas: 'LETTER' });
    const away = bank.objectsBut({ answers: () => Promise.reject(new AppError('REPORT_STORAGE')) });
    await refusal(work(id, { objects: away }), 'REPORT_STORAGE');
    expect(await job(id)).toMatchObject({ status: 'ANTRE', sebab: 'REPORT_STORAGE', percobaan: 0 });
    await work(id);
    expect(await job(id)).toMatchObject({ status: 'SIAP', sebab: '', percobaan: 1 });
  });

  test('a job whose file grows over the bound is given up with the bound, leaves nothing, and is made where the bound lets it', async () => {
    const [bound] = await bank.owner<{ nilai: string }[]>`select nilai from parameter where nama = 'laporan_ukuran_mb'`;
    await bank.owner`update parameter set nilai = '0' where nama = 'laporan_ukuran_mb'`;
    const { id } = await ask('auditor1', { bentuk: 'XLSX', tanya: { kode_cabang: '001' } });
    await work(id);
    expect(await job(id)).toMatchObject({ status: 'GAGAL', sebab: 'REPORT_TOO_LARGE', kunci: null, ukuran: null });
    const [events] = await bank.owner`select rincian from report_job where id = ${id}`;
    expect(events?.rincian).toEqual({ batas: '0' });
    expect((await keys()).filter((key) => key.includes(id))).toEqual([]);
    await bank.owner`update parameter set nilai = ${bound?.nilai ?? ''} where nama = 'laporan_ukuran_mb'`;
    const again = await ask('auditor1', { bentuk: 'XLSX', tanya: { kode_cabang: '001' } });
    await work(again.id);
    expect(await job(again.id)).toMatchObject({ status: 'SIAP', sebab: '' });
  });

  test('a result over the bound is refused with the bound, and nothing is stored', async () => {
    await bank.owner`update parameter set nilai = '10' where nama = 'laporan_halaman_pdf'`;
    const spool = await openSpool(1);
    spool.out.write(Buffer.alloc(1_048_576));
    spool.out.write(Buffer.alloc(1));
    const error = await refusal(spool.failed, 'REPORT_TOO_LARGE');
    expect(error.details.params).toEqual({ batas: '1' });
    await spool.close();
    const pages = layOut(manyRows(2_000), onePage(100), 10);
    expect((await refusal(pages, 'REPORT_TOO_MANY_PAGES')).details.params).toEqual({ batas: '10' });
    await expect(layOut(manyRows(900), onePage(100), 10)).resolves.toBe(10);
  });
});

test('a core makes the file in a process of its own, which ends when it is made', async () => {
  const { id } = await ask('finance1', {
    kode: 'NERACA_SALDO',
    tanya: { kode_valuta: 'IDR', kode_cabang: '001' },
    bentuk: 'PDF',
  });
  const { db, log } = bank.parts;
  const reports = { databaseUrl: bank.appUrl, logLevel: 'silent' } as const;
  const core = { db, log, begin: beginOn(db), provider: undefined, storage: bank.storage, reports };
  await reportJob(core, { id });
  expect(await job(id)).toMatchObject({ status: 'SIAP', percobaan: 1 });
  expect((await content(`laporan/${id}/1`)).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(
    reportJob({ ...core, storage: { ...bank.storage, url: 'http://127.0.0.1:9' } }, { id: (await ask('finance1')).id }),
  ).rejects.toThrow('REPORT_STORAGE');
});

describe('afterwards', () => {
  test('a file goes after its time; its number stays known, and the print distinguishes a true copy', async () => {
    const { id, nomor } = await ask('backoffice1', { tanya: { tanggal_awal: '2026-11-01' } });
    await work(id);
    const made = await job(id);
    const check = async (idUser: string, sidik: string, number = nomor) =>
      checkReport(await bank.as(idUser), { nomor: number, sidik });
    expect(await check('backoffice1', made?.sidik ?? '')).toMatchObject({
      hasil: 'ASLI',
      dibuat_oleh: expect.any(String),
    });
    expect(await check('backoffice1', 'a'.repeat(64))).toMatchObject({ hasil: 'BERBEDA' });
    expect(await check('backoffice1', '', `${nomor.slice(0, -1)}${nomor.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({
      hasil: 'TIDAK_DIKENAL',
    });
    // A reader who may not read such a report learns only that the number is the bank's.
    expect((await check('manager2', '')).laporan).toMatchObject({ nomor, tanya: {}, sidik: '' });
    expect(await removeReports(bank.app, bank.storage)).toBe(0);
    await bank.owner`update report_job set disimpan_sampai = clock_timestamp() - interval '1 second' where id = ${id}`;
    expect(await removeReports(bank.app, bank.storage)).toBe(1);
    expect((await keys()).filter((key) => key.includes(id))).toEqual([]);
    expect(await job(id)).toMatchObject({ status: 'KEDALUWARSA', kunci: null, sidik: made?.sidik });
    await refusal(download(await bank.as('backoffice1'), { id }), 'REPORT_EXPIRED');
    expect(await check('backoffice1', made?.sidik ?? '')).toMatchObject({ hasil: 'ASLI' });
  });

  test('the application’s role writes no job directly', async () => {
    await expect(bank.app`update report_job set status = 'DIBATALKAN'`).rejects.toMatchObject({ code: '42501' });
    await expect(bank.app`delete from report_job`).rejects.toMatchObject({ code: '42501' });
  });
});

const count = async () => (await bank.owner<{ n: number }[]>`select count(*)::integer as n from report_job`)[0]?.n;

test('a file for holders of a role is made with the rights common to all and is in their lists, in no others', async () => {
  const caller = (await bank.as('backoffice1')).caller;
  const { job: filed } = await fileJob(
    bank.app,
    caller,
    { jenis: 'LAPORAN', kode: 'NERACA_SALDO', bentuk: 'CSV', kertas: '', tanya: { kode_valuta: 'IDR' } },
    { idUser: null, roles: ['BRANCH_MANAGER'] },
  );
  await work(filed.id);
  expect(await job(filed.id)).toMatchObject({ status: 'SIAP' });
  const listed = async (idUser: string) =>
    (await jobs(await bank.as(idUser), { paging: paging(), status: '', jenis: '' })).data.map(({ id }) => id);
  expect(await listed('manager1')).toContain(filed.id);
  expect(await listed('manager2')).not.toContain(filed.id);
  expect(await listed('teller1')).not.toContain(filed.id);
});
