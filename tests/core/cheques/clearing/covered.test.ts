import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasil } from '#core/accounts/standing-orders/run-queries.ts';
import { payCheque } from '#core/cash/counter/pay-cheque.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { fromMinor } from '#lib/money.ts';
import { cover, standingBank } from '../../accounts/standing-orders/standing-order-bank.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, books, insertGrant, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
breaksBooks(bank, ['27']);
const orders = standingBank(bank);
const { file, approve, done, next, sheetOf } = bank;
const { balance, ledger } = clearing;
const { firma, ani } = accounts;
const sen = (rupiah: bigint) => rupiah * 100n;
const FEE = sen(2_500n);

/** Returns the amount that an account may pay out, in minor units. */
const availableOf = async (nomor: string) => {
  const [row] = await bank.owner<{ ada: bigint }[]>`
    select saldo_buku - dana_belum_efektif - saldo_ditahan - debet_menunggu - saldo_minimum + plafon as ada
    from account_state where nomor_rekening = ${nomor}`;
  return row?.ada ?? 0n;
};
/** Presented for so much more than the firm has: its number, and the form that is for it. */
const lacking = async (kurang: bigint, nomor_warkat = next()) => {
  const nominal = fromMinor((await availableOf(firma)) + kurang);
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', {
    kode_bank: '014',
    nama_penerima: 'CV Maju Bersama',
    nomor_rekening: firma,
    jenis: 'CEK',
    nomor_warkat,
    tanggal_warkat: DAY,
    tanggal_efektif: '',
    nominal,
    kode_valuta: 'IDR',
    keterangan: '',
  });
  const [row] = await bank.owner<{ id: string }[]>`select max(id_penarikan)::text as id from inward_warkat`;
  const chosen = { id_penarikan: row?.id ?? '', nominal, kode_valuta: 'IDR', keterangan: '' };
  return {
    nomor: nomor_warkat,
    minor: BigInt(nominal.replace('.', '')),
    paying: { ...chosen, nomor_rekening: firma },
    returning: { ...chosen, alasan_tolakan: ['01'], bebas_biaya: 'T' },
    id: chosen.id_penarikan,
  };
};
const findings = async (id: string) =>
  (
    await bank.owner<{ n: string[] }[]>`
      select inward_findings(i, b.accounting_date) as n from inward_warkat i join branch b using (kode_cabang) where id_penarikan = ${id}::bigint`
  )[0]?.n;
const covers = async () =>
  (
    await bank.owner`
      select journal_id::text as jurnal, nomor_perintah, coalesce(id_penarikan::text, nomor_warkat) as id, nominal, biaya from standing_order_cover order by journal_id desc`
  ).map((row) => ({ ...row }));
/** An automatic transfer that costs what a standing order costs. */
const ordered = async (over: object = {}) => {
  const nomor = await orders.registered(cover(over), 'SIMPAN_ATS');
  await bank.owner`update standing_order set biaya_berhasil = ${FEE} where nomor_perintah = ${nomor}`;
  return nomor;
};
const undo = async (nomor_referensi: string) => {
  const data = { nomor_referensi, alasan: 'spesimen keliru' };
  const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'backoffice1', reasons: ['PEMBATALAN'] });
  return bank.run('backoffice1', reversal, data, { token, key: randomUUID() });
};

/** Every invariant but that of versions: orders of this bank are changed by hand. */
const sound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('27 a version'))).toEqual([]);

beforeEach(orders.clean);

