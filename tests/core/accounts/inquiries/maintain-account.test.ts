import { beforeEach, describe, expect, test } from 'vitest';
import { maintainAccount } from '#core/accounts/maintenance/maintain-account.ts';
import { keadaan, rincian } from '#core/accounts/maintenance/maintain-queries.ts';
import { as } from '#core/programs/seed/counter.ts';
import { accountStateQuery } from '#lib/accounts/schemas/maintenance.ts';
import { accepted, books, counterBank, insertGrant, reasonsOf, refused } from '../../counter-bank.ts';
import { breaksBooks, refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['27', '29']);
const FLOW = 'UBAH_REKENING';

type Form = Record<string, unknown>;
const numberOf = async (account: string) =>
  (
    await bank.owner<{ nomor_nasabah: string }[]>`select nomor_nasabah from account where nomor_rekening = ${account}`
  )[0]?.nomor_nasabah ?? '';

/** The form of an account as its screen begins it, with what is to change. */
async function form(account: string, rest: Form = {}, user = 'cs1'): Promise<Form> {
  const { data } = await rincian(await as(bank, user), { nomor_rekening: account });
  return { ...data, alasan: 'Atas permintaan nasabah', ...rest };
}
const file = async (data: unknown, user = 'cs1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const change = async (account: string, rest: Form, checker = 'supervisor1') =>
  approve(checker, await file(await form(account, rest)));
/** Fills a form in and proves that it is refused and writes nothing. */
async function turnedDown(code: Parameters<typeof refused>[1], ...of: Parameters<typeof form>) {
  const data = await form(...of);
  return refused(bank, code, () => file(data));
}
const stored = async (account: string) => {
  const [row] = await bank.owner`select * from account where nomor_rekening = ${account}`;
  return row;
};
const partiesOf = async (account: string) =>
  (
    await bank.owner`select nomor_nasabah, peran, mulai, sampai from account_party where nomor_rekening = ${account} order by mulai, peran, nomor_nasabah`
  ).map((row) => [row.nomor_nasabah, row.peran, row.mulai, row.sampai]);
const contractsOf = async (account: string) =>
  (
    await bank.owner`select berlaku_sejak, nisbah_nasabah, nisbah_khusus, persetujuan from account_contract where nomor_rekening = ${account} order by 1`
  ).map((row) => [row.berlaku_sejak, row.nisbah_nasabah, row.nisbah_khusus, row.persetujuan]);
const person = async (name: string) =>
  (await bank.owner<{ nomor_nasabah: string }[]>`select nomor_nasabah from customer where nama_nasabah = ${name}`)[0]
    ?.nomor_nasabah ?? '';

beforeEach(async () => {
  await bank.owner`delete from account_contract where persetujuan is not null or nisbah_khusus or berlaku_sejak = ${DAY}`;
  await bank.owner`delete from account_party where mulai = ${DAY}`;
  await bank.owner`update account_party set sampai = null`;
  await bank.owner`update account set cara_tanda_tangan = 'SENDIRI'`;
});

describe('an account is changed by two persons', () => {
  test('field by field, old beside new; record, version and both persons are stored', async () => {
    const rest = { nama_rekening: 'Ani Lestari Haji', rekening_koran: 'BULANAN', zakat: 'T', tujuan: 'HAJI' };
    const before = await stored(accounts.ani);
    const preview = await bank.run('cs1', maintainAccount, await form(accounts.ani, rest), { dryRun: true });
    expect(preview.perubahan).toEqual([
      { kolom: 'nama_rekening', lama: 'Ani Lestari', baru: 'Ani Lestari Haji' },
      { kolom: 'rekening_koran', lama: 'DIMINTA', baru: 'BULANAN' },
      { kolom: 'tujuan', lama: '', baru: 'Haji dan umrah' },
      { kolom: 'zakat', lama: 'F', baru: 'T' },
    ]);
    expect(preview.otorisasi).toMatchObject({ tingkat: 'OPS_MANAGER', alasan: [{ kode: 'PERUBAHAN_DATA' }] });
    const idFlow = await file(await form(accounts.ani, rest));
    expect(await stored(accounts.ani)).toEqual(before);
    await accepted(bank, () => approve('supervisor1', idFlow));
    expect(await stored(accounts.ani)).toEqual({
      ...before,
      nama_rekening: 'Ani Lestari Haji',
      nama_normal: 'ANI LESTARI HAJI',
      rekening_koran: 'BULANAN',
      zakat: true,
      tujuan: 'HAJI',
      versi: Number(before?.versi) + 1,
    });
    const [version] = await bank.owner`select aksi, pembuat, disetujui_oleh, id_flow from record_version
      where jenis = 'account' and kunci = ${accounts.ani} order by versi desc limit 1`;
    expect(version).toMatchObject({ aksi: 'UBAH', pembuat: 'cs1', disetujui_oleh: 'supervisor1', id_flow: idFlow });
  });

  test('released at the counter by the officer’s grant', async () => {
    const data = maintainAccount.schema.parse(await form(accounts.budi, { kirim_koran: 'LOKET', zakat: 'T' }));
    const token = await insertGrant(bank, { code: FLOW, data, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] });
    await accepted(bank, () => bank.run('cs1', maintainAccount, data, { token }));
    expect(await stored(accounts.budi)).toMatchObject({ zakat: true });
  });

  test('a form says that a change waits, and a second one waits for it', async () => {
    const idFlow = await file(await form(accounts.firma, { rekening_koran: 'BULANAN' }));
    expect(await rincian(await as(bank, 'cs1'), { nomor_rekening: accounts.firma })).toMatchObject({ id_flow: idFlow });
    const second = await form(accounts.firma, { zakat: 'T' });
    await refused(bank, 'CHANGE_WAITING', () => file(second));
    await bank.flow('cs1', 'CANCEL', { idFlow });
    await bank.flow('cs1', 'CANCEL', { idFlow: await file(second) });
  });

  test('a user who began before another’s change sees the change and its author, and the own input is void', async () => {
    await change(accounts.ani, { zakat: 'F', rekening_koran: 'DIMINTA' }).catch(() => undefined);
    const stale = await form(accounts.ani, { nama_rekening: 'Ani L' });
    await change(accounts.ani, { nama_rekening: 'Ani Lestari Dua' });
    const error = await refused(bank, 'ACCOUNT_CHANGED', () => file(stale));
    expect(error.details.params).toEqual({ rekening: accounts.ani, kolom: 'nama_rekening', oleh: 'Nurul Hidayah' });
    await accepted(bank, async () => change(accounts.ani, { nama_rekening: 'Ani L' }));
  });
});

