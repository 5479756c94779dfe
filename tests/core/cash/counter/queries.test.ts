import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { teller, tellerDetail } from '#core/cash/counter/queries.ts';
import { transaksiDetails, transaksiToday } from '#core/cash/counter/transaction-queries.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { as } from '#core/programs/seed/counter.ts';
import { fromMinor, rupiahMinor } from '#lib/money.ts';
import type { TransaksiQuery } from '#types/proto/cash/teller.ts';
import type { Posting } from '#types/proto/common.ts';
import { paging } from '../../asking.ts';
import { refusal, run, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
let deposited: Posting;
let boxes: { id: string; kode: string; cabang: string }[];

beforeAll(async () => {
  bank = await testBank();
  deposited = await run(bank, 'teller1', cashDeposit, {
    nomor_rekening: accounts.ani,
    nominal: '2000000',
    keterangan: 'Gaji',
    pecahan: [{ nominal: '100000', lembar: 20 }],
  });
  await run(bank, 'teller1', cashWithdrawal, {
    nomor_rekening: accounts.citra,
    nominal: '500000',
    keterangan: '',
    pecahan: [{ nominal: '50000', lembar: 10 }],
  });
  boxes = [
    ...(await bank.app<typeof boxes>`select id_kas::text as id, kode_kas as kode, kode_cabang as cabang from cash_box`),
  ];
  await run(bank, 'headteller1', vaultToTill, {
    id_kas: boxId('001', 'TLR01'),
    nominal: '1000000',
    pecahan: [{ nominal: '100000', lembar: 10 }],
  });
});
afterAll(() => bank.close());

const boxId = (branch: string, code: string) =>
  boxes.find((box) => box.cabang === branch && box.kode === code)?.id ?? '';

describe('tills', () => {
  const list = async (user: string, kode_cabang = '', status = '', laju = 'F') =>
    (await teller(await as(bank, user), { paging: paging(), kode_cabang, status, laju })).data;

  test('of the own branch, with cash on its way', async () => {
    expect(await list('headteller1')).toMatchObject([
      {
        kode_kas: 'TLR01',
        id_user: 'teller1',
        nama_user: 'Siti Rahmawati',
        kode_cabang: '001',
        status: 'BUKA',
        saldo: '51500000.00',
        batas: '100000000.00',
        tanggal: DAY,
        menunggu: '1000000.00',
      },
      { kode_kas: 'TLR02', status: 'TUTUP', saldo: '0.00', menunggu: '0.00' },
    ]);
    expect((await list('headteller1', '001', 'TUTUP')).map((row) => row.kode_kas)).toEqual(['TLR02']);
  });

  test('of another branch are not there; head office sees all and each', async () => {
    expect(await list('headteller1', '002')).toEqual([]);
    expect(await list('headteller1', '999')).toEqual([]);
    expect((await list('headteller2')).map((row) => row.id_user)).toEqual(['teller3']);
    expect((await list('auditor1')).map((row) => row.id_user)).toEqual(['teller1', 'teller2', 'teller3']);
    expect((await list('auditor1', '002')).map((row) => row.id_user)).toEqual(['teller3']);
  });

  test('with their pace where it is asked for: customers’ cash since each was opened, and where it leads', async () => {
    expect((await list('headteller1')).map(({ laju }) => laju)).toEqual([undefined, undefined]);
    // 1,500,000 more came than went in four hours; the 50,000,000 from the vault are no customer's.
    await bank.owner`update cash_box set dibuka_pada = now() - interval '4 hours' where kode_kas = 'TLR01' and kode_cabang = '001'`;
    const [open, shut] = await list('headteller1', '', '', 'T');
    expect(open?.laju).toEqual({
      masuk: '2000000.00',
      keluar: '500000.00',
      per_jam: '375000.00',
      menuju: '',
      menit: 0,
    });
    expect(shut?.laju).toBeUndefined();
    await bank.owner`update cash_box set batas = 5200000000 where kode_kas = 'TLR01' and kode_cabang = '001'`;
    const [near] = await list('headteller1', '', '', 'T');
    expect(near?.laju).toMatchObject({ menuju: 'LEBIH', menit: 80 });
    await bank.owner`update cash_box set batas = 10000000000 where kode_kas = 'TLR01' and kode_cabang = '001'`;
    expect(await list('headteller2', '001', '', 'T')).toEqual([]);
  });

  test('one in figures: opening, customers’ cash, vault’s cash and stock agree', async () => {
    const detail = await tellerDetail(await as(bank, 'teller1'), { id_kas: '', kode_valuta: '' });
    expect(detail).toMatchObject({
      teller: { kode_kas: 'TLR01', saldo: '51500000.00' },
      saldo_awal: '0.00',
      dari_khasanah: '50000000.00',
      ke_khasanah: '0.00',
      masuk: '2000000.00',
      keluar: '500000.00',
      jumlah_transaksi: 2,
      serah_terima: [
        { arah: 'KE_TELLER', nominal: '1000000.00', kode_kas_asal: 'KHS', kode_kas_tujuan: 'TLR01', status: 'DIKIRIM' },
      ],
    });
    expect(detail.pecahan).toEqual([
      { nominal: '100000.00', lembar: 270 },
      { nominal: '50000.00', lembar: 290 },
      { nominal: '20000.00', lembar: 250 },
      { nominal: '10000.00', lembar: 300 },
      { nominal: '5000.00', lembar: 300 },
      { nominal: '2000.00', lembar: 250 },
    ]);
  });

  test('a closed one has how its last day ended, one that is open or was closed today has not', async () => {
    const last = async (user: string) =>
      (await tellerDetail(await as(bank, user), { id_kas: '', kode_valuta: '' })).terakhir;
    expect(await last('teller2')).toBeUndefined();
    await bank.owner`update branch set accounting_date = '2026-11-23' where kode_cabang = '001'`;
    const [till] = await bank.owner<{ id_kas: number; dihitung: bigint }[]>`
      select k.id_kas, c.dihitung from cash_box k join till_count c using (id_kas) where k.id_user = 'teller2' and c.tutup`;
    const { namaUser } = (await as(bank, 'teller2')).caller;
    const closed = { tanggal: DAY, ditutup_pada: expect.stringMatching(/\+07:00$/), nama_user: namaUser };
    expect(await last('teller2')).toEqual({
      ...closed,
      dihitung: fromMinor(till?.dihitung ?? 0n, 'IDR'),
      selisih: '0.00',
    });
    // A comparison that closed nothing does not count; a later closing of the same day does.
    await bank.owner`
      insert into till_count (id_kas, kode_cabang, tanggal, petugas, saksi, tutup, pecahan, dihitung, seharusnya, seq, nomor_urut, alasan)
      select ${till?.id_kas ?? 0}, '001', ${DAY}, 'teller2', 'headteller1', tutup, '{}', 900000, 1000000, 0, 0, 'Salah hitung' from unnest(array[true, false]) tutup`;
    expect(await last('teller2')).toEqual({ ...closed, dihitung: '9000.00', selisih: '-1000.00' });
    expect(await last('teller1')).toBeUndefined();
    await bank.owner`update cash_box set tanggal = '2026-11-23' where id_user = 'teller2'`;
    expect(await last('teller2')).toBeUndefined();
    await bank.owner`delete from till_count where alasan = 'Salah hitung'`;
    await bank.owner`update cash_box set tanggal = null where id_user = 'teller2'`;
    await bank.owner`update branch set accounting_date = ${DAY} where kode_cabang = '001'`;
  });

  test('one of another branch, a vault and none at all give the same answer', async () => {
    const ask = async (user: string, id_kas: string) => tellerDetail(await as(bank, user), { id_kas, kode_valuta: '' });
    await refusal(ask('teller3', boxId('001', 'TLR01')), 'NOT_FOUND');
    await refusal(ask('teller1', boxId('001', 'KHS')), 'NOT_FOUND');
    await refusal(ask('teller1', '999999'), 'NOT_FOUND');
    await refusal(ask('teller1', "1' or true"), 'NOT_FOUND');
    await refusal(ask('headteller1', ''), 'NO_TILL');
    expect((await ask('auditor1', boxId('001', 'TLR01'))).teller?.kode_kas).toBe('TLR01');
  });
});

describe('transactions of today', () => {
  const list = async (user: string, asked: Partial<TransaksiQuery> = {}, keyword = '') =>
    (
      await transaksiToday(await as(bank, user), {
        paging: paging({ keyword }),
        kode_cabang: '',
        user_input: '',
        flowCode: '',
        nomor_rekening: '',
        ...asked,
      })
    ).data;

  test('newest first, with the fields of the slip', async () => {
    expect(await list('teller1', { user_input: 'teller1', flowCode: 'SETOR_TUNAI' })).toEqual([
      {
        nomor_referensi: deposited.nomor_referensi,
        id_jurnal: deposited.id_jurnal,
        tanggal_akuntansi: DAY,
        waktu: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/),
        flowCode: 'SETOR_TUNAI',
        kode_transaksi: '1401',
        kode_cabang: '001',
        nomor_rekening: accounts.ani,
        nama_nasabah: 'Ani Lestari',
        nominal: '2000000.00',
        kode_valuta: 'IDR',
        keterangan: 'Gaji',
        user_input: 'teller1',
        user_otorisasi: '',
        status: 'POSTED',
        nomor_referensi_lawan: '',
        urutan: '',
      },
    ]);
    const ids = (await list('teller1')).map((row) => BigInt(row.id_jurnal));
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? 1 : -1)));
  });

  test('found by reference, account number and name', async () => {
    const references = async (keyword: string) =>
      (await list('teller1', { user_input: 'teller1' }, keyword)).map((row) => row.nomor_referensi);
    expect(await references(deposited.nomor_referensi)).toEqual([deposited.nomor_referensi]);
    expect(await references(accounts.ani.slice(0, 10))).toEqual([deposited.nomor_referensi]);
    expect(await references('lestari')).toEqual([deposited.nomor_referensi]);
    expect(await references('nobody')).toEqual([]);
  });

  test('of another branch are not there', async () => {
    expect(await list('teller3')).toEqual([]);
    expect(await list('teller3', { kode_cabang: '001' })).toEqual([]);
    expect((await list('auditor1', { kode_cabang: '001' })).length).toBe((await list('teller1')).length);
  });
});