describe('a cheque that lacks funds, of an account with an automatic transfer', () => {
  test('is paid with money from savings, in the order’s multiples, in one journal with its fee', async () => {
    const nomor = await ordered();
    const { id, minor, paying, returning, nomor: warkat } = await lacking(sen(2_750_000n));
    expect(await findings(id)).toEqual([]);
    // A covered cheque is not unfunded, whoever claims it.
    await refused(bank, 'WARKAT_COVERED', () => file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning));
    const [giro, savings] = [await balance(firma), await balance(ani)];
    const item = await file('backoffice1', 'PENARIKAN_KLIRING', paying);
    // While it waits it does not speak against itself: neither account is counted twice.
    expect(await findings(id)).toEqual([]);
    const posted = await approve(item);
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '301001', sen(2_800_000n), ani],
      ['001', '203001', -sen(2_800_000n), firma],
      ['001', '203001', minor, firma],
      ['001', '109005', -minor, `014-CEK-${warkat}`],
      ['001', '301001', FEE, ani],
      ['001', '502003', -FEE, null],
    ]);
    expect(await balance(firma)).toBe(giro + sen(2_800_000n) - minor);
    expect(await balance(ani)).toBe(savings - sen(2_800_000n) - FEE);
    expect(await ledger('109005')).toBe(0n);
    expect(await covers()).toEqual([
      { jurnal: posted.id_jurnal, nomor_perintah: nomor, id, nominal: sen(2_800_000n), biaya: FEE },
    ]);
    const results = await hasil(await bank.as('cs1'), { kode_cabang: '', status: '', tanggal: '', paging: undefined });
    expect(results.data).toMatchObject([
      { nomor_perintah: nomor, status: 'BERHASIL', sebab: 'WARKAT', nominal: '2800000.00', dibalik: 'F' },
    ]);
    await sound();

    // The reversal takes it back as a whole, and the cheque waits again.
    await accepted(bank, () => undo(posted.nomor_referensi));
    expect([await balance(firma), await balance(ani)]).toEqual([giro, savings]);
    expect((await sheetOf(warkat))?.status).toBe('AKTIF');
    const after = await hasil(await bank.as('cs1'), { kode_cabang: '', status: '', tanggal: '', paging: undefined });
    expect(after.data).toMatchObject([{ nomor_perintah: nomor, dibalik: 'T' }]);
    await approve(await file('backoffice1', 'PENARIKAN_KLIRING', paying));
    expect(await covers()).toHaveLength(2);
    await undo((await lastOf(firma)) ?? '');
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', { ...returning, alasan_tolakan: ['13'] });
    await sound();
  });

  test('takes less than a multiple only where the order takes a part and that is enough', async () => {
    const there = (await availableOf(ani)) - FEE;
    // The lack is there, the next multiple is not.
    const kurang = (there / 100n) * 100n - 100n;
    const whole = await ordered({ sebagian: 'F', kelipatan: '5000000.00' });
    const { id, paying, returning } = await lacking(kurang);
    expect(await findings(id)).toEqual(['01']);
    const before = await books(bank);
    await refused(bank, 'INSUFFICIENT', () => file('backoffice1', 'PENARIKAN_KLIRING', paying));
    expect(await books(bank)).toEqual(before);
    await bank.owner`update standing_order set sebagian = true where nomor_perintah = ${whole}`;
    expect(await findings(id)).toEqual([]);
    const posted = await approve(await file('backoffice1', 'PENARIKAN_KLIRING', paying));
    expect((await clearing.lines(posted.id_jurnal))[0]).toEqual(['001', '301001', (there / 100n) * 100n, ani]);
    await undo(posted.nomor_referensi);
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', { ...returning, alasan_tolakan: ['13'] });
    await sound();
  });

  test('is unfunded where nothing covers it: too little, a blocked or dormant saver, another day, an order at rest', async () => {
    const nomor = await ordered();
    const { id, paying, returning } = await lacking(sen(2_750_000n));
    const withState = async (change: object, back: object) => {
      await bank.owner`update account_state set ${bank.owner(change)} where nomor_rekening = ${ani}`;
      expect(await findings(id)).toEqual(['01']);
      await refused(bank, 'INSUFFICIENT', () => file('backoffice1', 'PENARIKAN_KLIRING', paying));
      await bank.owner`update account_state set ${bank.owner(back)} where nomor_rekening = ${ani}`;
      expect(await findings(id)).toEqual([]);
    };
    await withState({ status: 'DORMAN' }, { status: 'AKTIF' });
    await withState({ blokir: 'D' }, { blokir: '' });
    const withOrder = async (change: object, back: object) => {
      await bank.owner`update standing_order set ${bank.owner(change)} where nomor_perintah = ${nomor}`;
      expect(await findings(id)).toEqual(['01']);
      await bank.owner`update standing_order set ${bank.owner(back)} where nomor_perintah = ${nomor}`;
    };
    await withOrder({ status: 'DITANGGUHKAN' }, { status: 'AKTIF' });
    await withOrder({ mulai: '2026-12-01' }, { mulai: DAY });
    // Ended between the filing and the second person: nothing is taken, nothing is paid.
    const item = await file('backoffice1', 'PENARIKAN_KLIRING', paying);
    await bank.owner`update standing_order set status = 'DIAKHIRI' where nomor_perintah = ${nomor}`;
    const before = await books(bank);
    await refused(bank, 'INSUFFICIENT', () => approve(item));
    expect(await books(bank)).toEqual(before);
    expect(await covers()).toEqual([]);
    await bank.flow('manager1', 'REJECT', { idFlow: item, remark: 'Dana tidak ada lagi' });
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning));
    await sound();
  });

  test('of two cheques that one cover is enough for the second is evaluated anew', async () => {
    await ordered();
    const kurang = sen(4_000_000n);
    const first = await lacking(kurang);
    const second = await lacking(kurang);
    expect([await findings(first.id), await findings(second.id)]).toEqual([[], []]);
    const items = [await file('backoffice1', 'PENARIKAN_KLIRING', first.paying)];
    // The second item cannot use the amount that the first has set aside.
    await refused(bank, 'INSUFFICIENT', () => file('backoffice1', 'PENARIKAN_KLIRING', second.paying));
    await accepted(bank, () => approve(items[0] ?? ''));
    expect(await findings(second.id)).toEqual(['01']);
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', second.returning));
    await sound();
  });
});

