import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { infoTabungan, keadaanPerTanggal } from '#core/accounts/inquiries/account-info.ts';
import { as } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { breaksBooks, refusal, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
const TODAY = '2026-12-01';
const SIGNER = "(select nomor_nasabah from account where nomor_rekening = '";

/** Holds amounts in rupiah as the customer sees them: money in is positive. */
interface Movement {
  readonly id: number;
  readonly day: string;
  readonly value?: string;
  readonly amount: bigint;
}
/**
 * A deposit; one that is back-valued by two days; a withdrawal that was wrong, corrected the day after with its value date; one reversed on
 * its own day.
 */
const movements: readonly Movement[] = [
  { id: 800_001, day: '2026-11-23', amount: 1_000_000n },
  { id: 800_002, day: '2026-11-25', value: '2026-11-23', amount: 400_000n },
  { id: 800_003, day: '2026-11-26', amount: -250_000n },
  { id: 800_004, day: '2026-11-27', value: '2026-11-26', amount: 250_000n },
  { id: 800_005, day: '2026-11-30', amount: -100_000n },
  { id: 800_006, day: '2026-11-30', amount: 100_000n },
];

async function insertLines({ owner }: TestBank): Promise<void> {
  const [state] = await owner<{ seq: number; saldo_buku: bigint }[]>`
    select seq, saldo_buku from account_state where nomor_rekening = ${accounts.budi}`;
  let saldo = state?.saldo_buku ?? 0n;
  for (const [at, { id, day, value = null, amount }] of movements.entries()) {
    saldo += amount * 100n;
    await owner`
      insert into journal (id, xid, nominal, dibuat_pada, tanggal, korelasi, kode_cabang, operasi, kode_valuta, id_user, rekening)
      values (${id}, pg_current_xact_id()::text::bigint, ${(amount < 0n ? -amount : amount) * 100n}, ${`${day} 10:00:00+07`}, ${day}, gen_random_uuid(),
        '001', 'PEMINDAHBUKUAN', 'IDR', 'teller1', ${accounts.budi})`;
    await owner`
      insert into journal_line (journal_id, xid, jumlah, saldo, seq, tanggal, tanggal_valuta, urut, kode_cabang, kode_gl, kode_valuta, rekening)
      values (${id}, pg_current_xact_id()::text::bigint, ${-amount * 100n}, ${saldo}, ${(state?.seq ?? 0) + at + 1}, ${day}, ${value}, 1, '001', '203002',
        'IDR', ${accounts.budi})`;
  }
  await owner`
    update account_state set saldo_buku = ${saldo}, seq = seq + ${movements.length} where nomor_rekening = ${accounts.budi}`;
}

/** Inserts a hold entered a day late, released in part two days on; a block lifted; a second signer entered after the right to sign began. */
async function insertRows({ owner }: TestBank): Promise<void> {
  await owner.unsafe(`
    insert into account_hold (id_blokir, nomor_rekening, jenis, tingkat, jumlah, dilepas, alasan, tanggal_awal, versi)
      values ('00000000-0000-7000-8000-000000000001', '${accounts.budi}', 'JAMINAN', 'CABANG', 70000000, 30000000, 'Jaminan pembiayaan', '2026-11-23', 2);
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh)
      select 'hold', h.id_blokir::text, x.versi, x.aksi, to_jsonb(h) || jsonb_build_object('dilepas', x.dilepas), x.hari::date, 'cs1', 'manager1'
      from account_hold h, (values (1, 'BUAT', 0, '2026-11-24'), (2, 'UBAH', 30000000, '2026-11-26')) x (versi, aksi, dilepas, hari)
      where h.nomor_rekening = '${accounts.budi}';
    insert into account_blocking (id_blokir, nomor_rekening, arah, tingkat, alasan, tanggal_awal, dicabut, versi)
      values ('00000000-0000-7000-8000-000000000002', '${accounts.budi}', 'D', 'BERWENANG', 'Surat penyidik', '2026-11-24', true, 2);
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh)
      select 'block', b.id_blokir::text, x.versi, x.aksi, to_jsonb(b) || jsonb_build_object('dicabut', x.dicabut), x.hari::date, 'cs1', 'manager1'
      from account_blocking b, (values (1, 'BUAT', false, '2026-11-24'), (2, 'UBAH', true, '2026-11-27')) x (versi, aksi, dicabut, hari)
      where b.nomor_rekening = '${accounts.budi}';
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, diketahui_sejak)
      select 'account', '${accounts.budi}', 0, 'AWAL', record_now('account', jsonb_build_object('nomor_rekening', '${accounts.budi}')), '-infinity', '-infinity';
    insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai)
      select '${accounts.budi}', ${SIGNER}${accounts.ani}'), 'PENANDA_TANGAN', '2026-11-23';
    insert into record_version (jenis, kunci, versi, aksi, isi, berlaku_sejak, pembuat, disetujui_oleh)
      select 'account', '${accounts.budi}', 1, 'UBAH', record_now('account', jsonb_build_object('nomor_rekening', '${accounts.budi}')), '2026-11-25', 'cs1', 'manager1'`);
}

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '2', '7', '8', '26', '27']);
  await insertLines(bank);
  await insertRows(bank);
  await bank.owner`update branch set accounting_date = ${TODAY}`;
});
afterAll(() => bank.close());

