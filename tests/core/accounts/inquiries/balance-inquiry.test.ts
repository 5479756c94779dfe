import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { infoTabungan } from '#core/accounts/inquiries/account-info.ts';
import { balanceInquiry, daftarPermintaanSaldo, saldoDitanya } from '#core/accounts/inquiries/balance-inquiry.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import type { Effect, EffectOf } from '#core/engine/effects.ts';
import { fromMinor } from '#lib/money.ts';
import { paging } from '../../asking.ts';
import {
  accepted,
  accountRow,
  bareCommit,
  books,
  cash,
  counterBank,
  insertGrant,
  reasonsOf,
  refused,
} from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const LATELY = '2026-10-01';
/** 330 days before the bank's day and a day more: what comes after the thirty days before it falls asleep. */
const LONG = '2025-12-24';

let identity = '';
const setStatus = (status: string, since: string) =>
  bank.owner`update account_state set status = ${status}, tanggal_aktivitas = ${since} where nomor_rekening = ${accounts.ani}`;
beforeEach(async () => {
  await setStatus('AKTIF', LATELY);
  const [row] = await bank.owner<{ nomor_identitas: string }[]>`
    select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;
  identity = row?.nomor_identitas ?? '';
});

const asked = (rest: object = {}) => ({
  nomor_rekening: accounts.ani,
  nomor_identitas: identity,
  keterangan: '',
  ...rest,
});
const ask = (user = 'teller1', rest: object = {}, token?: string) =>
  bank.run(user, balanceInquiry, asked(rest), token === undefined ? {} : { token });
const stateOf = async () => {
  const [row] =
    await bank.owner`select status, tanggal_aktivitas from account_state where nomor_rekening = ${accounts.ani}`;
  return [row?.status, row?.tanggal_aktivitas];
};
const stored = async () =>
  (
    await bank.owner`select id_user, nomor_identitas, status_lama, aktivitas_lama, hari_diam from balance_inquiry order by dibuat_pada`
  ).map((row) => ({ ...row }));
const allowed = (reasons: readonly string[], supervisor = 'headteller1') =>
  insertGrant(bank, { code: 'PERMINTAAN_SALDO', data: asked(), maker: 'teller1', supervisor, reasons });

describe('a customer who asks for an own balance', () => {
  test('gets it, moves nothing, and the account records an act of the customer', async () => {
    const before = await accountRow(bank, accounts.ani);
    const posting = await accepted(bank, () => ask());
    expect([posting.nomor_referensi, posting.jurnal, posting.slip]).toEqual(['', [], undefined]);
    const balanceFor = async (user: string) => saldoDitanya(await bank.as(user), { nomor: posting.nomor_dokumen });
    expect(await balanceFor('teller1')).toMatchObject({
      permintaan: { nomor_rekening: accounts.ani, nama_nasabah: 'Ani Lestari', id_user: 'teller1', disetujui_oleh: '' },
      nama_cabang: 'Jakarta',
      saldo_buku: '10000000.00',
      saldo_tersedia: '9950000.00',
    });
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    expect({ ...(await accountRow(bank, accounts.ani)) }).toEqual({ ...before, tanggal_aktivitas: DAY });
    expect(await stored()).toEqual([
      { id_user: 'teller1', nomor_identitas: identity, status_lama: 'AKTIF', aktivitas_lama: LATELY, hari_diam: 50 },
    ]);
    const trail =
      await bank.owner`select aksi, objek from audit_log where aksi = 'PERMINTAAN_SALDO' and id_user = 'teller1'`;
    expect(trail.map((row) => ({ ...row }))).toEqual([{ aksi: 'PERMINTAAN_SALDO', objek: accounts.ani }]);
    // Shown again, it repeats the balance that the customer was given then; to another branch it does not exist.
    await bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1));
    expect((await balanceFor('auditor1')).saldo_buku).toBe('10000000.00');
    await refusal(balanceFor('teller3'), 'NOT_FOUND');
  });

  test('gets nothing before it is recorded: a dry run writes nothing, and shows another branch no balance', async () => {
    const before = [await stateOf(), await stored(), await books(bank)];
    const { saldo_buku } = await accountRow(bank, accounts.ani);
    // The own branch sees the account anyway; another one gets nothing without a trace.
    for (const [user, tersedia] of [
      ['teller1', fromMinor(saldo_buku - 5_000_000n)],
      ['teller3', ''],
    ] as const) {
      const preview = await bank.run(user, balanceInquiry, asked(), { dryRun: true });
      expect([preview.slip, preview.saldo, preview.saldo_tersedia]).toEqual([undefined, [], tersedia]);
    }
    expect([await stateOf(), await stored(), await books(bank)]).toEqual(before);
  });

  test('a read by staff is no act of the customer', async () => {
    await infoTabungan(await bank.as('cs1'), { nomor_rekening: accounts.ani, pegangan: '' });
    expect(await stateOf()).toEqual(['AKTIF', LATELY]);
  });

  test('shows an own document; a signer or proxy of the account may ask too', async () => {
    await refused(bank, 'IDENTITY_DIFFERS', () => ask('teller1', { nomor_identitas: '3173000000000000' }));
    expect(await stateOf()).toEqual(['AKTIF', LATELY]);
    const [other] = await bank.owner<{ nomor_nasabah: string; nomor_identitas: string }[]>`
      select nomor_nasabah, nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.citra}`;
    await bank.owner`insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai) values (${accounts.ani}, ${other?.nomor_nasabah ?? ''}, 'KUASA', ${LATELY})`;
    await accepted(bank, () => ask('teller1', { nomor_identitas: other?.nomor_identitas }));
    await bank.owner`update account_party set sampai = ${LATELY} where nomor_rekening = ${accounts.ani} and peran = 'KUASA'`;
    await refused(bank, 'IDENTITY_DIFFERS', () => ask('teller1', { nomor_identitas: other?.nomor_identitas }));
  });

  test('is served at another branch too', async () => {
    const posting = await accepted(bank, () => ask('teller3'));
    const balanceFor = await saldoDitanya(await bank.as('teller3'), { nomor: posting.nomor_dokumen });
    expect(balanceFor.permintaan?.kode_cabang).toBe('002');
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
  });
});

describe('a dormant account', () => {
  test('inactive, is reactivated by an inquiry that a second person allows', async () => {
    await setStatus('TIDAK_AKTIF', '2025-01-02');
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => ask());
    expect(reasonsOf(error)).toEqual([['TIDAK_AKTIF', 'HEAD_TELLER']]);
    expect(await stateOf()).toEqual(['TIDAK_AKTIF', '2025-01-02']);
    const token = await allowed(['TIDAK_AKTIF']);
    await accepted(bank, () => ask('teller1', {}, token));
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    expect((await stored()).at(-1)).toMatchObject({ status_lama: 'TIDAK_AKTIF', aktivitas_lama: '2025-01-02' });
  });

  test('soon dormant, stays active by nobody’s act alone', async () => {
    await setStatus('AKTIF', LONG);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => ask());
    expect(reasonsOf(error)).toEqual([['LAMA_DIAM', 'HEAD_TELLER']]);
    expect(await stateOf()).toEqual(['AKTIF', LONG]);
    const token = await allowed(['LAMA_DIAM']);
    await accepted(bank, () => ask('teller1', {}, token));
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    // A day less of silence is a teller's own matter.
    await setStatus('AKTIF', '2025-12-25');
    await accepted(bank, () => ask());
  });

  test('dormant, closed or being closed, reveals nothing', async () => {
    for (const [status, code] of [
      ['DORMAN', 'ACCOUNT_DORMANT'],
      ['PENUTUPAN', 'ACCOUNT_CLOSING'],
    ] as const) {
      await setStatus(status, '2020-01-02');
      await refused(bank, code, () => ask());
      expect(await stateOf()).toEqual([status, '2020-01-02']);
    }
    await refused(bank, 'ACCOUNT_CLOSED', () => ask('teller1', { nomor_rekening: accounts.tutup }));
    await setStatus('AKTIF', LATELY);
    await accepted(bank, () => ask());
  });

  test('is proved again where it is written: no state, balance or second person but those that hold', async () => {
    const row = await accountRow(bank, accounts.ani);
    const effect: EffectOf<'balance_inquiry'> = {
      efek: 'balance_inquiry',
      fase: 'sebelum',
      nomor_rekening: accounts.ani,
      nomor_identitas: identity,
      keterangan: '',
      berdua: false,
      status: 'AKTIF',
      aktivitas: LATELY,
      saldo_buku: String(row.saldo_buku),
      saldo_tersedia: String(row.saldo_buku - 5_000_000n),
      nomor: randomUUID(),
    };
    const post = (effects: readonly Effect[]) =>
      bareCommit(bank, { operasi: 'PERMINTAAN_SALDO', nominal: 0n, rekening: accounts.ani, effects });
    await refused(bank, 'DATA_CHANGED', () => post([{ ...effect, saldo_buku: '1' }]));
    await setStatus('AKTIF', LONG);
    await refused(bank, 'DATA_CHANGED', () => post([effect]));
    await refused(bank, 'GRANT_INVALID', () => post([{ ...effect, aktivitas: LONG }]));
    await refused(bank, 'GRANT_INVALID', () => post([{ ...effect, aktivitas: LONG, berdua: true }]));
    await setStatus('TIDAK_AKTIF', LONG);
    await refused(bank, 'GRANT_INVALID', () => post([{ ...effect, status: 'TIDAK_AKTIF', aktivitas: LONG }]));
    await setStatus('AKTIF', LATELY);
    await accepted(bank, () => post([effect]));
  });
});

describe('the list of inquiries', () => {
  test('shows a supervisor who asked for which account, alone or approved by whom; of the own branch', async () => {
    const listed = async (user: string, rest: object = {}) =>
      (
        await daftarPermintaanSaldo(await bank.as(user), {
          paging: paging(),
          kode_cabang: '',
          tanggal_awal: '',
          tanggal_akhir: '',
          user_input: '',
          lama: 'F',
          ...rest,
        })
      ).data;
    const long = await listed('headteller1', { lama: 'T' });
    expect(long.map(({ status_lama, hari_diam, disetujui_oleh }) => [status_lama, hari_diam, disetujui_oleh])).toEqual([
      ['AKTIF', 331, 'headteller1'],
      ['TIDAK_AKTIF', 687, 'headteller1'],
    ]);
    expect((await listed('headteller1')).length).toBeGreaterThan(long.length);
    expect((await listed('manager2')).map(({ id_user }) => id_user)).toEqual(['teller3']);
    expect(await listed('manager2', { kode_cabang: '001' })).toEqual([]);
    expect((await listed('auditor1')).length).toBeGreaterThan((await listed('headteller1')).length);
    expect(await listed('headteller1', { tanggal_akhir: '2026-11-19' })).toEqual([]);
  });
});
