import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#core/accounts/closing/close-account.ts';
import { payOut } from '#core/accounts/closing/pay-out.ts';
import { daftarPenutupan, penutupan } from '#core/accounts/closing/queries.ts';
import { withdrawClosing } from '#core/accounts/closing/withdraw-closing.ts';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { cashWithdrawal } from '#core/cash/counter/cash-withdrawal.ts';
import { correction } from '#core/cash/counter/correction.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { closeAccountInput, payOutInput } from '#lib/accounts/schemas/closing.ts';
import { fromMinor } from '#lib/money.ts';
import {
  accepted,
  accountRow,
  books,
  cash,
  counterBank,
  insertGrant,
  linesOf,
  reasonsOf,
  refused,
  shut,
} from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
const FLOW = 'TUTUP_REKENING';
const rupiah = (whole: bigint): bigint => whole * 100n;
const wire = (whole: bigint): string => fromMinor(rupiah(whole));

const customerOf = async (nomor: string): Promise<string> => {
  const [row] = await bank.owner<{ nomor_nasabah: string }[]>`
    select nomor_nasabah from account where nomor_rekening = ${nomor}`;
  return row?.nomor_nasabah ?? '';
};
const identityOf = async (nomor: string): Promise<string> => {
  const [row] = await bank.owner<{ nomor_identitas: string }[]>`
    select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${nomor}`;
  return row?.nomor_identitas ?? '';
};
const identity = await identityOf(accounts.ani);

let serial = 500;
/** A new account of Ani's at 001, without its first deposit. */
async function openedAccount(product = '11', opening = '2026-01-05'): Promise<string> {
  const nomor = makeAccountNumber('001', product, ++serial);
  await bank.owner`
    insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
    select ${nomor}, a.nomor_nasabah, a.nama_rekening, a.nama_normal, p.kode_produk, p.kode_gl, '001', p.kode_valuta, ${opening}
    from account a, product p where a.nomor_rekening = ${accounts.ani} and p.kode_produk = ${product}`;
  await bank.owner`
    insert into account_state (nomor_rekening, saldo_minimum, tanggal_aktivitas)
    select ${nomor}, k.saldo_minimum, ${opening} from account_contract_on(${nomor}, ${DAY}) k`;
  return nomor;
}

/** A new one with so much in it since today. */
async function opened(whole: bigint, product?: string, opening?: string): Promise<string> {
  const nomor = await openedAccount(product, opening);
  const first = whole > 100_000n ? whole : 100_000n;
  await bank.run('teller1', cashDeposit, deposit(nomor, first));
  if (first > whole) await withdraw(nomor, first - whole);
  return nomor;
}

/** Rupiah in notes and coins. */
const denominations = (whole: bigint) => {
  let rest = whole;
  const counts = [100_000n, 50_000n, 20_000n, 10_000n, 5_000n, 2_000n, 1_000n, 500n, 200n, 100n].map((each) => {
    const count = rest / each;
    rest %= each;
    return [String(each), Number(count)] as const; // not an amount: a count of pieces
  });
  return toRows(Object.fromEntries(counts.filter(([, count]) => count > 0)));
};
const deposit = (nomor: string, whole: bigint) => ({
  ...cash(nomor, 0),
  nominal: wire(whole),
  pecahan: denominations(whole),
});
async function withdraw(nomor: string, whole: bigint): Promise<void> {
  const data = cashWithdrawal.schema.parse(deposit(nomor, whole));
  const token = await insertGrant(bank, { code: 'TARIK_TUNAI', data, maker: 'teller1', reasons: ['DI_BAWAH_MINIMUM'] });
  await bank.run('teller1', cashWithdrawal, data, { token });
}

