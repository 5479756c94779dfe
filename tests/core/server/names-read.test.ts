import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetCaller, loadCaller } from '#core/access/callers.ts';
import { namedIn, recordNamesRead } from '#core/access/names-read.ts';
import { inScope } from '#core/db/call-scope.ts';
import { paging } from '../asking.ts';
import { cash } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { submitOf } from './client.ts';
import { testCore } from './core-server.ts';

const core = await testCore();
const { bank, issuer } = core;
// The test inserts a payroll here past the core, without its money.
breaksBooks(bank, ['16', '17']);

/** An account of branch 002 in use, and whose it is. */
const [foreign] = await bank.owner<{ nomor_rekening: string; nomor_nasabah: string }[]>`
  select nomor_rekening, nomor_nasabah from account join account_state using (nomor_rekening)
  where kode_cabang = '002' and status = 'AKTIF' order by 1 limit 1`;
if (!foreign) throw new Error('the small bank has an account in branch 002');

const stored = async () =>
  (
    await bank.owner<{ id_user: string; objek: string; asal: string }[]>`
      select id_user, objek, rincian ->> 'asal' as asal from audit_log where aksi = 'LIHAT_NAMA_NASABAH' order by id`
  ).map((row) => ({ ...row }));
const counted = async () => {
  const [row] = await bank.owner<{ n: number }[]>`
    select coalesce(sum(jumlah), 0)::integer as n from sensitive_read where id_user = 'teller1' and jenis = 'DAFTAR_NASABAH'`;
  return row?.n;
};
const as = async (who: string) => ({ token: await issuer.token(who), key: randomUUID() });
const byNumber = async (who: string, keyword: string) =>
  core.call('savings.rekening', { paging: paging({ keyword }) }, await as(who));
const deposit = async (who: string, account: string, dry_run: 'T' | 'F') =>
  core.call(
    'teller.setorTunai',
    {
      submit: submitOf({ dry_run, flowCode: 'SETOR_TUNAI' }),
      flowData: { ...cash(account, 1), kode_valuta: 'IDR', keterangan: '' },
    },
    await as(who),
  );
const entry = (id_user: string, asal: string) => ({ id_user, objek: `NASABAH:${foreign.nomor_nasabah}`, asal });
const bounded = (most: number) =>
  bank.owner`update parameter set nilai = ${String(most)} where nama = 'batas_daftar_nasabah'`;

beforeEach(async () => {
  await bank.owner`delete from sensitive_read`;
  await bounded(3000);
});

describe('names of another branch’s customers', () => {
  test('are counted and recorded in every answer that contains them, once an hour for each reader', async () => {
    const before = await stored();
    expect((await byNumber('teller1', foreign.nomor_rekening)).code).toBe('OK');
    expect([(await stored()).slice(before.length), await counted()]).toEqual([
      [entry('teller1', 'savings.rekening')],
      1,
    ]);
    await byNumber('teller1', foreign.nomor_rekening);
    expect((await deposit('teller1', foreign.nomor_rekening, 'T')).code).toBe('OK');
    // The list counts its rows; nobody is kept twice in one hour.
    expect([(await stored()).length - before.length, await counted()]).toEqual([1, 2]);
  });

  test('of the own branch, and for head office, leave nothing', async () => {
    const before = await stored();
    await byNumber('teller1', accounts.ani);
    await byNumber('teller3', foreign.nomor_rekening);
    await byNumber('auditor1', foreign.nomor_rekening);
    expect(await stored()).toEqual(before);
  });

  test('are counted where a posting moves them', async () => {
    const before = await stored();
    expect((await deposit('teller1', accounts.ani, 'F')).code).toBe('OK');
    expect((await stored()).length).toBe(before.length);
    expect((await deposit('teller1', foreign.nomor_rekening, 'F')).code).toBe('OK');
    expect((await stored()).slice(before.length)).toEqual([entry('teller1', 'teller.setorTunai')]);
  });

  test('are asked for, unless the call has read the account as one of the own branch', async () => {
    const caller = await loadCaller(bank.app, 'teller1');
    if (!caller) throw new Error('the small bank has teller1');
    const db = (() => Promise.reject(new Error('asked'))) as unknown as typeof bank.app;
    const context = { db, caller, key: '', correlation: '', session: '', address: '' };
    const reading = (number: string, branch: string) =>
      inScope(
        {
          lane: 'read',
          deadline: Number.POSITIVE_INFINITY,
          correlation: '',
          abandoned: () => false,
          progress: { served: false, branches: new Map([[number, branch]]) },
        },
        () => recordNamesRead(context, 'teller.setorTunai', { nomor_rekening: accounts.ani, nama_rekening: 'Ani' }),
      );
    await expect(reading(accounts.ani, '001')).resolves.toBeUndefined();
    await expect(reading(accounts.ani, '002')).rejects.toThrow('asked');
    await expect(reading(foreign.nomor_rekening, '001')).rejects.toThrow('asked');
  });

  test('beyond the bound are masked in lists and previews; a posting still gets its answer', async () => {
    await bounded(1);
    await bank.owner`insert into sensitive_read (id_user, jenis, objek, jam, jumlah)
      values ('teller1', 'DAFTAR_NASABAH', '', date_trunc('hour', now()), 1)`;
    expect((await deposit('teller1', foreign.nomor_rekening, 'T')).code).toBe('LOOKED_ENOUGH');
    await bank.owner`delete from sensitive_read where jenis = 'NAMA_NASABAH'`;
    expect((await deposit('teller1', accounts.ani, 'T')).code).toBe('OK');
    expect((await deposit('teller1', foreign.nomor_rekening, 'F')).code).toBe('OK');
  });
});

