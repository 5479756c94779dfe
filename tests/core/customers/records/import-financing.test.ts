import { beforeAll, expect, test } from 'vitest';
import { finPortofolio } from '#core/customers/records/financing.ts';
import { allPortofolio } from '#core/customers/records/portfolio.ts';
import { financingColumns } from '#lib/customers/schemas/financing.ts';
import { paging } from '../../asking.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
let ani = '';
let budi = '';
const ownerOf = async (number: string): Promise<string> =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${number}`)[0]?.n ??
  '';
beforeAll(async () => {
  ani = await ownerOf(accounts.ani);
  budi = await ownerOf(accounts.budi);
});

const line = (
  number: string,
  customer: string,
  rest = 'Rumah,Murabahah,250000000,180000000.50,60000000,2034-05-01,1',
) => `${number},${customer},${rest}`;
const report = (lines: readonly string[], over: object = {}) => ({
  tanggal_posisi: DAY,
  berkas: { nama: 'pembiayaan.csv', isi: [financingColumns.join(','), ...lines].join('\n') },
  alasan: 'Laporan harian',
  ...over,
});
const submit = (user: string, data: object) =>
  bank.flow(user, 'SUBMIT', { flowCode: 'IMPOR_PEMBIAYAAN', seen: '', data });
const save = async (data: object, maker = 'backoffice1') => {
  const { id_flow } = await submit(maker, data);
  await accepted(bank, () => bank.flow('finance1', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai laporan' }));
  return id_flow;
};
const hers = async (user: string, nomor_nasabah: string) =>
  (await finPortofolio(await bank.as(user), { paging: paging(), nomor_nasabah })).data;
const stored = async () =>
  (
    await bank.owner<{ hari: string; nomor: string; pokok: bigint }[]>`
      select tanggal_posisi as hari, nomor_kontrak as nomor, sisa_pokok as pokok from financing order by 1, 2`
  ).map(({ hari, nomor, pokok }) => [hari, nomor, pokok]);
const changes = async (idFlow: string) =>
  (
    await bank.owner<{ perubahan: { kolom: string; lama: string; baru: string }[] }[]>`
    select perubahan from flow_instance where id_flow = ${idFlow}`
  )[0]?.perubahan.map(({ kolom, lama, baru }) => [kolom, lama, baru]);

test('two persons take a report in, and it shows as debts, apart from the customer’s own money', async () => {
  expect(await hers('cs1', ani)).toEqual([]);
  expect((await allPortofolio(await bank.as('cs1'), { nomor_nasabah: ani })).pembiayaan).toEqual([]);
  const data = report([
    line('MRB-001', ani),
    line('MRB-002', ani, 'Mobil,Murabahah,100000000,20000000,1500000.25,2027-01-15,2'),
    line('MSY-001', ani, 'Modal kerja,Musyarakah,50000000,50000000,0,2026-12-31,1'),
    line('MRB-003', budi),
  ]);
  const { id_flow } = await submit('backoffice1', data);
  expect(await changes(id_flow)).toEqual([
    ['tanggal_posisi', '', '20-11-2026'],
    ['nama_berkas', '', 'pembiayaan.csv'],
    ['jumlah_kontrak', '', '4'],
    ['sisa_pokok', '', '430,000,001.00'],
    ['sisa_margin', '', '121,500,000.25'],
    ['kolektibilitas', '', '1: 3, 2: 1'],
  ]);
  // Nothing of it is there before a second person of head office has allowed it.
  expect(await stored()).toEqual([]);
  await refused(bank, 'SELF_APPROVAL', () =>
    bank.flow('backoffice1', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }),
  );
  await refused(bank, 'APPROVER_LIMIT', () => bank.flow('manager1', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
  expect(await stored()).toEqual([]);
  await accepted(bank, () => bank.flow('finance1', 'APPROVE', { idFlow: id_flow, remark: 'Sesuai laporan' }));
  expect(await hers('cs1', ani)).toEqual([
    {
      nomor_kontrak: 'MRB-001',
      produk: 'Rumah',
      akad: 'Murabahah',
      plafon: '250000000.00',
      sisa_pokok: '180000000.50',
      sisa_margin: '60000000.00',
      jatuh_tempo: '2034-05-01',
      kolektibilitas: 1,
      tanggal_posisi: DAY,
      sumber: 'pembiayaan.csv',
    },
    expect.objectContaining({ nomor_kontrak: 'MRB-002', sisa_margin: '1500000.25', kolektibilitas: 2 }),
    expect.objectContaining({ nomor_kontrak: 'MSY-001', akad: 'Musyarakah' }),
  ]);
  const portfolio = await allPortofolio(await bank.as('cs1'), { nomor_nasabah: ani });
  expect(portfolio.pembiayaan).toEqual([
    {
      akad: 'Murabahah',
      kontrak: 2,
      plafon: '350000000.00',
      sisa_pokok: '200000000.50',
      sisa_margin: '61500000.25',
      kolektibilitas: 2,
      tanggal_posisi: DAY,
    },
    {
      akad: 'Musyarakah',
      kontrak: 1,
      plafon: '50000000.00',
      sisa_pokok: '50000000.00',
      sisa_margin: '0.00',
      kolektibilitas: 1,
      tanggal_posisi: DAY,
    },
  ]);
  // None of the sums of the customer's own money holds the customer's debts.
  expect(portfolio.jumlah.map(({ saldo_buku }) => saldo_buku)).toEqual(['10000000.00']);
});

test('another report of the day replaces it whole; the same one again is no change', async () => {
  const again = report([
    line('MRB-001', ani),
    line('MRB-002', ani, 'Mobil,Murabahah,100000000,18000000,1200000,2027-01-15,1'),
    line('MRB-009', budi),
  ]);
  const id = await save(again, 'finance2');
  expect(await changes(id)).toEqual([
    ['jumlah_kontrak', '4', '3'],
    ['sisa_pokok', '430,000,001.00', '378,000,001.00'],
    ['sisa_margin', '121,500,000.25', '121,200,000.00'],
    ['kolektibilitas', '1: 3, 2: 1', '1: 3'],
    ['kontrak_baru', '', '1: MRB-009'],
    ['kontrak_hilang', '2: MRB-003, MSY-001', ''],
    ['kontrak_berubah', '', '1: MRB-002'],
  ]);
  expect(await stored()).toEqual([
    [DAY, 'MRB-001', 18_000_000_050n],
    [DAY, 'MRB-002', 1_800_000_000n],
    [DAY, 'MRB-009', 18_000_000_050n],
  ]);
  const versions = await bank.owner`
    select versi, pembuat, disetujui_oleh, jsonb_array_length(isi -> 'financing') as kontrak from record_version where jenis = 'financing' order by versi`;
  expect(versions.map((row) => ({ ...row }))).toEqual([
    { versi: 1, pembuat: 'backoffice1', disetujui_oleh: 'finance1', kontrak: 4 },
    { versi: 2, pembuat: 'finance2', disetujui_oleh: 'finance1', kontrak: 3 },
  ]);
  await refused(bank, 'NO_CHANGE', () => submit('finance2', again));
});

test('a later day is another report, which a portfolio shows from then on; an earlier one stays in the books', async () => {
  await bank.owner`insert into financing_report (tanggal_posisi, nama_berkas, jumlah_kontrak) values ('2026-10-31', 'oktober.csv', 1)`;
  await bank.owner`insert into financing values ('2026-10-31', 'LAMA-1', ${ani}, 'Rumah', 'Murabahah', 100, 100, 0, '2027-01-01', 1)`;
  expect((await hers('cs1', ani)).map(({ nomor_kontrak }) => nomor_kontrak)).toEqual(['MRB-001', 'MRB-002']);
});

test('debts of a merged customer show in the survivor’s portfolio', async () => {
  await bank.owner`update customer set status = 'GABUNG', gabung_ke = ${ani} where nomor_nasabah = ${budi}`;
  expect((await hers('cs1', ani)).map(({ nomor_kontrak }) => nomor_kontrak)).toEqual(['MRB-001', 'MRB-002', 'MRB-009']);
  await bank.owner`update customer set status = 'AKTIF', gabung_ke = null where nomor_nasabah = ${budi}`;
  expect((await hers('cs1', ani)).map(({ nomor_kontrak }) => nomor_kontrak)).toEqual(['MRB-001', 'MRB-002']);
});

test('one wrong line refuses the whole report, by line and column, and leaves the earlier one', async () => {
  const before = await stored();
  const wrong = async (lines: readonly string[], over: object = {}) => {
    const error = await refused(bank, 'REPORT_LINE', () => submit('backoffice1', report(lines, over)));
    return error.details.params;
  };
  expect(await wrong([line('MRB-001', ani), line('MRB-005', '00199999999'), line('MRB-006', 'ANI')])).toEqual({
    baris: '3',
    bidang: 'nomor_nasabah',
    salah: 'v.bukanNasabah',
    jumlah: '2',
  });
  expect(await wrong([line('MRB-001', ani, 'Rumah,Murabahah,100,101,0,2034-05-01,1')])).toMatchObject({
    bidang: 'sisa_pokok',
    salah: 'v.pokokPlafon',
  });
  await refused(bank, 'REPORT_LATER', () =>
    submit('backoffice1', report([line('MRB-001', ani)], { tanggal_posisi: '2026-11-21' })),
  );
  expect(await stored()).toEqual(before);
});

test('of one day one report waits at a time, and only who holds the screen sends one', async () => {
  const day = { tanggal_posisi: '2026-11-19' };
  const { id_flow } = await submit('backoffice1', report([line('MRB-001', ani)], day));
  await refused(bank, 'CHANGE_WAITING', () => submit('finance2', report([line('MRB-002', ani)], day)));
  await refused(bank, 'FORBIDDEN', () =>
    submit('teller1', report([line('MRB-002', ani)], { tanggal_posisi: '2026-11-18' })),
  );
  await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: id_flow, remark: 'Setuju' }));
  expect((await stored()).filter(([hari]) => hari === '2026-11-19')).toEqual([
    ['2026-11-19', 'MRB-001', 18_000_000_050n],
  ]);
});

test('another branch’s officer sees nothing of it and leaves no row of a read', async () => {
  await refusal(hers('teller3', ani), 'NOT_FOUND');
  expect(
    await bank.owner`select 1 from audit_log where aksi = 'LIHAT_PORTOFOLIO' and id_user = 'teller3'`,
  ).toHaveLength(0);
  expect((await hers('manager1', ani)).length).toBe(2);
  const [look] = await bank.owner<{ bagian: string }[]>`
    select rincian ->> 'bagian' as bagian from audit_log where aksi = 'LIHAT_PORTOFOLIO' and id_user = 'manager1'`;
  expect(look?.bagian).toBe('PEMBIAYAAN');
});
