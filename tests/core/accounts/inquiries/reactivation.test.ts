import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { balanceInquiry } from '#core/accounts/inquiries/balance-inquiry.ts';
import { reactivation } from '#core/accounts/maintenance/reactivation.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { reactivationInput } from '#lib/accounts/schemas/savings.ts';
import {
  accepted,
  accountRow,
  books,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  shut,
} from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
breaksBooks(bank, ['27']);
const FLOW = 'REAKTIVASI_REKENING';
const FEE = 1_000_000n;
const LAST = '2020-01-02';

/** Each test has the account asleep, and the bank's own paper of its customer. */
let identity = '';
beforeEach(async () => {
  await bank.owner`update account_state set status = 'DORMAN', tanggal_aktivitas = ${LAST} where nomor_rekening = ${accounts.ani}`;
  await bank.owner`delete from account_reactivation where nomor_rekening = ${accounts.ani}`;
  const [row] = await bank.owner<{ nomor_identitas: string }[]>`
    select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${accounts.ani}`;
  identity = row?.nomor_identitas ?? '';
});

const wake = (rest: object = {}) => ({
  nomor_rekening: accounts.ani,
  nomor_identitas: identity,
  keterangan: 'nasabah datang sendiri',
  bebas_biaya: 'F',
  ...rest,
});
const file = async (data: unknown = wake(), user = 'cs1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string, key?: string) => bank.flow(user, 'APPROVE', { idFlow }, key);
const stateOf = async (nomor: string = accounts.ani) => {
  const [row] = await bank.owner`select status, tanggal_aktivitas from account_state where nomor_rekening = ${nomor}`;
  return [row?.status, row?.tanggal_aktivitas];
};
const versionsOf = async () =>
  (
    await bank.owner`select aksi, pembuat, disetujui_oleh, isi ->> 'status_lama' as lama from record_version where jenis = 'reactivation' order by id`
  ).map((row) => [row.aksi, row.pembuat, row.disetujui_oleh, row.lama]);

describe('wakes an account in one commit with its fee', () => {
  test('lines, state, version and item; who reactivated it with whom is stored', async () => {
    const before = await accountRow(bank, accounts.ani);
    const versionCount = (await versionsOf()).length;
    const idFlow = await file();
    expect((await accountRow(bank, accounts.ani)).debet_menunggu).toBe(FEE);
    expect(await stateOf()).toEqual(['DORMAN', LAST]);
    const posted = await accepted(bank, () => approve('manager1', idFlow));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', FEE, accounts.ani, null],
      ['001', '502003', -FEE, null, null],
    ]);
    expect(await accountRow(bank, accounts.ani)).toEqual({
      ...before,
      saldo_buku: before.saldo_buku - FEE,
      seq: before.seq + 1,
      tanggal_aktivitas: DAY,
    });
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    expect((await versionsOf()).slice(versionCount)).toEqual([['BUAT', 'cs1', 'manager1', 'DORMAN']]);
    expect(posted).toMatchObject({ biaya: '10000.00', flow_state: 'APPROVED' });
    expect(posted.slip?.biaya).toEqual([{ kode: 'BIAYA_REAKTIVASI', nominal: '10000.00', dihapus: 'F' }]);
    await accepted(bank, () => bank.run('teller1', cashWithdrawal, cash(accounts.ani, 1)));
    await expectSoundBooks(bank);
  });

  test('the preview shows the fee, the change and the reason for the second person; nothing is written', async () => {
    const before = await books(bank);
    const preview = await bank.run('cs1', reactivation, wake(), { dryRun: true });
    expect(preview).toMatchObject({
      biaya: '10000.00',
      rincian_biaya: [{ kode: 'BIAYA_REAKTIVASI', nominal: '10000.00', dihapus: 'F' }],
      ringkasan: { nominal: '0.00', biaya: '10000.00', jumlah: '10000.00' },
      perubahan: [{ kolom: 'status_rekening', lama: 'DORMAN', baru: 'AKTIF' }],
      otorisasi: { tingkat: 'BRANCH_MANAGER', alasan: [{ kode: 'PERUBAHAN_DATA' }] },
    });
    expect(await books(bank)).toEqual(before);
  });

  test('released at the counter by the manager’s grant; the key is good for one', async () => {
    const data = wake();
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] });
    const key = randomUUID();
    const first = await accepted(bank, () => bank.run('cs1', reactivation, data, { token, key }));
    const before = await books(bank);
    expect(await bank.run('cs1', reactivation, data, { key })).toEqual(first);
    expect(await books(bank)).toEqual(before);
  });

  test('an inactive one too', async () => {
    await bank.owner`update account_state set status = 'TIDAK_AKTIF' where nomor_rekening = ${accounts.ani}`;
    await accepted(bank, async () => approve('manager1', await file()));
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
  });
});