const asked = (nomor: string, whole: bigint, rest: object = {}) => ({
  nomor_rekening: nomor,
  nomor_identitas: identity,
  sebab: 'TIDAK_DIPAKAI',
  keterangan: '',
  cara_bayar: 'PINDAH',
  rekening_tujuan: accounts.budi,
  bebas_biaya: 'F',
  nominal: wire(whole),
  kode_valuta: 'IDR',
  ...rest,
});
/** To an account of its own owner, which nobody else has to allow. */
const toOwner = { rekening_tujuan: accounts.ani };
const inCash = { cara_bayar: 'TUNAI', rekening_tujuan: '' };
const file = async (data: unknown, user = 'cs1') =>
  (await bank.flow(user, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const agreed = async (data: unknown) => approve('manager1', await file(data));
const fetched = (nomor: string, whole: bigint, rest: object = {}) => ({
  nomor_rekening: nomor,
  nominal: wire(whole),
  kode_valuta: 'IDR',
  setuju_sisa: 'F',
  keterangan: '',
  pecahan: denominations(whole),
  ...rest,
});
const rowOf = async (nomor: string) => {
  const [row] = await bank.owner`
    select status, saldo_buku, saldo_minimum, debet_menunggu, seq from account_state where nomor_rekening = ${nomor}`;
  return { ...row };
};
const stateOf = async (nomor: string) => (await rowOf(nomor)).status;
const closingOf = async (nomor: string) => {
  const [row] = await bank.owner`select * from account_closing where nomor_rekening = ${nomor}`;
  return row;
};
const undo = (nomor_referensi: string) => ({ nomor_referensi, alasan: 'nasabah berubah pikiran' });
async function reverse(nomor_referensi: string, rest: object = {}, user = 'teller1') {
  const data = reversal.schema.parse({ ...undo(nomor_referensi), ...rest });
  const token = await insertGrant(bank, {
    code: 'REVERSAL',
    data,
    maker: user,
    reasons: ['PEMBATALAN', 'PENUTUPAN_DIBATALKAN'],
  });
  return bank.run(user, reversal, data, { token });
}

describe('to another account, in one commit', () => {
  test('lines, states, record and item; the number stays taken and readable', async () => {
    const nomor = await opened(1_000_000n);
    const before = await accountRow(bank, accounts.budi);
    const idFlow = await file(asked(nomor, 980_000n));
    expect((await accountRow(bank, nomor)).debet_menunggu).toBe(rupiah(1_000_000n));
    const posted = await accepted(bank, () => approve('manager1', idFlow));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '203002', rupiah(980_000n), nomor, null],
      ['001', '203002', -rupiah(980_000n), accounts.budi, null],
      ['001', '203002', rupiah(20_000n), nomor, null],
      ['001', '502004', -rupiah(20_000n), null, null],
    ]);
    expect(await rowOf(nomor)).toMatchObject({
      saldo_buku: 0n,
      saldo_minimum: 0n,
      debet_menunggu: 0n,
      status: 'TUTUP',
    });
    expect((await accountRow(bank, accounts.budi)).saldo_buku).toBe(before.saldo_buku + rupiah(980_000n));
    expect(await closingOf(nomor)).toMatchObject({
      status: 'SELESAI',
      tanggal: DAY,
      selesai: DAY,
      status_lama: 'AKTIF',
      saldo: rupiah(1_000_000n),
      biaya: rupiah(20_000n),
      nominal: rupiah(980_000n),
      rekening_tujuan: accounts.budi,
    });
    expect(posted.slip?.biaya).toEqual([{ kode: 'BIAYA_PENUTUPAN', nominal: '20000.00', dihapus: 'F' }]);
    await refused(bank, 'ACCOUNT_CLOSED', () => bank.run('teller1', cashDeposit, cash(nomor, 1)));
    await refused(bank, 'ACCOUNT_CLOSED', () => bank.run('cs1', closeAccount, asked(nomor, 0n), { dryRun: true }));
    const listed = await daftarPenutupan(await bank.as('cs1'), listQuery(nomor));
    expect(listed.data).toMatchObject([
      {
        nomor_rekening: nomor,
        status_rekening: 'TUTUP',
        nominal: '980000.00',
        pembuat: 'cs1',
        disetujui_oleh: 'manager1',
      },
    ]);
  });

  test('across branches through the inter-branch account', async () => {
    const nomor = await opened(500_000n);
    const posted = await agreed(asked(nomor, 480_000n, { rekening_tujuan: accounts.citra }));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual(
      expect.arrayContaining([
        ['001', '110001', -rupiah(480_000n), null, '002'],
        ['002', '110001', rupiah(480_000n), null, '001'],
        ['002', '301001', -rupiah(480_000n), accounts.citra, null],
      ]),
    );
    expect(await stateOf(nomor)).toBe('TUTUP');
  });

  test('the preview shows the amount and the reason for the second person; nothing is written', async () => {
    const nomor = await opened(700_000n);
    const before = await books(bank);
    const preview = await bank.run('cs1', closeAccount, asked(nomor, 680_000n, toOwner), { dryRun: true });
    expect(preview).toMatchObject({
      biaya: '20000.00',
      perubahan: [
        { kolom: 'status_rekening', lama: 'AKTIF', baru: 'TUTUP' },
        { kolom: 'saldo_akhir', lama: '700,000.00', baru: '0.00' },
        { kolom: 'biaya_penutupan', lama: '', baru: '20,000.00' },
        { kolom: 'dibayarkan', lama: '', baru: '680,000.00' },
      ],
      otorisasi: { tingkat: 'OPS_MANAGER', alasan: [{ kode: 'PERUBAHAN_DATA' }] },
    });
    expect(await books(bank)).toEqual(before);
  });

  test('an account with nothing in it closes at once, also when cash was asked for', async () => {
    const nomor = await opened(0n);
    const posted = await accepted(bank, () => agreed(asked(nomor, 0n, inCash)));
    expect(posted).toMatchObject({ id_jurnal: '', flow_state: 'APPROVED' });
    expect(await stateOf(nomor)).toBe('TUTUP');
  });

  test('a balance below the fee pays the fee in part', async () => {
    const nomor = await opened(15_000n);
    const posted = await agreed(asked(nomor, 0n, inCash));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '203002', rupiah(15_000n), nomor, null],
      ['001', '502004', -rupiah(15_000n), null, null],
    ]);
    expect(await stateOf(nomor)).toBe('TUTUP');
  });

  test.each(['TIDAK_AKTIF', 'DORMAN'])(
    'a dormant one (%s) needs no reactivation first: the identity is checked either way',
    async (status) => {
      const nomor = await opened(300_000n);
      await bank.owner`update account_state set status = ${status} where nomor_rekening = ${nomor}`;
      const posted = await agreed(asked(nomor, 280_000n));
      expect(await stateOf(nomor)).toBe('TUTUP');
      await reverse(posted.nomor_referensi, {}, 'backoffice1');
      expect(await stateOf(nomor)).toBe(status);
      await expectSoundBooks(bank);
    },
  );

  test('a waived fee asks the manager', async () => {
    const nomor = await opened(300_000n);
    const data = asked(nomor, 300_000n, { ...toOwner, bebas_biaya: 'T' });
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', closeAccount, data));
    expect(reasonsOf(error)).toEqual([
      ['PERUBAHAN_DATA', 'OPS_MANAGER'],
      ['BIAYA_DIHAPUS', 'BRANCH_MANAGER'],
    ]);
    const idFlow = await file(data);
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    expect((await closingOf(nomor))?.biaya).toBe(0n);
  });
});

