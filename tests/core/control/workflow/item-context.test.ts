import { expect, test } from 'vitest';
import { forgetCaller } from '#core/access/callers.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { operations } from '#core/server/modules.ts';
import { addDays } from '#lib/dates.ts';
import { counterBank, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
await bank.owner`insert into app_user (id_user, nama_user, kode_cabang) values ('backoffice9', 'Rina Cadangan', '001')`;
await bank.owner`insert into user_role (id_user, role_id) values ('backoffice9', 'BACK_OFFICE')`;
await bank.owner`update cash_box set batas = saldo + 90000000000 where id_user = 'teller1'`;

const filed = async (flowCode: string, data: unknown, user = 'teller1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode, data, seen: '' })).id_flow;
const transfer = (from: string, to: string) =>
  filed('PEMINDAHBUKUAN', {
    nomor_rekening_debet: from,
    nomor_rekening_kredit: to,
    nominal: rupiah(1_000_000n),
    kode_valuta: 'IDR',
    keterangan: '',
  });
const deposit = (denominations: number) =>
  filed('SETOR_TUNAI', {
    nomor_rekening: accounts.ani,
    nominal: `${denominations * 100_000}.00`,
    kode_valuta: 'IDR',
    keterangan: '',
    pecahan: toRows({ '100000': denominations }),
  });
const seenBy = async (user: string, id: string) => getByIdFlow(await bank.as(user), operations, id);

test('a checker sees the accounts’ present balances; the item’s own reservation is available to it', async () => {
  const id = await transfer(accounts.firma, accounts.citra);
  const { rekening, item } = await seenBy('headteller1', id);
  expect(rekening).toEqual([
    expect.objectContaining({
      nomor_rekening: accounts.firma,
      kode_cabang: '001',
      status_rekening: 'AKTIF',
      blokir: '',
      saldo_tersedia: '199000000.00',
    }),
    // The balance of another branch's account is that branch's business.
    expect.objectContaining({ nomor_rekening: accounts.citra, kode_cabang: '002', saldo_tersedia: '' }),
  ]);
  expect(item?.kode_alasan).toEqual([]);
  await bank.owner`update account_state set blokir = 'D' where nomor_rekening = ${accounts.firma}`;
  const blocked = await seenBy('headteller1', id);
  expect(blocked.rekening[0]).toMatchObject({ blokir: 'D', saldo_tersedia: '199000000.00' });
  await bank.owner`update account_state set blokir = '' where nomor_rekening = ${accounts.firma}`;
});

test('limits are the maker’s to key in and the reader’s to approve; a maker has none over own items', async () => {
  const id = await deposit(260);
  expect((await seenBy('headteller1', id)).limit).toEqual({
    kelompok: 'TUNAI',
    kode_valuta: 'IDR',
    entri_pembuat: '25000000.00',
    setuju_pemeriksa: '100000000.00',
  });
  expect((await seenBy('teller1', id)).limit).toMatchObject({ entri_pembuat: '25000000.00', setuju_pemeriksa: '' });
  expect((await seenBy('headteller1', id)).item?.kode_alasan).toEqual(['MELEBIHI_WEWENANG']);
});

test('borrowed authority is reported with the lender’s name, only where it decides', async () => {
  const delegated = await filed(
    'DELEGASI',
    { ke: 'backoffice9', mulai: DAY, sampai: addDays(DAY, 2), alasan: 'Cuti tahunan' },
    'supervisor1',
  );
  const waiting = await seenBy('manager1', delegated);
  expect(waiting).toMatchObject({ limit: undefined, rekening: [], atas_nama: '' });
  await bank.flow('manager1', 'APPROVE', { idFlow: delegated });
  forgetCaller(bank.app);
  const id = await deposit(270);
  const [lender] = await bank.owner`select nama_user from app_user where id_user = 'supervisor1'`;
  expect(await seenBy('backoffice9', id)).toMatchObject({ atas_nama: lender?.nama_user, read_only: 'F' });
  expect(await seenBy('supervisor1', id)).toMatchObject({ atas_nama: '', read_only: 'F' });
  expect(await seenBy('teller1', id)).toMatchObject({ atas_nama: '' });
  await bank.flow('backoffice9', 'APPROVE', { idFlow: id });
  expect(await seenBy('backoffice9', id)).toMatchObject({ atas_nama: '', rekening: [] });
});