describe('a fee may be waived', () => {
  test('by the manager who was shown it: nothing is posted, the account is active again, the trail records the waived fee', async () => {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () =>
      bank.run('cs1', reactivation, wake({ bebas_biaya: 'T' })),
    );
    expect(reasonsOf(error)).toEqual([
      ['PERUBAHAN_DATA', 'BRANCH_MANAGER'],
      ['BIAYA_DIHAPUS', 'BRANCH_MANAGER'],
    ]);
    const before = await accountRow(bank, accounts.ani);
    const posted = await accepted(bank, async () => approve('manager1', await file(wake({ bebas_biaya: 'T' }))));
    expect(posted).toMatchObject({ id_jurnal: '', flow_state: 'APPROVED' });
    expect(await accountRow(bank, accounts.ani)).toEqual({ ...before, tanggal_aktivitas: DAY });
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    const [trail] = await bank.owner`select rincian from audit_log where aksi = ${FLOW} order by id desc limit 1`;
    expect(trail?.rincian).toMatchObject({
      alasan: ['PERUBAHAN_DATA', 'BIAYA_DIHAPUS'],
      otorisasi: 'manager1',
      biaya_dihapus: [{ kode: 'BIAYA_REAKTIVASI', nominal: '1000000' }],
    });
    await expectSoundBooks(bank);
  });

  test('not by a head teller, and not by a grant for the reactivation alone', async () => {
    const data = wake({ bebas_biaya: 'T' });
    const idFlow = await file(data);
    await refused(bank, 'APPROVER_LIMIT', () => approve('headteller1', idFlow));
    await bank.flow('cs1', 'CANCEL', { idFlow });
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] });
    await refused(bank, 'GRANT_INVALID', () => bank.run('cs1', reactivation, data, { token }));
    const both = ['PERUBAHAN_DATA', 'BIAYA_DIHAPUS'];
    const whole = await insertGrant(bank, { code: FLOW, data, maker: 'cs1', reasons: both });
    await accepted(bank, () => bank.run('cs1', reactivation, data, { token: whole }));
  });
});

describe('reversed', () => {
  test('by its reversal the fee returns and the account is dormant as before, with a version that says so', async () => {
    const before = await accountRow(bank, accounts.ani);
    const versionCount = (await versionsOf()).length;
    const { nomor_referensi } = await approve('manager1', await file());
    const undo = { nomor_referensi, alasan: 'rekening yang keliru' };
    const preview = await bank.run('backoffice1', reversal, undo, { dryRun: true });
    expect(preview.biaya).toBe('-10000.00');
    const { id_flow } = await bank.flow('backoffice1', 'SUBMIT', { flowCode: 'REVERSAL', seen: '', data: undo });
    const posted = await accepted(bank, () => approve('manager1', id_flow));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '301001', -FEE, accounts.ani, null],
      ['001', '502003', FEE, null, null],
    ]);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku);
    expect(await stateOf()).toEqual(['DORMAN', LAST]);
    await expectSoundBooks(bank);
    expect((await versionsOf()).slice(versionCount)).toEqual([
      ['BUAT', 'cs1', 'manager1', 'DORMAN'],
      ['HAPUS', 'backoffice1', 'manager1', null],
    ]);
    await accepted(bank, async () => approve('manager1', await file()));
    await expectSoundBooks(bank);
  });

  test('not once the customer has asked for the balance', async () => {
    const { nomor_referensi } = await approve('manager1', await file());
    const asked = { nomor_rekening: accounts.ani, nomor_identitas: identity, keterangan: '' };
    await accepted(bank, () => bank.run('teller1', balanceInquiry, asked));
    const undo = { nomor_referensi, alasan: 'rekening yang keliru' };
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data: undo,
      maker: 'backoffice1',
      reasons: ['PEMBATALAN'],
    });
    await refused(bank, 'DATA_CHANGED', () => bank.run('backoffice1', reversal, undo, { token }));
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
  });

  test('not once the customer has moved something on it', async () => {
    const { nomor_referensi } = await approve('manager1', await file());
    const moved = await bank.run('teller1', cashDeposit, cash(accounts.ani, 1));
    const undo = { nomor_referensi, alasan: 'rekening yang keliru' };
    const token = await insertGrant(bank, {
      code: 'REVERSAL',
      data: undo,
      maker: 'backoffice1',
      reasons: ['PEMBATALAN'],
    });
    await refused(bank, 'DATA_CHANGED', () => bank.run('backoffice1', reversal, undo, { token }));
    expect(moved.id_jurnal).not.toBe('');
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
  });
});