describe('a cheque at the counter', () => {
  const multiple = sen(100_000n);
  /** A cheque in whole notes for so much more than the firm has, and what the savings bring for it. */
  const short = async (kurang: bigint) => {
    const [nomor, there] = [next(), await availableOf(firma)];
    const minor = ((there + kurang) / multiple) * multiple;
    const brings = ((minor - there + multiple - 1n) / multiple) * multiple;
    return { nomor, minor, brings, input: bank.cheque(nomor, {}, Number(minor / multiple)) };
  };

  test('is paid with money from savings, in one journal with its fee; its reversal takes all of it back', async () => {
    const nomor = await ordered();
    const { nomor: cek, minor, brings, input } = await short(sen(2_750_000n));
    const [giro, savings] = [await balance(firma), await balance(ani)];
    const posted = await accepted(bank, bank.pay(input));
    const lines = await clearing.lines(posted.id_jurnal);
    expect(lines.filter(([, kode]) => kode !== '101002')).toEqual([
      ['001', '301001', brings, ani],
      ['001', '203001', -brings, firma],
      ['001', '203001', minor, firma],
      ['001', '301001', FEE, ani],
      ['001', '502003', -FEE, null],
    ]);
    expect(lines.filter(([, kode]) => kode === '101002').map(([, , jumlah]) => jumlah)).toEqual([-minor]);
    expect([await balance(firma), await balance(ani)]).toEqual([giro + brings - minor, savings - brings - FEE]);
    expect((await sheetOf(cek))?.status).toBe('DIBAYAR');
    expect(await covers()).toEqual([
      { jurnal: posted.id_jurnal, nomor_perintah: nomor, id: cek, nominal: brings, biaya: FEE },
    ]);
    await sound();
    await bank.reverse(posted.nomor_referensi);
    expect([await balance(firma), await balance(ani)]).toEqual([giro, savings]);
    expect((await sheetOf(cek))?.status).toBe('AKTIF');
    await sound();
  });

  test('shows its payer which order moves how much from which account', async () => {
    const nomor = await ordered();
    const { input } = await short(sen(2_750_000n));
    const { peringatan } = await bank.run('teller1', payCheque, input, { dryRun: true });
    const results = peringatan.find(({ kode }) => kode === 'ATS_MENUTUP');
    expect(results?.rincian).toMatchObject({ perintah: nomor, rekening: ani });
  });

  test('that waits for its second person does not speak against itself', async () => {
    await ordered();
    const { input, brings } = await short(sen(2_750_000n));
    const posted = await approve(await file('teller1', 'BAYAR_CEK', input), 'headteller1');
    expect(await covers()).toMatchObject([{ jurnal: posted.id_jurnal, nominal: brings }]);
    await bank.reverse(posted.nomor_referensi);
    await sound();
  });

  test('is refused where nothing covers it, or does not any more', async () => {
    const nomor = await ordered();
    const { nomor: cek, input } = await short(sen(2_750_000n));
    await bank.owner`update standing_order set status = 'DITANGGUHKAN' where nomor_perintah = ${nomor}`;
    await refused(bank, 'INSUFFICIENT', bank.pay(input));
    await bank.owner`update standing_order set status = 'AKTIF' where nomor_perintah = ${nomor}`;
    // Ended between the filing and the second person: nothing is taken, nothing is paid.
    const item = await file('teller1', 'BAYAR_CEK', input);
    await bank.owner`update standing_order set status = 'DIAKHIRI' where nomor_perintah = ${nomor}`;
    await refused(bank, 'INSUFFICIENT', () => approve(item, 'headteller1'));
    expect((await sheetOf(cek))?.status).toBe('AKTIF');
    expect(await covers()).toEqual([]);
    await bank.flow('headteller1', 'REJECT', { idFlow: item, remark: 'Dana tidak ada lagi' });
    await sound();
  });
});

