import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { payOutward } from '#core/accounts/standing-orders/pay-outward.ts';
import { perintah, si } from '#core/accounts/standing-orders/queries.ts';
import { hasil } from '#core/accounts/standing-orders/run-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { cancelUnsent } from '#core/payments/transfers/end-of-day.ts';
import { paging } from '../../asking.ts';
import { runStep } from '../../business-day/end-of-day/run-step.ts';
import { accepted, linesOf, refused } from '../../counter-bank.ts';
import { line, listsOf, part } from '../../customers/screening/lists-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { beginOf } from '../../payments/settlement/settlement-bank.ts';
import { transferBank } from '../../payments/transfers/transfer-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { order, standingBank } from './standing-order-bank.ts';

const bank = await transferBank();
// The days of this bank are turned by hand.
breaksBooks(bank, ['4', '7', '9']);
const { owner, balance, newest, leave, answer } = bank;
const { clean, registered, turn, runEndOfDay, dues, done, endOfDayOf, file, newest: orderNow } = standingBank(bank);
const M = 1_000_000_00n;
const OWN = 2_500_00n;
const SKN = 2_900_00n;
const MONDAY = '2026-11-23';

/** 1,000,000 to an account at another bank, due today. */
const outward = (over: object = {}) =>
  order({
    jalur: 'SKN',
    hari: '20',
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112233',
    nama_tujuan: 'CV Maju Bersama',
    ...over,
  });
const set = (nama: string, nilai: string) => owner`update parameter set nilai = ${nilai} where nama = ${nama}`;
const fail = (error: unknown) => {
  throw error;
};
const payNow = () => payOutward({ db: bank.app, begin: beginOf(bank) }, fail);
const dueJournal = async (nomor: string) => {
  const [row] = await owner<{ journal_id: bigint | null }[]>`
    select journal_id from standing_order_due where nomor_perintah = ${nomor} order by jatuh_tempo desc limit 1`;
  return String(row?.journal_id);
};
const lend = (minor: bigint) =>
  owner`update account_state set saldo_buku = saldo_buku + ${minor} where nomor_rekening = ${accounts.ani}`;
const stateOf = async (nomor: string) =>
  (await owner<{ status: string }[]>`select status from standing_order where nomor_perintah = ${nomor}`)[0]?.status;
const shownOf = async (nomor: string) => {
  const { data } = await hasil(await bank.as('cs1'), {
    paging: paging({ keyword: nomor }),
    status: '',
    tanggal: '',
    kode_cabang: '',
  });
  return data[0];
};
const sound = async () =>
  expect((await checkBooks(owner)).filter(({ ok, name }) => !ok && !/^(4|7|9) /.test(name))).toEqual([]);
/** The end of a branch's day as far as it concerns what never left, and then orders. */
async function endOfDay() {
  const at = { ...(await endOfDayOf('001')), run: randomUUID() };
  await owner`
    insert into branch_day (kode_cabang, tanggal, dibuka_oleh) select '001', ${at.tanggal}::date, 'manager1'
    where not exists (select from branch_day where (kode_cabang, tanggal) = ('001', ${at.tanggal}::date))`;
  await owner`
    insert into eod_run (run, kode_cabang, tanggal, dari, berikut, id_user) values (${at.run}, '001', ${at.tanggal}, ${at.dari}, ${at.berikut}, 'manager1')`;
  await owner`insert into eod_step (run, urut, kode, status, mulai) values (${at.run}, 1, 'BATALKAN_TRANSFER', 'BERJALAN', now())`;
  await owner`update branch set status = 'CUT_OFF' where kode_cabang = '001'`;
  await runStep(bank, cancelUnsent, at);
  await owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
  return runEndOfDay('001', at);
}

beforeEach(async () => {
  await clean();
  await turn(DAY, 'BUKA');
});

