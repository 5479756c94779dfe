import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { download } from '#core/books/reports/job/queries.ts';
import { daftar } from '#core/books/reports/regulatory/queries.ts';
import { extractFiles } from '#lib/books/extracts.ts';
import { extractTables } from '#lib/books/reports/regulatory.ts';
import { id } from '#lib/messages/all.ts';
import { fromMinor } from '#lib/money.ts';
import { paging } from '../../../asking.ts';
import { refused } from '../../../counter-bank.ts';
import { refusal } from '../../../helpers.ts';
import { accounts } from '../../../small-bank.ts';
import { reportBank } from '../report-bank.ts';

const bank = await reportBank();
const { ask, work, job, content } = bank;
const NOVEMBER = { bulan: '2026-11-17' };
const HOSTILE = '=cmd|"/c calc"!A1 <Citra> & Co';

const made = async (user: string, kode: string, bentuk: string, more: object = {}): Promise<Buffer> => {
  const asked = await ask(user, { jenis: 'EKSTRAK', kode, bentuk, tanya: { ...NOVEMBER, ...more } });
  await work(asked.id);
  const row = await job(asked.id);
  expect(row).toMatchObject({ status: 'SIAP' });
  return content(row?.kunci ?? '');
};

beforeAll(async () => {
  await bank.owner`update customer set nama_nasabah = ${HOSTILE} where nama_nasabah = 'Citra Permana'`;
  const [row] = await bank.owner<
    { n: string }[]
  >`select nomor_nasabah as n from account where nomor_rekening = ${accounts.citra}`;
  await bank.owner`
    insert into cash_report (jenis, pihak, arah, dari, sampai, jumlah, tenggat) values ('LTKT', ${row?.n ?? ''}, 'MASUK', '2026-11-20', '2026-11-20', 800000000, '2026-12-10')`;
});

test('every file has a name, every column a heading', () => {
  const texts: Readonly<Record<string, string>> = id;
  for (const kode of Object.keys(extractFiles)) expect(texts[`lap.${kode}`], kode).toBeTruthy();
  for (const { columns } of Object.values(extractTables))
    for (const { title } of columns) expect(texts[title ?? ''], title).toBeTruthy();
});

describe('identities in a report to the authority', () => {
  const tax = async (user: string) => {
    const asked = await ask(user, { jenis: 'EKSTRAK', kode: 'LPS_NASABAH', bentuk: 'CSV', tanya: NOVEMBER });
    await work(asked.id);
    const row = await job(asked.id);
    const [stored] = await bank.owner<{ pemeriksaan: { periksa: string; jumlah: number }[] }[]>`
      select pemeriksaan from report_job where id = ${asked.id}::uuid`;
    const found = (code: string) => stored?.pemeriksaan.find(({ periksa }) => periksa === code)?.jumlah ?? -1;
    return { id: asked.id, text: (await content(row?.kunci ?? '')).toString('utf8'), found };
  };

  test('are whole for those who may submit them, and fetched by nobody who no longer may', async () => {
    const file = await tax('finance1');
    expect(file.text).toMatch(/\d{16}/);
    expect(file.text).not.toContain('**');
    expect([file.found('IDENTITAS_SAMAR'), file.found('IDENTITAS_UTUH') > 0]).toEqual([0, true]);
    expect((await download(await bank.as('finance1'), { id: file.id })).nama).not.toContain('tersamar');
    await bank.owner`delete from role_menu where menu_id = 'lapor-identitas'`;
    forgetCaller(bank.app);
    await refusal(download(await bank.as('finance1'), { id: file.id }), 'FORBIDDEN');
  });

  test('are masked without that right, which the file says and counts against it', async () => {
    const file = await tax('finance2');
    expect(file.text).not.toMatch(/\d{16}/);
    expect([file.found('IDENTITAS_SAMAR') > 0, file.found('IDENTITAS_UTUH')]).toEqual([true, 0]);
    expect((await download(await bank.as('finance2'), { id: file.id })).nama).toContain('-identitas-tersamar.csv');
    await bank.owner`insert into role_menu (role_id, menu_id) values ('HO_FINANCE', 'lapor-identitas')`;
    forgetCaller(bank.app);
  });
});