describe('names beside a mask or without the name of their field', () => {
  /** Inserts a payroll of branch 001 with a row to a customer of 002, under the employer's name for the customer. */
  const filePayroll = async () => {
    const [payroll] = await bank.owner<{ id: string }[]>`
      insert into payroll (kode_cabang, nomor_rekening, periode, keterangan, baris, nominal, sidik, status, dibayar, nominal_dibayar, tanggal, journal_id, user_input, user_setuju)
      select '001', ${accounts.ani}, '2026-11', 'Gaji', 1, 100, repeat('0', 64), 'BERJALAN', 0, 0, tanggal, id, 'backoffice1', 'manager1' from journal order by id limit 1
      returning id_gaji as id`;
    await bank.owner`insert into payroll_row (id_gaji, urut, nomor_rekening, nama, nominal, keterangan)
      values (${payroll?.id ?? ''}::uuid, 1, ${foreign.nomor_rekening}, 'Nama menurut perusahaan', 100, '')`;
    return payroll?.id ?? '';
  };

  test('count as those with their number: a payroll’s row, masked or not', async () => {
    const id_gaji = await filePayroll();
    const ask = async (who: string) => {
      const before = await stored();
      const answer = await core.call('payroll.baris', { id_gaji, status_baris: '', paging: paging({}) }, await as(who));
      return [answer.code === 'OK' && answer.reply.data[0]?.nomor_rekening, (await stored()).slice(before.length)];
    };
    expect(await ask('backoffice1')).toEqual([foreign.nomor_rekening, [entry('backoffice1', 'payroll.baris')]]);
    await bank.owner`delete from sensitive_read`;
    await bank.owner`delete from role_menu where role_id = 'BACK_OFFICE' and menu_id = 'lihat-rekening'`;
    forgetCaller(bank.app);
    try {
      expect(await ask('backoffice1')).toEqual([
        `********${foreign.nomor_rekening.slice(-4)}`,
        [entry('backoffice1', 'payroll.baris')],
      ]);
    } finally {
      await bank.owner`insert into role_menu (role_id, menu_id) values ('BACK_OFFICE', 'lihat-rekening')`;
      forgetCaller(bank.app);
    }
  });
});

describe('which numbers an answer names', () => {
  test('those beside a name, in their row or nested in it, also in the text of an item', () => {
    const rows = [
      { nomor_rekening: '100000000001', nama_rekening: 'Ani' },
      { nomor_rekening: '100000000002', nama_rekening: '', nama_cabang: 'Pusat' },
      { isi: JSON.stringify({ nomor_rekening_debet: '100000000003', pihak: { pemilik: 'Budi' } }) },
      { nomor_nasabah: '0000000017', nama_nasabah: 'Citra', nama_user: 'Siti' },
      { nomor_nasabah: '0000000018', nama_user: 'Siti', isi: '{bukan' },
      { nomor_nasabah: '0000000019', nama: 'Dewi', hubungan: 'Istri' },
      { asal: '0000000020', nama_asal: 'Eka', ke: '0000000021', nama_ke: 'Eka' },
    ];
    expect(namedIn({ data: rows, resp_cursor: '' })).toEqual([
      ...['100000000001', '100000000003', '0000000017'],
      ...['0000000019', '0000000020', '0000000021'],
    ]);
  });
});
