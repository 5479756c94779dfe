import { afterEach, expect, test, vi } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { correction } from '#core/cash/counter/correction.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { accepted, counterBank, insertGrant, reasonsOf, refused, rupiah } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { later } from '../../steady-clock.ts';

/** The bank's day is Friday the 20th: the 13th is five business days back, the 12th six. */
const bank = await counterBank();
afterEach(() => vi.restoreAllMocks());

const transfer = (tanggal_valuta?: string, whole = 50_000n) => ({
  nomor_rekening_debet: accounts.ani,
  nomor_rekening_kredit: accounts.budi,
  nominal: rupiah(whole),
  ...(tanggal_valuta && { tanggal_valuta }),
});
const datesOf = async (idJurnal: string) =>
  (await bank.owner`select tanggal_valuta from journal_line where journal_id = ${idJurnal} order by urut`).map(
    (row) => row.tanggal_valuta,
  );
const released = (data: object, reasons: readonly string[], code = 'PEMINDAHBUKUAN') =>
  insertGrant(bank, { code, data, maker: 'teller1', reasons });
/** A transfer of one of the days before, as the manager has released it. */
async function backValued(day: string) {
  const data = bookTransfer.schema.parse(transfer(day));
  const token = await released(data, ['VALUTA_MUNDUR']);
  return accepted(bank, () => bank.run('teller1', bookTransfer, data, { token }));
}

test('an earlier value date is the manager’s to allow, and every line of an account carries it', async () => {
  for (const day of ['2026-11-19', '2026-11-13']) {
    const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', bookTransfer, transfer(day)));
    expect(reasonsOf(error)).toEqual([['VALUTA_MUNDUR', 'BRANCH_MANAGER']]);
    expect(error.details.alasan?.[0]?.rincian).toEqual({ tanggal: day });
    expect(await datesOf((await backValued(day)).id_jurnal)).toEqual([day, day]);
  }
  for (const today of [undefined, '', DAY]) {
    const posted = await accepted(bank, () => bank.run('teller1', bookTransfer, transfer(today)));
    expect(await datesOf(posted.id_jurnal)).toEqual([null, null]);
  }
});

test('beyond the bank’s days, in another month and ahead it is refused at its field, for any caller', async () => {
  for (const day of ['2026-11-12', '2026-10-30', '2026-11-21']) {
    const error = await refused(bank, 'VALUE_DATE', () => bank.run('manager1', bookTransfer, transfer(day)));
    expect(error.details.params).toEqual({ tanggal: day });
  }
  await backValued('2026-11-16');
});

test('in a month that is distributed it is refused; in an open one it is not', async () => {
  await bank.owner`insert into gl_period (bulan, status) values ('2026-11-01', 'DIBAGIKAN')`;
  later();
  await refused(bank, 'PERIOD_CLOSED', () => bank.run('teller1', bookTransfer, transfer('2026-11-19')));
  await bank.owner`delete from gl_period where bulan = '2026-11-01'`;
  later();
  const preview = await bank.run('teller1', bookTransfer, transfer('2026-11-19'), { dryRun: true });
  expect(preview.otorisasi?.alasan.map(({ kode }) => kode)).toEqual(['VALUTA_MUNDUR']);
});

test('a reversal takes the value date over and says so; too far back by now it points to the correction, which takes it', async () => {
  const first = await backValued('2026-11-18');
  const undo = { nomor_referensi: first.nomor_referensi, alasan: 'tujuan keliru' };
  const error = await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('teller1', reversal, undo));
  expect(reasonsOf(error)).toEqual([
    ['VALUTA_MUNDUR', 'BRANCH_MANAGER'],
    ['PEMBATALAN', 'HEAD_TELLER'],
  ]);
  const token = await released(undo, ['PEMBATALAN', 'VALUTA_MUNDUR'], 'REVERSAL');
  const posted = await accepted(bank, () => bank.run('teller1', reversal, undo, { token }));
  expect(await datesOf(posted.id_jurnal)).toEqual(['2026-11-18', '2026-11-18']);

  const second = await backValued('2026-11-17');
  await bank.owner`update parameter set nilai = '1' where nama = 'valuta_mundur_hari'`;
  later();
  const far = { nomor_referensi: second.nomor_referensi, alasan: 'tujuan keliru' };
  const late = await refused(bank, 'NOT_REVERSIBLE', () => bank.run('teller1', reversal, far));
  expect(late.details.params?.sebab).toBe('VALUTA_LAMA');
  const data = { ...far };
  const grant = await released(data, ['KOREKSI'], 'KOREKSI');
  await bank.owner`update override_grant set berlaku_sampai = now() + interval '1 hour' where token = ${grant}`;
  const corrected = await accepted(bank, () => bank.run('teller1', correction, data, { token: grant }));
  expect(await datesOf(corrected.id_jurnal)).toEqual(['2026-11-17', '2026-11-17']);
});