describe('refuses', () => {
  test('one person alone, the maker, and those without the screen or of another branch', async () => {
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', reactivation, wake()));
    await refused(bank, 'FORBIDDEN', () => file(wake(), 'teller1'));
    const idFlow = await file();
    await refused(bank, 'SELF_APPROVAL', () => approve('cs1', idFlow));
    await refused(bank, 'NOT_FOUND', () => approve('manager2', idFlow));
    await refused(bank, 'APPROVER_LIMIT', () => approve('headteller1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test('an account of another branch, a wrong identity, one that is active, closed or blocked by an authority', async () => {
    const other = await refused(bank, 'OTHER_BRANCH', () =>
      bank.run('cs1', reactivation, wake({ nomor_rekening: accounts.citra })),
    );
    expect(other.details.params?.cabang).toBe('002');
    await refused(bank, 'IDENTITY_DIFFERS', () => bank.run('cs1', reactivation, wake({ nomor_identitas: '1' })));
    await refused(bank, 'NOT_ASLEEP', () => bank.run('cs1', reactivation, wake({ nomor_rekening: accounts.budi })));
    await shut(bank, accounts.ani, 'D');
    await refused(bank, 'ACCOUNT_BLOCKED', () => bank.run('cs1', reactivation, wake()));
    await shut(bank, accounts.ani, '');
    await bank.owner`update account_state set status = 'TUTUP' where nomor_rekening = ${accounts.ani}`;
    await refused(bank, 'ACCOUNT_CLOSED', () => bank.run('cs1', reactivation, wake()));
    await bank.owner`update account_state set status = 'DORMAN' where nomor_rekening = ${accounts.ani}`;
    await accepted(bank, () => file());
    await bank.owner`update flow_instance set flow_state = 'CANCELLED', reservasi = '[]' where flow_state = 'WAITING'`;
    await bank.owner`update account_state set debet_menunggu = 0 where nomor_rekening = ${accounts.ani}`;
  });

  test('an account that cannot pay the fee, unless it is waived; below its minimum with one more reason', async () => {
    const leave = (minor: bigint) =>
      bank.owner`update account_state set saldo_ditahan = saldo_buku - ${minor} where nomor_rekening = ${accounts.ani}`;
    await leave(FEE - 1n);
    await refused(bank, 'INSUFFICIENT', () => bank.run('cs1', reactivation, wake()));
    const waived = await bank.run('cs1', reactivation, wake({ bebas_biaya: 'T' }), { dryRun: true });
    expect(waived.otorisasi?.alasan.map(({ kode }) => kode)).toEqual(['PERUBAHAN_DATA', 'BIAYA_DIHAPUS']);
    await leave(FEE);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', reactivation, wake()));
    expect(error.details.alasan?.map(({ kode }) => kode)).toContain('DI_BAWAH_MINIMUM');
    await bank.owner`update account_state set saldo_ditahan = 0 where nomor_rekening = ${accounts.ani}`;
  });

  test('a second one while the first waits; of two approved at once one wakes it and neither leaves a half', async () => {
    const idFlow = await file();
    const error = await refused(bank, 'CHANGE_WAITING', () => file(wake(), 'backoffice1'));
    expect(error.details.params?.objek).toBe(accounts.ani);
    const data = wake();
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'backoffice1', reasons: ['PERUBAHAN_DATA'] });
    const before = await accountRow(bank, accounts.ani);
    const ends = await Promise.allSettled([
      approve('manager1', idFlow),
      bank.run('backoffice1', reactivation, data, { token }),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before.saldo_buku - FEE);
    expect(await stateOf()).toEqual(['AKTIF', DAY]);
    if (ends[0]?.status === 'rejected') await bank.flow('cs1', 'CANCEL', { idFlow });
    await expectSoundBooks(bank);
  });

  test('a stale item: the account was reactivated or moved since it was filed, or the day closed', async () => {
    const idFlow = await file();
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => approve('manager1', idFlow));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await bank.owner`update account_state set status = 'AKTIF' where nomor_rekening = ${accounts.ani}`;
    await refused(bank, 'NOT_ASLEEP', () => approve('manager1', idFlow));
    await bank.owner`update account_state set status = 'DORMAN' where nomor_rekening = ${accounts.ani}`;
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test.each([
    { field: 'nomor_rekening', rest: { nomor_rekening: '123' } },
    { field: 'nomor_identitas', rest: { nomor_identitas: '' } },
    { field: 'keterangan', rest: { keterangan: 'x' } },
    { field: 'bebas_biaya', rest: { bebas_biaya: 'Y' } },
  ])('input: $field', ({ field, rest }) => {
    const asked = (flowData: unknown) => reactivationInput.safeParse({ flowCode: FLOW, flowData });
    expect(asked(wake(rest)).error?.issues.map(({ path }) => path.join('.'))).toEqual([`flowData.${field}`]);
    expect(asked(wake()).success).toBe(true);
  });
});
