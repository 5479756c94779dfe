import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { chart } from '#core/db/reference/chart.ts';
import { operationDefinitions } from '#core/db/reference/operation-definitions.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { errorText } from '#lib/errors/errors.ts';
import { allowedAccounts } from '#lib/operations/ledger-accounts.ts';
import { placeCodes } from '#lib/operations/ledger-places.ts';
import { accepted, bareCommit, bareGrant, counterBank, refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

/** The accounts of the general ledger that an operation names, held by the posting function whatever the core would have said. */
const bank = await counterBank();
// These tests accrue amounts that are owed to nobody.
breaksBooks(bank, ['23']);

const on = (name: Parameters<typeof gl>[0], kode_cabang = '001'): Target => ({ kode_cabang, kode_gl: gl(name) });
const of = (rekening: string, kode_gl: string): Target => ({
  kode_cabang: rekening.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id: rekening },
});
const [ani, budi] = [of(accounts.ani, gl('SAVINGS_MUDHARABAH')), of(accounts.budi, gl('SAVINGS_WADIAH'))];
const pair = (from: Target, to: Target): Leg[] => [debit(from, 100n), credit(to, 100n)];
const post =
  (legs: readonly Leg[], operasi = 'PEMINDAHBUKUAN') =>
  () =>
    bareCommit(bank, { legs, operasi });
const run =
  (operasi: string, legs: readonly Leg[], sound = legs) =>
  () =>
    commitBulk(bank.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi,
      date: DAY,
      kodeValuta: 'IDR',
      keterangan: '',
      headOffice: '000',
      journals: [sound, legs].map((each) => ({ kodeCabang: '001', nominal: 100n, rekening: null, legs: each })),
    });

test('refuses a leg on an account that the operation does not name, by its side', async () => {
  const error = await refused(bank, 'GL_NOT_ALLOWED', post(pair(ani, on('OTHER_INCOME'))));
  expect(error.details.params).toEqual({ jenis: 'PEMINDAHBUKUAN', gl: '502008', sisi: 'K' });
  expect(errorText('GL_NOT_ALLOWED', error.details.params ?? {}, 'id')).toContain(
    'Pemindahbukuan tidak boleh mengkredit akun 502008',
  );
  await refused(bank, 'GL_NOT_ALLOWED', post(pair(on('OTHER_COSTS'), ani)));
  await accepted(bank, post(pair(ani, budi)));
  // An operation without a journal moves no amount at all.
  await refused(bank, 'GL_NOT_ALLOWED', post(pair(ani, budi), 'FLOW_DRAFT'));
});

test('refuses an account that the operation names for the other side alone', async () => {
  await refused(bank, 'GL_NOT_ALLOWED', run('AKRUAL', pair(on('OWED_TO_SAVERS'), on('SHARES_OF_SAVERS'))));
  await accepted(bank, run('AKRUAL', pair(on('SHARES_OF_SAVERS'), on('OWED_TO_SAVERS'))));
});

test('refuses a whole chunk of a run for one leg, and posts the chunk whose legs are all named', async () => {
  const error = await refused(
    bank,
    'GL_NOT_ALLOWED',
    run('AKRUAL', pair(on('SHARES_OF_SAVERS'), on('OTHER_INCOME')), pair(on('SHARES_OF_SAVERS'), on('OWED_TO_SAVERS'))),
  );
  expect(error.details.params).toEqual({ jenis: 'AKRUAL', gl: '502008', sisi: 'K' });
  await refused(bank, 'GL_NOT_ALLOWED', run('TUTUP_TAHUN', pair(on('OTHER_INCOME'), on('ACCRUED_PAYABLES'))));
  // A class takes in all its accounts, also those that the bank opens later.
  await accepted(bank, run('TUTUP_TAHUN', pair(on('OTHER_INCOME'), on('RETAINED_EARNINGS'))));
});

test('a reversal moves the accounts of the journal that it undoes, each on its other side, and no others', async () => {
  const { journal_id, tanggal } = await post(pair(ani, budi))();
  const reverse = (legs: readonly Leg[], undoes: boolean) => async () =>
    bareCommit(bank, {
      ...(await bareGrant(bank, ['PEMBATALAN'], 'REVERSAL')),
      operasi: 'REVERSAL',
      legs,
      effects: undoes
        ? [
            {
              efek: 'reverse',
              fase: 'sesudah',
              journal_id: String(journal_id),
              tanggal: tanggal ?? '',
              referensi: '',
            } as never,
          ]
        : [],
    });
  const mirror = pair(budi, ani);
  for (const [legs, undoes, params] of [
    [pair(ani, budi), true, { gl: '301001', sisi: 'D' }],
    [pair(budi, on('OTHER_INCOME')), true, { gl: '502008', sisi: 'K' }],
    [mirror, false, { gl: '203002', sisi: 'D' }],
  ] as const) {
    const error = await reverse(legs, undoes)().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'GL_NOT_ALLOWED', details: { params: { jenis: 'REVERSAL', ...params } } });
  }
  await accepted(bank, reverse(mirror, true));
});

test('every definition names accounts of the chart, or a class of it', () => {
  const codes = new Set(chart.map(({ kode_gl }) => kode_gl));
  for (const { operasi, debet, kredit } of operationDefinitions) {
    for (const code of [...(debet ?? []), ...(kredit ?? [])]) {
      expect([operasi, code, codes.has(code) || ['5', '6'].includes(code)]).toEqual([operasi, code, true]);
    }
  }
  const control = chart.filter(({ kontrol }) => kontrol === 'REKENING').map(({ kode_gl }) => kode_gl);
  expect(placeCodes(['CUSTOMERS', 'DEPOSITS'])).toEqual(control.toSorted());
  expect(allowedAccounts('SETOR_TUNAI').debit).toEqual(['101002', '101005', '110001']);
});
