import { describe, expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { transaksiDetails } from '#core/cash/counter/transaction-queries.ts';
import { otorisasiData } from '#core/control/workflow/desk.ts';
import { formBatches } from '#core/payments/settlement/form-batch.ts';
import { transferTerms } from '#core/payments/transfers/queries.ts';
import { transferSettlement } from '#core/payments/transfers/settle.ts';
import { fromMinor } from '#lib/money.ts';

import { askItems, paging } from '../../asking.ts';
import { accepted, refused, rupiah } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { beginOf } from '../settlement/settlement-bank.ts';
import { fromGiro, inNotes, transferBank } from './transfer-bank.ts';

const bank = await transferBank();
const { approve, done, file, run1, newest, lines, ledger, balance, leave, answer } = bank;
const M = 1_000_000_00n;
const FEE = 2_900_00n;

const set = (nama: string, nilai: string) => bank.owner`update parameter set nilai = ${nilai} where nama = ${nama}`;

describe('from an account', () => {
  test('answers the balance it leaves behind its fee, and the statement shows the transfer before the fee', async () => {
    const before = await balance(accounts.firma);
    const sent = await done('teller1', 'BI_FAST_NON_TUNAI', fromGiro(5_000_000n));
    const after = before - 5n * M - 2_500_00n;
    expect(await balance(accounts.firma)).toBe(after);
    expect(sent.saldo.find(({ nomor }) => nomor === accounts.firma)).toMatchObject({
      sebelum: fromMinor(before, 'IDR'),
      sesudah: fromMinor(after, 'IDR'),
    });
    const booked = await bank.owner<{ jumlah: bigint; saldo: bigint }[]>`
      select jumlah, saldo from journal_line where journal_id = ${sent.id_jurnal} and rekening = ${accounts.firma} order by seq`;
    expect(booked.map(({ jumlah, saldo }) => [jumlah, saldo])).toEqual([
      [5n * M, before - 5n * M],
      [2_500_00n, after],
    ]);
    await leave();
    await answer((await newest()).nomor, 'SELESAI');
  });

  test('names on its slip receiver, fee and status; a later read has the status of that time', async () => {
    const sent = await done('teller1', 'SKN_NON_TUNAI', fromGiro(25_000_000n));
    const transfer = {
      ...{ kode_bank: 'CENAIDJA', nama_bank: 'Bank Central Asia' },
      ...{ rekening_tujuan: '8800112233', nama_tujuan: 'CV Maju Bersama', berita: 'Faktur 12' },
    };
    const [owner] = await bank.owner`select nama_rekening from account where nomor_rekening = ${accounts.firma}`;
    const all = { ...transfer, nama_pengirim: owner?.nama_rekening };
    const { slip } = sent;
    expect(slip?.transfer).toEqual({ ...all, status: 'DIOTORISASI', waktu: slip?.waktu });
    expect([slip?.nominal, slip?.biaya]).toEqual([
      '25000000.00',
      [{ kode: 'BIAYA_SKN', nominal: '2900.00', dihapus: 'F' }],
    ]);
    expect(slip?.kalimat).toEqual(sent.kalimat);
    const reread = async () =>
      (await transaksiDetails(await bank.as('teller1'), { nomor_referensi: sent.nomor_referensi, duplikat: 'P' })).slip;
    // A second read returns the same slip.
    expect(await reread()).toEqual({ ...slip, duplikat: 'P' });
    await leave();
    expect((await reread())?.transfer).toMatchObject({ ...all, status: 'DIKIRIM' });
    await answer((await newest()).nomor, 'SELESAI');
    const settled = (await reread())?.transfer;
    expect(settled).toMatchObject({ ...all, status: 'SELESAI' });
    expect(settled?.waktu).toMatch(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/);
  });

  test('is debited with its fee, leaves, and is settled through head office', async () => {
    const before = await balance(accounts.firma);
    const sent = await done('teller1', 'SKN_NON_TUNAI', fromGiro(25_000_000n));
    expect(await lines(sent.id_jurnal)).toEqual([
      ['001', '203001', 25n * M],
      ['001', '203001', FEE],
      ['001', '502001', -FEE],
      ['001', '109002', -25n * M],
    ]);
    expect(await newest()).toMatchObject({ status: 'DIOTORISASI' });
    expect(await leave()).toBe(1);
    const { nomor, status } = await newest();
    expect(status).toBe('DIKIRIM');
    await answer(nomor, 'SELESAI');
    const settled = await newest();
    expect(settled.status).toBe('SELESAI');
    expect(await lines(settled.journal_settle)).toEqual([
      ['001', '109002', 25n * M],
      ['000', '102001', -25n * M],
    ]);
    expect(await balance(accounts.firma)).toBe(before - 25n * M - FEE);
    expect(await ledger('109002')).toBe(0n);
    // The same again is a repetition.
    await answer(nomor, 'SELESAI');
    expect(await ledger('109002')).toBe(0n);
    await answer(nomor, 'DIKEMBALIKAN', 'AC04');
    const back = await newest();
    expect(back.status).toBe('DIRETUR');
    expect(await lines(back.journal_akhir)).toEqual([
      ['000', '102001', 25n * M],
      ['001', '109002', 25n * M],
      ['001', '109002', -25n * M],
      ['001', '203001', -25n * M],
    ]);
    // The fee is kept.
    expect(await balance(accounts.firma)).toBe(before - FEE);
  });

  test('that is refused goes back to its account', async () => {
    const before = await balance(accounts.firma);
    await done('teller1', 'RTGS_NON_TUNAI', fromGiro(150_000_000n));
    await leave();
    const { nomor } = await newest();
    await answer(nomor, 'DITOLAK', 'AC03');
    expect(await newest()).toMatchObject({ status: 'DIRETUR' });
    expect(await ledger('109003')).toBe(0n);
    expect(await balance(accounts.firma)).toBe(before - 30_000_00n);
  });

  test('by BI-FAST stands on 109004, costs 2,500, and goes up to the rail’s limit', async () => {
    const before = await balance(accounts.firma);
    await set('bi_fast_batas', rupiah(100_000_000n));
    await refused(bank, 'TRANSFER_MAXIMUM', () => file('teller1', 'BI_FAST_NON_TUNAI', fromGiro(100_000_001n)));
    expect(await balance(accounts.firma)).toBe(before);
    const sent = await done('teller1', 'BI_FAST_NON_TUNAI', fromGiro(100_000_000n));
    expect(await lines(sent.id_jurnal)).toEqual([
      ['001', '203001', 100n * M],
      ['001', '203001', 2_500_00n],
      ['001', '502001', -2_500_00n],
      ['001', '109004', -100n * M],
    ]);
    // At once, in no cycle.
    expect(
      await formBatches(beginOf(bank), [transferSettlement], (error) => {
        throw error;
      }),
    ).toBe(1);
    const { nomor } = await newest();
    const [batch] = await bank.owner<{ rail: string }[]>`
      select b.rail from settlement_item i join settlement_batch b using (id_batch) where i.end_to_end = ${nomor}`;
    expect(batch?.rail).toBe('BI_FAST');
    await answer(nomor, 'SELESAI');
    expect(await lines((await newest()).journal_settle)).toEqual([
      ['001', '109004', 100n * M],
      ['000', '102001', -100n * M],
    ]);
    expect(await ledger('109004')).toBe(0n);
    await answer(nomor, 'DIKEMBALIKAN', 'AC04');
    expect(await newest()).toMatchObject({ status: 'DIRETUR' });
    expect(await balance(accounts.firma)).toBe(before - 2_500_00n);
    await set('bi_fast_batas', rupiah(250_000_000n));
  });

  test('is proposed the cheapest rail that takes it; cash never goes by BI-FAST', async () => {
    const proposed = async (whole: bigint, tunai: 'T' | 'F') => {
      const { jalur } = await transferTerms(await bank.as('teller1'), { nominal: rupiah(whole), tunai });
      return [jalur.map(({ rail }) => rail).join(' '), jalur.find(({ diusulkan }) => diusulkan === 'T')?.rail];
    };
    expect(await proposed(250_000_000n, 'F')).toEqual(['SKN RTGS BI_FAST', 'BI_FAST']);
    expect(await proposed(250_000_001n, 'F')).toEqual(['SKN RTGS BI_FAST', 'SKN']);
    expect(await proposed(1_000_000_001n, 'F')).toEqual(['SKN RTGS BI_FAST', 'RTGS']);
    expect(await proposed(25_000_000n, 'T')).toEqual(['SKN RTGS', 'SKN']);
  });

  test('shows how long its rail still takes it, by the bank’s clock, and that it does not any more', async () => {
    const left = async () => {
      const { jalur } = await transferTerms(await bank.as('teller1'), { nominal: rupiah(6_000_000n), tunai: 'F' });
      const skn = jalur.find(({ rail }) => rail === 'SKN');
      return [skn?.sisa_detik ?? -1, skn?.sebab] as const;
    };
    const passed = async () => {
      const [day] = await bank.owner<{ detik: number }[]>`
        select extract(epoch from (clock_timestamp() at time zone 'Asia/Jakarta')::time)::float as detik`;
      return day?.detik ?? 0;
    };
    await set('skn_batas_jam', '2400');
    const before = await passed();
    const [seconds, open] = await left();
    expect(open).toBe('');
    expect(86_400 - seconds).toBeGreaterThanOrEqual(Math.floor(before));
    expect(86_400 - seconds).toBeLessThanOrEqual(await passed());
    await set('skn_batas_jam', '0');
    expect(await left()).toEqual([0, 'TUTUP']);
    await set('skn_batas_jam', '2400');
  });

  test('is reversed on its day until it has left, never afterwards', async () => {
    const before = await balance(accounts.firma);
    const first = await done('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n));
    const undo = async (nomor_referensi: string) => {
      const item = await file('teller1', 'REVERSAL', { nomor_referensi, alasan: 'Salah rekening tujuan' });
      return bank.flow('manager1', 'APPROVE', { idFlow: item, remark: 'Diperiksa' });
    };
    await accepted(bank, () => undo(first.nomor_referensi));
    expect(await newest()).toMatchObject({ status: 'DIBATALKAN' });
    expect(await balance(accounts.firma)).toBe(before);
    expect(await leave()).toBe(0);
    const second = await done('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n));
    const item = await file('teller1', 'REVERSAL', {
      nomor_referensi: second.nomor_referensi,
      alasan: 'Salah rekening tujuan',
    });
    await leave();
    await refused(bank, 'SETTLEMENT_SENT', () =>
      bank.flow('manager1', 'APPROVE', { idFlow: item, remark: 'Diperiksa' }),
    );
    await answer((await newest()).nomor, 'SELESAI');
    expect(reversal.code).toBe('REVERSAL');
  });

  test('goes to a bank of the list, by its BIC, that of an office or its participant code', async () => {
    for (const kode_bank of ['AAAAIDJA', '9990001'])
      await refused(bank, 'BANK_UNKNOWN', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n, { kode_bank })));
    for (const kode_bank of ['CENAIDJA', 'CENAIDJAXXX', '0140397'])
      await accepted(bank, () => file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n, { kode_bank })));
    // A bank that is no longer in force takes nothing from that day on.
    await bank.owner`update reference_code set berlaku_sampai = '2020-01-01' where kelompok = 'BANK' and kode = '014'`;
    await refused(bank, 'BANK_UNKNOWN', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n)));
    await bank.owner`update reference_code set berlaku_sampai = null where kelompok = 'BANK' and kode = '014'`;
  });

  test('is bound by the limits and hours of its rail', async () => {
    await set('skn_batas', '7000000.00');
    await refused(bank, 'TRANSFER_MAXIMUM', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(7_000_001n)));
    await accepted(bank, () => file('teller1', 'SKN_NON_TUNAI', fromGiro(7_000_000n)));
    await set('skn_batas', '1000000000.00');
    await refused(bank, 'TRANSFER_MINIMUM', () => file('teller1', 'RTGS_NON_TUNAI', fromGiro(100_000_000n)));
    await set('rtgs_minimum_termasuk', 'T');
    await accepted(bank, () => file('teller1', 'RTGS_NON_TUNAI', fromGiro(100_000_000n)));
    await set('rtgs_minimum_termasuk', 'F');
    await set('skn_batas_jam', '0');
    await refused(bank, 'TRANSFER_CLOSED', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n)));
    await set('skn_batas_jam', '2400');
  });
});