describe('it is refused, and nothing is written', () => {
  test('alone', async () => {
    const data = await form(accounts.ani, { zakat: 'T', nama_rekening: 'Ani' });
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', maintainAccount, data));
    expect(reasonsOf(error)).toEqual([['PERUBAHAN_DATA', 'OPS_MANAGER']]);
  });

  test('an account of another branch: neither read nor changed', async () => {
    await refusal(form(accounts.citra), 'OTHER_BRANCH');
    const data = await form(accounts.citra, { zakat: 'T' }, 'cs2');
    await refused(bank, 'OTHER_BRANCH', () => file(data));
    await accepted(bank, () => file(data, 'cs2'));
  });

  test('of a closed account', async () => {
    const data = await form(accounts.tutup, { zakat: 'T' });
    await refused(bank, 'ACCOUNT_CLOSED', () => file(data));
  });

  test('of one that was closed after it was filed, under lock too', async () => {
    const idFlow = await file(await form(accounts.pasif, { zakat: 'T' }));
    await bank.owner`update account_state set status = 'TUTUP' where nomor_rekening = ${accounts.pasif}`;
    await refused(bank, 'ACCOUNT_CLOSED', () => approve('supervisor1', idFlow));
    await bank.owner`update account_state set status = 'TIDAK_AKTIF' where nomor_rekening = ${accounts.pasif}`;
    await accepted(bank, () => approve('supervisor1', idFlow));
  });

  test('of a customer who was merged', async () => {
    const nasabah = await numberOf(accounts.dorman);
    const data = await form(accounts.dorman, { zakat: 'T' });
    await bank.owner`update customer set status = 'TUTUP' where nomor_nasabah = ${nasabah}`;
    await refused(bank, 'CUSTOMER_NOT_ACTIVE', () => file(data));
    await bank.owner`update customer set status = 'AKTIF' where nomor_nasabah = ${nasabah}`;
    await bank.flow('cs1', 'CANCEL', { idFlow: await file(data) });
  });

  test('by an officer whose own account it is', async () => {
    const idFlow = await file(await form(accounts.pejabat, { zakat: 'T' }));
    const error = await approve('supervisor1', idFlow).then(
      () => null,
      (reason: { code?: string }) => reason,
    );
    expect(error?.code).toBeDefined();
    await accepted(bank, () => approve('manager1', idFlow));
  });

  test('with nothing changed', async () => {
    await turnedDown('NO_CHANGE', accounts.ani);
  });

  test.each<[string, string, Form, Parameters<typeof refused>[1]]>([
    ['a passbook that the product has not', accounts.firma, { buku_tabungan: 'T' }, 'NO_PASSBOOK'],
    ['mail to nobody', accounts.dorman, { kirim_koran: 'SUREL' }, 'NO_MAIL'],
    ['a letter that has ended', accounts.ani, { skb_nomor: 'SKB-1', skb_sampai: '2026-01-01' }, 'LETTER_EXPIRED'],
    ['a link to itself', accounts.ani, { rekening_bagi_hasil: accounts.ani }, 'LINKED_ACCOUNT'],
    ['a link to a closed account', accounts.ani, { rekening_penutupan: accounts.tutup }, 'LINKED_ACCOUNT'],
    ['a share of an account that has none', accounts.budi, { nisbah: '30.00' }, 'NISBAH_NONE'],
    ['no share of one that has', accounts.ani, { nisbah: '' }, 'SHARE_NEEDED'],
    ['two signing rules for one owner', accounts.ani, { cara_tanda_tangan: 'DAN' }, 'JOINT_OWNERS'],
  ])('%s', async (_, account, rest, code) => {
    await turnedDown(code, account, rest);
  });
});