const listQuery = (keyword: string) => ({
  paging: { page: 1, show: 20, keyword, sort: '', order: '', cursor: '' },
  kode_cabang: '',
  status_rekening: '',
});

describe('the share of the income', () => {
  /** Opened in June and closed on the first of July: the worked example of the bank's rules. */
  async function ofJune(): Promise<string> {
    const nomor = makeAccountNumber('001', '12', ++serial);
    await bank.owner`
      insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka, zakat)
      select ${nomor}, nomor_nasabah, nama_rekening, nama_normal, '12', '301001', '001', 'IDR', '2026-11-01', true from account where nomor_rekening = ${accounts.ani}`;
    await bank.owner`
      insert into account_state (nomor_rekening, saldo_minimum, tanggal_aktivitas)
      select ${nomor}, k.saldo_minimum, '2026-11-01' from account_contract_on(${nomor}, ${DAY}) k`;
    return nomor;
  }

  test('is posted with its tax and zakat: Dr 601001 / Cr account, 205001, 206001', async () => {
    const nomor = await ofJune();
    // 10,000,000 from the 11th on, by value date: nine full days until yesterday.
    await bank.run('teller1', cashDeposit, cash(nomor, 100));
    await bank.owner`update journal_line set tanggal_valuta = '2026-11-11' where rekening = ${nomor}`;
    const seen = await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' });
    // 90,000,000 / 30 days / 1,000 x 8.60 x 30 % = 7,740; tax 1,548; zakat of 6,192 is 154.8.
    expect(seen).toMatchObject({
      hambatan: [],
      bagi_hasil: '7740.00',
      pajak: '1548.00',
      zakat: '155.00',
      biaya: '20000.00',
      nominal: '9986037.00',
      bulan: [
        {
          bulan: '2026-11-01',
          hari: 19,
          hari_bulan: 30,
          saldo_rata_rata: '3000000.00',
          hi_1000: '8.600000',
          hi_1000_bulan: '',
          nisbah: '30.00',
          jumlah: '7740.00000000',
        },
      ],
    });
    const posted = await agreed(asked(nomor, 9_986_037n));
    expect(await linesOf(bank, posted.id_jurnal)).toEqual([
      ['001', '601001', rupiah(7_740n), null, null],
      ['001', '301001', -rupiah(6_037n), nomor, null],
      ['001', '205001', -rupiah(1_548n), null, null],
      ['001', '206001', -rupiah(155n), null, null],
      ['001', '301001', rupiah(9_986_037n), nomor, null],
      ['001', '203002', -rupiah(9_986_037n), accounts.budi, null],
      ['001', '301001', rupiah(20_000n), nomor, null],
      ['001', '502004', -rupiah(20_000n), null, null],
    ]);
    await reverse(posted.nomor_referensi, {}, 'backoffice1');
    expect(await rowOf(nomor)).toMatchObject({
      saldo_buku: rupiah(10_000_000n),
      saldo_minimum: rupiah(50_000n),
      status: 'AKTIF',
    });
    expect(await closingOf(nomor)).toBeUndefined();
    await bank.owner`update journal_line set tanggal_valuta = null where rekening = ${nomor}`;
  });

  test('a month that was distributed gives nothing again', async () => {
    const nomor = await ofJune();
    await bank.run('teller1', cashDeposit, cash(nomor, 10));
    const ask = async () => (await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' })).bulan;
    expect((await ask()).map(({ hari }) => hari)).toEqual([19]);
    await bank.owner`insert into gl_period (bulan, status) values ('2026-11-01', 'DIBAGIKAN')`;
    expect(await ask()).toEqual([]);
    await bank.owner`delete from gl_period where bulan = '2026-11-01'`;
  });
});

describe('in cash at the counter', () => {
  test('agreed upon, it is moved by nothing but its pay-out; 123,456 pays 123,400 and gives 56 away', async () => {
    const nomor = await opened(0n);
    await putIn(nomor, 143_456n);
    const before = await rowOf(nomor);
    const posted = await accepted(bank, () => agreed(asked(nomor, 123_456n, inCash)));
    expect(posted.id_jurnal).toBe('');
    expect(await rowOf(nomor)).toEqual({ ...before, status: 'PENUTUPAN', saldo_minimum: 0n });
    await refused(bank, 'ACCOUNT_CLOSING', () => bank.run('teller1', cashDeposit, cash(nomor, 1)));
    await refused(bank, 'ACCOUNT_CLOSING', () => bank.run('teller1', cashWithdrawal, cash(nomor, 1)));
    const without = await refused(bank, 'REMAINDER', () => bank.run('teller1', payOut, fetched(nomor, 123_400n)));
    expect(without.details.params?.sisa).toBe('56.00');
    // The teller's till has no coins yet.
    await bank.run('teller1', cashDeposit, deposit(accounts.budi, 133_400n));
    const paid = await accepted(bank, () =>
      bank.run('teller1', payOut, fetched(nomor, 123_400n, { setuju_sisa: 'T' })),
    );
    expect(await linesOf(bank, paid.id_jurnal)).toEqual([
      ['001', '203002', rupiah(123_400n), nomor, null],
      ['001', '101002', -rupiah(123_400n), expect.any(String), null],
      ['001', '203002', rupiah(56n), nomor, null],
      ['001', '206002', -rupiah(56n), null, null],
      ['001', '203002', rupiah(20_000n), nomor, null],
      ['001', '502004', -rupiah(20_000n), null, null],
    ]);
    expect(await rowOf(nomor)).toMatchObject({ saldo_buku: 0n, status: 'TUTUP' });
    expect(await closingOf(nomor)).toMatchObject({
      status: 'SELESAI',
      selesai: DAY,
      nominal: rupiah(123_456n),
      sisa: rupiah(56n),
    });
  });

  test('another person who fetches the money gives an identity, and is counted beside the holder', async () => {
    const nomor = await opened(300_000n);
    await agreed(asked(nomor, 280_000n, inCash));
    const stranger = { nomor_identitas: '3273056010900009', nama: '' };
    await refused(bank, 'PARTY_NAME_NEEDED', () => bank.run('teller1', payOut, fetched(nomor, 280_000n, stranger)));
    const named = { ...stranger, nama: 'Rina Melati' };
    const paid = await accepted(bank, () => bank.run('teller1', payOut, fetched(nomor, 280_000n, named)));
    const rows = await bank.owner<{ peran: string; keluar: bigint }[]>`
      select peran, keluar from cash_entry where journal_id = ${paid.id_jurnal} order by peran`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { peran: 'PEMBAWA', keluar: rupiah(280_000n) },
      { peran: 'PEMILIK', keluar: rupiah(280_000n) },
    ]);
  });

  test('reversed on its day it waits for its pay-out again, and can be paid out again; its closing can then be withdrawn', async () => {
    const nomor = await opened(300_000n);
    await agreed(asked(nomor, 280_000n, inCash));
    const paid = await bank.run('teller1', payOut, fetched(nomor, 280_000n));
    await accepted(bank, () => reverse(paid.nomor_referensi));
    expect(await rowOf(nomor)).toMatchObject({ saldo_buku: rupiah(300_000n), status: 'PENUTUPAN' });
    expect(await closingOf(nomor)).toMatchObject({ status: 'DISETUJUI', selesai: null });
    const again = await bank.run('teller1', payOut, fetched(nomor, 280_000n));
    await reverse(again.nomor_referensi);
    const { id_flow } = await bank.flow('cs1', 'SUBMIT', {
      flowCode: 'BATAL_TUTUP_REKENING',
      seen: '',
      data: { nomor_rekening: nomor, alasan: 'nasabah tidak jadi' },
    });
    await refused(bank, 'SELF_APPROVAL', () => approve('cs1', id_flow));
    await accepted(bank, () => approve('manager1', id_flow));
    expect(await rowOf(nomor)).toMatchObject({
      saldo_buku: rupiah(300_000n),
      status: 'AKTIF',
      saldo_minimum: rupiah(50_000n),
    });
    await refused(bank, 'CLOSING_STATE', () => bank.run('teller1', payOut, fetched(nomor, 280_000n)));
    await refused(bank, 'CLOSING_STATE', () =>
      bank.run('cs1', withdrawClosing, { nomor_rekening: nomor, alasan: 'nasabah tidak jadi' }),
    );
    await accepted(bank, () => bank.run('teller1', cashDeposit, cash(nomor, 1)));
    // Asked for once more, it closes after all.
    await agreed(asked(nomor, 380_000n));
    expect(await stateOf(nomor)).toBe('TUTUP');
    const versions =
      await bank.owner`select aksi from record_version where jenis = 'closing' and kunci = ${nomor} order by id`;
    expect(versions.map(({ aksi }) => aksi)).toEqual(['BUAT', 'AKHIR', 'UBAH', 'AKHIR', 'UBAH', 'UBAH', 'UBAH']);
  });

  test('an amount below the smallest coin is given away whole, and no cash moves', async () => {
    const nomor = await opened(0n);
    await putIn(nomor, 20_056n);
    await agreed(asked(nomor, 56n, inCash));
    const paid = await bank.run('teller1', payOut, fetched(nomor, 0n, { setuju_sisa: 'T' }));
    expect(await linesOf(bank, paid.id_jurnal)).toEqual([
      ['001', '203002', rupiah(56n), nomor, null],
      ['001', '206002', -rupiah(56n), null, null],
      ['001', '203002', rupiah(20_000n), nomor, null],
      ['001', '502004', -rupiah(20_000n), null, null],
    ]);
    expect(await stateOf(nomor)).toBe('TUTUP');
  });

  test('two pay-outs at the same instant pay once', async () => {
    const nomor = await opened(300_000n);
    await agreed(asked(nomor, 280_000n, inCash));
    const ends = await Promise.allSettled([1, 2].map(() => bank.run('teller1', payOut, fetched(nomor, 280_000n))));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowOf(nomor)).toMatchObject({ saldo_buku: 0n, status: 'TUTUP' });
  });

  test('an amount above the teller’s limit asks the head teller', async () => {
    const nomor = await opened(0n);
    await putIn(nomor, 26_020_000n);
    await agreed(asked(nomor, 26_000_000n, inCash));
    const data = fetched(nomor, 26_000_000n);
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', payOut, data));
    expect(reasonsOf(error)).toContainEqual(['MELEBIHI_WEWENANG', 'HEAD_TELLER']);
    const parsed = payOut.schema.parse(data);
    const token = await insertGrant(bank, {
      code: 'AMBIL_DANA_DI_TELLER',
      data: parsed,
      maker: 'teller1',
      reasons: reasonsOf(error).map(([code]) => code),
    });
    await accepted(bank, () => bank.run('teller1', payOut, parsed, { token }));
    expect(await stateOf(nomor)).toBe('TUTUP');
  });

  test('only at the account’s branch, on an open day, by an open till; under its key once', async () => {
    const nomor = await opened(300_000n);
    await agreed(asked(nomor, 280_000n, inCash));
    const other = await refused(bank, 'OTHER_BRANCH', () => bank.run('teller3', payOut, fetched(nomor, 280_000n)));
    expect(other.details.params?.cabang).toBe('001');
    await bank.owner`update branch set status = 'TUTUP' where kode_cabang = '001'`;
    await refused(bank, 'DAY_CLOSED', () => bank.run('teller1', payOut, fetched(nomor, 280_000n)));
    await bank.owner`update branch set status = 'BUKA' where kode_cabang = '001'`;
    const key = randomUUID();
    const first = await accepted(bank, () => bank.run('teller1', payOut, fetched(nomor, 280_000n), { key }));
    const before = await books(bank);
    expect(await bank.run('teller1', payOut, fetched(nomor, 280_000n), { key })).toEqual(first);
    expect(await books(bank)).toEqual(before);
  });

  test('the amount of another day is another: a screen that shows the old one gets an error', async () => {
    const nomor = await opened(10_000_000n, '12', '2026-11-01');
    const before = await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' });
    expect(before.nominal).toBe('9980000.00');
    await agreed(asked(nomor, 9_980_000n, inCash));
    await bank.owner`update branch set accounting_date = '2026-11-23'`;
    await bank.owner`update cash_box set tanggal = '2026-11-23' where status = 'BUKA'`;
    const after = await penutupan(await bank.as('teller1'), { nomor_rekening: nomor, bebas_biaya: 'F' });
    // Three full days of 10,000,000: 30,000,000 / 30 / 1,000 x 8.60 x 30 % = 2,580, less 516 of tax.
    expect(after).toMatchObject({
      status_penutupan: 'DISETUJUI',
      bagi_hasil: '2580.00',
      pajak: '516.00',
      tunai: '9982000.00',
      sisa: '64.00',
    });
    await refused(bank, 'CLOSING_CHANGED', () => bank.run('teller1', payOut, fetched(nomor, 9_980_000n)));
    await bank.owner`update branch set accounting_date = ${DAY}`;
    await bank.owner`update cash_box set tanggal = ${DAY} where status = 'BUKA'`;
    await accepted(bank, () => bank.run('teller1', payOut, fetched(nomor, 9_980_000n)));
  });
});

