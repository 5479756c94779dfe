import { beforeAll, expect, test } from 'vitest';
import { allPortofolio, tmPortofolio } from '#core/customers/records/portfolio.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, refusal, rollUpAll } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
breaksBooks(bank, ['9']);

let ani = '';
const ownerOf = async (number: string): Promise<string> =>
  (await bank.owner<{ n: string }[]>`select nomor_nasabah as n from account where nomor_rekening = ${number}`)[0]?.n ??
  '';
const list = async (user: string, nomor_nasabah: string, milik = '', show = 100) =>
  tmPortofolio(await bank.as(user), { paging: paging({ show }), nomor_nasabah, milik });
const whole = async (user: string, nomor_nasabah: string) => allPortofolio(await bank.as(user), { nomor_nasabah });
const trail = async (user: string) =>
  (
    await bank.owner<{ objek: string; bagian: string }[]>`
      select objek, rincian ->> 'bagian' as bagian from audit_log where aksi = 'LIHAT_PORTOFOLIO' and id_user = ${user} order by id`
  ).map(({ objek, bagian }) => [objek, bagian]);

/**
 * Ani has 10,000,000 (mudharabah, 001), 5,000,000 (wadiah, 001), 8,000,000 (mudharabah, Bandung) and a closed account, and signs for the
 * company.
 */
beforeAll(async () => {
  ani = await ownerOf(accounts.ani);
  for (const number of [accounts.budi, accounts.citra, accounts.tutup]) {
    await bank.owner`update account set nomor_nasabah = ${ani} where nomor_rekening = ${number}`;
    await bank.owner`update account_party set nomor_nasabah = ${ani} where nomor_rekening = ${number}`;
  }
  await bank.owner`insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai, sampai) values
    (${accounts.firma}, ${ani}, 'PENANDA_TANGAN', '2024-01-02', null),
    (${accounts.firma}, ${ani}, 'KUASA', '2024-01-02', null),
    (${accounts.pasif}, ${ani}, 'KUASA', '2024-01-02', '2025-12-31')`;
  await bank.owner`insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, dilepas, alasan, tanggal_awal, tanggal_akhir) values
    (${accounts.ani}, 'JAMINAN', 'CABANG', 90000000, 20000000, 'Jaminan pembiayaan', '2026-11-02', '2027-01-31'),
    (${accounts.budi}, 'PAJAK', 'BERWENANG', 50000000, 0, 'Permintaan instansi pajak', '2026-10-01', null),
    (${accounts.budi}, 'SENGKETA', 'PUSAT', 10000000, 10000000, 'Sengketa waris', '2026-10-01', null),
    (${accounts.budi}, 'LAINNYA', 'CABANG', 10000000, 0, 'Sudah lewat', '2026-09-01', '2026-10-31')`;
  // A past month takes no posting any more, so the test inserts its balances where the roll-up stores them.
  await rollUpAll(bank);
  await bank.owner`insert into account_day (nomor_rekening, tanggal_valuta, saldo) values
    (${accounts.ani}, '2025-11-28', 999900), (${accounts.ani}, '2026-02-10', 150000000), (${accounts.ani}, '2026-10-31', 420000050),
    (${accounts.budi}, '2026-10-01', 100000000), (${accounts.citra}, '2026-10-01', 300000000)`;
});

test('the customer’s accounts and parts in others’, with their balances, holds and free funds', async () => {
  const { data, resp_cursor } = await list('cs1', ani);
  expect(resp_cursor).toBe('');
  const summary = data.map((row) => [
    row.nomor_rekening,
    row.milik,
    row.peran.join(),
    row.golongan,
    row.status_rekening,
    row.saldo_buku,
    row.saldo_efektif,
    row.saldo_ditahan,
    row.saldo_tersedia,
  ]);
  expect(summary).toEqual(
    [
      [
        accounts.firma,
        'F',
        'KUASA,PENANDA_TANGAN',
        'L',
        'AKTIF',
        ...Array(2).fill('200000000.00'),
        '0.00',
        '199000000.00',
      ],
      [accounts.budi, 'T', 'PEMILIK', 'L', 'AKTIF', '5000000.00', '5000000.00', '500000.00', '4450000.00'],
      [accounts.tutup, 'T', 'PEMILIK', 'L', 'TUTUP', '0.00', '0.00', '0.00', '0.00'],
      [accounts.ani, 'T', 'PEMILIK', 'S', 'AKTIF', '10000000.00', '10000000.00', '700000.00', '9250000.00'],
    ].sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
  );
  const numbers = async (milik: string) => (await list('cs1', ani, milik)).data.map((row) => row.nomor_rekening);
  expect(await numbers('F')).toEqual([accounts.firma]);
  expect(await numbers('T')).toEqual([accounts.ani, accounts.budi, accounts.tutup].sort());
  // Page by page, none twice and none lost.
  const first = await list('cs1', ani, '', 3);
  const rest = await tmPortofolio(await bank.as('cs1'), {
    paging: paging({ show: 3, cursor: first.resp_cursor }),
    nomor_nasabah: ani,
    milik: '',
  });
  expect([...first.data, ...rest.data]).toEqual(data);
});

