import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { reversal } from '#core/cash/counter/reversal.ts';
import { returnInward } from '#core/cheques/clearing/return-inward.ts';
import { transferByInstrument } from '#core/cheques/clearing/transfer-by-instrument.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { fromMinor } from '#lib/money.ts';
import { chequeBank } from '../../cash/counter/cheque-bank.ts';
import { accepted, insertGrant, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { clearingBank } from './clearing-bank.ts';

const clearing = await clearingBank();
const bank = await chequeBank(clearing);
const { file, approve, done, next, sheetOf, rejected, stop } = bank;
const { balance, ledger } = clearing;
const { firma } = accounts;
const M = 1_000_000_00n;

const shown = (nomor_warkat: string, over: object = {}) => ({
  kode_bank: '014',
  nama_penerima: 'CV Maju Bersama',
  nomor_rekening: firma,
  jenis: 'CEK',
  nomor_warkat,
  tanggal_warkat: DAY,
  tanggal_efektif: '',
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const newest = async () => {
  const [row] = await bank.owner<{ id: string; status: string; alasan: string; utama: string; akhir: string | null }[]>`
    select id_penarikan::text as id, status, alasan, alasan_utama as utama, journal_akhir::text as akhir from inward_warkat order by id_penarikan desc limit 1`;
  return row ?? { id: '', status: '', alasan: '', utama: '', akhir: null };
};
const stateOf = async (id: string) =>
  (await bank.owner<{ status: string }[]>`select status from inward_warkat where id_penarikan = ${id}::bigint`)[0]
    ?.status;
/** Taken in by two persons: its number. */
const arrived = async (nomor: string, over: object = {}) => {
  await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor, over));
  return (await newest()).id;
};
const chosen = (id_penarikan: string, over: object = {}) => ({
  id_penarikan,
  nominal: rupiah(2_000_000n),
  kode_valuta: 'IDR',
  keterangan: '',
  ...over,
});
const paying = (id: string, over: object = {}) => chosen(id, { nomor_rekening: firma, ...over });
const returning = (id: string, over: object = {}) => chosen(id, { alasan_tolakan: ['13'], bebas_biaya: 'F', ...over });
const findings = async (id: string) =>
  (
    await bank.owner<{ n: string[] }[]>`
      select inward_findings(i, b.accounting_date) as n from inward_warkat i join branch b using (kode_cabang) where id_penarikan = ${id}::bigint`
  )[0]?.n;
const unsound = async () =>
  (await checkBooks(bank.owner)).filter(({ ok }) => !ok).map(({ name }) => name.split(' ', 1)[0]);

describe('a cheque that another bank presents', () => {
  test('that is returned is previewed with the fee its drawer pays, and no sum with an amount that is not taken', async () => {
    const id = await arrived(next());
    const { biaya, ringkasan } = await bank.run('backoffice1', returnInward, returning(id), { dryRun: true });
    expect([biaya, ringkasan?.nominal, ringkasan?.biaya, ringkasan?.jumlah]).toEqual([
      '75000.00',
      '2000000.00',
      '75000.00',
      '',
    ]);
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id));
  });

  test('is claimed through head office, and paid from its drawer’s account', async () => {
    const nomor = next();
    const received = await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor));
    expect(await clearing.lines(received.id_jurnal)).toEqual([
      ['001', '109005', 2n * M, `014-CEK-${nomor}`],
      ['001', '110001', -2n * M, '000'],
      ['000', '102001', -2n * M, null],
      ['000', '110001', 2n * M, '001'],
    ]);
    const { id } = await newest();
    expect(await findings(id)).toEqual([]);
    const before = await balance(firma);
    const item = await file('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    await refused(bank, 'SELF_APPROVAL', () => approve(item, 'backoffice1'));
    expect(await stateOf(id)).toBe('DITERIMA');
    const posted = await approve(item);
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '203001', 2n * M, firma],
      ['001', '109005', -2n * M, `014-CEK-${nomor}`],
    ]);
    expect(await balance(firma)).toBe(before - 2n * M);
    expect(await sheetOf(nomor)).toMatchObject({ status: 'DIBAYAR', nominal: 2n * M, asal: 'AKTIF' });
    expect(await stateOf(id)).toBe('DIBAYAR');
    expect(await ledger('109005')).toBe(0n);
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(id)));
    await refused(bank, 'CLEARING_STATE', () => file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
    await refused(bank, 'INWARD_KNOWN', () => file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor)));
  });

  test('goes back with every reason, its drawer pays the fee alone, and may be presented again', async () => {
    const nomor = next();
    const id = await arrived(nomor);
    const before = await balance(firma);
    await refused(bank, 'CLEARING_REASON', () =>
      file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, { alasan_tolakan: ['99'] })),
    );
    const posted = await done(
      'backoffice1',
      'TOLAKAN_PENARIKAN_KLIRING',
      returning(id, { alasan_tolakan: ['13', '09'] }),
    );
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '109006', 2n * M, null],
      ['001', '109005', -2n * M, `014-CEK-${nomor}`],
      ['001', '109006', -2n * M, null],
      ['001', '203001', 75_000_00n, firma],
      ['001', '502002', -75_000_00n, null],
      ['001', '110001', 2n * M, '000'],
      ['000', '102001', 2n * M, null],
      ['000', '110001', -2n * M, '001'],
    ]);
    expect(await newest()).toMatchObject({ status: 'DITOLAK', alasan: '09,13', utama: '09', akhir: posted.id_jurnal });
    expect(await balance(firma)).toBe(before - 75_000_00n);
    expect(await sheetOf(nomor)).toMatchObject({ status: 'DITOLAK', alasan: '09,13', nominal: 2n * M });
    expect([await ledger('109005'), await ledger('109006')]).toEqual([0n, 0n]);
    // The same paper comes again and is paid; another amount on it is not.
    const changed = await arrived(nomor, { nominal: rupiah(3_000_000n) });
    await refused(bank, 'CHEQUE_PRESENTED', () =>
      file('backoffice1', 'PENARIKAN_KLIRING', paying(changed, { nominal: rupiah(3_000_000n) })),
    );
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(changed, { nominal: rupiah(3_000_000n) }));
    await rejected(nomor, DAY, 2n * M);
    const again = await arrived(nomor);
    await accepted(bank, () => done('backoffice1', 'PENARIKAN_KLIRING', paying(again)));
    expect(await sheetOf(nomor)).toMatchObject({ status: 'DIBAYAR', asal: 'DITOLAK' });
  });

  test('is decided by its own branch, whose day waits for it by name', async () => {
    const nomor = next();
    const id = await arrived(nomor);
    await refused(bank, 'OTHER_BRANCH', () =>
      file('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(next(), { nomor_rekening: accounts.citra })),
    );
    const assignTo = (cabang: string) =>
      bank.owner`update inward_warkat set kode_cabang = ${cabang} where id_penarikan = ${id}::bigint`;
    await assignTo('002');
    await refused(bank, 'CLEARING_SHEET', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(id)));
    await refused(bank, 'CLEARING_SHEET', () => file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
    await assignTo('001');
    const named = async () =>
      (await bank.owner<{ nama: string }[]>`select nama from day_blockers('001') where kode = 'WARKAT_MASUK'`).map(
        ({ nama }) => nama,
      );
    expect(await named()).toEqual([`CEK ${nomor}`]);
    await refused(bank, 'CLEARING_CHANGED', () =>
      file('backoffice1', 'PENARIKAN_KLIRING', paying(id, { nominal: rupiah(1_000_000n) })),
    );
    await refused(bank, 'INWARD_ACCOUNT', () =>
      file('backoffice1', 'PENARIKAN_KLIRING', paying(id, { nomor_rekening: accounts.ani })),
    );
    await accepted(bank, () => done('backoffice1', 'PENARIKAN_KLIRING', paying(id)));
    expect(await named()).toEqual([]);
  });

  test('on an account that nobody has only goes back, without a fee', async () => {
    const id = await arrived('ZZ000001', { nomor_rekening: '001999999999' });
    expect(await findings(id)).toEqual(['02']);
    await refused(bank, 'INWARD_ACCOUNT', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(id)));
    const posted = await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id, { alasan_tolakan: ['02'] }));
    expect(await clearing.lines(posted.id_jurnal)).toHaveLength(6);
  });

  test('that is stopped, another account’s or too large is not paid, and the bank’s screen says so', async () => {
    const stopped = next();
    await accepted(bank, () => stop(stopped));
    const lost = await arrived(stopped);
    expect(await findings(lost)).toEqual(['LAIN']);
    await refused(bank, 'WARKAT_SHEET', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(lost)));
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(lost)));
    // A stopped cheque stays stopped when it comes back.
    expect((await sheetOf(stopped))?.status).toBe('HILANG');
    const strange = await arrived('AA000300');
    expect(await findings(strange)).toEqual(['LAIN']);
    await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(strange)));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(strange));
    const dear = rupiah(450_000_000n);
    const nomor = next();
    const short = await arrived(nomor, { nominal: dear });
    expect(await findings(short)).toEqual(['01']);
    await refused(bank, 'INSUFFICIENT', () =>
      file('backoffice1', 'PENARIKAN_KLIRING', paying(short, { nominal: dear })),
    );
    await accepted(bank, () =>
      done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(short, { nominal: dear, alasan_tolakan: ['01'] })),
    );
  });

  test('a bilyet giro is not paid before it is effective, and never when that is after its life', async () => {
    const late = await arrived('BG000001', { jenis: 'BG', tanggal_efektif: '2026-11-30' });
    expect(await findings(late)).toEqual(['09']);
    await refused(bank, 'WARKAT_POSTDATED', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(late)));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(late, { alasan_tolakan: ['09'] }));
    const old = await arrived('BG000002', { jenis: 'BG', tanggal_warkat: '2026-08-01', tanggal_efektif: '2026-11-02' });
    expect(await findings(old)).toEqual(['09', '11']);
    await refused(bank, 'WARKAT_EXPIRED', () => file('backoffice1', 'PENARIKAN_KLIRING', paying(old)));
    await done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(old, { alasan_tolakan: ['11'] }));
    const good = await arrived('BG000003', { jenis: 'BG', tanggal_warkat: '2026-11-02', tanggal_efektif: DAY });
    expect(await findings(good)).toEqual([]);
    await accepted(bank, () => done('backoffice1', 'PENARIKAN_KLIRING', paying(good)));
    await refused(bank, 'VALIDATION', () =>
      file(
        'backoffice1',
        'TERIMA_PENARIKAN_KLIRING',
        shown('BG000004', { jenis: 'BG', tanggal_efektif: '2026-11-01' }),
      ),
    );
  });

  test('after the last moment of returns it goes back by the branch manager’s word', async () => {
    const id = await arrived(next());
    await bank.owner`update clearing_cycle set pengembalian = '00:00'`;
    try {
      const item = await file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id));
      await refused(bank, 'APPROVER_LIMIT', () => approve(item, 'supervisor1'));
      expect(await stateOf(id)).toBe('DITERIMA');
      await accepted(bank, () => approve(item, 'manager1'));
    } finally {
      await bank.owner`update clearing_cycle set pengembalian = '24:00'`;
    }
  });

  test('of two who decide it at the same instant one wins', async () => {
    const nomor = next();
    const id = await arrived(nomor);
    const items = [
      await file('backoffice1', 'PENARIKAN_KLIRING', paying(id)),
      await file('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)),
    ];
    const outcomes = await Promise.allSettled([
      approve(items[0] ?? '', 'manager1'),
      approve(items[1] ?? '', 'supervisor1'),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await ledger('109005'), await ledger('109006')]).toEqual([0n, 0n]);
  });

  test('a payment that is reversed waits for its decision again', async () => {
    const nomor = next();
    const id = await arrived(nomor);
    const paid = await done('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    const data = { nomor_referensi: paid.nomor_referensi, alasan: 'spesimen keliru' };
    const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'backoffice1', reasons: ['PEMBATALAN'] });
    await bank.run('backoffice1', reversal, data, { token, key: randomUUID() });
    expect(await stateOf(id)).toBe('DITERIMA');
    expect((await sheetOf(nomor))?.status).toBe('AKTIF');
    expect(await ledger('109005')).toBe(2n * M);
    expect(await unsound()).toEqual([]);
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
  });

  test('one that was typed in by mistake is reversed while nobody has decided it, and comes again', async () => {
    const nomor = next();
    const undo = async (nomor_referensi: string) => {
      const data = { nomor_referensi, alasan: 'salah ketik' };
      const token = await insertGrant(bank, { code: 'REVERSAL', data, maker: 'backoffice1', reasons: ['PEMBATALAN'] });
      return () => bank.run('backoffice1', reversal, data, { token, key: randomUUID() });
    };
    const wrong = await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor));
    await accepted(bank, await undo(wrong.nomor_referensi));
    expect((await newest()).status).toBe('DIBATALKAN');
    expect(await ledger('109005')).toBe(0n);
    const right = await done('backoffice1', 'TERIMA_PENARIKAN_KLIRING', shown(nomor));
    const { id } = await newest();
    await done('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    await refused(bank, 'CLEARING_STATE', await undo(right.nomor_referensi));
    expect(await stateOf(id)).toBe('DIBAYAR');
  });

  test('a stop between the filing of its payment and the second person leaves it unpaid', async () => {
    const nomor = next();
    const id = await arrived(nomor);
    const item = await file('backoffice1', 'PENARIKAN_KLIRING', paying(id));
    await stop(nomor);
    await refused(bank, 'WARKAT_SHEET', () => approve(item));
    expect(await stateOf(id)).toBe('DITERIMA');
    expect(await findings(id)).toContain('LAIN');
    await accepted(bank, () => done('backoffice1', 'TOLAKAN_PENARIKAN_KLIRING', returning(id)));
    expect((await sheetOf(nomor))?.status).not.toBe('DIBAYAR');
  });

  test('a payment that waits for its second person does not speak against itself, another amount than before does', async () => {
    const nomor = next();
    // More than half of what is there: set aside, it leaves too little for itself.
    const nominal = fromMinor(((await balance(firma)) / 400n) * 300n);
    const id = await arrived(nomor, { nominal });
    expect(await findings(id)).toEqual([]);
    await file('backoffice1', 'PENARIKAN_KLIRING', paying(id, { nominal }));
    expect(await findings(id)).toEqual([]);
    const other = next();
    const dear = await arrived(other, { nominal });
    expect(await findings(dear)).toEqual(['01']);
    await bank.rejected(other, DAY, 1n * M);
    expect(await findings(dear)).toEqual(['01', 'LAIN']);
  });
});