const asOf = async (tanggal: string, cara = 'BENAR', user = 'teller1', nomor_rekening: string = accounts.budi) =>
  keadaanPerTanggal(await as(bank, user), { nomor_rekening, pegangan: '', tanggal, cara });

describe('as true for a day, and as the books said on its end of day', () => {
  test.each([
    [DAY, '5000000.00', '5000000.00'],
    ['2026-11-23', '6400000.00', '6000000.00'],
    ['2026-11-24', '6400000.00', '6000000.00'],
    ['2026-11-25', '6400000.00', '6400000.00'],
    ['2026-11-26', '6400000.00', '6150000.00'],
    ['2026-11-27', '6400000.00', '6400000.00'],
    ['2026-11-30', '6400000.00', '6400000.00'],
    ['', '6400000.00', '6400000.00'],
  ])('the balance of %s', async (day, benar, diketahui) => {
    expect((await asOf(day)).saldo_buku).toBe(benar);
    expect((await asOf(day, 'DIKETAHUI')).saldo_buku).toBe(diketahui);
  });

  test.each([
    ['2026-11-22', '0.00', '0.00'],
    ['2026-11-23', '700000.00', '0.00'],
    ['2026-11-25', '700000.00', '700000.00'],
    ['2026-11-26', '400000.00', '400000.00'],
  ])('a hold entered late and released in part, on %s', async (day, benar, diketahui) => {
    expect((await asOf(day)).saldo_ditahan).toBe(benar);
    expect((await asOf(day, 'DIKETAHUI')).saldo_ditahan).toBe(diketahui);
  });

  test.each([
    ['2026-11-23', ''],
    ['2026-11-24', 'D'],
    ['2026-11-26', 'D'],
    ['2026-11-27', ''],
  ])('a block that was lifted, on %s; no word of an authority’s request', async (day, blokir) => {
    for (const cara of ['BENAR', 'DIKETAHUI']) {
      const state = await asOf(day, cara);
      expect(state.blokir).toBe(blokir);
      expect(state.blokiran.map(({ alasan }) => alasan)).toEqual(blokir === '' ? [] : ['']);
    }
  });

  test('a signer recorded later than the right to sign began', async () => {
    const roles = async (day: string, cara: string) => (await asOf(day, cara)).pihak.map(({ peran }) => peran);
    expect(await roles('2026-11-24', 'BENAR')).toEqual(['PEMILIK', 'PENANDA_TANGAN']);
    expect(await roles('2026-11-24', 'DIKETAHUI')).toEqual(['PEMILIK']);
    expect(await roles('2026-11-25', 'DIKETAHUI')).toEqual(['PEMILIK', 'PENANDA_TANGAN']);
    expect(await roles('2026-11-22', 'BENAR')).toEqual(['PEMILIK']);
  });

  test('before it was opened there was none, and a day that has not come is no day', async () => {
    expect(await asOf('1999-01-01')).toMatchObject({ ada: 'F', saldo_buku: '', pihak: [] });
    const error = await refusal(asOf('2026-12-02'), 'VALIDATION');
    expect(error.details.violations).toEqual([{ field: 'tanggal', kode: 'v.tanggalDepan' }]);
    expect((await asOf(TODAY)).ada).toBe('T');
  });
});

