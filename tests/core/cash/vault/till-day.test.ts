import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { closeTill } from '#core/cash/vault/close-till.ts';
import { closingSheet } from '#core/cash/vault/closing-sheet.ts';
import { openTill } from '#core/cash/vault/open-till.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { reopenTill } from '#core/cash/vault/reopen-till.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { closeTillOrCompare } from '#core/server/close-till.ts';
import {
  accepted,
  books,
  boxOf,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  replays,
} from '../../counter-bank.ts';
import { accounts, yesterdaysTill } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const till2 = await boxOf(bank, { user: 'teller2' });

const close = async (user: string, input: Readonly<Record<string, unknown>>, key?: string) =>
  closeTillOrCompare(await bank.as(user, key), {
    kode_valuta: 'IDR',
    keterangan: '',
    selisih: '',
    token_override: '',
    dry_run: 'F',
    pecahan: [],
    ...input,
  });

/** Returns the grant of a supervisor beside the teller: this count with this difference. */
const releasedClose = (maker: string, branch: string, supervisor: string, input: Readonly<Record<string, unknown>>) =>
  insertGrant(bank, {
    code: 'TUTUP_KAS',
    data: closeTill.schema.parse(input),
    maker,
    branch,
    supervisor,
    reasons: ['SELISIH_KAS'],
  });

async function handover(from: { asal?: number; tujuan?: number }): Promise<string> {
  const [row] = await bank.owner<{ id: string }[]>`
    select id_serah_terima as id from handover where status = 'DIKIRIM' and (asal = ${from.asal ?? null} or tujuan = ${from.tujuan ?? null})`;
  return row?.id ?? '';
}

const sendTo2 = (pecahan: ReturnType<typeof toRows>, nominal: string) =>
  bank.run('headteller1', vaultToTill, { id_kas: String(till2.id_kas), nominal, pecahan });

describe('opening a till', () => {
  test('posts Dr teller cash / Cr cash in transit and continues with the slips of the day', async () => {
    const pecahan = toRows({ '100000': 5, '500': 4 });
    await sendTo2(pecahan, '502000.00');
    const opened = await bank.run('teller2', openTill, {
      id_serah_terima: await handover({ tujuan: till2.id_kas }),
      pecahan,
    });
    expect(await linesOf(bank, opened.id_jurnal)).toEqual([
      ['001', '101002', 50_200_000n, String(till2.id_kas), null],
      ['001', '101006', -50_200_000n, null, null],
    ]);
    expect(await boxOf(bank, { user: 'teller2' })).toEqual({
      id_kas: till2.id_kas,
      status: 'BUKA',
      saldo: 50_200_000n,
      stok: { '10000000': 5, '50000': 4 },
      nomor_urut: 11,
    });
    await refused(bank, 'TILL_OPEN', () => bank.run('teller2', openTill, { pecahan: [] }));
    await close('teller2', { pecahan });
    await bank.run('headteller1', receiveCash, { id_serah_terima: await handover({ asal: till2.id_kas }), pecahan });
    await yesterdaysTill(bank, 'teller2');
  });

  test('without cash: no journal, an empty open till; replayed it answers the same', async () => {
    const key = randomUUID();
    const first = await accepted(bank, () => bank.run('teller2', openTill, { pecahan: [] }, { key }));
    expect(first.nomor_referensi).toBe('');
    const before = await books(bank);
    expect(await bank.run('teller2', openTill, { pecahan: [] }, { key })).toEqual(first);
    expect(await books(bank)).toEqual(before);
    await close('teller2', { pecahan: [] });
    expect(await boxOf(bank, { user: 'teller2' })).toMatchObject({ status: 'TUTUP', saldo: 0n });
    await yesterdaysTill(bank, 'teller2');
  });

  test('refuses another’s handover, another count, cash out of nowhere, a user without a till', async () => {
    const pecahan = toRows({ '20000': 5 });
    await sendTo2(pecahan, '100000.00');
    const id = await handover({ tujuan: till2.id_kas });
    await refused(bank, 'HANDOVER_COUNT', () =>
      bank.run('teller2', openTill, { id_serah_terima: id, pecahan: toRows({ '20000': 4 }) }),
    );
    await refused(bank, 'HANDOVER_COUNT', () => bank.run('teller2', openTill, { pecahan }));
    await refused(bank, 'NO_TILL', () => bank.run('manager1', openTill, { id_serah_terima: id, pecahan }));
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller2', openTill, { id_serah_terima: id, pecahan }));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    await replays(bank, openTill, {
      user: 'teller2',
      stranger: 'teller1',
      input: { id_serah_terima: id, pecahan },
      other: { id_serah_terima: id, pecahan: toRows({ '20000': 4 }) },
    });
    await close('teller2', { pecahan });
    await bank.run('headteller1', receiveCash, { id_serah_terima: await handover({ asal: till2.id_kas }), pecahan });
    await yesterdaysTill(bank, 'teller2');
  });

  test('another teller’s handover does not exist for the teller', async () => {
    const pecahan = toRows({ '20000': 5 });
    const till1 = await boxOf(bank, { user: 'teller1' });
    await bank.run('headteller1', vaultToTill, { id_kas: String(till1.id_kas), nominal: '100000.00', pecahan });
    const id = await handover({ tujuan: till1.id_kas });
    await refused(bank, 'NOT_FOUND', () => bank.run('teller2', openTill, { id_serah_terima: id, pecahan }));
    await accepted(bank, () => bank.run('teller1', receiveCash, { id_serah_terima: id, pecahan }));
  });
});

