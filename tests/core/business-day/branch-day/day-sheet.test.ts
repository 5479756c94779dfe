import { expect, test } from 'vitest';
import { daySheet } from '#core/business-day/branch-day/day-sheet.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { countHandover } from '#core/cash/vault/count-handover.ts';
import { recallCash } from '#core/cash/vault/recall-cash.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { countVaultOf } from '#core/programs/seed/days.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import { boxOf, insertGrant } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { daysBank } from './days-bank.ts';

const bank = await daysBank();
const sheetOf = async (user: string, kode_cabang = '', tanggal = '') =>
  daySheet(await bank.as(user), { kode_cabang, tanggal });

const moment = expect.stringMatching(/^2\d{3}-\d\d-\d\dT/);
/** The other till of the branch was open before the file's tests, and closed without a difference. */
const teller2 = { kode_kas: 'TLR02', id_user: 'teller2', ditutup_pada: moment, selisih: '0.00', hitungan: [] };
const people = Object.fromEntries(
  (await bank.owner`select id_user, nama_user from app_user`).map((row) => [row.id_user, row.nama_user]),
);

/** Returns the content of teller1's till, a note of 1,000 short where asked. */
async function stock(short = 0) {
  const { stok } = await boxOf(bank, { user: 'teller1' });
  const rupiah = Object.entries(stok).map(
    ([minor, denominations]) => [String(BigInt(minor) / 100n), denominations] as const,
  );
  const denominations = Object.fromEntries(rupiah);
  return toRows({ ...denominations, '10000': (denominations['10000'] ?? 0) - short });
}

