import { describe, expect, test } from 'vitest';
import { validateRekening } from '#core/accounts/inquiries/queries.ts';
import { payCheque } from '#core/cash/counter/pay-cheque.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { signersText } from '#lib/customers/specimens.ts';
import { AppError } from '#lib/errors/errors.ts';
import { accepted, accountRow, boxOf, insertGrant, linesOf, reasonsOf, refused, replays } from '../../counter-bank.ts';
import { sentFile } from '../../customers/records/stored-files.ts';
import { short } from '../../customers/walk-ins/cash-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { chequeBank } from './cheque-bank.ts';

const bank = await chequeBank();
breaksBooks(bank, ['17']);
const { cheque, pay, next, sheetOf, rejected, reverse, stop, file, approve } = bank;
const firma = accounts.firma;
const unsound = async () =>
  (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name.split(' ', 1)[0]);

describe('pays', () => {
  test('Dr account / Cr teller cash, and that journal uses the cheque up', async () => {
    const [till, account, nomor] = [await boxOf(bank, { user: 'teller1' }), await accountRow(bank, firma), next()];
    const answer = await bank.run('teller1', payCheque, cheque(nomor, { keterangan: 'upah harian' }));
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '203001', 100_000_000n, firma, null],
      ['001', '101002', -100_000_000n, String(till.id_kas), null],
    ]);
    expect((await accountRow(bank, firma)).saldo_buku).toBe(account.saldo_buku - 100_000_000n);
    expect(await boxOf(bank, { user: 'teller1' })).toMatchObject({
      saldo: till.saldo - 100_000_000n,
      stok: { ...till.stok, '10000000': (till.stok['10000000'] ?? 0) - 10 },
    });
    expect(await sheetOf(nomor)).toMatchObject({
      status: 'DIBAYAR',
      tanggal_warkat: DAY,
      nominal: 100_000_000n,
      journal_id: answer.id_jurnal,
      alasan: '',
      asal: 'AKTIF',
    });
    expect(answer.slip).toMatchObject({
      operasi: 'BAYAR_CEK',
      kode_transaksi: '2160',
      keterangan: `CEK ${nomor} upah harian`,
    });
    await expectSoundBooks(bank);
  });

  test('at another branch, through the inter-branch account of both', async () => {
    const [till, nomor] = [await boxOf(bank, { user: 'teller3' }), next()];
    const answer = await pay(cheque(nomor), 'teller3')();
    expect(await linesOf(bank, answer.id_jurnal)).toEqual([
      ['001', '203001', 100_000_000n, firma, null],
      ['001', '110001', -100_000_000n, null, '002'],
      ['002', '101002', -100_000_000n, String(till.id_kas), null],
      ['002', '110001', 100_000_000n, null, '001'],
    ]);
    await expectSoundBooks(bank);
  });

  test('once for one key, by any caller', async () => {
    await replays(bank, payCheque, {
      user: 'teller1',
      stranger: 'teller3',
      input: cheque(next()),
      other: cheque(next()),
    });
  });

  test('above the teller’s own limit with an override only', async () => {
    const nomor = next();
    const input = cheque(nomor, {
      nominal: '25002000.00',
      pecahan: toRows({ '50000': 250, '100000': 125, '2000': 1 }),
      ...short,
    });
    const error = await refused(bank, 'OVERRIDE_NEEDED', pay(input));
    expect(reasonsOf(error)).toEqual([['MELEBIHI_WEWENANG', 'HEAD_TELLER']]);
    expect((await sheetOf(nomor))?.status).toBe('AKTIF');
    const data = payCheque.schema.parse(input);
    const token = await insertGrant(bank, {
      code: 'BAYAR_CEK',
      data,
      maker: 'teller1',
      reasons: ['MELEBIHI_WEWENANG'],
    });
    await accepted(bank, () => bank.run('teller1', payCheque, input, { token }));
    expect((await sheetOf(nomor))?.status).toBe('DIBAYAR');
  });

  test('with a second person, who finds the cheque stopped meanwhile', async () => {
    const [stopped, paid] = [next(), next()];
    const items = [
      await file('teller1', 'BAYAR_CEK', cheque(stopped)),
      await file('teller1', 'BAYAR_CEK', cheque(paid)),
    ];
    await stop(stopped);
    await refused(bank, 'WARKAT_SHEET', () => approve(items[0] ?? '', 'headteller1'));
    await accepted(bank, () => approve(items[1] ?? '', 'headteller1'));
    expect([(await sheetOf(stopped))?.status, (await sheetOf(paid))?.status]).toEqual(['HILANG', 'DIBAYAR']);
  });
});

