import { afterAll, beforeAll, expect, test } from 'vitest';
import { coa } from '#core/books/reports/chart-query.ts';
import { view } from '#core/books/reports/job/read-report.ts';
import { jumlahJurnal, jurnal } from '#core/books/reports/journals.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { as } from '#core/programs/seed/counter.ts';
import { askFields } from '#lib/books/reports/definition.ts';
import type { JurnalQuery } from '#types/proto/books/report.ts';
import type { LihatLaporanQuery } from '#types/proto/books/report-job.ts';
import type { Posting } from '#types/proto/common.ts';
import { askJournals, paging } from '../../asking.ts';
import { run, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
let posted: Posting;
beforeAll(async () => {
  bank = await testBank();
  posted = await run(bank, 'teller1', cashDeposit, {
    nomor_rekening: accounts.citra,
    nominal: '5000000',
    keterangan: 'Antar cabang',
    pecahan: [{ nominal: '100000', lembar: 50 }],
  });
});
afterAll(() => bank.close());

async function lines(user: string, asked: Partial<JurnalQuery> = {}, page: Parameters<typeof paging>[0] = {}) {
  return jurnal(await as(bank, user), askJournals({ paging: paging(page), ...asked }));
}

test('the latest journal comes first with its lines in order, each branch seeing its own', async () => {
  const own = (await lines('supervisor1')).data.filter((line) => line.id_jurnal === posted.id_jurnal);
  expect(own.map((line) => [line.kode_gl, line.debet, line.kredit, line.nomor_rekening])).toEqual([
    ['101002', '5000000.00', '0.00', ''],
    ['110001', '0.00', '5000000.00', ''],
  ]);
  const other = (await lines('manager2')).data.filter((line) => line.id_jurnal === posted.id_jurnal);
  expect(other.map((line) => [line.kode_gl, line.debet, line.kredit, line.nomor_rekening])).toEqual([
    ['301001', '0.00', '5000000.00', accounts.citra],
    ['110001', '5000000.00', '0.00', ''],
  ]);
  expect(other[0]).toMatchObject({
    nomor_referensi: posted.nomor_referensi,
    flowCode: 'SETOR_TUNAI',
    kode_cabang: '002',
    tanggal_akuntansi: DAY,
    keterangan: 'Antar cabang',
    user_input: 'teller1',
  });
});

test('keyset paging cuts inside a journal without losing or repeating a line', async () => {
  const whole = (await lines('supervisor1')).data.map((line) => `${line.id_jurnal} ${line.kode_gl} ${line.debet}`);
  const listed: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await lines('supervisor1', {}, { show: 3, cursor });
    listed.push(...page.data.map((line) => `${line.id_jurnal} ${line.kode_gl} ${line.debet}`));
    if (page.resp_cursor === '') break;
    cursor = page.resp_cursor;
  }
  expect(listed).toEqual(whole);
});

test('filters by account code, words and days', async () => {
  expect((await lines('supervisor1', { kode_gl: '110001' })).data.map((line) => line.id_jurnal)).toContain(
    posted.id_jurnal,
  );
  expect(new Set((await lines('supervisor1', { kode_gl: '1100' })).data.map((line) => line.kode_gl))).toEqual(
    new Set(['110001']),
  );
  expect((await lines('supervisor1', {}, { keyword: 'antar cabang' })).data).toHaveLength(2);
  expect((await lines('supervisor1', { tanggal_awal: '2026-11-21' })).data).toEqual([]);
});

test('a whole account number finds the lines of that account, a part of it those of all it begins', async () => {
  const all = (await lines('supervisor1', {}, { show: 100 })).data;
  const number = all.find((line) => line.nomor_rekening !== '')?.nomor_rekening ?? '';
  const of = (wanted: (account: string) => boolean) =>
    all.filter((line) => line.nomor_rekening !== '' && wanted(line.nomor_rekening)).map((line) => line.id_jurnal);
  const found = async (keyword: string) =>
    (await lines('supervisor1', {}, { show: 100, keyword })).data.map((line) => line.id_jurnal);
  expect(of((account) => account === number).length).toBeGreaterThan(0);
  expect(await found(number)).toEqual(of((account) => account === number));
  expect(await found(number.slice(0, 5))).toEqual(of((account) => account.startsWith(number.slice(0, 5))));
});