test('is registered, paid in one journal with both fees, sent and settled as any transfer of its account', async () => {
  const nomor = await registered(outward());
  const before = await balance(accounts.ani);
  expect(await payNow()).toBe(1);
  expect(await linesOf(bank, await dueJournal(nomor))).toEqual([
    ['001', '301001', M, accounts.ani, null],
    ['001', '109002', -M, null, null],
    ['001', '301001', SKN, accounts.ani, null],
    ['001', '502001', -SKN, null, null],
    ['001', '301001', OWN, accounts.ani, null],
    ['001', '502003', -OWN, null, null],
  ]);
  expect(await balance(accounts.ani)).toBe(before - M - OWN - SKN);
  const [row] = await owner`select * from transfer order by nomor desc limit 1`;
  expect(row).toMatchObject({
    rail: 'SKN',
    status: 'DIOTORISASI',
    kode_cabang: '001',
    nomor_rekening: accounts.ani,
    nominal: M,
    biaya: SKN,
    kode_bank: 'CENAIDJA',
    rekening_tujuan: '8800112233',
    nama_tujuan: 'CV Maju Bersama',
    keterangan: `Uang sekolah · ${nomor}`,
  });
  // The same end of day pays it no second time, nor does another round.
  expect(await payNow()).toBe(0);
  expect(await leave()).toBe(1);
  await answer((await newest()).nomor, 'SELESAI');
  expect(await newest()).toMatchObject({ status: 'SELESAI' });
  expect(await dues(nomor)).toEqual([
    { jatuh_tempo: DAY, status: 'BERHASIL', percobaan: 1, nominal: M, biaya: OWN + SKN, sebab: '' },
  ]);
  expect((await runEndOfDay()).baris).toBe(0);
  await sound();
});

test('by BI-FAST stands on 109004 at the rail’s fee; parallel rounds at once pay it once', async () => {
  const nomor = await registered(outward({ jalur: 'BI_FAST', bebas_biaya: 'T' }), 'SIMPAN_SI', 'manager1');
  expect((await Promise.all([payNow(), payNow(), payNow()])).reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await linesOf(bank, await dueJournal(nomor))).toEqual([
    ['001', '301001', M, accounts.ani, null],
    ['001', '109004', -M, null, null],
    ['001', '301001', OWN, accounts.ani, null],
    ['001', '502001', -OWN, null, null],
  ]);
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
  await sound();
});