/** So much more in an account, to the rupiah: from Budi's, past the counter's smallest coin. */
async function putIn(nomor: string, whole: bigint): Promise<void> {
  const data = bookTransfer.schema.parse({
    nomor_rekening_debet: accounts.firma,
    nomor_rekening_kredit: nomor,
    nominal: wire(whole),
    kode_valuta: 'IDR',
    keterangan: '',
  });
  const token = await insertGrant(bank, {
    code: 'PEMINDAHBUKUAN',
    data,
    maker: 'teller1',
    reasons: ['NON_TUNAI_BERDUA', 'TOTAL_HARIAN', 'TOTAL_REKENING', 'MELEBIHI_WEWENANG', 'DUA_ORANG'],
  });
  await bank.run('teller1', bookTransfer, data, { token });
}

describe('obstacles', () => {
  const hold = (nomor: string) => bank.owner`
    insert into account_hold (nomor_rekening, jenis, tingkat, jumlah, alasan, nomor_surat, tanggal_awal, tanggal_akhir)
    values (${nomor}, 'JAMINAN', 'CABANG', ${rupiah(100_000n)}, 'agunan', 'SRT-1', ${DAY}, '2026-12-31')`;
  let nomor = '';
  beforeEach(async () => {
    nomor = await opened(300_000n);
  });
  const seen = async () =>
    (await penutupan(await bank.as('cs1'), { nomor_rekening: nomor, bebas_biaya: 'F' })).hambatan;
  const identicalTwice = async (kode: string, clear: () => Promise<unknown>) => {
    expect((await seen()).map((row) => row.kode)).toEqual([kode]);
    const error = await refused(bank, 'CLOSING_OBSTRUCTED', () =>
      bank.run('cs1', closeAccount, asked(nomor, 280_000n), { dryRun: true }),
    );
    expect(error.details.params?.sebab).toBe(kode);
    await clear();
    expect(await seen()).toEqual([]);
    await accepted(bank, () => agreed(asked(nomor, 280_000n)));
    expect(await stateOf(nomor)).toBe('TUTUP');
  };

  test('funds held', async () => {
    await hold(nomor);
    expect(await seen()).toEqual([
      { kode: 'DANA_DITAHAN', sebut: 'SRT-1', nominal: '100000.00', sampai: '2026-12-31' },
    ]);
    await identicalTwice(
      'DANA_DITAHAN',
      () => bank.owner`update account_hold set dilepas = jumlah where nomor_rekening = ${nomor}`,
    );
  });
  test('funds that are not good yet', async () => {
    await bank.owner`insert into account_float (nomor_rekening, journal_id, jumlah, tanggal_efektif) values (${nomor}, 1, 100, ${DAY})`;
    await identicalTwice(
      'DANA_BELUM_EFEKTIF',
      () => bank.owner`update account_float set efektif = true where nomor_rekening = ${nomor}`,
    );
  });
  test('a block', async () => {
    await shut(bank, nomor, 'K');
    await identicalTwice('REKENING_DIBLOKIR', () => shut(bank, nomor, ''));
  });
  test('an item that waits', async () => {
    const data = {
      nomor_rekening_debet: nomor,
      nomor_rekening_kredit: accounts.budi,
      nominal: wire(10_000n),
      kode_valuta: 'IDR',
      keterangan: '',
    };
    const { id_flow } = await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data });
    await identicalTwice('TRANSAKSI_MENUNGGU', () => bank.flow('teller1', 'CANCEL', { idFlow: id_flow }));
  });
  test('a change of it that waits, which the desk finds by its number', async () => {
    const data = {
      nomor_rekening: nomor,
      jumlah: wire(1_000n),
      sebab: 'JAMINAN',
      tingkat: 'CABANG',
      alasan: 'Jaminan pembiayaan',
    };
    const { id_flow } = await bank.flow('cs1', 'SUBMIT', { flowCode: 'TAHAN_DANA', seen: '', data });
    expect(await seen()).toEqual([{ kode: 'TRANSAKSI_MENUNGGU', sebut: 'TAHAN_DANA', nominal: '0.00', sampai: '' }]);
    const [item] = await bank.owner`select rekening from flow_instance where id_flow = ${id_flow}`;
    expect(item?.rekening).toBe(nomor);
    await identicalTwice('TRANSAKSI_MENUNGGU', () => bank.flow('cs1', 'CANCEL', { idFlow: id_flow }));
  });
  test('a name that a list has found and compliance has not cleared', async () => {
    const ani = await customerOf(accounts.ani);
    await bank.owner`
      insert into name_list (id_impor, jenis, penerbit, nomor, tanggal, berlaku_sejak, sidik, dibuat_oleh, disetujui_oleh)
      values ('11111111-1111-4111-8111-111111111111', 'SANKSI', 'UJI', '1', '2026-11-01', '2026-11-01', 'x', 'cs1', 'manager1')`;
    const [entry] = await bank.owner<{ id: string }[]>`
      insert into name_entry (id_impor, jenis, penerbit, kode, macam, nama, berlaku_sejak, sidik)
      values ('11111111-1111-4111-8111-111111111111', 'SANKSI', 'UJI', 'A1', 'P', 'Seseorang', '2026-11-01', 'x') returning id_entri as id`;
    await bank.owner`
      insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
      values (${`NASABAH:${ani}`}, '001', 'SENDIRI', 'Seseorang', '{}', 'x', ${entry?.id ?? ''}, 90, '{NAMA}', 'DAFTAR')`;
    // The counter does not learn why it waits: only compliance knows whom the list means.
    expect(await seen()).toEqual([{ kode: 'MENUNGGU_KEPATUHAN', sebut: '', nominal: '', sampai: '' }]);
    await identicalTwice(
      'MENUNGGU_KEPATUHAN',
      () => bank.owner`update name_hit set status = 'BUKAN' where objek = ${`NASABAH:${ani}`}`,
    );
  });
  test('an account that sends its own money here', async () => {
    await bank.owner`insert into account_link (nomor_rekening, guna, rekening_lain) values (${accounts.ani}, 'BAGI_HASIL', ${nomor})`;
    await identicalTwice('REKENING_TERKAIT', () => bank.owner`delete from account_link where rekening_lain = ${nomor}`);
  });
  test('money that came after the agreement stops the pay-out, and the proof under lock agrees', async () => {
    await agreed(asked(nomor, 280_000n, inCash));
    await hold(nomor);
    await refused(bank, 'CLOSING_OBSTRUCTED', () => bank.run('teller1', payOut, fetched(nomor, 280_000n)));
    await bank.owner`update account_hold set dilepas = jumlah where nomor_rekening = ${nomor}`;
    await accepted(bank, () => bank.run('teller1', payOut, fetched(nomor, 280_000n)));
  });
});

