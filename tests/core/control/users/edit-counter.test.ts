import { describe, expect, test } from 'vitest';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { editCounter } from '#core/control/users/edit-counter.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { usersBank } from './users-bank.ts';

const bank = await usersBank();
breaksBooks(bank, ['14']);

const ask = async (id_user: string, over: Readonly<Record<string, unknown>>) => ({
  id_user,
  loket: '',
  kode_kas: '',
  batas: '',
  alasan: 'Pindah loket',
  versi: await bank.versionOf(id_user),
  ...over,
});
const give = async (id: string, over: Readonly<Record<string, unknown>>) =>
  bank.change('UBAH_LOKET', await ask(id, over));
const file = async (id: string, over: Readonly<Record<string, unknown>>) =>
  bank.file('UBAH_LOKET', await ask(id, over));
const tillsOf = async (id: string) =>
  (
    await bank.owner`select kode_kas, kode_cabang, status, saldo, batas from cash_box where id_user = ${id} order by id_kas`
  ).map((row) => ({ ...row }));
const holderOf = async (kode: string, branch = '001') =>
  (
    await bank.owner<
      { id_user: string | null }[]
    >`select id_user from cash_box where kode_kas = ${kode} and kode_cabang = ${branch}`
  )[0]?.id_user;
const sebab = (error: { details: { params?: Readonly<Record<string, string>> } }) => error.details.params?.sebab;

describe('a till for a user', () => {
  test('a new one: closed, empty, in the user’s branch, with its maximum', async () => {
    const id = await bank.hire();
    const preview = await bank.run(
      'admin1',
      editCounter,
      await ask(id, { loket: '07', kode_kas: 'TLR07', batas: '50000000' }),
      { dryRun: true },
    );
    expect(preview.perubahan).toEqual([
      { kolom: 'loket', lama: '', baru: '07' },
      { kolom: 'kode_kas', lama: '', baru: 'TLR07' },
      { kolom: 'batas_kas', lama: '', baru: '50,000,000.00' },
    ]);
    await give(id, { loket: '07', kode_kas: 'TLR07', batas: '50000000' });
    expect(await tillsOf(id)).toEqual([
      { kode_kas: 'TLR07', kode_cabang: '001', status: 'TUTUP', saldo: 0n, batas: 5_000_000_000n },
    ]);
    const [user] = await bank.owner`select loket, versi from app_user where id_user = ${id}`;
    expect(user).toEqual({ loket: '07', versi: 2 });
  });

  test('given up it is free, and a free one is taken with its new maximum', async () => {
    const [one, other] = [await bank.hire(), await bank.hire()];
    await give(one, { kode_kas: 'TLR08', batas: '1000' });
    await give(one, {});
    expect([await tillsOf(one), await holderOf('TLR08')]).toEqual([[], null]);
    await give(other, { kode_kas: 'TLR08', batas: '2000' });
    expect(await tillsOf(other)).toMatchObject([{ kode_kas: 'TLR08', batas: 200_000n }]);
  });

  test('taken over from a colleague, who is shown as having none; the colleague’s older form is out of date', async () => {
    const [one, other] = [await bank.hire(), await bank.hire()];
    await give(one, { kode_kas: 'TLR09', batas: '1000' });
    const old = await ask(one, { loket: '99', kode_kas: 'TLR09', batas: '1000' });
    const { filed } = await give(other, { kode_kas: 'TLR09', batas: '1000' });
    const [item] = await bank.owner`select perubahan from flow_instance where id_flow = ${filed.id_flow}`;
    expect(item?.perubahan).toContainEqual({ kolom: 'pemegang_kas', lama: one, baru: other });
    expect([await tillsOf(one), await holderOf('TLR09')]).toEqual([[], other]);
    await refused(bank, 'DATA_CHANGED', () => bank.file('UBAH_LOKET', old));
    await accepted(bank, () => file(one, { loket: '99' }));
  });

  test('exchanged in one step: the user’s own is free afterwards', async () => {
    const id = await bank.hire();
    await give(id, { kode_kas: 'TLR10', batas: '1000' });
    await give(id, { kode_kas: 'TLR11', batas: '1000' });
    expect([(await tillsOf(id)).map((till) => till.kode_kas), await holderOf('TLR10')]).toEqual([['TLR11'], null]);
  });

  test('an open one changes neither holder nor maximum; the counter’s number may', async () => {
    const id = await bank.hire();
    expect(sebab(await refused(bank, 'NOT_ALLOWED_DATA', () => file(id, { kode_kas: 'TLR01', batas: '1000' })))).toBe(
      'KAS_ITU_DIPAKAI',
    );
    expect(sebab(await refused(bank, 'NOT_ALLOWED_DATA', () => file('teller1', {})))).toBe('KAS_SENDIRI_DIPAKAI');
    expect(
      sebab(await refused(bank, 'NOT_ALLOWED_DATA', () => file('teller1', { kode_kas: 'TLR01', batas: '5' }))),
    ).toBe('KAS_SENDIRI_DIPAKAI');
    await accepted(bank, () => give('teller1', { loket: '01', kode_kas: 'TLR01', batas: '100000000' }));
    expect(await tillsOf('teller1')).toMatchObject([{ kode_kas: 'TLR01', status: 'BUKA' }]);
  });

  test('one with cash on its way does not change its holder, also when the cash left while the change waited', async () => {
    const id = await bank.hire();
    const item = await file(id, { kode_kas: 'TLR02', batas: '1000' });
    await bank.owner`
      insert into handover (id_serah_terima, arah, kode_cabang, tanggal, asal, tujuan, nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, keterangan)
      select gen_random_uuid(), arah, kode_cabang, tanggal, asal, (select id_kas from cash_box where id_user = 'teller2'), nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, ''
      from handover where arah = 'KE_TELLER' and kode_cabang = '001' limit 1`;
    await refused(bank, 'NOT_ALLOWED_DATA', () => bank.approve(item));
    expect(await holderOf('TLR02')).toBe('teller2');
    await bank.owner`delete from handover where status = 'DIKIRIM'`;
    await accepted(bank, () => bank.approve(item));
    expect(await holderOf('TLR02')).toBe(id);
  });

  test('the vault is no till, and a till of another branch is not found by its code', async () => {
    const id = await bank.hire();
    expect(sebab(await refused(bank, 'NOT_ALLOWED_DATA', () => file(id, { kode_kas: 'KHS', batas: '1000' })))).toBe(
      'BUKAN_KAS_TELLER',
    );
    const elsewhere = await bank.hire({ kode_cabang: '002' });
    await give(elsewhere, { kode_kas: 'TLR02', batas: '1000' });
    expect(await tillsOf(elsewhere)).toMatchObject([{ kode_kas: 'TLR02', kode_cabang: '002' }]);
  });
});