describe('a form', () => {
  const bad = (over: object) => refused(bank, 'VALIDATION', () => file('SIMPAN_SI', outward(over)));

  test('names bank, account and name, and is of a kind that reads no account there', async () => {
    await bad({ kode_bank: '' });
    await bad({ kode_bank: 'BCA' });
    await bad({ rekening_tujuan: '88-00' });
    await bad({ nama_tujuan: '' });
    await bad({ jenis: 'SAPU_MASUK', nominal: '', batas_bawah: '5000.00' });
    await bad({ jenis: 'RENTANG', nominal: '', batas_bawah: '5000.00', batas_atas: '9000.00', kelipatan: '1000.00' });
    await refused(bank, 'BANK_UNKNOWN', () => file('SIMPAN_SI', outward({ kode_bank: 'XXXXIDJA' })));
    await accepted(bank, () =>
      done('SIMPAN_SI', outward({ jenis: 'SAPU_KELUAR', nominal: '', batas_atas: '9000000.00' })),
    );
    await accepted(bank, () => done('SIMPAN_SI', outward({ jenis: 'VARIABEL', nominal: '', persen: '10' })));
  });

  test('asks no more than its rail takes at once', async () => {
    await refused(bank, 'TRANSFER_MAXIMUM', () => file('SIMPAN_SI', outward({ nominal: '1000000000.01' })));
    await refused(bank, 'TRANSFER_MAXIMUM', () =>
      file('SIMPAN_SI', outward({ jalur: 'BI_FAST', nominal: '250000001.00' })),
    );
    await accepted(bank, () => done('SIMPAN_SI', outward({ jalur: 'BI_FAST', nominal: '250000000.00' })));
  });

  test('shows both persons the payee and the cost of each transfer, and is approved with them', async () => {
    const id = await file('SIMPAN_SI', outward());
    const [item] = await owner<
      { teks: string }[]
    >`select to_jsonb(f)::text as teks from flow_instance f where id_flow = ${id}`;
    for (const word of ['CENAIDJA', '8800112233', 'CV Maju Bersama', 'biaya_jalur']) expect(item?.teks).toContain(word);
    await bank.flow('supervisor1', 'APPROVE', { idFlow: id, remark: 'Sesuai formulir' });
    const asked = { paging: paging({ keyword: '8800112233' }), status: '', jenis: '', kode_cabang: '' };
    expect((await si(await bank.as('cs1'), asked)).data[0]).toMatchObject({
      jalur: 'SKN',
      kode_bank: 'CENAIDJA',
      rekening_tujuan: '8800112233',
      nama_tujuan: 'CV Maju Bersama',
    });
  });

  test('that is changed has the same payee; its message and amount may change', async () => {
    const nomor = await registered(outward());
    const { versi } = await orderNow();
    const changed = (over: object) => file('SIMPAN_SI', outward({ nomor_perintah: nomor, versi, ...over }));
    await refused(bank, 'STANDING_ACCOUNTS', () => changed({ rekening_tujuan: '8800112234' }));
    await refused(bank, 'STANDING_ACCOUNTS', () => changed({ kode_bank: 'BMRIIDJA' }));
    await refused(bank, 'STANDING_ACCOUNTS', () => changed({ nama_tujuan: 'CV Mundur' }));
    await refused(bank, 'STANDING_ACCOUNTS', () => changed({ jalur: 'BI_FAST' }));
    await done('SIMPAN_SI', outward({ nomor_perintah: nomor, versi, nominal: '1500000.00', kode_tujuan: 'RENT' }));
    const { perintah: row } = await perintah(await bank.as('cs1'), { nomor_perintah: nomor });
    expect(row).toMatchObject({ nominal: '1500000.00', kode_tujuan: 'RENT', nama_tujuan: 'CV Maju Bersama' });
  });
});

test('without the money it is tried by day in vain and noted once by the end of the day; the next day that has it pays', async () => {
  const nomor = await registered(outward({ nominal: '90000000.00', sebagian: 'T' }));
  expect([await payNow(), await payNow(), await dues(nomor)]).toEqual([0, 0, []]);
  expect((await runEndOfDay()).temuan).toMatchObject([{ id: nomor, sebab: 'SALDO_KURANG', nominal: 90n * M }]);
  expect(await dues(nomor)).toMatchObject([
    { status: 'DICOBA_LAGI', percobaan: 1, nominal: 0n, sebab: 'SALDO_KURANG' },
  ]);
  await turn(MONDAY, 'BUKA');
  await lend(95n * M);
  expect(await payNow()).toBe(1);
  expect(await dues(nomor)).toEqual([
    { jatuh_tempo: DAY, status: 'BERHASIL', percobaan: 2, nominal: 90n * M, biaya: OWN + SKN, sebab: '' },
  ]);
  await leave();
  await answer((await newest()).nomor, 'DIKEMBALIKAN', 'AC04');
  // The test takes back the amount it lent, which belongs to nobody.
  await lend(-95n * M);
});

