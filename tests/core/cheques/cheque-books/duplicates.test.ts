import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { warkat } from '#core/cheques/cheque-books/module.ts';
import { insertGrant, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { warkatBank } from './warkat-bank.ts';

const bank = await warkatBank();
const firma = accounts.firma;
const cek = await bank.stocked('CEK', 'AA000001');
await bank.issued(firma, cek);
await bank.activated(firma, cek);
const range = (nomor: string) => ({ nomor_rekening: firma, jenis: 'CEK', nomor_awal: nomor, nomor_akhir: '' });
const stateOf = async (nomor: string) =>
  (
    await bank.owner<
      { status: string }[]
    >`select status from warkat_leaf where jenis = 'CEK' and nomor_warkat = ${nomor}`
  )[0]?.status;

test.each([
  [
    'STOP_WARKAT',
    'AA000002',
    { ...range('AA000002'), sebab: 'HILANG', nomor_surat: 'LP/12/2026', keterangan: 'Hilang di jalan' },
    'LOST',
  ],
  ['BATAL_WARKAT', 'AA000003', { ...range('AA000003'), keterangan: 'Salah tulis nominal' }, 'CANCELLED'],
  ['KEMBALI_WARKAT', 'AA000004', { ...range('AA000004'), keterangan: 'Tidak dipakai lagi' }, 'RETURNED'],
] as const)(
  '%s is released at the counter by a supervisor’s proof of just this form alone',
  async (code, nomor, data, ends) => {
    const operation = warkat.operations[code] as never;
    const run = (token?: string, over: object = {}) =>
      bank.run('cs1', operation, { ...data, ...over }, { key: randomUUID(), ...(token && { token }) });
    // Schemas fill in what a form leaves out; a grant is bound to the whole of it.
    const whole = (warkat.operations[code].schema as { parse(input: unknown): object }).parse(data);
    const grant = (rest: object = {}) =>
      insertGrant(bank, { code, data: whole, maker: 'cs1', reasons: ['DUA_ORANG'], ...rest });
    await refused(bank, 'OVERRIDE_NEEDED', () => run());
    await refused(bank, 'GRANT_INVALID', () => run(randomUUID()));
    const others = [
      await grant({ data: { ...whole, keterangan: 'Isi yang lain' } }),
      await grant({ maker: 'backoffice1' }),
      await grant({ branch: '002' }),
      await grant({ code: 'AKTIF_WARKAT' }),
    ];
    for (const token of others) await refused(bank, 'GRANT_INVALID', () => run(token));
    expect(await stateOf(nomor)).toBe('ACTIVE');
    const token = await grant();
    await run(token);
    expect(await stateOf(nomor)).toBe(ends);
    await expectSoundBooks(bank);
  },
);
