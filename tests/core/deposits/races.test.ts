import { describe, expect, test, vi } from 'vitest';
import { refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { bilyetOf, depositBank, disbursement, funding, wire } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
breaksBooks(bank, ['8', '9']);
const siti = await bank.someone('Siti Deposan');
const own = await bank.open(bank.form(siti));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const [person] = await bank.owner<{ nomor_identitas: string }[]>`
  select nomor_identitas from customer where nomor_nasabah = ${siti}`;

const file = async (user: string, flowCode: string, data: object) =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const journals = async (nomor: string, operasi: string) =>
  (await bank.owner`select count(*)::integer as n from journal where rekening = ${nomor} and operasi = ${operasi}`)[0]
    ?.n as number;

describe('at the same instant', () => {
  test('a deposit is funded once, by one of two who hold a certificate each', async () => {
    const nomor = await bank.registered(
      bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.firma }),
    );
    const given = (paper: number) => ({
      ...funding(nomor, 10_000_000n, bilyetOf(paper)),
      sumber: 'REKENING',
      pecahan: [],
    });
    const items = await Promise.all([
      file('teller1', 'SETOR_DEPOSITO', given(19)),
      file('cs1', 'SETOR_DEPOSITO', given(29)),
    ]);
    const outcomes = await Promise.allSettled(items.map((item) => approve('manager1', item)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'AKTIF', versi: 2 });
    expect(await bank.balanceOf(nomor)).toBe(1_000_000_000n);
    expect(await journals(nomor, 'SETOR_DEPOSITO')).toBe(1);
    const states = await Promise.all([19, 29].map((paper) => bank.bilyetState(bilyetOf(paper))));
    expect(states.sort()).toEqual(['BERLAKU', 'DI_TANGAN']);
    await expectSoundBooks(bank);
  });

  test('the counter does not pay a deposit again that the end of day has matured; out of 201006 it does, once', async () => {
    const nomor = await begun('2026-10-20', { perpanjangan: 'NON_ARO' });
    const [paper] = await bank.owner<{ nomor_bilyet: string }[]>`
      select nomor_bilyet from bilyet where nomor_rekening = ${nomor}`;
    const out = (versi: string) =>
      disbursement(nomor, 100_000_000n, paper?.nomor_bilyet ?? '', {
        versi,
        nomor_identitas: person?.nomor_identitas,
        cara_bayar: 'REKENING',
        rekening_tujuan: own,
        pecahan: [],
      });
    const before = String((await bank.depositRow(nomor)).versi);
    await endOfDay(DAY);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'JATUH_TEMPO' });
    expect(await bank.balanceOf(nomor)).toBe(0n);
    // The screen that was open before shows what is no more.
    await refused(bank, 'DEPOSIT_CHANGED', () => file('teller1', 'PENCAIRAN_DEPOSITO', out(before)));
    const now = String((await bank.depositRow(nomor)).versi);
    const items = await Promise.all([
      file('teller1', 'PENCAIRAN_DEPOSITO', out(now)),
      file('cs1', 'PENCAIRAN_DEPOSITO', out(now)),
    ]);
    const outcomes = await Promise.allSettled(items.map((item) => approve('manager1', item)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await journals(nomor, 'PENCAIRAN_DEPOSITO')).toBe(1);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
    expect(await bank.balanceOf(own)).toBe(10_000_000_000n);
    const [left] = await bank.owner`
      select coalesce(sum(kredit - debet), 0)::bigint as n from gl_total where kode_gl = '201006' and kode_cabang = '001'`;
    expect(left?.n).toBe(0n);
    await expectSound();
  });
});

describe('a value date', () => {
  test('is not of an earlier month, not before five business days, not of a month that was distributed', async () => {
    const nomor = await bank.registered(
      bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.firma, nominal: wire(5_000_000n) }),
    );
    // Its money came in October, in its lines and in their roll-up.
    await bank.owner`update journal_line set tanggal_valuta = '2026-10-01' where rekening = ${accounts.firma} and jumlah < 0`;
    await bank.owner`update account_day set tanggal_valuta = '2026-10-01' where nomor_rekening = ${accounts.firma}`;
    const back = (tanggal_valuta: string) => ({
      ...funding(nomor, 5_000_000n, bilyetOf(18)),
      sumber: 'REKENING',
      pecahan: [],
      tanggal_valuta,
      alasan_valuta: 'bilyet terlambat dicetak',
    });
    for (const day of ['2026-10-30', '2026-11-12'])
      await refused(bank, 'VALUE_DATE', () => file('teller1', 'SETOR_DEPOSITO', back(day)));
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'TERDAFTAR', versi: 1 });
    const right = await file('teller1', 'SETOR_DEPOSITO', back('2026-11-13'));
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', right));
    // The very item that is approved below, while its month is distributed.
    await bank.owner`insert into gl_period (bulan, status) values ('2026-11-01', 'DIBAGIKAN')`;
    await refused(bank, 'PERIOD_CLOSED', () => approve('manager1', right));
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'TERDAFTAR', versi: 1 });
    expect(await journals(nomor, 'SETOR_DEPOSITO')).toBe(0);
    await bank.owner`delete from gl_period where bulan = '2026-11-01'`;
    // A core that has read the month as distributed meanwhile knows it so for a few seconds more.
    await vi.waitFor(() => approve('manager1', right), { timeout: 20_000, interval: 500 });
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'AKTIF', mulai: '2026-11-13' });
  });
});