test('a search for words spans at most 31 days at a time, one for an account and a code any number of them', async () => {
  const month = { tanggal_awal: '2026-10-21', tanggal_akhir: DAY };
  expect((await lines('supervisor1', month, { keyword: 'antar cabang' })).data).toHaveLength(2);
  for (const longer of [
    { ...month, tanggal_awal: '2026-10-20' },
    { tanggal_akhir: DAY },
    { tanggal_awal: '2025-01-01' },
  ]) {
    await expect(lines('supervisor1', longer, { keyword: 'antar cabang' })).rejects.toMatchObject({
      code: 'VALIDATION',
      details: { violations: [{ field: 'tanggal_awal', kode: 'v.cariHari' }] },
    });
    const number = accounts.citra;
    expect((await lines('manager2', longer, { keyword: number })).data.length).toBeGreaterThan(0);
    expect((await lines('supervisor1', { ...longer, kode_gl: '110001' })).data.length).toBeGreaterThan(0);
  }
});

test('maker, checker, operation and number find the journals they are of, each with who checked it', async () => {
  const found = async (asked: Partial<JurnalQuery>, user = 'supervisor1', page: Parameters<typeof paging>[0] = {}) =>
    (await lines(user, asked, page)).data.map((line) => `${line.id_jurnal} ${line.kode_gl}`);
  const own = [`${posted.id_jurnal} 101002`, `${posted.id_jurnal} 110001`];
  expect(await found({ nomor_referensi: posted.nomor_referensi, tanggal_awal: '2025-01-01' })).toEqual(own);
  expect(
    await found({ nomor_referensi: posted.nomor_referensi.replace(/.$/, (digit) => String((+digit + 1) % 10)) }),
  ).toEqual([]);
  expect(await found({ user_input: 'teller1' })).toEqual(expect.arrayContaining(own));
  expect(await found({ user_input: 'teller1', kode_gl: '1100' })).toEqual([own[1]]);
  expect(await found({ user_input: 'teller1', flowCode: 'TARIK_TUNAI' })).toEqual([]);
  expect(await found({ flowCode: 'SETOR_TUNAI' }, 'supervisor1', { keyword: 'antar' })).toEqual(own);
  const first = await lines('supervisor1', { user_input: 'teller1' }, { show: 1 });
  const next = await lines('supervisor1', { user_input: 'teller1' }, { show: 1, cursor: first.resp_cursor });
  expect([...first.data, ...next.data].map((line) => `${line.id_jurnal} ${line.kode_gl}`)).toEqual(
    (await found({ user_input: 'teller1' })).slice(0, 2),
  );
  await bank.owner`update journal set user_otorisasi = 'headteller1' where id = ${posted.id_jurnal}::bigint`;
  expect(await found({ user_otorisasi: 'headteller1' })).toEqual(own);
  expect(await found({ user_otorisasi: 'teller1' })).toEqual([]);
  expect((await lines('supervisor1', { user_otorisasi: 'headteller1' })).data[0]?.user_otorisasi).toBe('headteller1');
  await bank.owner`update journal set user_otorisasi = null where id = ${posted.id_jurnal}::bigint`;
  await expect(lines('supervisor1', { user_input: 'teller1', tanggal_awal: '31-11-2026' })).rejects.toMatchObject({
    code: 'VALIDATION',
    details: { violations: [{ field: 'tanggal_awal', kode: 'v.tanggal' }] },
  });
  await expect(lines('supervisor1', { user_input: 'teller1', tanggal_awal: '2025-01-01' })).rejects.toMatchObject({
    code: 'VALIDATION',
    details: { violations: [{ field: 'tanggal_awal', kode: 'v.cariHari' }] },
  });
});

test('the sums are those of all lines that are asked for', async () => {
  const sums = async (asked: Partial<JurnalQuery>) =>
    (await jumlahJurnal(await as(bank, 'supervisor1'), askJournals(asked))).per_valuta;
  expect(await sums({ nomor_referensi: posted.nomor_referensi })).toEqual([
    { kode_valuta: 'IDR', debet: '5000000.00', kredit: '5000000.00', jumlah_jurnal: '1' },
  ]);
  expect(
    await sums({ flowCode: 'SETOR_TUNAI', kode_gl: '101002', paging: paging({ keyword: 'antar cabang' }) }),
  ).toEqual([{ kode_valuta: 'IDR', debet: '5000000.00', kredit: '0.00', jumlah_jurnal: '1' }]);
  expect(await sums({ branch_code: '002' })).toEqual([]);
  await expect(sums({ tanggal_awal: '2025-01-01' })).rejects.toMatchObject({ code: 'VALIDATION' });
});

