import { describe, expect, test } from 'vitest';
import { standingOrders } from '#core/accounts/standing-orders/end-of-day.ts';
import { perintah } from '#core/accounts/standing-orders/queries.ts';
import { hasil } from '#core/accounts/standing-orders/run-queries.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { accepted, books, counterBank, linesOf, refused, shut } from '../../counter-bank.ts';
import { balanceOf, breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { cover, order, standingBank } from './standing-order-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['4', '7', '9']);
const { clean, registered, turn, runEndOfDay, dues, done, endOfDayOf, file, approve } = standingBank(bank);

const whole = (rupiah: bigint) => rupiah * 100n;
const balances = async (...numbers: readonly string[]) =>
  Promise.all(numbers.map(async (number) => (await balanceOf(bank, number)) ?? 0n));
/** Every invariant but that of days: those of this bank are turned by hand. */
const sound = async () =>
  expect((await checkBooks(bank.owner)).filter(({ ok, name }) => !ok && !name.startsWith('7 '))).toEqual([]);
const stateOf = async (nomor: string) => {
  const [row] = await bank.owner`
    select o.status, o.sebab_status, s.gagal_beruntun, s.jatuh_terakhir, s.jatuh_berikut, s.kali_lewat
    from standing_order o join standing_order_state s using (nomor_perintah) where nomor_perintah = ${nomor}`;
  return { ...row };
};
/** Leaves an account with so much: what it had or lacked is nobody's. */
const level = (number: string, rupiah: bigint) =>
  bank.owner`update account_state set saldo_buku = ${whole(rupiah)} where nomor_rekening = ${number}`;
const journalOf = async (nomor: string) => {
  const [row] = await bank.owner<{ journal_id: bigint }[]>`
    select journal_id from standing_order_due where nomor_perintah = ${nomor} order by jatuh_tempo desc limit 1`;
  return String(row?.journal_id);
};

describe('an end of day', () => {
  test('moves a fixed amount in one journal with its fee, on the due date or the business day after a holiday', async () => {
    await clean();
    const nomor = await registered(order({ hari: '22' }));
    // 22 November 2026 is a Sunday.
    await turn('2026-11-20', 'CUT_OFF');
    expect((await runEndOfDay()).baris).toBe(0);
    await turn('2026-11-23', 'CUT_OFF');
    const before = await balances(accounts.ani, accounts.budi);
    expect(await runEndOfDay()).toEqual({ baris: 1, temuan: [] });
    const after = await balances(accounts.ani, accounts.budi);
    expect(after.map((each, place) => each - (before[place] ?? 0n))).toEqual([-whole(1_002_500n), whole(1_000_000n)]);
    expect(await dues(nomor)).toEqual([
      {
        jatuh_tempo: '2026-11-22',
        status: 'BERHASIL',
        percobaan: 1,
        nominal: whole(1_000_000n),
        biaya: whole(2_500n),
        sebab: '',
      },
    ]);
    expect(await linesOf(bank, await journalOf(nomor))).toEqual([
      ['001', '301001', whole(1_000_000n), accounts.ani, null],
      ['001', '203002', -whole(1_000_000n), accounts.budi, null],
      ['001', '301001', whole(2_500n), accounts.ani, null],
      ['001', '502003', -whole(2_500n), null, null],
    ]);
    expect(await stateOf(nomor)).toMatchObject({
      jatuh_terakhir: '2026-11-22',
      jatuh_berikut: '2026-12-22',
      kali_lewat: 1,
    });
    // It is the bank's act by the customer's mandate, not the customer's.
    const [activity] =
      await bank.owner`select tanggal_aktivitas from account_state where nomor_rekening = ${accounts.ani}`;
    expect(activity?.tanggal_aktivitas).toBe('2026-11-20');
    // A second end of the same day finds nothing due any more.
    const unchanged = await books(bank);
    expect((await runEndOfDay()).baris).toBe(0);
    expect(await books(bank)).toEqual(unchanged);
    await sound();
  });

  test('posts at most once for its run, and is gone without a trace when it dies before its end', async () => {
    await clean();
    await turn('2026-11-23', 'BUKA');
    await registered(order({ hari: '23', mulai: '2026-11-23' }));
    await turn('2026-11-23', 'CUT_OFF');
    const endOfDay = await endOfDayOf('001');
    const before = await books(bank);
    const killed = bank.app.begin(async (tx) => {
      await standingOrders.run(tx as never, endOfDay, { nomor: 1, dari: '', sampai: '' });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await books(bank)).toEqual(before);
    const both = await Promise.all([runEndOfDay('001', endOfDay), runEndOfDay('001', endOfDay)]);
    expect(both.map(({ baris }) => baris).sort()).toEqual([0, 1]);
    await sound();
  });

  test('leaves out an order that is set aside, and finds it again the next end of day', async () => {
    await clean();
    await turn('2026-11-23', 'BUKA');
    const all = { mulai: '2026-11-23', hari: '23', bebas_biaya: 'T' };
    const [left, done] = [await registered(order(all)), await registered(order({ ...all, nominal: '250000.00' }))];
    await turn('2026-11-23', 'CUT_OFF');
    const endOfDay = await endOfDayOf('001');
    expect(await standingOrders.byRecord?.of(bank.app, endOfDay, { nomor: 1, dari: '', sampai: '' })).toEqual([
      left,
      done,
    ]);
    const run = (hanya: readonly string[]) =>
      bank.app.begin((tx) => standingOrders.run(tx as never, endOfDay, { nomor: 1, dari: '', sampai: '', hanya }));
    expect((await run([done])).baris).toBe(1);
    expect([await dues(left), (await dues(done)).map(({ status }) => status)]).toEqual([[], ['BERHASIL']]);
    await turn('2026-11-24', 'CUT_OFF');
    expect((await runEndOfDay()).baris).toBe(1);
    expect(await dues(left)).toMatchObject([{ jatuh_tempo: '2026-11-23', status: 'BERHASIL' }]);
    await sound();
  });

  test('runs by priority, one after another over the balance at that time: A pays B, B pays C', async () => {
    await clean();
    await turn('2026-11-23', 'BUKA');
    const all = { mulai: '2026-11-23', hari: '23', bebas_biaya: 'T', coba_ulang: '0' };
    const [, budi] = await balances(accounts.ani, accounts.budi);
    // Budi can pay only with what Ani has sent him before.
    const rest = ((budi ?? 0n) - whole(50_000n)) / 100n;
    const second = await registered(
      order({
        ...all,
        prioritas: '20',
        rekening_sumber: accounts.budi,
        rekening_tujuan: accounts.firma,
        nominal: `${rest + 700_000n}.00`,
      }),
    );
    const first = await registered(order({ ...all, prioritas: '10', nominal: '700000.00' }));
    const early = await registered(
      order({
        ...all,
        prioritas: '5',
        rekening_sumber: accounts.budi,
        rekening_tujuan: accounts.pejabat,
        nominal: `${rest + 1n}.00`,
      }),
    );
    await turn('2026-11-23', 'CUT_OFF');
    const { temuan } = await runEndOfDay();
    expect(temuan).toEqual([
      {
        id: early,
        jenis: 'PERINTAH',
        nama: 'Budi Hartono',
        sebab: 'SALDO_KURANG',
        nominal: whole(rest + 1n),
        menghalangi: false,
      },
    ]);
    expect((await dues(first))[0]).toMatchObject({ status: 'BERHASIL' });
    expect((await dues(second))[0]).toMatchObject({ status: 'BERHASIL', nominal: whole(rest + 700_000n) });
    expect((await dues(early))[0]).toMatchObject({ status: 'GAGAL', sebab: 'SALDO_KURANG' });
    expect((await balances(accounts.budi))[0]).toBe(whole(50_000n));
    await level(accounts.budi, 5_000_000n);
  });

  test('tries again for business days, then fails with its fee; three failed periods suspend the order', async () => {
    await clean();
    await turn('2026-11-23', 'BUKA');
    const nomor = await registered(
      order({ mulai: '2026-11-23', periode: 'MINGGUAN', hari: '1', nominal: '90000000.00', coba_ulang: '1' }),
    );
    const states = [];
    for (const day of [
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-30',
      '2026-12-01',
      '2026-12-07',
      '2026-12-08',
    ]) {
      await turn(day, 'CUT_OFF');
      await runEndOfDay();
      const last = (await dues(nomor)).at(-1);
      states.push([day, last?.jatuh_tempo, last?.status, last?.percobaan, last?.biaya]);
    }
    expect(states).toEqual([
      ['2026-11-23', '2026-11-23', 'DICOBA_LAGI', 1, 0n],
      ['2026-11-24', '2026-11-23', 'GAGAL', 2, whole(5_000n)],
      ['2026-11-25', '2026-11-23', 'GAGAL', 2, whole(5_000n)],
      ['2026-11-30', '2026-11-30', 'DICOBA_LAGI', 1, 0n],
      ['2026-12-01', '2026-11-30', 'GAGAL', 2, whole(5_000n)],
      ['2026-12-07', '2026-12-07', 'DICOBA_LAGI', 1, 0n],
      ['2026-12-08', '2026-12-07', 'GAGAL', 2, whole(5_000n)],
    ]);
    expect(await stateOf(nomor)).toMatchObject({ status: 'DITANGGUHKAN', sebab_status: 'GAGAL', gagal_beruntun: 3 });
    await turn('2026-12-14', 'CUT_OFF');
    expect((await runEndOfDay()).baris).toBe(0);
    // It goes on by two persons, from that day on and with its failures forgotten.
    await turn('2026-12-15', 'BUKA');
    const { versi } = (await perintah(await bank.as('cs1'), { nomor_perintah: nomor })).perintah ?? { versi: 0 };
    await accepted(bank, () =>
      done('STATUS_PERINTAH', { nomor_perintah: nomor, versi, tindakan: 'LANJUTKAN', alasan: 'Dana sudah ada' }),
    );
    expect(await stateOf(nomor)).toMatchObject({ status: 'AKTIF', gagal_beruntun: 0 });
    const next = await perintah(await bank.as('cs1'), { nomor_perintah: nomor });
    expect(next.berikut[0]?.jatuh_tempo).toBe('2026-12-21');
    expect(next.hasil.map(({ status }) => status)).toEqual(['GAGAL', 'GAGAL', 'GAGAL']);
  });

  test('a failed period is paid by two persons, once, and its payment is reversed as a unit', async () => {
    const [failed] = (
      await hasil(await bank.as('cs1'), { status: 'GAGAL', tanggal: '', kode_cabang: '', paging: undefined })
    ).data;
    if (!failed) throw new Error('nothing failed');
    await turn('2026-12-15', 'BUKA');
    const { nomor_perintah, jatuh_tempo } = failed;
    const run = (over: object = {}) => ({
      nomor_perintah,
      jatuh_tempo,
      nominal: '90000000.00',
      kode_valuta: 'IDR',
      alasan: 'Nasabah sudah menyetor',
      ...over,
    });
    await refused(bank, 'DATA_CHANGED', () => file('PERINTAH_TETAP', run({ nominal: '1000.00' })));
    await refused(bank, 'INSUFFICIENT', () => file('PERINTAH_TETAP', run()));
    await level(accounts.ani, 100_000_000n);
    const idFlow = await file('PERINTAH_TETAP', run());
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'cs1'));
    await accepted(bank, () => approve(idFlow, 'manager1'));
    const paid = (await dues(nomor_perintah)).find((due) => due.jatuh_tempo === jatuh_tempo);
    expect(paid).toMatchObject({ status: 'BERHASIL', percobaan: 3, nominal: whole(90_000_000n) });
    await refused(bank, 'STANDING_DUE', () => file('PERINTAH_TETAP', run()));
  });

  test('holds a giro within its bounds (domain: ATS)', async () => {
    await clean();
    await turn('2026-12-15', 'BUKA');
    const nomor = await registered(cover({ mulai: '2026-12-15' }), 'SIMPAN_ATS');
    const giroAfter = async (day: string, giro: bigint, savings: bigint) => {
      await bank.owner`update account_state set saldo_buku = ${whole(giro)} where nomor_rekening = ${accounts.firma}`;
      await bank.owner`update account_state set saldo_buku = ${whole(savings)} where nomor_rekening = ${accounts.ani}`;
      await turn(day, 'CUT_OFF');
      const { temuan } = await runEndOfDay();
      const [now, source] = await balances(accounts.firma, accounts.ani);
      return { giro: (now ?? 0n) / 100n, tabungan: (source ?? 0n) / 100n, temuan: temuan.map(({ sebab }) => sebab) };
    };
    expect(await giroAfter('2026-12-15', 7_250_000n, 20_000_000n)).toEqual({
      giro: 10_050_000n,
      tabungan: 17_200_000n,
      temuan: [],
    });
    expect(await giroAfter('2026-12-16', 63_000_000n, 20_000_000n)).toEqual({
      giro: 50_000_000n,
      tabungan: 33_000_000n,
      temuan: [],
    });
    expect(await giroAfter('2026-12-17', 30_000_000n, 20_000_000n)).toMatchObject({ giro: 30_000_000n });
    // All that is available where it does not reach: the minimum of the savings account stays.
    expect(await giroAfter('2026-12-18', 7_250_000n, 1_050_000n)).toEqual({
      giro: 8_250_000n,
      tabungan: 50_000n,
      temuan: ['SALDO_KURANG'],
    });
    expect((await dues(nomor)).map(({ status, nominal }) => [status, nominal / 100n])).toEqual([
      ['BERHASIL', 2_800_000n],
      ['BERHASIL', 13_000_000n],
      ['SEBAGIAN', 1_000_000n],
    ]);
  });

  test('lists its obstacles, and takes nothing from a dormant, blocked or closed account', async () => {
    await clean();
    await turn('2026-12-21', 'BUKA');
    const on = { mulai: '2026-12-21', hari: '21', coba_ulang: '0', nominal: '1000.00' };
    const cases = [
      [await registered(order({ ...on, rekening_sumber: accounts.pasif })), 'SUMBER_TIDUR'],
      [await registered(order({ ...on, rekening_sumber: accounts.dorman })), 'SUMBER_TIDUR'],
      [await registered(order({ ...on, rekening_sumber: accounts.blokir })), 'SUMBER_DIBLOKIR'],
      [await registered(order({ ...on, rekening_tujuan: accounts.budi })), 'TUJUAN_DIBLOKIR'],
    ] as const;
    await shut(bank, accounts.budi, 'K');
    await bank.owner`select sum_up_account(${accounts.budi})`;
    await turn('2026-12-21', 'CUT_OFF');
    const endOfDay = await endOfDayOf('001');
    const foreseen = await bank.app.begin('read only', (tx) => standingOrders.foresee?.(tx as never, endOfDay) ?? []);
    const before = await balances(accounts.pasif, accounts.dorman, accounts.blokir);
    const { temuan } = await runEndOfDay('001', endOfDay);
    expect(temuan.map(({ id, sebab }) => [id, sebab])).toEqual(cases);
    expect(foreseen).toEqual(temuan);
    expect(await balances(accounts.pasif, accounts.dorman, accounts.blokir)).toEqual(before);
    await shut(bank, accounts.budi, '');
    await bank.owner`select sum_up_account(${accounts.budi})`;
  });

  test('to another branch runs in the first of both ends of day, between branches; a waiting one is neither tried nor charged', async () => {
    await clean();
    await level(accounts.ani, 20_000_000n);
    await turn('2026-12-21', 'BUKA');
    const nomor = await registered(
      order({ mulai: '2026-12-21', periode: 'HARIAN', hari: '', rekening_tujuan: accounts.citra }),
    );
    // The payee's branch comes first, while the payer's still serves customers.
    await turn('2026-12-21', 'CUT_OFF', ['002']);
    expect(await runEndOfDay('002')).toEqual({ baris: 1, temuan: [] });
    expect((await linesOf(bank, await journalOf(nomor))).map(([cabang, gl, , , lawan]) => [cabang, gl, lawan])).toEqual(
      [
        ['001', '301001', null],
        ['001', '301001', null],
        ['001', '502003', null],
        ['001', '110001', '002'],
        ['002', '301001', null],
        ['002', '110001', '001'],
      ],
    );
    await turn('2026-12-21', 'CUT_OFF');
    expect((await runEndOfDay('001')).baris).toBe(0);
    // The payee's branch has closed, and its end of day could not run it: it waits, and nothing is counted.
    await turn('2026-12-22', 'CUT_OFF', ['000', '001']);
    await turn('2026-12-22', 'TUTUP', ['002']);
    expect((await runEndOfDay('001')).temuan).toEqual([
      {
        id: nomor,
        jenis: 'PERINTAH',
        nama: 'Ani Lestari',
        sebab: 'CABANG_LAIN',
        nominal: whole(1_000_000n),
        menghalangi: false,
      },
    ]);
    expect(await dues(nomor)).toHaveLength(1);
    await turn('2026-12-23', 'CUT_OFF');
    expect((await runEndOfDay('001')).baris).toBe(2);
    expect((await dues(nomor)).map(({ jatuh_tempo, status }) => [jatuh_tempo, status])).toEqual([
      ['2026-12-21', 'BERHASIL'],
      ['2026-12-22', 'BERHASIL'],
      ['2026-12-23', 'BERHASIL'],
    ]);
  });

  test('ends an order after its last time, and waits for a change that is being approved', async () => {
    await clean();
    await turn('2026-12-28', 'BUKA');
    const nomor = await registered(order({ mulai: '2026-12-28', hari: '28', akhir: 'KALI', kali: '1' }));
    const change = await file(
      'SIMPAN_SI',
      order({
        nomor_perintah: nomor,
        versi: 1,
        mulai: '2026-12-28',
        hari: '28',
        akhir: 'KALI',
        kali: '1',
        nominal: '5000.00',
      }),
    );
    await turn('2026-12-28', 'CUT_OFF');
    const [run, decision] = await Promise.allSettled([runEndOfDay(), approve(change, 'manager1')]);
    expect(run.status).toBe('fulfilled');
    const [due] = await dues(nomor);
    // Either the change came first and is what ran, or the order had ended by then and the change is refused.
    expect(due?.nominal).toBe(decision.status === 'fulfilled' ? whole(5_000n) : whole(1_000_000n));
    expect(await stateOf(nomor)).toMatchObject({ status: 'SELESAI', jatuh_berikut: null });
  });

  test('cannot be forged: nothing is noted without its journal, nor settled twice', async () => {
    await clean();
    await turn('2026-12-28', 'BUKA');
    const nomor = await registered(order({ mulai: '2026-12-28', hari: '28' }));
    await turn('2026-12-28', 'CUT_OFF');
    const row = {
      nomor,
      jatuh_tempo: '2026-12-28',
      percobaan: 1,
      hasil: 'BERHASIL',
      diminta: '100',
      nominal: '100',
      biaya: '0',
      sebab: '',
      dari: accounts.ani,
      ke: accounts.budi,
      urut: 1,
    };
    const before = await books(bank);
    const note = (rows: object[]) =>
      bank.app`select record_standing_orders(${crypto.randomUUID()}::uuid, '001', '2026-12-28', ${bank.app.json(rows as never)}, '[]')`;
    await expect(note([row])).rejects.toThrow(/nothing was posted/);
    await expect(note([{ ...row, jatuh_tempo: '2027-01-28' }])).rejects.toThrow(/not due/);
    await expect(bank.app`update standing_order_due set status = 'GAGAL'`).rejects.toThrow(/permission denied/);
    expect(await books(bank)).toEqual(before);
    expect((await runEndOfDay()).baris).toBe(1);
    await expect(note([{ ...row, percobaan: 2, hasil: 'GAGAL', nominal: '0', urut: null }])).rejects.toThrow(/settled/);
  });

  test('its payment is reversed as a unit, and not run again', async () => {
    const [done] = (
      await hasil(await bank.as('cs1'), { status: 'BERHASIL', tanggal: '', kode_cabang: '', paging: undefined })
    ).data;
    expect(done?.dibalik).toBe('F');
    await turn('2026-12-28', 'BUKA');
    const id = await file('REVERSAL', { nomor_referensi: done?.referensi, alasan: 'Nasabah keliru' }, 'teller1');
    await accepted(bank, () => approve(id, 'supervisor1'));
    const [after] = (
      await hasil(await bank.as('cs1'), { status: 'BERHASIL', tanggal: '', kode_cabang: '', paging: undefined })
    ).data;
    expect(after?.dibalik).toBe('T');
    await turn('2026-12-28', 'CUT_OFF');
    expect((await runEndOfDay()).baris).toBe(0);
  });
});