test('past the cut-off it waits for the next business day, without a fee of a failure; within it pays', async () => {
  const patient = await registered(outward());
  const once = await registered(outward({ coba_ulang: '0', kode_bank: 'BMRIIDJA' }));
  await set('skn_batas_jam', '0');
  const before = await balance(accounts.ani);
  try {
    expect(await payNow()).toBe(0);
    expect((await runEndOfDay()).temuan.map(({ id, sebab }) => [id, sebab])).toEqual([
      [patient, 'JALUR_TUTUP'],
      [once, 'JALUR_TUTUP'],
    ]);
  } finally {
    await set('skn_batas_jam', '2400');
  }
  expect(await dues(patient)).toMatchObject([{ status: 'DICOBA_LAGI', biaya: 0n }]);
  expect(await dues(once)).toMatchObject([{ status: 'GAGAL', biaya: 0n }]);
  expect(await balance(accounts.ani)).toBe(before);
  await turn(MONDAY, 'BUKA');
  expect(await payNow()).toBe(1);
  expect(await dues(patient)).toMatchObject([{ status: 'BERHASIL', percobaan: 2 }]);
  await leave();
  await answer((await newest()).nomor, 'SELESAI');

  // Two persons pay the one that failed for good, as a transfer of that moment, once.
  const again = {
    nomor_perintah: once,
    jatuh_tempo: DAY,
    nominal: '1000000.00',
    kode_valuta: 'IDR',
    alasan: 'Nasabah meminta',
  };
  const paid = await done('PERINTAH_TETAP', again, { maker: 'cs1', checker: 'manager1' });
  expect(await linesOf(bank, paid.id_jurnal)).toEqual([
    ['001', '301001', M, accounts.ani, null],
    ['001', '109002', -M, null, null],
    ['001', '301001', SKN, accounts.ani, null],
    ['001', '502001', -SKN, null, null],
  ]);
  expect(await newest()).toMatchObject({ status: 'DIOTORISASI' });
  expect(await dues(once)).toMatchObject([{ status: 'BERHASIL', percobaan: 2 }]);
  await refused(bank, 'STANDING_DUE', () => file('PERINTAH_TETAP', again));
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
  await sound();
});

test('returned by the other bank, the money comes back without both fees; lists, window and end of day say so', async () => {
  const nomor = await registered(outward());
  const before = await balance(accounts.ani);
  await payNow();
  await leave();
  const { nomor: transfer } = await newest();
  await answer(transfer, 'SELESAI');
  expect(await shownOf(nomor)).toMatchObject({
    status: 'BERHASIL',
    nomor_transfer: transfer,
    status_transfer: 'SELESAI',
  });
  await answer(transfer, 'DIKEMBALIKAN', 'AC04');
  expect(await balance(accounts.ani)).toBe(before - OWN - SKN);
  const back = {
    status: 'DIKEMBALIKAN',
    status_transfer: 'DIRETUR',
    sebab_transfer: 'AC04',
    nama_tujuan: 'CV Maju Bersama',
  };
  expect(await shownOf(nomor)).toMatchObject(back);
  expect((await perintah(await bank.as('cs1'), { nomor_perintah: nomor })).hasil[0]).toMatchObject(back);
  const ofState = async (status: string) =>
    (await hasil(await bank.as('cs1'), { paging: paging(), status, tanggal: '', kode_cabang: '' })).data.map(
      ({ nomor_perintah }) => nomor_perintah,
    );
  expect(await ofState('DIKEMBALIKAN')).toEqual([nomor]);
  expect(await ofState('BERHASIL')).toEqual([]);
  expect(await runEndOfDay()).toMatchObject({
    temuan: [{ jenis: 'PERINTAH', id: nomor, sebab: 'DIKEMBALIKAN', nominal: M }],
  });
  // It was paid on its due date, and is not paid again by itself; its next due date is.
  expect(await payNow()).toBe(0);
  await turn('2026-12-21', 'BUKA');
  expect(await payNow()).toBe(1);
  expect((await dues(nomor)).map(({ status }) => status)).toEqual(['BERHASIL', 'BERHASIL']);
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
  await sound();
});