test('journals of another branch are for head office only', async () => {
  expect((await lines('supervisor1', { branch_code: '002' })).data).toEqual([]);
  expect((await lines('supervisor1', { branch_code: '999' })).data).toEqual([]);
  expect((await lines('auditor1', { branch_code: '002' })).data.length).toBe((await lines('manager2')).data.length);
});

test('the chart of accounts, by code and by name', async () => {
  const find = async (keyword: string) =>
    (
      await coa(await as(bank, 'supervisor1'), {
        paging: paging({ keyword }),
        manual: '',
        kode_gl: '',
        keadaan: '',
        favorit: '',
      })
    ).data;
  expect(await find('301001')).toMatchObject([
    {
      kode_gl: '301001',
      nama_gl: 'Tabungan mudharabah',
      posisi: 'K',
      tipe: 'S',
      is_kontrol: 'T',
      laporan: 'NERACA',
      pos: 'Tabungan dan giro mudharabah',
      dinamai: 'GL_SISTEM',
      keadaan: 'BERLAKU',
    },
  ]);
  expect((await find('antar kantor')).map((row) => row.kode_gl)).toEqual(['110001']);
  expect((await find('9020')).map((row) => row.is_kontrol)).toEqual(['F', 'F']);
});

test('the chart offers to entries by hand the accounts that only they move, while they are open', async () => {
  const offered = async (keyword: string) =>
    (
      await coa(await as(bank, 'supervisor1'), {
        paging: paging({ keyword }),
        manual: 'T',
        kode_gl: '',
        keadaan: '',
        favorit: '',
      })
    ).data.map((row) => row.kode_gl);
  expect(await offered('1100')).toEqual([]);
  expect(await offered('3010')).toEqual([]);
  expect(await offered('60300')).toContain('603002');
  await bank.owner`update gl_account set ditutup_sejak = '2000-01-01' where kode_gl = '603002'`;
  expect(await offered('60300')).not.toContain('603002');
  await bank.owner`update gl_account set ditutup_sejak = null where kode_gl = '603002'`;
});

test('the file of the journals holds the list’s rows of an account, or of all with that beginning', async () => {
  const filed = async (kode_gl: string) => {
    const { data } = await view(await as(bank, 'supervisor1'), {
      ...Object.fromEntries(askFields.map((field) => [field, ''])),
      paging: paging({ show: 100, page: 1 }),
      kode: 'JURNAL',
      kode_gl,
    } as LihatLaporanQuery);
    return data.map(({ isi }) => `${isi.nomor_referensi} ${isi.kode_gl} ${isi.debet} ${isi.kredit}`).sort();
  };
  const listed = async (kode_gl: string) =>
    (await lines('supervisor1', { kode_gl }, { show: 100 })).data
      .map((line) => `${line.nomor_referensi} ${line.kode_gl} ${line.debet} ${line.kredit}`)
      .sort();
  for (const code of ['101002', '1', '']) expect(await filed(code)).toEqual(await listed(code));
  expect(await filed('101002')).toContain(`${posted.nomor_referensi} 101002 5000000.00 0.00`);
  expect((await filed('101002')).length).toBeLessThan((await filed('')).length);
  expect(await filed('999999')).toEqual([]);
});

test('the file of the general ledger holds the accounts that the list was searched for', async () => {
  const codes = async (kata: string) => {
    const { data } = await view(await as(bank, 'supervisor1'), {
      ...Object.fromEntries(askFields.map((field) => [field, ''])),
      paging: paging({ show: 100, page: 1 }),
      kode: 'SALDO_GL',
      kata,
    } as LihatLaporanQuery);
    return data.map(({ isi }) => isi.kode_gl ?? '');
  };
  const all = await codes('');
  expect(all).toContain('101002');
  expect(await codes('101')).toEqual(all.filter((code) => code.startsWith('101')));
  expect(await codes('teller')).toEqual(['101002']);
  expect(await codes('tidak ada')).toEqual([]);
});