test('of two tellers with the same cheque at one instant one pays', async () => {
  const nomor = next();
  const before = await accountRow(bank, firma);
  const outcomes = await Promise.allSettled([pay(cheque(nomor))(), pay(cheque(nomor), 'teller3')()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = outcomes.find((each) => each.status === 'rejected');
  expect(lost?.reason).toBeInstanceOf(AppError);
  expect(['WARKAT_STATE', 'WARKAT_SHEET']).toContain(lost?.reason.code);
  expect((await accountRow(bank, firma)).saldo_buku).toBe(before.saldo_buku - 100_000_000n);
  await expectSoundBooks(bank);
});

describe('a reversal restores the cheque’s state', () => {
  test('one that was never presented, and it is paid again', async () => {
    const [nomor, before] = [next(), await accountRow(bank, firma)];
    const paid = await bank.run('teller1', payCheque, cheque(nomor));
    const reversed = await accepted(bank, () => reverse(paid.nomor_referensi));
    expect(await sheetOf(nomor)).toMatchObject({
      status: 'AKTIF',
      tanggal_warkat: null,
      nominal: null,
      journal_id: reversed.id_jurnal,
      alasan: '',
      asal: null,
    });
    expect((await accountRow(bank, firma)).saldo_buku).toBe(before.saldo_buku);
    await accepted(bank, pay(cheque(nomor)));
    await expectSoundBooks(bank);
  });

  test('one returned unpaid before retains its reason', async () => {
    const nomor = next();
    await rejected(nomor, '2026-11-10', 100_000_000n);
    const paid = await bank.run('teller1', payCheque, cheque(nomor, { tanggal_warkat: '2026-11-10' }));
    await reverse(paid.nomor_referensi);
    expect(await sheetOf(nomor)).toMatchObject({
      status: 'DITOLAK',
      tanggal_warkat: '2026-11-10',
      nominal: 100_000_000n,
      alasan: '1',
      asal: null,
    });
    await refused(bank, 'CHEQUE_PRESENTED', pay(cheque(nomor)));
  });

  test('the checks of the books find a cheque that stays paid by a reversed journal', async () => {
    const nomor = next();
    const paid = await bank.run('teller1', payCheque, cheque(nomor));
    await reverse(paid.nomor_referensi);
    expect(await unsound()).toEqual([]);
    await bank.owner`
      update warkat_leaf set status = 'DIBAYAR', asal = 'AKTIF', journal_id = ${paid.id_jurnal}::bigint, nominal = 100000000, tanggal_warkat = ${DAY}
      where jenis = 'CEK' and nomor_warkat = ${nomor}`;
    expect(await unsound()).toEqual(['17']);
  });
});

test('of an account that two persons sign for, the teller ticks who signed it; one signature is the manager’s to allow', async () => {
  await bank.owner`update account set cara_tanda_tangan = 'DAN' where nomor_rekening = ${firma}`;
  const [firm] = await bank.owner<{ nomor: string }[]>`
    select nomor_nasabah as nomor from account where nomor_rekening = ${firma}`;
  await bank.owner`delete from customer_relation where nomor_nasabah = ${firm?.nomor ?? ''}`;
  await bank.owner`insert into specimen_card (nomor_rekening, aturan, versi) values (${firma}, 'SEMUA', 1)`;
  for (const [at, nama] of ['Lina Sari', 'Rudi Salim'].entries()) {
    await bank.owner`
      insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal)
      values (${firm?.nomor ?? ''}, ${at + 1}, 'PENANDA_TANGAN', ${nama}, ${nama.toUpperCase()})`;
    const { id_berkas } = await sentFile(bank, 'cs1', 'TANDA_TANGAN', { mime: 'image/png' });
    await bank.owner`
      insert into specimen (nomor_rekening, nama, id_berkas, berlaku_sejak) values (${firma}, ${nama}, ${id_berkas}, ${DAY})`;
  }
  const { penanda } = await validateRekening(await bank.as('teller1'), {
    nomor_rekening: firma,
    detailed: 'F',
    pegangan: '',
  });
  const marks = penanda.map((each) => each.penanda);
  const nomor = next();
  const error = await refused(bank, 'OVERRIDE_NEEDED', pay(cheque(nomor, { penanda: signersText(marks.slice(0, 1)) })));
  expect(reasonsOf(error)).toEqual([['TANDA_TANGAN_KURANG', 'BRANCH_MANAGER']]);
  const posted = await accepted(bank, pay(cheque(nomor, { penanda: signersText(marks) })));
  const [row] = await bank.owner<{ bukti: object }[]>`select bukti from journal where id = ${posted.id_jurnal}`;
  expect(row?.bukti).toMatchObject({ penanda: [{ nama: 'Lina Sari' }, { nama: 'Rudi Salim' }] });
});
