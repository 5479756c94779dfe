import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { detail } from '#core/deposits/queries.ts';
import { belumDiambil, jumlahBelumDiambil } from '#core/deposits/unfetched.ts';
import { accepted, linesOf, refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { bilyetOf, denominations, depositBank, disbursement, wire } from './deposit-bank.ts';
import { depositEndsOfDay } from './deposit-ends-of-day.ts';

const bank = await depositBank();
breaksBooks(bank, ['7']);
const siti = await bank.someone('Siti Deposan');
const own = await bank.open(bank.form(siti));
const { begun, endOfDay, expectSound } = await depositEndsOfDay(bank, siti);
const [person] = await bank.owner<{ nomor_identitas: string }[]>`
  select nomor_identitas from customer where nomor_nasabah = ${siti}`;

const file = async (user: string, flowCode: string, data: object) =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const ledger = async (kode: string) =>
  (
    await bank.owner`select coalesce(sum(kredit - debet), 0)::bigint as n from gl_total where kode_gl = ${kode} and kode_cabang = '001'`
  )[0]?.n as bigint;

/** A share of 346,613 of a deposit without destinations waits; its principal stays for another term. */
async function waiting(rest: object = {}) {
  const nomor = await begun('2026-10-10', { perpanjangan: 'ARO', ...rest });
  // In the days since its first one, every share of an earlier end of day goes to where it waits.
  await endOfDay('2026-11-10');
  const row = await bank.depositRow(nomor);
  return { nomor, versi: String(row.versi), sum: row.belum_diambil as bigint };
}
const fetching = (nomor: string, versi: string, minor: bigint, rest: object = {}) => ({
  nomor_rekening: nomor,
  versi,
  nominal: wire(minor / 100n),
  kode_valuta: 'IDR',
  cara_bayar: 'REKENING',
  rekening_tujuan: own,
  nomor_identitas: person?.nomor_identitas ?? '',
  ...rest,
});

describe('shares that wait', () => {
  test('are fetched once, by two persons, to an account of an owner', async () => {
    const { nomor, versi, sum } = await waiting();
    const before = await ledger('201007');
    expect(sum).toBeGreaterThan(0n);
    const data = fetching(nomor, versi, sum);
    const first = await file('teller1', 'AMBIL_BAGI_HASIL_DEPOSITO', data);
    const second = await file('cs1', 'AMBIL_BAGI_HASIL_DEPOSITO', data);
    await refused(bank, 'SELF_APPROVAL', () => approve('teller1', first));
    const outcomes = await Promise.allSettled([approve('manager1', first), approve('manager1', second)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bank.balanceOf(own)).toBe(sum);
    expect(await ledger('201007')).toBe(before - sum);
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: 0n, status: 'AKTIF' });
    await refused(
      bank,
      'DEPOSIT_NOTHING_WAITS',
      () => file('teller1', 'AMBIL_BAGI_HASIL_DEPOSITO', fetching(nomor, String(Number(versi) + 1), sum)), // not an amount: a version
    );
    await expectSound();
  });

  test('are paid in cash by the book, and wait again when that is reversed on its day', async () => {
    const { nomor, versi, sum } = await waiting();
    await refused(bank, 'DEPOSIT_CHANGED', () =>
      file('teller1', 'AMBIL_BAGI_HASIL_DEPOSITO', fetching(nomor, versi, sum + 100n)),
    );
    const coins = sum - (sum % 10_000n);
    expect(coins).toBeLessThan(sum);
    await bank.run('teller1', cashDeposit, {
      nomor_rekening: own,
      nominal: wire(coins / 100n),
      pecahan: denominations(coins / 100n),
    });
    const inCash = await bank.agreed(
      'teller1',
      'AMBIL_BAGI_HASIL_DEPOSITO',
      fetching(nomor, versi, coins, { cara_bayar: 'TUNAI', rekening_tujuan: '', pecahan: denominations(coins / 100n) }),
    );
    expect((await linesOf(bank, inCash.id_jurnal)).map(([, code, minor]) => [code, minor])).toEqual([
      ['201007', coins],
      ['101002', -coins],
    ]);
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: sum - coins });
    await bank.agreed('teller1', 'REVERSAL', { nomor_referensi: inCash.nomor_referensi, alasan: 'salah orang' });
    const again = String((await bank.depositRow(nomor)).versi);
    const posted = await bank.agreed('teller1', 'AMBIL_BAGI_HASIL_DEPOSITO', fetching(nomor, again, sum));
    expect((await linesOf(bank, posted.id_jurnal)).map(([, code, minor]) => [code, minor])).toEqual([
      ['201007', sum],
      ['301001', -sum],
    ]);
    expect(await bank.owner`select jumlah from deposit_fetch where nomor_rekening = ${nomor}`).toHaveLength(1);
    await bank.agreed('teller1', 'REVERSAL', { nomor_referensi: posted.nomor_referensi, alasan: 'salah orang' });
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: sum });
    expect(await bank.owner`select jumlah from deposit_fetch where nomor_rekening = ${nomor}`).toHaveLength(0);
    await expectSound();
  });

  test('are given to nobody else, nowhere else, not stale, not from a shut account', async () => {
    const { nomor, versi, sum } = await waiting();
    const right = fetching(nomor, versi, sum);
    const code = 'AMBIL_BAGI_HASIL_DEPOSITO';
    await refused(bank, 'IDENTITY_DIFFERS', () => file('teller1', code, { ...right, nomor_identitas: '1' }));
    await refused(bank, 'DEPOSIT_CHANGED', () => file('teller1', code, { ...right, versi: '1' }));
    await refused(bank, 'OTHER_BRANCH', () => file('teller3', code, right));
    await refused(bank, 'VALIDATION', () => file('teller1', code, { ...right, rekening_tujuan: '' }));
    await refused(bank, 'DEPOSIT_ACCOUNT', () => file('teller1', code, { ...right, rekening_tujuan: nomor }));
    await refused(bank, 'FORBIDDEN', () => file('supervisor1', code, right));
    const elsewhere = await file('teller1', code, { ...right, rekening_tujuan: accounts.budi });
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', elsewhere));
    const shut = await bank.owner`
      insert into account_blocking (nomor_rekening, arah, tingkat, alasan, tanggal_awal) values (${nomor}, 'D', 'CABANG', 'uji', '2026-01-01') returning id_blokir`;
    await refused(bank, 'ACCOUNT_BLOCKED', () => file('teller1', code, right));
    await refused(bank, 'ACCOUNT_BLOCKED', () => approve('manager1', elsewhere));
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: sum });
    await bank.owner`update account_blocking set tanggal_akhir = '2026-11-01' where id_blokir = ${shut[0]?.id_blokir}`;
    await accepted(bank, async () => approve('manager1', await file('teller1', code, right)));
    expect(await bank.depositRow(nomor)).toMatchObject({ belum_diambil: 0n });
    await expectSound();
  });

  test('are listed with principals that wait, and equal the ledger', async () => {
    const { nomor, sum } = await waiting();
    const ended = await begun('2026-10-11', { perpanjangan: 'NON_ARO' });
    await endOfDay('2026-11-11');
    const teller = await bank.as('teller1');
    const page = await belumDiambil(teller, { paging: undefined, kode_cabang: '', jenis: '' });
    const rows = new Map(page.data.map((row) => [row.nomor_rekening, row]));
    expect(rows.get(nomor)).toMatchObject({ pokok: '0.00', bagi_hasil: wire(sum / 100n), sejak: '2026-11-10' });
    expect(rows.get(ended)).toMatchObject({
      pokok: wire(100_000_000n),
      status_deposito: 'JATUH_TEMPO',
      sejak: '2026-11-11',
    });
    const principals = await belumDiambil(teller, { paging: undefined, kode_cabang: '', jenis: 'POKOK' });
    expect(principals.data.map((row) => row.nomor_rekening)).toEqual([ended]);
    const sums = await jumlahBelumDiambil(teller, { kode_cabang: '' });
    expect(sums).toMatchObject({ pokok: sums.buku_pokok, bagi_hasil: sums.buku_bagi_hasil, jumlah: page.data.length });
    // Another branch sees none of it.
    const other = await bank.as('teller3');
    expect((await belumDiambil(other, { paging: undefined, kode_cabang: '', jenis: '' })).data).toEqual([]);
  });

  test('outlive their deposit: paid out and closed, its share is fetched still', async () => {
    const nomor = await begun('2026-10-12', { perpanjangan: 'NON_ARO' });
    await endOfDay('2026-11-12');
    const row = await bank.depositRow(nomor);
    const [paper] = await bank.owner<
      { nomor_bilyet: string }[]
    >`select nomor_bilyet from bilyet where nomor_rekening = ${nomor}`;
    await bank.agreed(
      'teller1',
      'PENCAIRAN_DEPOSITO',
      disbursement(nomor, 100_000_000n, paper?.nomor_bilyet ?? bilyetOf(99), {
        versi: String(row.versi),
        nomor_identitas: person?.nomor_identitas,
        cara_bayar: 'REKENING',
        rekening_tujuan: own,
        pecahan: [],
      }),
    );
    await endOfDay('2026-11-13');
    const [state] = await bank.owner`select status from account_state where nomor_rekening = ${nomor}`;
    expect(state?.status).toBe('TUTUP');
    const closed = await bank.depositRow(nomor);
    const before = await bank.balanceOf(own);
    await bank.agreed(
      'teller1',
      'AMBIL_BAGI_HASIL_DEPOSITO',
      fetching(nomor, String(closed.versi), closed.belum_diambil as bigint),
    );
    expect(await bank.balanceOf(own)).toBe(before + (closed.belum_diambil as bigint));
    const shown = await detail(await bank.as('teller1'), { nomor_rekening: nomor, pegangan: '' });
    expect(shown).toMatchObject({
      belum_diambil: '0.00',
      pengambilan: [{ cara_bayar: 'REKENING', rekening_tujuan: own }],
    });
  });
});