test('a free till takes no cash from the vault; one that is held does', async () => {
  const id = await bank.hire();
  await give(id, { kode_kas: 'TLR40', batas: '1000000' });
  const [box] = await bank.owner<{ id_kas: number }[]>`select id_kas from cash_box where kode_kas = 'TLR40'`;
  const send = () =>
    bank.run('headteller1', vaultToTill, {
      id_kas: String(box?.id_kas),
      nominal: '100000.00',
      pecahan: toRows({ '100000': 1 }),
    });
  await give(id, {});
  await refused(bank, 'NOT_FOUND', send);
  await give(id, { kode_kas: 'TLR40', batas: '1000000' });
  await accepted(bank, send);
});

test('one user at a counter, and none for who is switched off', async () => {
  const [one, other] = [await bank.hire(), await bank.hire()];
  await give(one, { loket: '20' });
  const refusal = await refused(bank, 'DUPLICATE', () => file(other, { loket: '20' }));
  expect(refusal.details.params).toEqual({ objek: 'LOKET:20' });
  await bank.change('UBAH_PENGGUNA', await bank.form(one, { aktif: 'F' }));
  const off = await refused(bank, 'NOT_ALLOWED_DATA', () => file(one, { loket: '21' }));
  expect(sebab(off)).toBe('PENGGUNA_NONAKTIF');
  await accepted(bank, () => give(other, { loket: '20' }));
  const back = await refused(bank, 'DUPLICATE', async () =>
    bank.file('UBAH_PENGGUNA', await bank.form(one, { aktif: 'T' })),
  );
  expect(back.details.params).toEqual({ objek: 'LOKET:20' });
});

test('of two who are given one till at the same instant, one gets it', async () => {
  const ids = [await bank.hire(), await bank.hire()];
  const items = await Promise.all(ids.map((id) => file(id, { kode_kas: 'TLR30', batas: '1000' })));
  const tries = await Promise.allSettled(items.map((item) => bank.approve(item)));
  expect(tries.some((each) => each.status === 'fulfilled')).toBe(true);
  const [count] = await bank.owner`select count(*)::integer as n from cash_box where kode_kas = 'TLR30'`;
  expect(count?.n).toBe(1);
  expect(ids).toContain(await holderOf('TLR30'));
});

test('says which field is wrong', () => {
  const fields = (over: object) =>
    editCounter.schema
      .safeParse({
        id_user: 'teller1',
        loket: '1',
        kode_kas: 'TLR1',
        batas: '1',
        versi: 0,
        alasan: 'cukup panjang',
        ...over,
      })
      .error?.issues.map((issue) => issue.path.join('.'));
  expect(fields({})).toBeUndefined();
  expect(fields({ batas: '' })).toEqual(['batas']);
  expect(fields({ kode_kas: '', batas: '' })).toBeUndefined();
  expect(fields({ kode_kas: 'a b' })).toEqual(['kode_kas']);
  expect(fields({ loket: '1234567' })).toEqual(['loket']);
});