describe('one transaction', () => {
  const detail = async (user: string, nomor_referensi: string, duplikat = 'F') =>
    transaksiDetails(await as(bank, user), { nomor_referensi, duplikat });

  test('shows the lines it was posted with; its slip comes back as a reprint only', async () => {
    const found = await detail('teller1', deposited.nomor_referensi);
    expect(found.jurnal).toEqual(deposited.jurnal);
    expect(found.slip).toBeUndefined();
    const reprint = await detail('teller1', deposited.nomor_referensi, 'T');
    expect(reprint.slip).toEqual({ ...deposited.slip, duplikat: 'T', salinan_ke: 1 });
    expect(found.alasan).toEqual([]);
  });

  test('a reprint is marked and recorded, a read is not', async () => {
    const reprints = async () =>
      (
        await bank.app`select id_user, kode_cabang, objek, hasil from audit_log where aksi = 'CETAK_ULANG' order by id`
      ).map((row) => ({ ...row }));
    const before = await reprints();
    await detail('teller1', deposited.nomor_referensi);
    const looked = await detail('teller1', deposited.nomor_referensi, 'P');
    expect(looked.slip).toEqual({ ...deposited.slip, duplikat: 'P' });
    expect([looked.salinan.length, await reprints()]).toEqual([before.length, before]);
    expect((await detail('teller1', deposited.nomor_referensi, 'T')).slip?.duplikat).toBe('T');
    expect((await reprints()).slice(before.length)).toEqual([
      { id_user: 'teller1', kode_cabang: '001', objek: deposited.nomor_referensi, hasil: '00' },
    ]);
  });

  test('lists the pieces both ways, and each reprint with who made it', async () => {
    const found = await detail('teller1', deposited.nomor_referensi);
    expect(found.kas).toEqual([
      { kode_kas: deposited.slip?.kode_teller, kode_valuta: 'IDR', masuk: deposited.slip?.pecahan, keluar: [] },
    ]);
    expect([found.langkah, found.nama_otorisasi, found.atas_nama]).toEqual([[], '', '']);
    const before = found.salinan.length;
    await detail('headteller1', deposited.nomor_referensi, 'T');
    const again = await detail('teller1', deposited.nomor_referensi);
    expect(again.salinan.slice(before)).toEqual([
      expect.objectContaining({ ke: before + 1, bentuk: 'KERTAS', id_user: 'headteller1', kode_cabang: '001' }),
    ]);
  });

  test('a reprint is a right of its own: without it a read is still allowed', async () => {
    await bank.owner`delete from role_menu where role_id = 'BACK_OFFICE' and menu_id = 'slip-cetak-ulang'`;
    const reprints = async () =>
      (await bank.app`select count(*)::integer as n from audit_log where aksi = 'CETAK_ULANG'`)[0]?.n;
    const before = await reprints();
    forgetCaller(bank.app);
    await refusal(detail('backoffice1', deposited.nomor_referensi, 'T'), 'FORBIDDEN');
    await refusal(detail('backoffice1', deposited.nomor_referensi, 'P'), 'FORBIDDEN');
    expect(await reprints()).toBe(before);
    const looked = await detail('backoffice1', deposited.nomor_referensi);
    expect([looked.jurnal.length > 0, looked.slip]).toEqual([true, undefined]);
    await bank.owner`insert into role_menu (role_id, menu_id) values ('BACK_OFFICE', 'slip-cetak-ulang')`;
    forgetCaller(bank.app);
    expect((await detail('backoffice1', deposited.nomor_referensi, 'T')).slip?.duplikat).toBe('T');
  });

  test('a branch that only takes part sees its own lines and no slip', async () => {
    const [row] = (
      await transaksiToday(await as(bank, 'teller1'), {
        paging: paging(),
        kode_cabang: '',
        user_input: 'teller1',
        flowCode: 'TARIK_TUNAI',
        nomor_rekening: '',
      })
    ).data;
    const found = await detail('manager2', row?.nomor_referensi ?? '', 'T');
    expect(found.slip).toBeUndefined();
    expect((await detail('manager2', row?.nomor_referensi ?? '', 'P')).slip).toBeUndefined();
    expect([found.kas, found.langkah, found.salinan, found.nama_otorisasi]).toEqual([[], [], [], '']);
    expect((await detail('auditor1', row?.nomor_referensi ?? '')).kas).toHaveLength(1);
    expect(found.jurnal.map((line) => [line.kode_cabang, line.kode_gl, line.debet, line.kredit])).toEqual([
      ['002', '301001', '500000.00', '0.00'],
      ['002', '110001', '0.00', '500000.00'],
    ]);
  });

  test.each([
    ['of another branch', () => deposited.nomor_referensi],
    ['that never was', () => '001261120000999999'],
    ['under another date', () => deposited.nomor_referensi.replace('261120', '261119')],
    ['under another branch’s prefix', () => deposited.nomor_referensi.replace(/^001/, '002')],
    ['without its shape', () => 'x'],
  ])('one %s does not exist', async (_, reference) => {
    await refusal(detail('teller3', reference()), 'NOT_FOUND');
  });
});

// Last: it moves transactions of the past to other hours of the clock.
test('a till by the hour: customers’ cash of the branch day alone, in the hours there was any', async () => {
  const ask = async () => (await tellerDetail(await as(bank, 'teller1'), { id_kas: '', kode_valuta: '' })).per_jam;
  const now = await ask();
  const sum = (of: 'masuk' | 'keluar') => now.reduce((all, row) => all + rupiahMinor(row[of]), 0n);
  expect([sum('masuk'), sum('keluar')]).toEqual([200_000_000n, 50_000_000n]);
  for (const { jam } of now) expect(jam).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+07:00$/);
  await bank.owner`alter table journal disable trigger user`;
  await bank.owner`update journal set dibuat_pada = '2026-11-20 09:59:59+07' where operasi = 'SETOR_TUNAI'`;
  await bank.owner`update journal set dibuat_pada = '2026-11-20 13:00:00+07' where operasi = 'TARIK_TUNAI'`;
  expect(await ask()).toEqual([
    { jam: '2026-11-20T09:00:00+07:00', masuk: '2000000.00', keluar: '0.00' },
    { jam: '2026-11-20T13:00:00+07:00', masuk: '0.00', keluar: '500000.00' },
  ]);
});