describe('opening a till again on the day it was closed', () => {
  const why = { alasan: 'Nasabah datang setelah kas ditutup', kode_valuta: 'IDR' };
  const grant = (supervisor: string, reasons = ['KAS_DIBUKA_ULANG']) =>
    insertGrant(bank, {
      code: 'BUKA_KAS_ULANG',
      data: reopenTill.schema.parse(why),
      maker: 'teller2',
      supervisor,
      reasons,
    });
  const slips = async () =>
    (await bank.owner`select nomor_urut from journal where id_kas = ${till2.id_kas} order by id`).map(
      (row) => row.nomor_urut,
    );

  test('is an exception that a head teller allows, and its slips and movements go on', async () => {
    await refused(bank, 'TILL_NOT_CLOSED_TODAY', () => bank.run('teller2', reopenTill, why));
    await bank.run('teller2', openTill, { pecahan: [] });
    await refused(bank, 'TILL_OPEN', () => bank.run('teller2', reopenTill, why));
    await bank.run('teller2', cashDeposit, cash(accounts.ani, 1));
    const pecahan = toRows({ '100000': 1 });
    const closed = await close('teller2', { pecahan });
    await bank.run('headteller1', receiveCash, { id_serah_terima: closed.id_serah_terima, pecahan });
    const before = await boxOf(bank, { user: 'teller2' });

    await refused(bank, 'TILL_WAS_OPEN', () => bank.run('teller2', openTill, { pecahan: [] }));
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller2', reopenTill, why));
    await refused(bank, 'NO_TILL', () => bank.run('manager1', reopenTill, why));
    const other = await grant('headteller1', ['DUA_ORANG']);
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller2', reopenTill, why, { token: other }));
    const token = await grant('headteller1');
    const late = { ...why, alasan: 'Alasan yang tidak dilihat siapa pun' };
    await refused(bank, 'GRANT_INVALID', () => bank.run('teller2', reopenTill, late, { token }));
    await accepted(bank, () => bank.run('teller2', reopenTill, why, { token }));
    const again = await boxOf(bank, { user: 'teller2' });
    expect(again).toEqual({ ...before, status: 'BUKA' });
    const [trail] = await bank.owner`
      select id_user, rincian from audit_log where aksi = 'BUKA_KAS_ULANG' and hasil = '00' order by id desc limit 1`;
    expect(trail).toMatchObject({
      id_user: 'teller2',
      rincian: { otorisasi: 'headteller1', alasan: ['KAS_DIBUKA_ULANG'] },
    });
    await refused(bank, 'TILL_OPEN', () => bank.run('teller2', openTill, { pecahan: [] }));

    await bank.run('teller2', cashDeposit, cash(accounts.ani, 1));
    const numbers = await slips();
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.max(...numbers)).toBe(before.nomor_urut + 1);
    const second = await close('teller2', { pecahan });
    await bank.run('headteller1', receiveCash, { id_serah_terima: second.id_serah_terima, pecahan });
  });

  test('by an item that the head teller approves; of two that wait one opens it', async () => {
    const file = () => bank.flow('teller2', 'SUBMIT', { flowCode: 'BUKA_KAS_ULANG', seen: '', data: why });
    const [first, second] = [await file(), await file()];
    await accepted(bank, () => bank.flow('headteller1', 'APPROVE', { idFlow: first.id_flow }));
    await refused(bank, 'TILL_OPEN', () => bank.flow('headteller1', 'APPROVE', { idFlow: second.id_flow }));
    await close('teller2', { pecahan: [] });
    await yesterdaysTill(bank, 'teller2');
    await refused(bank, 'TILL_NOT_CLOSED_TODAY', () => bank.flow('headteller1', 'APPROVE', { idFlow: second.id_flow }));
    await bank.flow('headteller1', 'REJECT', { idFlow: second.id_flow, remark: 'sudah tidak perlu' });
  });
});