test('a reactivated account was dormant before that day', async () => {
  await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.dorman}`;
  expect((await asOf('2026-11-30', 'BENAR', 'teller1', accounts.dorman)).status_rekening).toBe('DORMAN');
  expect((await asOf(TODAY, 'BENAR', 'teller1', accounts.dorman)).status_rekening).toBe('AKTIF');
});

const info = async (user: string, nomor_rekening: string = accounts.budi) =>
  infoTabungan(await as(bank, user), { nomor_rekening, pegangan: '' });

describe('all of an account at once', () => {
  test.each(['teller1', 'cs1', 'supervisor1', 'finance1'])(
    'to %s, of the account’s branch or of head office',
    async (user) => {
      const reply = await info(user);
      expect(reply.detail?.rekening).toMatchObject({ nomor_rekening: accounts.budi, saldo_buku: '6400000.00' });
      expect(reply.kontrak).toMatchObject({
        akad: 'Wadiah yad dhamanah',
        nisbah_nasabah: '',
        saldo_minimum: '50000.00',
      });
      expect(reply.cara_tanda_tangan).toBe('SENDIRI');
      expect(reply.pihak.map(({ nama_nasabah, peran }) => [nama_nasabah, peran])).toEqual([
        ['Budi Hartono', 'PEMILIK'],
        ['Ani Lestari', 'PENANDA_TANGAN'],
      ]);
      expect(reply.tahanan.map(({ jenis, sisa, alasan }) => [jenis, sisa, alasan])).toEqual([
        ['JAMINAN', '400000.00', 'Jaminan pembiayaan'],
      ]);
      expect(reply.blokiran).toEqual([]);
      expect(reply.mutasi.map(({ debet, kredit, saldo }) => [debet, kredit, saldo])).toEqual([
        ['', '100000.00', '6400000.00'],
        ['100000.00', '', '6300000.00'],
        ['', '250000.00', '6400000.00'],
        ['250000.00', '', '6150000.00'],
        ['', '400000.00', '6400000.00'],
      ]);
    },
  );

  test('shows the customer’s share of a mudharabah account in per cent', async () => {
    expect((await info('cs1', accounts.ani)).kontrak?.nisbah_nasabah).toBe('30.00');
  });

  test('the staff of another branch see the counter’s fields, and not its past states', async () => {
    const reply = await info('teller3');
    expect(reply.detail).toMatchObject({
      saldo_efektif: '',
      saldo_ditahan: '',
      alamat: '',
      nomor_identitas: '',
      rekening: { nama_nasabah: 'Budi Hartono', nomor_nasabah: '', saldo_buku: '', saldo_tersedia: '' },
    });
    expect(reply).toMatchObject({
      kontrak: undefined,
      pihak: [],
      tahanan: [],
      blokiran: [],
      mutasi: [],
      menunggu: [],
      kartu: [],
    });
    await refusal(asOf(DAY, 'BENAR', 'teller3'), 'OTHER_BRANCH');
  });

  test('the passbook in use and where its next line is, and of an account without one nothing', async () => {
    await bank.owner`
      insert into passbook (nomor_seri, kode_cabang, status, nomor_rekening, halaman, baris, tanggal_terima, tanggal_terbit)
      values ('BT00900001', '001', 'DIGANTI', ${accounts.budi}, 14, 24, ${DAY}, ${DAY}), ('BT00900002', '001', 'AKTIF', ${accounts.budi}, 3, 17, ${DAY}, ${DAY})`;
    expect((await info('teller1')).buku).toEqual({
      nomor_seri: 'BT00900002',
      status_buku: 'AKTIF',
      halaman: 3,
      baris: 17,
    });
    expect((await info('teller3')).buku).toBeUndefined();
    expect((await info('teller1', accounts.pasif)).buku).toBeUndefined();
  });

  test('an absent account, by number or to readers of masked numbers', async () => {
    await refusal(info('teller1', makeAccountNumber('001', '11', 999)), 'ACCOUNT_NOT_FOUND');
    await refusal(info('auditor1'), 'ACCOUNT_NOT_FOUND');
  });

  test('a read is no activity of the customer, by any reader', async () => {
    const activity = () =>
      bank.owner`select tanggal_aktivitas, status from account_state where nomor_rekening = ${accounts.pasif}`;
    const before = await activity();
    await info('teller1', accounts.pasif);
    await asOf(DAY, 'BENAR', 'teller1', accounts.pasif);
    expect(await activity()).toEqual(before);
  });
});