test('refuses a payee on a list that day, or a bank that left the list; a namesake is paid', async () => {
  const stopped = await registered(outward({ nama_tujuan: 'Amrozi Palsu' }));
  const bankless = await registered(outward({ kode_bank: 'BMRIIDJA', rekening_tujuan: '77' }));
  const sister = await registered(outward({ nama_tujuan: 'Amrozah Palsinah', rekening_tujuan: '99' }));
  const lists = listsOf(bank);
  await lists.putInForce(part([line('T-1', 'Amrozi Palsu')]));
  const [mandiri] = await owner<
    { kode: string; nilai: string }[]
  >`select kode, nilai from reference_code where kelompok = 'BANK' and nilai like 'BMRIIDJA%'`;
  await owner`update reference_code set nilai = 'XXXXIDJA' where kelompok = 'BANK' and kode = ${mandiri?.kode ?? ''}`;
  expect(await payNow()).toBe(1);
  expect(await dues(sister)).toMatchObject([{ status: 'BERHASIL' }]);
  const { temuan } = await runEndOfDay();
  expect(temuan.map(({ id, sebab }) => [id, sebab])).toEqual([
    [stopped, 'TUJUAN_KEPATUHAN'],
    [bankless, 'BANK_TUJUAN'],
  ]);
  expect(await dues(stopped)).toMatchObject([
    { status: 'DICOBA_LAGI', nominal: 0n, biaya: 0n, sebab: 'TUJUAN_KEPATUHAN' },
  ]);
  // Compliance gets a hit for the payee.
  expect(await lists.hits('LAWAN:CENAIDJA/8800112233')).toHaveLength(1);
  await refused(bank, 'COMPLIANCE_HOLD', () => file('SIMPAN_SI', outward({ nama_tujuan: 'Amrozi Palsu' })));
  await owner`update reference_code set nilai = ${mandiri?.nilai ?? ''} where kelompok = 'BANK' and kode = ${mandiri?.kode ?? ''}`;
  await leave();
  await answer((await newest()).nomor, 'SELESAI');
});

test('a sweep above its rail’s maximum is not sent in part; one within it is', async () => {
  const nomor = await registered(
    outward({ jalur: 'BI_FAST', jenis: 'SAPU_KELUAR', nominal: '', batas_atas: '1000000.00' }),
  );
  await set('bi_fast_batas', '1000000.00');
  expect(await payNow()).toBe(0);
  expect((await runEndOfDay()).temuan).toMatchObject([{ id: nomor, sebab: 'JALUR_BATAS' }]);
  await set('bi_fast_batas', '250000000.00');
  await turn(MONDAY, 'BUKA');
  expect(await payNow()).toBe(1);
  await leave();
  await answer((await newest()).nomor, 'DIKEMBALIKAN', 'AC04');
});

test('its journal is reversed as a unit until it has left, and the due date says so', async () => {
  const nomor = await registered(outward({ bebas_biaya: 'T' }));
  const before = await balance(accounts.ani);
  await payNow();
  const referensi = (await shownOf(nomor))?.referensi ?? '';
  await done(
    'REVERSAL',
    { nomor_referensi: referensi, alasan: 'Nasabah membatalkan' },
    { maker: 'teller1', checker: 'manager1' },
  );
  expect(await balance(accounts.ani)).toBe(before);
  expect(await newest()).toMatchObject({ status: 'DIBATALKAN' });
  expect(await shownOf(nomor)).toMatchObject({ dibalik: 'T', status_transfer: 'DIBATALKAN' });
  expect(await leave()).toBe(0);
  expect((await runEndOfDay()).temuan).toEqual([]);
  await sound();
});

test('cannot be forged: nothing is paid or come back without its journal; check:books reports a stray one', async () => {
  const nomor = await registered(outward());
  const note = (over: object) =>
    bank.app.begin((tx) => {
      const row = {
        nomor,
        jatuh_tempo: DAY,
        percobaan: 1,
        hasil: 'BERHASIL',
        diminta: String(M),
        nominal: String(M),
        biaya: '0',
        biaya_transfer: '0',
        sebab: '',
        dari: accounts.ani,
        ke: '',
        urut: null,
        ...over,
      };
      return tx`select record_standing_orders(${randomUUID()}::uuid, '001', ${DAY}::date, ${tx.json([row])}, '[]')`;
    });
  await expect(note({})).rejects.toThrow(/nothing was posted/);
  await expect(note({ urut: 1 })).rejects.toThrow(/nothing was posted/);
  await payNow();
  await leave();
  const { nomor: transfer } = await newest();
  await bank.app.begin(
    (tx) =>
      tx`select record_unsent_standing_orders(${randomUUID()}::uuid, '001', ${DAY}::date, ${tx.json([{ nomor, jatuh_tempo: DAY, urut: null }])})`,
  );
  expect(await dues(nomor)).toMatchObject([{ status: 'BERHASIL', nominal: M }]);
  await sound();
  const offends = async () => (await checkBooks(owner)).filter(({ ok, name }) => !ok && name.startsWith('31 ')).length;
  await owner`update transfer set rekening_tujuan = '66' where nomor = ${transfer}`;
  expect(await offends()).toBe(1);
  await owner`update transfer set rekening_tujuan = '8800112233' where nomor = ${transfer}`;
  expect(await offends()).toBe(0);
  await answer(transfer, 'SELESAI');
});