describe('its parties', () => {
  test('comes with today and ends with today; the first owner stays', async () => {
    const [owner, joint] = [await numberOf(accounts.ani), await person('Budi Hartono')];
    await bank.owner`update customer set tanggal_lahir = '1980-01-01' where nomor_nasabah = ${joint}`;
    await accepted(bank, () =>
      change(accounts.ani, {
        cara_tanda_tangan: 'ATAU',
        pihak: [{ nomor_nasabah: joint, peran: 'PEMILIK' }],
      }),
    );
    const began = (await partiesOf(accounts.ani))[0]?.[2];
    expect(await partiesOf(accounts.ani)).toEqual([
      [owner, 'PEMILIK', began, null],
      [joint, 'PEMILIK', DAY, null],
    ]);
    await accepted(bank, () => change(accounts.ani, { cara_tanda_tangan: 'SENDIRI', pihak: [] }));
    expect(await partiesOf(accounts.ani)).toEqual([
      [owner, 'PEMILIK', began, null],
      [joint, 'PEMILIK', DAY, DAY],
    ]);
  });

  test('two owners say how they sign, and nobody is named twice or unknown', async () => {
    const joint = { nomor_nasabah: await person('Budi Hartono'), peran: 'PEMILIK' };
    const own = { ...joint, nomor_nasabah: await numberOf(accounts.ani) };
    await turnedDown('JOINT_RULE', accounts.ani, { pihak: [joint] });
    await turnedDown('PARTY_TWICE', accounts.ani, { pihak: [own] });
    const nobody = { ...joint, nomor_nasabah: '00199999999' };
    await turnedDown('HOLDER_NOT_FOUND', accounts.ani, { pihak: [nobody] });
    const firm = { ...joint, nomor_nasabah: await numberOf(accounts.firma), peran: 'PENANDA_TANGAN' };
    await turnedDown('PARTY_NOT_PERSON', accounts.ani, { pihak: [firm] });
  });

  test('a minor has a guardian until the day before coming of age', async () => {
    const [ward, guardian] = [await numberOf(accounts.pasif), await person('Ani Lestari')];
    await bank.owner`update customer set tanggal_lahir = '2012-03-10' where nomor_nasabah = ${ward}`;
    await bank.owner`update customer set tanggal_lahir = '1980-01-01' where nomor_nasabah = ${guardian}`;
    await turnedDown('GUARDIAN_MISSING', accounts.pasif, { zakat: 'T', nama_rekening: 'P' });
    await accepted(bank, () => change(accounts.pasif, { pihak: [{ nomor_nasabah: guardian, peran: 'WALI' }] }));
    expect((await partiesOf(accounts.pasif)).at(-1)).toEqual([guardian, 'WALI', DAY, '2029-03-09']);
    await bank.owner`update customer set tanggal_lahir = '1970-03-10' where nomor_nasabah = ${ward}`;
    await bank.owner`delete from account_party where nomor_rekening = ${accounts.pasif} and peran = 'WALI'`;
    await turnedDown('GUARDIAN_NOT_NEEDED', accounts.pasif, {
      pihak: [{ nomor_nasabah: guardian, peran: 'WALI' }],
    });
  });
});