describe('a cheque for another account of ours', () => {
  const transfer = (nomor_warkat: string, over: object = {}) => ({
    nomor_rekening: firma,
    nomor_rekening_kredit: accounts.ani,
    jenis: 'CEK',
    nomor_warkat,
    tanggal_warkat: DAY,
    tanggal_efektif: '',
    diubah: 'F',
    nominal: rupiah(2_000_000n),
    kode_valuta: 'IDR',
    keterangan: '',
    ...over,
  });

  test('never leaves the bank: Dr the drawer / Cr the payee', async () => {
    const nomor = next();
    const posted = await bank.run('teller1', transferByInstrument, transfer(nomor));
    expect(await clearing.lines(posted.id_jurnal)).toEqual([
      ['001', '203001', 2n * M, firma],
      ['001', '301001', -2n * M, accounts.ani],
    ]);
    expect(await sheetOf(nomor)).toMatchObject({ status: 'DIBAYAR', asal: 'AKTIF', journal_id: posted.id_jurnal });
    await refused(bank, 'WARKAT_SHEET', () =>
      bank.run('teller1', transferByInstrument, transfer(nomor), { key: randomUUID() }),
    );
  });

  test('is refused where it is not as it must be', async () => {
    const nomor = next();
    const run = (over: object) => () => bank.run('teller1', transferByInstrument, transfer(nomor, over));
    await refused(bank, 'SAME_ACCOUNT', run({ nomor_rekening_kredit: firma }));
    await refused(bank, 'CHEQUE_ALTERED', run({ diubah: 'T' }));
    await refused(bank, 'WARKAT_POSTDATED', run({ tanggal_warkat: '2026-12-01' }));
    await refused(bank, 'WARKAT_NOT_OF_ACCOUNT', run({ nomor_warkat: 'AA000900' }));
    expect((await sheetOf(nomor))?.status).toBe('AKTIF');
    await accepted(bank, run({}));
  });
});