describe('paid in cash', () => {
  // The fee is made a note's worth, so that the till needs no coins.
  const paid = (over: object = {}) =>
    inNotes(900_000n, 1_000_000n, { pecahan: [{ nominal: '100000.00', lembar: 10 }] }, over);

  test('waits on 201003, leaves over the rail, and comes back to 201002', async () => {
    await set('skn_biaya', '100000.00');
    await refused(bank, 'TRANSFER_SENDER', () => run1('teller1', 'SKN_TUNAI', paid({ nomor_identitas: '', nama: '' })));
    await refused(bank, 'TRANSFER_CASH', () => run1('teller1', 'SKN_TUNAI', paid({ jumlah_tunai: '900000.00' })));
    const sent = await accepted(bank, () => run1('teller1', 'SKN_TUNAI', paid()));
    expect(await lines(sent.id_jurnal)).toEqual([
      ['001', '101002', 900_000_00n],
      ['001', '101002', 100_000_00n],
      ['001', '502001', -100_000_00n],
      ['001', '201003', -900_000_00n],
    ]);
    await leave();
    expect([await ledger('201003'), await ledger('109002')]).toEqual([0n, -900_000_00n]);
    const { nomor } = await newest();
    await answer(nomor, 'DIKEMBALIKAN', 'AC01');
    const back = await newest();
    expect(back.status).toBe('DIRETUR');
    expect([await ledger('109002'), await ledger('201002')]).toEqual([0n, -900_000_00n]);
  });

  test('uses the lower of two limits', async () => {
    await set('skn_tunai_batas', '800000.00');
    await refused(bank, 'TRANSFER_MAXIMUM', () => run1('teller1', 'SKN_TUNAI', paid()));
    await set('skn_tunai_batas', '900000.00');
    await accepted(bank, () => run1('teller1', 'SKN_TUNAI', paid()));
    await set('skn_tunai_batas', '1000000000.00');
  });
});