/**
 * The bank's worked example: 50,000,000 + 175,000,000 in - 60,000,000 out - 15,300,000 to the vault = 149,700,000 on the book,
 * 149,699,000 counted, a shortage of 1,000.
 */
describe('closing a till', () => {
  const counted = {
    '100000': 1250,
    '50000': 400,
    '20000': 100,
    '10000': 150,
    '5000': 120,
    '2000': 200,
    '1000': 150,
    '500': 60,
    '200': 75,
    '100': 40,
  };

  test('the proof example: a shortage of 1,000 is booked, everything counted goes to the vault, the till is empty', async () => {
    await bank.owner`update cash_box set batas = 100000000000 where id_user = 'teller3'`;
    const deposit = { ...cash(accounts.citra, 1750), kode_valuta: 'IDR', keterangan: '' };
    const token = await insertGrant(bank, {
      code: 'SETOR_TUNAI',
      data: cashDeposit.schema.parse(deposit),
      maker: 'teller3',
      branch: '002',
      supervisor: 'manager2',
      reasons: ['MELEBIHI_WEWENANG'],
    });
    await bank.run('teller3', cashDeposit, deposit, { token });
    for (const notes of [250, 250, 100]) await bank.run('teller3', cashWithdrawal, cash(accounts.citra, notes));
    await bank.run('teller3', tillToVault, { nominal: '15300000.00', pecahan: toRows({ '100000': 153 }) });
    const till = await boxOf(bank, { user: 'teller3' });
    expect(till.saldo).toBe(14_970_000_000n);

    const pecahan = toRows(counted);
    const before = await books(bank);
    const compared = await close('teller3', { pecahan, dry_run: 'T' });
    // Blind: that it differs, and neither by how much nor from what.
    expect(compared).toMatchObject({
      status: 'HITUNG_ULANG',
      dihitung: '149699000.00',
      seharusnya: '',
      selisih: '',
      penyebab: [],
    });
    // Comparing leaves the count and a trace in the audit trail, and nothing else.
    const { audit_log: _, till_count: __, row_version: _____, ...rest } = await books(bank);
    const { audit_log: ___, till_count: ____, row_version: ______, ...same } = before;
    expect(rest).toEqual(same);
    const [count] = await bank.owner`select rincian from audit_log where aksi = 'HITUNG_KAS' order by id desc limit 1`;
    expect(count?.rincian).toMatchObject({ dihitung: '149699000.00', selisih: '-1000.00' });

    const booked = { pecahan, selisih: '-1000.00', keterangan: 'Kurang seribu setelah dihitung ulang' };
    await refused(bank, 'COUNT_AGAIN', () => close('teller3', { pecahan, selisih: '-2000.00' }));
    await refused(bank, 'COUNT_AGAIN', () => close('teller3', booked));
    expect(await close('teller3', { pecahan, dry_run: 'T' })).toMatchObject({
      status: 'PERLU_KONFIRMASI',
      hitungan: 2,
      seharusnya: '149700000.00',
      selisih: '-1000.00',
    });
    await refused(bank, 'DIFFERENCE', () => close('teller3', { pecahan }));
    await refused(bank, 'DIFFERENCE', () => close('teller3', { pecahan, selisih: '-2000.00' }));
    await refused(bank, 'DIFFERENCE_REASON', () => close('teller3', { ...booked, keterangan: '' }));
    const alone = await refused(bank, 'OVERRIDE_NEEDED', () => close('teller3', booked));
    expect(reasonsOf(alone)).toEqual([['SELISIH_KAS', 'HEAD_TELLER']]);
    const other = await releasedClose('teller3', '002', 'manager2', { ...booked, keterangan: 'Alasan lain lagi' });
    await refused(bank, 'GRANT_INVALID', () => close('teller3', { ...booked, token_override: other }));
    const token_override = await releasedClose('teller3', '002', 'manager2', booked);
    const key = randomUUID();
    const closed = await accepted(bank, () => close('teller3', { ...booked, token_override }, key));
    expect(closed).toMatchObject({ status: 'TUTUP', seharusnya: '149700000.00', selisih: '-1000.00' });
    expect(await linesOf(bank, closed.posting?.id_jurnal ?? '')).toEqual([
      ['002', '112003', 100_000n, 'teller3', null],
      ['002', '101002', -100_000n, String(till.id_kas), null],
      ['002', '101006', 14_969_900_000n, null, null],
      ['002', '101002', -14_969_900_000n, String(till.id_kas), null],
    ]);
    expect(await boxOf(bank, { user: 'teller3' })).toMatchObject({ status: 'TUTUP', saldo: 0n, stok: {} });
    expect(closed.id_serah_terima).toBe(await handover({ asal: till.id_kas }).then(() => closed.id_serah_terima));
    const [sent] =
      await bank.owner`select nominal, arah, status from handover where id_serah_terima = ${closed.id_serah_terima}`;
    expect({ ...sent }).toEqual({ nominal: 14_969_900_000n, arah: 'KE_KHASANAH', status: 'DIKIRIM' });
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller3', cashDeposit, cash(accounts.citra, 1)));

    expect(await close('teller3', { ...booked, token_override }, key)).toEqual(closed);
    await refused(bank, 'KEY_REUSED', () => close('teller3', { ...booked, pecahan: [], token_override }, key));

    const sheet = await closingSheet(await bank.as('teller3'), { id_kas: '', tanggal: '' });
    expect(sheet).toMatchObject({ kode_kas: 'TLR01', kode_cabang: '002', id_user: 'teller3', tanggal: '2026-11-20' });
    expect(sheet.tutup).toMatchObject([
      {
        urut: 1,
        saldo_awal: '0.00',
        masuk: '175000000.00',
        keluar: '60000000.00',
        dari_khasanah: '50000000.00',
        ke_khasanah: '15300000.00',
        seharusnya: '149700000.00',
        dihitung: '149699000.00',
        selisih: '-1000.00',
        alasan: booked.keterangan,
        jumlah_transaksi: 4,
        nomor_referensi: closed.posting?.nomor_referensi,
        hitungan: [{ selisih: '-1000.00' }, { selisih: '-1000.00' }],
      },
    ]);
    expect(sheet.tutup[0]?.saksi).not.toBe('');
    expect(sheet.tutup[0]?.pecahan).toHaveLength(10);
    await expect(
      closingSheet(await bank.as('teller1'), { id_kas: String(till.id_kas), tanggal: '' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      closingSheet(await bank.as('headteller1'), { id_kas: String(till.id_kas), tanggal: '' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await closingSheet(await bank.as('headteller2'), { id_kas: String(till.id_kas), tanggal: '' })).toEqual(
      sheet,
    );

    const vault = await boxOf(bank, { vault: '002' });
    await bank.run('headteller2', receiveCash, { id_serah_terima: closed.id_serah_terima, pecahan });
    expect((await boxOf(bank, { vault: '002' })).saldo).toBe(vault.saldo + 14_969_900_000n);
  });

  test('an overage goes to 201005, with the transaction it may come from', async () => {
    const stock = toRows({ '10000': 7 });
    await sendTo2(stock, '70000.00');
    await bank.run('teller2', openTill, { id_serah_terima: await handover({ tujuan: till2.id_kas }), pecahan: stock });
    const forgotten = await bank.run('teller2', cashWithdrawal, {
      ...cash(accounts.ani, 0),
      nominal: '20000.00',
      pecahan: toRows({ '10000': 2 }),
    });
    const till = await boxOf(bank, { user: 'teller2' });
    await close('teller2', { pecahan: stock, dry_run: 'T' });
    const compared = await close('teller2', { pecahan: stock, dry_run: 'T' });
    expect(compared.selisih).toBe('20000.00');
    expect(compared.penyebab.map((each) => [each.kode, each.nomor_referensi])).toEqual([
      ['TUNAI_TERNYATA_NON_TUNAI', forgotten.nomor_referensi],
      ['SATU_LEMBAR', ''],
    ]);
    const booked = { pecahan: stock, selisih: '20000.00', keterangan: 'Tarikan belum diserahkan' };
    const token_override = await releasedClose('teller2', '001', 'headteller1', booked);
    const closed = await close('teller2', { ...booked, token_override });
    expect(await linesOf(bank, closed.posting?.id_jurnal ?? '')).toEqual([
      ['001', '101002', 2_000_000n, String(till.id_kas), null],
      ['001', '201005', -2_000_000n, 'teller2', null],
      ['001', '101006', 7_000_000n, null, null],
      ['001', '101002', -7_000_000n, String(till.id_kas), null],
    ]);
    await expectSoundBooks(bank);
    await bank.run('headteller1', receiveCash, { id_serah_terima: closed.id_serah_terima, pecahan: stock });
  });

  test('refuses while cash is on its way to the till, an unknown note, a closed till', async () => {
    const till1 = await boxOf(bank, { user: 'teller1' });
    const stock = Object.entries(till1.stok).map(([minor, lembar]) => ({
      nominal: `${BigInt(minor) / 100n}.00`,
      lembar,
    }));
    const pecahan = toRows({ '100000': 1 });
    await bank.run('headteller1', vaultToTill, { id_kas: String(till1.id_kas), nominal: '100000.00', pecahan });
    await refused(bank, 'HANDOVER_PENDING', () => bank.run('teller1', closeTill, { pecahan: stock }));
    await bank.run('teller1', receiveCash, { id_serah_terima: await handover({ tujuan: till1.id_kas }), pecahan });
    await refused(bank, 'CASH_UNKNOWN', () => bank.run('teller1', closeTill, { pecahan: toRows({ '25000': 1 }) }));
    await refused(bank, 'TILL_CLOSED', () => bank.run('teller2', closeTill, { pecahan: [] }));
    await refused(bank, 'NO_TILL', () => bank.run('headteller1', closeTill, { pecahan: [] }));
    const all = stock.map((row) => (row.nominal === '100000.00' ? { ...row, lembar: row.lembar + 1 } : row));
    const closed = await accepted(bank, () =>
      bank.run('teller1', closeTill, { pecahan: all, keterangan: 'Tutup kas' }),
    );
    expect(await linesOf(bank, closed.id_jurnal)).toHaveLength(2);
    const { tutup } = await closingSheet(await bank.as('teller1'), { id_kas: '', tanggal: '' });
    expect(tutup).toMatchObject([{ selisih: '0.00', alasan: '' }]);
  });
});