test('sums by class and currency, twelve month ends by value date, holds and waiting items', async () => {
  const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
    flowCode: 'PEMINDAHBUKUAN',
    data: {
      nomor_rekening_debet: accounts.ani,
      nomor_rekening_kredit: accounts.firma,
      nominal: '1000000.00',
      keterangan: 'Bayar tagihan',
    },
    remark: 'Mohon disetujui',
  });
  const summary = await whole('cs1', ani);
  expect(summary.tanggal).toBe(DAY);
  expect(summary.nasabah?.nomor_nasabah).toBe(ani);
  expect(summary.seluruh_bank).toBe('F');
  expect(summary.jumlah).toEqual([
    {
      golongan: 'L',
      kode_valuta: 'IDR',
      rekening: 1,
      saldo_buku: '5000000.00',
      saldo_efektif: '5000000.00',
      saldo_tersedia: '4450000.00',
    },
    {
      golongan: 'S',
      kode_valuta: 'IDR',
      rekening: 1,
      saldo_buku: '10000000.00',
      saldo_efektif: '10000000.00',
      saldo_tersedia: '8250000.00',
    },
  ]);
  expect(summary.bulan.map(({ tanggal, saldo }) => [tanggal, saldo])).toEqual([
    ['2025-12-31', '9999.00'],
    ['2026-01-31', '9999.00'],
    ['2026-02-28', '1500000.00'],
    ['2026-03-31', '1500000.00'],
    ['2026-04-30', '1500000.00'],
    ['2026-05-31', '1500000.00'],
    ['2026-06-30', '1500000.00'],
    ['2026-07-31', '1500000.00'],
    ['2026-08-31', '1500000.00'],
    ['2026-09-30', '1500000.00'],
    ['2026-10-31', '5200000.50'],
    [DAY, '15000000.00'],
  ]);
  expect(
    summary.blokir.map(({ nomor_rekening, jenis, sisa, tanggal_akhir }) => [
      nomor_rekening,
      jenis,
      sisa,
      tanggal_akhir,
    ]),
  ).toEqual([
    [accounts.ani, 'JAMINAN', '700000.00', '2027-01-31'],
    // A teller sees a hold of an authority as such, without its words.
    [accounts.budi, 'RESMI', '500000.00', ''],
  ]);
  expect(summary.jumlah_blokir).toBe(2);
  expect(
    summary.menunggu.map((row) => [row.id_flow, row.flowCode, row.nomor_rekening, row.nominal, row.user_input]),
  ).toEqual([[id_flow, 'PEMINDAHBUKUAN', accounts.ani, '1000000.00', 'teller1']]);
  expect(summary.jumlah_menunggu).toBe(1);
  // Waiting amounts reduce the free balance; head office counts Bandung's account too.
  expect((await whole('finance1', ani)).jumlah.map((row) => [row.golongan, row.rekening, row.saldo_buku])).toEqual([
    ['L', 1, '5000000.00'],
    ['S', 2, '18000000.00'],
  ]);
  expect((await whole('finance1', ani)).bulan.slice(-2).map(({ saldo }) => saldo)).toEqual([
    '8200000.50',
    '23000000.00',
  ]);
});

test('another branch’s officer is refused without a row; the own branch’s is answered, counted and recorded', async () => {
  await refusal(whole('teller3', ani), 'NOT_FOUND');
  await refusal(list('teller3', ani), 'NOT_FOUND');
  await refusal(whole('manager1', '00100000000'), 'NOT_FOUND');
  expect(await trail('teller3')).toEqual([]);
  await whole('manager1', ani);
  await list('manager1', ani);
  expect(await trail('manager1')).toEqual([
    [`NASABAH:${ani}`, 'RINGKASAN'],
    [`NASABAH:${ani}`, 'REKENING'],
  ]);
  await bank.owner`update parameter set nilai = '3' where nama = 'batas_rincian_nasabah'`;
  await whole('manager1', ani);
  await refusal(list('manager1', ani), 'LOOKED_ENOUGH');
  await refusal(whole('manager1', ani), 'LOOKED_ENOUGH');
  expect(await trail('manager1')).toHaveLength(3);
});

test('a reader without account numbers gets their ends in an order that reveals nothing, and a masked cursor', async () => {
  const { data, resp_cursor } = await list('auditor1', ani, '', 2);
  expect(data).toHaveLength(2);
  for (const row of data) expect(row.nomor_rekening).toMatch(/^\*{8}\d{4}$/);
  expect(data.map((row) => row.pegangan)).toEqual(data.map((row) => row.pegangan).sort());
  expect(Buffer.from(resp_cursor, 'base64url').toString()).not.toMatch(/\d{12}"/);
  const summary = await whole('auditor1', ani);
  for (const row of [...summary.blokir, ...summary.menunggu]) expect(row.nomor_rekening).toMatch(/^\*{8}\d{4}$/);
});
