import { expect, test } from 'vitest';
import { payOut } from '#core/accounts/closing/pay-out.ts';
import { penutupan } from '#core/accounts/closing/queries.ts';
import { validateRekening } from '#core/accounts/inquiries/queries.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { signersText } from '#lib/customers/specimens.ts';
import { accepted, cash, counterBank, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { order, standingBank } from '../standing-orders/standing-order-bank.ts';

const bank = await counterBank();
const { registered } = standingBank(bank);

let serial = 700;
/** A new account of Ani's at 001 with 1,000,000 in it. */
async function opened(): Promise<string> {
  serial += 1;
  const nomor = makeAccountNumber('001', '11', serial);
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select ${nomor}, a.nomor_nasabah, a.nama_rekening, a.nama_normal, p.kode_produk, p.kode_gl, '001', p.kode_valuta, '2026-01-05'
    from account a, product p where a.nomor_rekening = ${accounts.ani} and p.kode_produk = '11'`;
  await bank.owner`
    insert into account_state (nomor_rekening, saldo_minimum, tanggal_aktivitas)
    select ${nomor}, k.saldo_minimum, '2026-01-05' from account_contract_on(${nomor}, ${DAY}) k`;
  await bank.run('teller1', cashDeposit, cash(nomor, 10));
  return nomor;
}
const identityOf = async (nomor: string): Promise<string> => {
  const [row] = await bank.owner<{ nomor_identitas: string }[]>`
    select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${nomor}`;
  return row?.nomor_identitas ?? '';
};
const form = async (nomor: string, rest: object = {}) => ({
  nomor_rekening: nomor,
  nomor_identitas: await identityOf(nomor),
  sebab: 'TIDAK_DIPAKAI',
  keterangan: '',
  cara_bayar: 'PINDAH',
  rekening_tujuan: accounts.ani,
  bebas_biaya: 'F',
  nominal: (await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' })).nominal,
  kode_valuta: 'IDR',
  ...rest,
});
const file = async (data: object) => {
  const { id_flow } = await bank.flow('cs1', 'SUBMIT', { flowCode: 'TUTUP_REKENING', seen: '', data });
  const [item] = await bank.owner<{ alasan: { kode: string }[]; tingkat: string }[]>`
    select alasan, tingkat from flow_instance where id_flow = ${id_flow}`;
  return { id_flow, tingkat: item?.tingkat, alasan: (item?.alasan ?? []).map(({ kode }) => kode) };
};
const approve = (idFlow: string, user = 'manager1') => bank.flow(user, 'APPROVE', { idFlow });

test('the rest of a closed account to a stranger’s account is the manager’s to allow, to an owner’s own it is not', async () => {
  const [own, strange] = [await opened(), await opened()];
  expect((await file(await form(own))).alasan).not.toContain('TUJUAN_PENUTUPAN_LAIN');
  const item = await file(await form(strange, { rekening_tujuan: accounts.budi }));
  expect(item).toMatchObject({ tingkat: 'BRANCH_MANAGER', alasan: expect.arrayContaining(['TUJUAN_PENUTUPAN_LAIN']) });
  await refused(bank, 'APPROVER_LIMIT', () => approve(item.id_flow, 'supervisor1'));
  await accepted(bank, () => approve(item.id_flow));
});

test('an account of two owners together is closed on both signatures, or with the manager’s leave', async () => {
  const nomor = await opened();
  await bank.owner`update account set cara_tanda_tangan = 'DAN' where nomor_rekening = ${nomor}`;
  await bank.owner`
    insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai)
    select ${nomor}, nomor_nasabah, 'PEMILIK', '2026-01-05' from account where nomor_rekening = ${accounts.budi}`;
  const one = await file(await form(nomor));
  expect(one).toMatchObject({ tingkat: 'BRANCH_MANAGER', alasan: expect.arrayContaining(['TANDA_TANGAN_KURANG']) });
  await bank.flow('cs1', 'CANCEL', { idFlow: one.id_flow });
  const { penanda } = await validateRekening(await bank.as('cs1'), {
    nomor_rekening: nomor,
    detailed: 'F',
    pegangan: '',
  });
  const both = await file(await form(nomor, { penanda: signersText(penanda.map((each) => each.penanda)) }));
  expect(both.alasan).not.toContain('TANDA_TANGAN_KURANG');
  await accepted(bank, () => approve(both.id_flow));
});

test('one teller pays out later incoming money only when it is asked for again', async () => {
  const [more, same] = [await opened(), await opened()];
  for (const nomor of [more, same])
    await approve((await file(await form(nomor, { cara_bayar: 'TUNAI', rekening_tujuan: '' }))).id_flow);
  // As a credit of the end of the day would leave it.
  await bank.owner`update account_state set saldo_buku = saldo_buku + ${100_000_000n} where nomor_rekening = ${more}`;
  const fetched = (nomor: string, whole: bigint, notes: Record<string, number>) =>
    bank.run('teller1', payOut, {
      nomor_rekening: nomor,
      nominal: rupiah(whole),
      kode_valuta: 'IDR',
      setuju_sisa: 'F',
      keterangan: '',
      pecahan: toRows(notes),
    });
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => fetched(more, 1_980_000n, { '100000': 19, '20000': 4 }));
  expect(reasonsOf(error)).toContainEqual(['SALDO_PENUTUPAN_BERUBAH', 'OPS_MANAGER']);
  await accepted(bank, () => fetched(same, 980_000n, { '100000': 9, '20000': 4 }));
  await bank.owner`update account_state set saldo_buku = saldo_buku - ${100_000_000n} where nomor_rekening = ${more}`;
  await accepted(bank, () => fetched(more, 980_000n, { '100000': 9, '20000': 4 }));
  await expectSoundBooks(bank);
});

test('an order of somebody else to an account does not hinder its closing, an owner’s own does', async () => {
  const [paid, unpaid] = [await opened(), await opened()];
  await registered(order({ rekening_sumber: accounts.budi, rekening_tujuan: paid }));
  await registered(order({ rekening_sumber: accounts.ani, rekening_tujuan: unpaid }));
  const obstacles = async (nomor: string) =>
    (await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' })).hambatan.map(
      ({ kode }) => kode,
    );
  expect([await obstacles(paid), await obstacles(unpaid)]).toEqual([[], ['PERINTAH_TETAP']]);
  const refusedForm = await form(unpaid);
  await refused(bank, 'CLOSING_OBSTRUCTED', () => file(refusedForm));
  const item = await file(await form(paid));
  await accepted(bank, () => approve(item.id_flow));
  await expectSoundBooks(bank);
});