test('finance makes the tables, and a cell that begins a formula is text; compliance may not, nor a teller', async () => {
  await refusal(ask('teller1', { jenis: 'EKSTRAK', kode: 'LPS_NASABAH', bentuk: 'CSV', tanya: NOVEMBER }), 'FORBIDDEN');
  await refusal(
    ask('compliance1', { jenis: 'EKSTRAK', kode: 'LPS_NASABAH', bentuk: 'CSV', tanya: NOVEMBER }),
    'FORBIDDEN',
  );
  const csv = (await made('finance1', 'LPS_NASABAH', 'CSV')).toString('utf8');
  expect(csv).toContain('8000000.00');
  expect(csv).not.toMatch(/(^|[,;\n"])=cmd/);
  expect(csv).toContain('Citra');
  expect((await made('finance1', 'PUBLIKASI_NERACA', 'PDF')).subarray(0, 5).toString()).toBe('%PDF-');
  const [row] = (await daftar(await bank.as('finance1'), { paging: paging(), bulan: '2026-11-01' })).data;
  expect(row).toMatchObject({ kode: 'PUBLIKASI', nomor: expect.stringMatching(/^LP000/) });
});

test('a month to come is refused by its field; the one that runs is made up to today', async () => {
  const refused = await refusal(
    ask('finance1', { jenis: 'EKSTRAK', kode: 'LPS_NASABAH', bentuk: 'CSV', tanya: { bulan: '2026-12-01' } }),
    'VALIDATION',
  );
  expect(refused.details.violations).toMatchObject([{ field: 'bulan' }]);
  const asked = await ask('finance1', { jenis: 'EKSTRAK', kode: 'ANTASENA_DPK', bentuk: 'CSV', tanya: NOVEMBER });
  expect(asked.tanya).toMatchObject({ bulan: '2026-11-01', awal: '2026-11-01', akhir: '2026-11-20' });
});

test('reports of cash are made for compliance alone, once their days are closed, one file each', async () => {
  await refusal(ask('finance1', { jenis: 'EKSTRAK', kode: 'GOAML_LTKT', bentuk: 'ZIP', tanya: NOVEMBER }), 'FORBIDDEN');
  await bank.owner`update branch set status = 'TUTUP'`;
  const files = unzipSync(new Uint8Array(await made('compliance1', 'GOAML_LTKT', 'ZIP')));
  const [name] = Object.keys(files);
  expect(Object.keys(files)).toHaveLength(1);
  expect(name).toMatch(/^LTKT-2026-\d{6}\.xml$/);
  expect(Buffer.from(files[name ?? ''] ?? []).toString('utf8')).toContain('&lt;Citra&gt; &amp;</first_name>');
  const [row] = await bank.owner<{ id: string }[]>`select id from report_job where kode = 'GOAML_LTKT'`;
  await refusal(download(await bank.as('finance1'), { id: row?.id ?? '' }), 'NOT_FOUND');
  expect(await download(await bank.as('compliance1'), { id: row?.id ?? '' })).toMatchObject({
    mime: 'application/zip',
  });
  const trail = await bank.owner`select 1 from audit_log where aksi = 'UNDUH_LAPORAN' and id_user = 'compliance1'`;
  expect(trail).toHaveLength(1);
  const [waits] = await bank.owner<{ id: string; jumlah: bigint; versi: number }[]>`
    select id_laporan::text as id, jumlah, versi from cash_report where jenis = 'LTKT'`;
  const decision = {
    id_laporan: waits?.id,
    status: 'DILAPORKAN',
    nomor_laporan: 'PPATK-77',
    alasan: '',
    jumlah: fromMinor(waits?.jumlah ?? 0n),
    versi: waits?.versi,
  };
  const { id_flow: idFlow } = await bank.flow('compliance1', 'SUBMIT', {
    flowCode: 'PUTUSAN_LAPORAN_TUNAI',
    seen: '',
    data: decision,
  });
  // One person's word alone takes it out of no file.
  expect(Object.keys(unzipSync(new Uint8Array(await made('compliance2', 'GOAML_LTKT', 'ZIP'))))).toEqual([name]);
  await refused(bank, 'SELF_APPROVAL', () => bank.flow('compliance1', 'APPROVE', { idFlow }));
  await bank.flow('compliance2', 'APPROVE', { idFlow });
  const reported =
    await bank.owner`select status, nomor_laporan from cash_report where id_laporan = ${waits?.id ?? ''}`;
  expect(reported.map((row) => ({ ...row }))).toEqual([{ status: 'DILAPORKAN', nomor_laporan: 'PPATK-77' }]);
  const empty = unzipSync(new Uint8Array(await made('compliance2', 'GOAML_LTKT', 'ZIP')));
  expect(Object.keys(empty)).toEqual([]);
  // Handed in once more: by its number, reported or not; another kind's, another year's and one that never was are not there.
  const number = name?.replace('.xml', '') ?? '';
  const again = unzipSync(new Uint8Array(await made('compliance2', 'GOAML_LTKT', 'ZIP', { nomor: number })));
  expect(Object.keys(again)).toEqual([name]);
  const byNumber = (nomor: string, kode = 'GOAML_LTKT') =>
    ask('compliance1', { jenis: 'EKSTRAK', kode, bentuk: 'ZIP', tanya: { ...NOVEMBER, nomor } });
  await refusal(byNumber(number, 'GOAML_LTKM'), 'NOT_FOUND');
  await refusal(byNumber(number.replace('2026', '2025')), 'NOT_FOUND');
  await refusal(byNumber('LTKT-2026-999999'), 'NOT_FOUND');
  const wrong = await refusal(byNumber('PPATK-77'), 'VALIDATION');
  expect(wrong.details.violations).toMatchObject([{ field: 'nomor' }]);
  const turn = (status: string) =>
    bank.owner`update cash_report set status = ${status} where id_laporan = ${waits?.id ?? ''}`;
  await turn('GUGUR');
  await refusal(byNumber(number), 'NOT_FOUND');
  await turn('DILAPORKAN');
});