test('by hand a failed period goes within the hours of its rail, and to no listed payee', async () => {
  const nomor = await registered(outward({ nominal: '90000000.00', coba_ulang: '0', nama_tujuan: 'Bagas Daftar' }));
  await runEndOfDay();
  expect(await dues(nomor)).toMatchObject([{ status: 'GAGAL', sebab: 'SALDO_KURANG' }]);
  const again = {
    nomor_perintah: nomor,
    jatuh_tempo: DAY,
    nominal: '90000000.00',
    kode_valuta: 'IDR',
    alasan: 'Nasabah meminta',
  };
  await lend(95n * M);
  await set('skn_batas_jam', '0');
  await refused(bank, 'TRANSFER_CLOSED', () => file('PERINTAH_TETAP', again));
  await set('skn_batas_jam', '2400');
  const filed = await file('PERINTAH_TETAP', again);
  await bank.flow('cs1', 'CANCEL', { idFlow: filed, remark: 'Batal' });
  await listsOf(bank).putInForce(part([line('T-9', 'Bagas Daftar')]));
  await refused(bank, 'COMPLIANCE_HOLD', () => file('PERINTAH_TETAP', again));
  await lend(-95n * M);
});

test('the payer cannot be closed over it, and a state is changed by two persons as of any order', async () => {
  const nomor = await registered(outward());
  const [live] = await owner<{ ada: boolean }[]>`select has_live_order(${accounts.ani}) as ada`;
  expect(live?.ada).toBe(true);
  await done('STATUS_PERINTAH', {
    nomor_perintah: nomor,
    versi: (await orderNow()).versi,
    tindakan: 'TANGGUHKAN',
    alasan: 'Permintaan nasabah',
  });
  expect(await payNow()).toBe(0);
  await done('STATUS_PERINTAH', {
    nomor_perintah: nomor,
    versi: (await orderNow()).versi,
    tindakan: 'AKHIRI',
    alasan: 'Permintaan nasabah',
  });
  expect(await payNow()).toBe(0);
});

test('an unsent payment comes back at the end of the day with all its fees, and is tried again as long as the order allows', async () => {
  const nomor = await registered(outward({ akhir: 'KALI', kali: '1', coba_ulang: '1' }));
  const before = await balance(accounts.ani);
  expect(await payNow()).toBe(1);
  const ended = await endOfDay();
  expect(ended.temuan).toMatchObject([{ id: nomor, sebab: 'JALUR_BATAL', nominal: M }]);
  expect(await balance(accounts.ani)).toBe(before);
  expect(await newest()).toMatchObject({ status: 'DIBATALKAN' });
  expect(await dues(nomor)).toEqual([
    { jatuh_tempo: DAY, status: 'DICOBA_LAGI', percobaan: 1, nominal: 0n, biaya: 0n, sebab: 'JALUR_BATAL' },
  ]);
  expect(await stateOf(nomor)).toBe('AKTIF');
  await sound();
  await turn(MONDAY, 'BUKA');
  expect(await payNow()).toBe(1);
  expect(await dues(nomor)).toMatchObject([{ status: 'BERHASIL', percobaan: 2, nominal: M, biaya: OWN + SKN }]);
  await endOfDay();
  expect(await dues(nomor)).toMatchObject([
    { status: 'GAGAL', percobaan: 2, nominal: 0n, biaya: 0n, sebab: 'JALUR_BATAL' },
  ]);
  expect(await balance(accounts.ani)).toBe(before);
  expect(await stateOf(nomor)).toBe('SELESAI');
  await sound();
});