describe('the share of the income', () => {
  test('goes down only with the customer’s letter, and by the branch manager', async () => {
    await turnedDown('CONSENT_MISSING', accounts.ani, { nisbah: '25' });
    const idFlow = await file(await form(accounts.ani, { nisbah: '25', persetujuan: 'SP-12/2026' }));
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    expect((await contractsOf(accounts.ani)).at(-1)).toEqual([DAY, 2_500, true, 'SP-12/2026']);
    expect((await contractsOf(accounts.ani))[0]).toMatchObject({ 1: 3_000 });
    await turnedDown('CONTRACT_TODAY', accounts.ani, { nisbah: '30' });
  });

  test('above the terms of the product it is head office’s to allow', async () => {
    const preview = await bank.run('cs1', maintainAccount, await form(accounts.ani, { nisbah: '35.5' }), {
      dryRun: true,
    });
    expect(preview.perubahan).toEqual([{ kolom: 'nisbah', lama: '30.00', baru: '35.50' }]);
    expect(preview.otorisasi).toMatchObject({
      tingkat: 'HO_FINANCE',
      alasan: expect.arrayContaining([expect.objectContaining({ kode: 'NISBAH_KHUSUS' })]),
    });
  });

  test('an account of another owner as the goal of its money is a manager’s to allow', async () => {
    const data = await form(accounts.ani, { rekening_bagi_hasil: accounts.budi });
    const preview = await bank.run('cs1', maintainAccount, data, { dryRun: true });
    expect(preview.otorisasi).toMatchObject({
      tingkat: 'BRANCH_MANAGER',
      alasan: expect.arrayContaining([expect.objectContaining({ kode: 'REKENING_TUJUAN_LAIN' })]),
    });
    await accepted(bank, () => change(accounts.ani, { rekening_bagi_hasil: accounts.budi }, 'manager1'));
    expect(await rincian(await as(bank, 'cs1'), { nomor_rekening: accounts.ani })).toMatchObject({
      data: { rekening_bagi_hasil: accounts.budi },
    });
  });
});

describe('its past states', () => {
  const state = async (user: string, asked: object) =>
    keadaan(await as(bank, user), accountStateQuery.parse({ nomor_rekening: accounts.firma, ...asked }));

  test('the present, and the state known before a change; two of them side by side differ in the change', async () => {
    const [moment] = await bank.owner<{ saat: string }[]>`
      select to_char(clock_timestamp() at time zone 'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS') as saat`;
    await bank.owner`select pg_sleep(1.1)`;
    await change(accounts.firma, { nama_rekening: 'PT Sinar Jaya Baru' });
    const named = ({ isi }: Awaited<ReturnType<typeof state>>) => isi.find(({ kolom }) => kolom === 'nama_rekening');
    expect(named(await state('cs1', {}))).toMatchObject({ baru: 'PT Sinar Jaya Baru' });
    expect(named(await state('cs1', { diketahui: moment?.saat }))).toMatchObject({ baru: 'PT Sinar Jaya Abadi' });
    expect(await state('cs1', { banding_diketahui: moment?.saat })).toEqual({
      ada: 'T',
      id_flow: '',
      isi: [{ kolom: 'nama_rekening', lama: 'PT Sinar Jaya Abadi', baru: 'PT Sinar Jaya Baru' }],
    });
  });

  test('only for its own branch and head office', async () => {
    await refusal(state('cs2', {}), 'OTHER_BRANCH');
    expect((await state('finance1', {})).ada).toBe('T');
  });
});

test('every read is in the trail', async () => {
  const before = await books(bank);
  await form(accounts.budi);
  expect((await books(bank)).audit_log).not.toBe(before.audit_log);
});