describe('other acts on a cheque at a branch', () => {
  const shown = (nomor_warkat: string, nominal: string) => ({
    nomor_rekening: firma,
    jenis: 'CEK',
    nomor_warkat,
    tanggal_warkat: DAY,
    nominal,
    kode_valuta: 'IDR',
    keterangan: '',
  });

  test('it is not refused for want of funds while it is covered; a formal reason is another matter', async () => {
    const nomor = await ordered();
    const [cek, nominal] = [next(), fromMinor((await availableOf(firma)) + sen(2_750_000n))];
    const refusing = (alasan: string) => ({
      ...shown(cek, nominal),
      penyaji: 'CV Maju Bersama',
      alasan_tolakan: [alasan],
    });
    await refused(bank, 'WARKAT_COVERED', () => file('cs1', 'TOLAK_WARKAT', refusing('01')));
    expect((await sheetOf(cek))?.status).toBe('AKTIF');
    await bank.owner`update standing_order set status = 'DITANGGUHKAN' where nomor_perintah = ${nomor}`;
    const item = await accepted(bank, () => file('cs1', 'TOLAK_WARKAT', refusing('01')));
    // The order is active again before the second person decides: the second person may not, and the cheque stays as it is.
    await bank.owner`update standing_order set status = 'AKTIF' where nomor_perintah = ${nomor}`;
    await refused(bank, 'WARKAT_COVERED', () => approve(item));
    await bank.flow('manager1', 'REJECT', { idFlow: item, remark: 'Dana ditutup ATS' });
    await accepted(bank, () => done('cs1', 'TOLAK_WARKAT', refusing('13')));
    expect((await sheetOf(cek))?.status).toBe('DITOLAK');
    await sound();
  });

  test('into another account of ours it is covered as one that is paid', async () => {
    const nomor = await ordered();
    const cek = next();
    const minor = (await availableOf(firma)) + sen(2_750_000n);
    const moving = {
      ...shown(cek, fromMinor(minor)),
      tanggal_efektif: '',
      nomor_rekening_kredit: accounts.budi,
      diubah: 'F',
    };
    const [giro, savings, payee] = [await balance(firma), await balance(ani), await balance(accounts.budi)];
    const posted = await approve(await file('teller1', 'PEMINDAHBUKUAN_KLIRING', moving), 'headteller1');
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '301001', sen(2_800_000n), ani],
      ['001', '203001', -sen(2_800_000n), firma],
      ['001', '203001', minor, firma],
      ['001', '203002', -minor, accounts.budi],
      ['001', '301001', FEE, ani],
      ['001', '502003', -FEE, null],
    ]);
    expect(await covers()).toEqual([
      { jurnal: posted.id_jurnal, nomor_perintah: nomor, id: cek, nominal: sen(2_800_000n), biaya: FEE },
    ]);
    await sound();
    await bank.reverse(posted.nomor_referensi);
    expect([await balance(firma), await balance(ani), await balance(accounts.budi)]).toEqual([giro, savings, payee]);
    await sound();
  });
});

async function lastOf(rekening: string) {
  const [row] = await bank.owner<{ r: string }[]>`
    select reference_number(j.kode_cabang, j.tanggal, j.id) as r from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
    where l.rekening = ${rekening} order by j.id desc limit 1`;
  return row?.r;
}