describe('refuses', () => {
  test('one person alone, the maker, no holder of the screen, another branch, a wrong identity', async () => {
    const nomor = await opened(300_000n);
    const data = asked(nomor, 280_000n, toOwner);
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('cs1', closeAccount, data));
    await refused(bank, 'FORBIDDEN', () => file(data, 'teller1'));
    await refused(bank, 'OTHER_BRANCH', () => bank.run('cs2', closeAccount, data, { dryRun: true }));
    await refused(bank, 'IDENTITY_DIFFERS', () =>
      bank.run('cs1', closeAccount, { ...data, nomor_identitas: '1' }, { dryRun: true }),
    );
    await refused(bank, 'SAME_ACCOUNT', () =>
      bank.run('cs1', closeAccount, { ...data, rekening_tujuan: nomor }, { dryRun: true }),
    );
    await refused(bank, 'CLOSING_CHANGED', () =>
      bank.run('cs1', closeAccount, { ...data, nominal: wire(280_001n) }, { dryRun: true }),
    );
    const idFlow = await file(data);
    await refused(bank, 'SELF_APPROVAL', () => approve('cs1', idFlow));
    await refused(bank, 'NOT_FOUND', () => approve('manager2', idFlow));
    await refused(bank, 'CHANGE_WAITING', () => file(data, 'backoffice1'));
    await accepted(bank, () => approve('supervisor1', idFlow));
  });

  test('a destination whose first deposit it does not reach, and one that takes nothing', async () => {
    const [nomor, small] = [await opened(300_000n), await opened(100_000n)];
    const fresh = await openedAccount();
    const error = await refused(bank, 'FIRST_DEPOSIT', () =>
      bank.run('cs1', closeAccount, asked(small, 80_000n, { rekening_tujuan: fresh }), { dryRun: true }),
    );
    expect(error.details.params?.minimum).toBe('100,000.00');
    await refused(bank, 'ACCOUNT_CLOSED', () =>
      bank.run('cs1', closeAccount, asked(nomor, 280_000n, { rekening_tujuan: accounts.tutup }), { dryRun: true }),
    );
    await accepted(bank, () => agreed(asked(nomor, 280_000n, { rekening_tujuan: fresh })));
    await accepted(bank, () => agreed(asked(small, 80_000n, { rekening_tujuan: fresh })));
  });

  test('a stale item: money came in since it was filed', async () => {
    const nomor = await opened(300_000n);
    const idFlow = await file(asked(nomor, 280_000n));
    await bank.run('teller1', cashDeposit, cash(nomor, 1));
    await refused(bank, 'CLOSING_CHANGED', () => approve('manager1', idFlow));
    await bank.flow('cs1', 'CANCEL', { idFlow });
    await accepted(bank, () => agreed(asked(nomor, 380_000n)));
  });

  test('undoing anything else out of a closed account, and a closing on a later day', async () => {
    const nomor = await opened(0n);
    const paidIn = await bank.run('teller1', cashDeposit, deposit(nomor, 300_000n));
    const closed = await agreed(asked(nomor, 280_000n));
    const data = reversal.schema.parse(undo(paidIn.nomor_referensi));
    await refused(bank, 'ACCOUNT_CLOSED', () => bank.run('teller1', reversal, data, { dryRun: true }));
    await bank.owner`update branch set accounting_date = '2026-11-23'`;
    const late = await refused(bank, 'NOT_REVERSIBLE', () =>
      bank.run('backoffice1', reversal, undo(closed.nomor_referensi), { dryRun: true }),
    );
    expect(late.details.params?.sebab).toBe('HARI_TUTUP');
    const never = await refused(bank, 'NOT_CORRECTABLE', () =>
      bank.run('backoffice1', correction, undo(closed.nomor_referensi), { dryRun: true }),
    );
    expect(never.details.params?.sebab).toBe('REKENING_DITUTUP');
    await bank.owner`update branch set accounting_date = ${DAY}`;
    await accepted(bank, () => reverse(closed.nomor_referensi, {}, 'backoffice1'));
    expect(await stateOf(nomor)).toBe('AKTIF');
  });

  test.each([
    { field: 'nomor_rekening', rest: { nomor_rekening: '123' } },
    { field: 'nomor_identitas', rest: { nomor_identitas: '' } },
    { field: 'sebab', rest: { sebab: 'BOSAN' } },
    { field: 'cara_bayar', rest: { cara_bayar: 'CEK' } },
    { field: 'rekening_tujuan', rest: { rekening_tujuan: '' } },
    { field: 'nominal', rest: { nominal: '-1' } },
  ])('input: $field', ({ field, rest }) => {
    const tried = (flowData: unknown) => closeAccountInput.safeParse({ flowCode: FLOW, flowData });
    expect(tried(asked(accounts.ani, 1n, rest)).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      `flowData.${field}`,
    ]);
    expect(tried(asked(accounts.ani, 1n)).success).toBe(true);
    const paying = (flowData: unknown) => payOutInput.safeParse({ flowCode: 'AMBIL_DANA_DI_TELLER', flowData });
    expect(paying(fetched(accounts.ani, 0n)).success).toBe(true);
  });
});