test('the day sheet lists tills, vault, handovers, differences, ended items, and who moved the day', async () => {
  // Sent to the vault, counted differently by it, and taken back.
  const pecahan = (lembar: number) => toRows({ '50000': lembar });
  const sent = await bank.run('teller1', tillToVault, { nominal: '500000.00', pecahan: pecahan(10) });
  const [way] = await bank.owner<{ id: string }[]>`
    select id_serah_terima as id from handover where journal_kirim = ${sent.id_jurnal}`;
  const id_serah_terima = way?.id ?? '';
  await bank.run('headteller1', countHandover, { id_serah_terima, pecahan: pecahan(9) });
  await bank.run('headteller1', countHandover, { id_serah_terima, pecahan: pecahan(9) });
  await bank.run('teller1', countHandover, { id_serah_terima, pecahan: pecahan(10) });
  await bank.run('teller1', recallCash, { id_serah_terima });

  // The report shows an open till as open, and nothing of its content.
  expect((await sheetOf('manager1')).kas).toMatchObject([
    { kode_kas: 'TLR01', id_user: 'teller1', dibuka_pada: moment, ditutup_pada: '', seharusnya: '', dihitung: '' },
    teller2,
  ]);

  // Closed a note of 10,000 short: two counts, a reason, and the head teller's word.
  const count = async (rest: object) =>
    closeTillOrCompare(await bank.as('teller1'), {
      kode_valuta: 'IDR',
      keterangan: '',
      selisih: '',
      token_override: '',
      dry_run: 'F',
      pecahan: await stock(1),
      ...rest,
    });
  await count({ dry_run: 'T' });
  await count({ dry_run: 'T' });
  const booked = { kode_valuta: 'IDR', pecahan: await stock(1), selisih: '-10000.00', keterangan: 'Kurang selembar' };
  const token_override = await insertGrant(bank, {
    code: 'TUTUP_KAS',
    data: closeTill.schema.parse(booked),
    maker: 'teller1',
    supervisor: 'headteller1',
    reasons: ['SELISIH_KAS'],
  });
  const closed = await count({ ...booked, token_override });
  await bank.run('headteller1', receiveCash, { id_serah_terima: closed.id_serah_terima, pecahan: booked.pecahan });

  const waiting = await bank.flow('backoffice1', 'SUBMIT', {
    flowCode: 'PEMINDAHBUKUAN',
    seen: '',
    data: { nomor_rekening_debet: accounts.ani, nomor_rekening_kredit: accounts.budi, nominal: '1000.00' },
  });
  await countVaultOf(bank, 'headteller1');
  const vault = await boxOf(bank, { vault: '001' });
  await bank.step('manager1', 'cutOff');
  await bank.step('manager1', 'close');

  const sheet = await sheetOf('manager1');
  expect(sheet).toMatchObject({ kode_cabang: '001', tanggal: DAY, status_akses_desc: 'TUTUP' });
  expect(sheet.langkah.slice(-2)).toMatchObject([
    { dari: 'BUKA', ke: 'CUT_OFF', nama_user: people.manager1, disetujui_oleh: '', waktu: moment },
    { dari: 'CUT_OFF', ke: 'TUTUP', nama_user: people.manager1, disetujui_oleh: '', waktu: moment },
  ]);
  const reference = closed.posting?.nomor_referensi;
  const compared = { waktu: moment, dihitung: '49990000.00', selisih: '-10000.00' };
  expect(sheet.kas).toEqual([
    {
      kode_kas: 'TLR01',
      kode_valuta: 'IDR',
      id_user: 'teller1',
      nama_user: people.teller1,
      dibuka_pada: moment,
      ditutup_pada: moment,
      seharusnya: '50000000.00',
      dihitung: '49990000.00',
      selisih: '-10000.00',
      alasan: 'Kurang selembar',
      saksi: people.headteller1,
      nomor_referensi: reference,
      hitungan: [compared, compared],
    },
    expect.objectContaining(teller2),
  ]);
  const worth = (
    await bank.owner<{ saldo: string }[]>`select (saldo / 100)::text || '.00' as saldo from cash_box
    where id_kas = ${vault.id_kas}`
  )[0]?.saldo;
  expect(sheet.khasanah).toEqual([
    {
      kode_kas: 'KHS',
      kode_valuta: 'IDR',
      waktu: moment,
      petugas: people.headteller1,
      saksi: people.manager1,
      seharusnya: worth,
      dihitung: worth,
      selisih: '0.00',
      keterangan: '',
      nomor_referensi: '',
      pecahan: expect.arrayContaining([{ nominal: '100000.00', lembar: vault.stok['10000000'] }]),
    },
  ]);
  expect(sheet.khasanah[0]?.pecahan).toHaveLength(Object.keys(vault.stok).length);
  expect(sheet.jumlah_serah_terima).toBe(sheet.serah_terima.length);
  const [back, endOfDay] = sheet.serah_terima.slice(-2);
  expect(back).toMatchObject({
    arah: 'KE_KHASANAH',
    nominal: '500000.00',
    status: 'KEMBALI',
    user_pengirim: 'teller1',
    user_penerima: 'teller1',
  });
  expect(back?.hitungan.map((each) => [each.hitungan, each.pihak, each.petugas, each.nominal, each.cocok])).toEqual([
    [1, 'PENERIMA', 'headteller1', '450000.00', 'F'],
    [2, 'PENERIMA', 'headteller1', '450000.00', 'F'],
    [2, 'PENGIRIM', 'teller1', '500000.00', 'T'],
  ]);
  expect(endOfDay).toMatchObject({ nominal: '49990000.00', status: 'DITERIMA', user_penerima: 'headteller1' });
  expect(sheet.selisih).toEqual([
    {
      waktu: moment,
      flowCode: 'TUTUP_KAS',
      nomor_referensi: reference,
      kode_gl: '112003',
      nama_gl: 'Selisih kurang kas teller',
      nominal: '10000.00',
      kode_valuta: 'IDR',
      petugas: people.teller1,
      disetujui_oleh: people.headteller1,
      keterangan: 'Kurang selembar',
    },
  ]);
  expect(sheet.jumlah_diakhiri).toBe(1);
  expect(sheet.diakhiri).toMatchObject([
    { id_flow: waiting.id_flow, dari: 'WAITING', ke: 'CANCELLED', user_input: 'backoffice1', nominal: '1000.00' },
  ]);
});

test('another branch’s day sheet does not exist, nor that of a day it never had; head office reads every one', async () => {
  await refusal(sheetOf('manager1', '002'), 'NOT_FOUND');
  await refusal(sheetOf('manager2', '001'), 'NOT_FOUND');
  await refusal(sheetOf('manager1', '', '2026-11-19'), 'NOT_FOUND');
  expect((await sheetOf('manager1', '001', DAY)).kas).toHaveLength(2);
  expect((await sheetOf('finance1', '001')).kas).toHaveLength(2);
  const other = await sheetOf('manager2');
  expect(other).toMatchObject({ kode_cabang: '002', khasanah: [], selisih: [], diakhiri: [] });
  expect(other.kas.map(({ id_user }) => id_user)).toEqual(['teller3']);
});
