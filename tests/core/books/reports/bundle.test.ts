import { createHash, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { askBundle, listBundles } from '#core/books/reports/bundle/ask.ts';
import { checkBundle } from '#core/books/reports/bundle/check.ts';
import { generatorOf } from '#core/books/reports/generators.ts';
import { cancelReport } from '#core/books/reports/job/ask.ts';
import { download } from '#core/books/reports/job/queries.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { addDays } from '#lib/dates.ts';
import type { BundelRow } from '#types/proto/books/bundle.ts';
import { paging } from '../../asking.ts';
import { daysBank } from '../../business-day/branch-day/days-bank.ts';
import { cash } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { pdfText } from '../../pdf-text.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await daysBank();
const ask = async (user: string, over: Partial<Record<'kode_cabang' | 'tanggal' | 'slip' | 'kertas', string>> = {}) =>
  askBundle(await bank.as(user), { kode_cabang: '', tanggal: '', slip: 'F', kertas: 'A4', ...over });
const fetchBundle = async (user: string, id: string) => download(await bank.as(user), { id });
const check = async (user: string, nomor: string, sidik = '') => checkBundle(await bank.as(user), { nomor, sidik });
const list = async (user: string, kode_cabang = '') =>
  (await listBundles(await bank.as(user), { paging: paging(), kode_cabang, tanggal: '' })).data;
const jobs = async () =>
  (await bank.owner<{ n: number }[]>`select count(*)::integer as n from report_job where jenis = 'BUNDEL'`)[0]?.n;

/** Makes the requested bundle as a worker does, without a storage: returns the file. */
async function made({ id, nomor }: Pick<BundelRow, 'id' | 'nomor'>): Promise<Buffer> {
  const turn = randomUUID();
  const [job] = await bank.app<{ kode: string; tanya: Record<string, string>; kertas: 'A4' | 'KONTINU' }[]>`
    select kode, tanya, kertas from claim_report(${id}, ${turn})`;
  if (!job) throw new Error(`nothing to make under ${id}`);
  const out = new PassThrough();
  const bytes = buffer(out);
  const maker = generatorOf('BUNDEL', job.kode);
  await bank.app.begin('isolation level repeatable read', async (tx) =>
    maker?.make({
      ...{ db: tx as never, format: 'PDF', paper: job.kertas, mostPages: 2000, out, tanya: job.tanya },
      kepala: {
        ...{ nomor, nama_bank: 'Bank Amanah', kode_cabang: job.tanya.kode_cabang ?? '', nama_cabang: 'Cabang' },
        ...{ siapa: 'uji', tanggal: DAY, per: '2026-11-20T17:00:00+07:00' },
      },
      held: new Set<string>(),
      fetch: () => Promise.reject(new Error('no documents')),
      seen: (_field, text) => text,
      progress: async () => undefined,
      bind: () => Promise.reject(new Error('it binds nothing')),
    }),
  );
  const file = await bytes;
  await bank.app`select end_report(${id}, ${turn}, ${bank.app.json({
    kunci: `laporan/${id}/1`,
    ukuran: file.length,
    sha256: createHash('sha256').update(file).digest('hex'),
    baris: 0,
    per: '2026-11-20T17:00:00+07:00',
    cadangan: false,
    selamanya: maker?.forever === true,
  })})`;
  return file;
}
const pagesOf = (file: Buffer): number => file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('the bundle of a day that is not over is provisional; two who ask while it is made get the same one', async () => {
  await bank.run('teller1', cashDeposit, cash(accounts.ani, 10));
  const [one, two] = await Promise.all([ask('manager1'), ask('supervisor1')]);
  expect(one.id).toBe(two.id);
  expect([one.sudah_ada, two.sudah_ada].sort()).toEqual(['F', 'T']);
  expect(await jobs()).toBe(1);
  expect(one).toMatchObject({ kode_cabang: '001', tanggal: DAY, sementara: 'T', status_laporan: 'ANTRE' });
  await refusal(fetchBundle('manager1', one.id), 'REPORT_NOT_READY');
  const file = await made(one);
  expect(pagesOf(file)).toBeGreaterThan(19);
  // A machine reads the amount of the deposit in it.
  const text = pdfText(file);
  expect(text).toContain('1,000,000.00');
  expect((await fetchBundle('manager1', one.id)).kunci).toBe(`laporan/${one.id}/1`);
  // Made once more it is another one, as the day may have gone on.
  const later = await ask('manager1');
  expect(later.id).not.toBe(one.id);
  expect(later.sudah_ada).toBe('F');
  await made(later);
});

test('the bundle of a day that is over is one file for ever; each time it is taken is counted', async () => {
  await bank.endOfDay('001');
  const [one, two] = await Promise.all([ask('manager1', { slip: 'T' }), ask('backoffice1', { slip: 'T' })]);
  expect(one.id).toBe(two.id);
  expect(one).toMatchObject({ sementara: 'F', slip: 'T', kertas: 'A4' });
  const file = await made(one);
  const again = await ask('supervisor1', { slip: 'T', tanggal: DAY });
  expect(again).toMatchObject({ id: one.id, nomor: one.nomor, sudah_ada: 'T', status_laporan: 'SIAP' });
  expect(again.sidik).toBe(createHash('sha256').update(file).digest('hex'));
  const [job] = await bank.owner`select disimpan_sampai from report_job where id = ${one.id}`;
  expect(job?.disimpan_sampai).toBeNull();
  await fetchBundle('manager1', one.id);
  await fetchBundle('finance1', one.id);
  expect((await list('manager1')).find(({ id }) => id === one.id)).toMatchObject({ unduhan: '2', sementara: 'F' });
  // Without slips, and on another paper, it is another file.
  const plain = await ask('manager1', { kertas: 'KONTINU' });
  expect(plain.id).not.toBe(one.id);
  await made(plain);
});

test('one that could not be made is made anew, and a copy that does not know of the close makes none', async () => {
  const asked = await ask('manager1', { kertas: 'LETTER' });
  const turn = randomUUID();
  await bank.app`select claim_report(${asked.id}, ${turn})`;
  await bank.app`select fail_report(${asked.id}, ${turn}, 'REPORT_TOO_LARGE', '{"batas": "1"}')`;
  const again = await ask('manager1', { kertas: 'LETTER' });
  expect(again.id).not.toBe(asked.id);
  await bank.owner`update branch_day set ditutup_pada = null where kode_cabang = '001' and tanggal = ${DAY}`;
  await refusal(made(again), 'REPORT_SNAPSHOT');
  await bank.owner`update branch_day set ditutup_pada = now() where kode_cabang = '001' and tanggal = ${DAY}`;
});

test('its asker may give it up while it waits, nobody else of the branch; asked for again it is made', async () => {
  const asked = await ask('manager1', { slip: 'T', kertas: 'KONTINU' });
  const cancel = async (user: string) => cancelReport(await bank.as(user), { id: asked.id });
  await refusal(cancel('supervisor1'), 'NOT_FOUND');
  const state = async () => (await bank.owner`select status from report_job where id = ${asked.id}`)[0]?.status;
  expect(await state()).toBe('ANTRE');
  expect((await cancel('manager1')).status_laporan).toBe('DIBATALKAN');
  await refusal(cancel('manager1'), 'REPORT_OVER');
  const again = await ask('supervisor1', { slip: 'T', kertas: 'KONTINU' });
  expect([again.sudah_ada, again.id === asked.id]).toEqual(['F', false]);
  await made(again);
});

test('a number leads to its day and its maker, and distinguishes an altered file from the original', async () => {
  const [row] = (await list('manager1')).filter(({ slip, sementara }) => slip === 'T' && sementara === 'F');
  if (!row) throw new Error('no bundle');
  expect(await check('manager2', row.nomor.toLowerCase())).toMatchObject({
    hasil: 'DIKENAL',
    bundel: { kode_cabang: '001', tanggal: DAY, sementara: 'F', sidik: row.sidik },
  });
  expect((await check('manager1', row.nomor, row.sidik)).hasil).toBe('ASLI');
  expect((await check('manager1', '', row.sidik)).bundel?.nomor).toBe(row.nomor);
  expect((await check('manager1', row.nomor, 'a'.repeat(64))).hasil).toBe('BERBEDA');
  expect(await check('manager1', 'LP001261120ZZZZZZZZ')).toMatchObject({ hasil: 'TIDAK_DIKENAL', bundel: undefined });
  expect((await check('manager1', '', 'a'.repeat(64))).hasil).toBe('TIDAK_DIKENAL');
});

test('another branch’s bundle does not exist; head office asks for any, and who sees no account numbers for none', async () => {
  const [row] = await list('manager1');
  if (!row) throw new Error('no bundle');
  const before = await jobs();
  await refusal(ask('manager2', { kode_cabang: '001' }), 'NOT_FOUND');
  await refusal(fetchBundle('manager2', row.id), 'NOT_FOUND');
  expect((await list('manager2')).map(({ kode_cabang }) => kode_cabang)).not.toContain('001');
  expect(await list('manager2', '001')).toEqual([]);
  await refusal(ask('auditor1', { kode_cabang: '001' }), 'FORBIDDEN');
  await refusal(fetchBundle('auditor1', row.id), 'NOT_FOUND');
  await refusal(ask('manager1', { tanggal: addDays(DAY, -400) }), 'NOT_FOUND');
  await refusal(ask('manager1', { kertas: 'A3' }), 'VALIDATION');
  expect(await jobs()).toBe(before);
  expect((await ask('finance1', { kode_cabang: '001' })).kode_cabang).toBe('001');
});

test('a day without any movement is printed too, each list saying that there is nothing', async () => {
  await bank.owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date) values ('009', 'Cabang Sepi', 'Bogor', 'CABANG', 'BUKA', ${DAY})`;
  await bank.owner`insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values ('009', ${DAY}, 'finance1')`;
  const quiet = await ask('finance1', { kode_cabang: '009', slip: 'T' });
  const file = await made(quiet);
  // The cover, nineteen lists, and a page for slips.
  expect(pagesOf(file)).toBe(21);
});

test('it is asked for by its own call alone', async () => {
  const { db, caller } = await bank.as('manager1');
  for (const code of ['HARI', 'HARI_SEMENTARA'])
    await refusal(
      Promise.resolve().then(() =>
        generatorOf('BUNDEL', code)?.settle(db, caller, { kode_cabang: '001', tanggal: DAY, slip: 'F' }),
      ),
      'REPORT_UNKNOWN',
    );
  expect(generatorOf('BUNDEL', 'LAIN')).toBeUndefined();
});