describe('after the cut-off of its rail', () => {
  /** Returns the seconds left until the cut-off, as the checker reads them. */
  const left = async (idFlow: string) => {
    const { data = [] } = await otorisasiData(await bank.as('manager1'), askItems({ paging: paging() }));
    return data.find(({ id_flow }) => id_flow === idFlow)?.sisa_detik;
  };

  test('a transfer filed before the cut-off is approved; one filed after it is refused', async () => {
    const item = await file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n));
    expect(await left(item)).toBe('');
    const [opens] = await bank.owner<{ nilai: string }[]>`select nilai from parameter where nama = 'skn_buka_jam'`;
    // Filed at the first moment of the day, and no sooner than the rail opens.
    const filed = (moment: string) =>
      bank.owner`update flow_step set waktu = date_trunc('day', now(), 'Asia/Jakarta') + ${moment}::interval where id_flow = ${item}`;
    await set('skn_buka_jam', '0');
    await set('skn_batas_jam', '1');
    // A run in the first minute of the bank's day waits for its end.
    await bank.owner`
      select pg_sleep(extract(epoch from greatest(date_trunc('day', now(), 'Asia/Jakarta') + interval '61 seconds' - now(), interval '0')))`;
    expect(await left(item)).toBe('0');
    await refused(bank, 'TRANSFER_CLOSED', () => file('teller1', 'SKN_NON_TUNAI', fromGiro(6_000_000n)));
    await filed('1 minute');
    await refused(bank, 'TRANSFER_CLOSED', () => approve(item));
    await filed('59 seconds');
    await accepted(bank, () => approve(item));
    expect(await newest()).toMatchObject({ status: 'DIOTORISASI' });
    await set('skn_batas_jam', '2400');
    await set('skn_buka_jam', opens?.nilai ?? '');
  });
});
