import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { statement as area } from '#core/accounts/statements/module.ts';
import { printStatement } from '#core/accounts/statements/print-statement.ts';
import { accepted, counterBank } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
const handlers = area.handlers({ documentKeys: ['the document key of this test bank'] });
const printOf = (text: string) => createHash('sha256').update(text).digest('hex');
const made = async () => {
  const data = { nomor_rekening: accounts.ani, tanggal_awal: '2026-11-01', tanggal_akhir: DAY };
  return (await accepted(bank, () => bank.run('cs1', printStatement, data))).nomor_dokumen;
};
const copy = async (nomor: string, bentuk = 'PDF', user = 'cs1') =>
  (await handlers['statement.salinan'].handle(await bank.as(user), { nomor, bentuk })).ke;
const note = async (nomor: string, ke: number, text: string, user = 'cs1') =>
  handlers['statement.catatBerkas'].handle(await bank.as(user), {
    nomor,
    ke,
    sidik: printOf(text),
    ukuran: text.length,
  });
const check = async (text: string, nomor = '', user = 'auditor1') =>
  handlers['statement.periksaBerkas'].handle(await bank.as(user), { sidik: printOf(text), nomor });
const stored = async (nomor: string) =>
  (
    await bank.owner`select ke, encode(sidik, 'hex') as sidik, ukuran from printed_copy where nomor = ${nomor} order by ke`
  ).map((row) => Object.values(row));

/** Expects the refusal of the function itself; the core's server passes its code on. */
const refused = (work: Promise<unknown>, code: string) => expect(work).rejects.toThrow(code);

test('the very file is reported with its number, which copy it is and who took it; another one of that number is not it', async () => {
  const nomor = await made();
  const ke = await copy(nomor);
  await note(nomor, ke, 'the file as it left');
  expect(await stored(nomor)).toEqual([[1, printOf('the file as it left'), 19n]]);
  expect(await check('the file as it left', nomor)).toMatchObject({
    hasil: 'ASLI',
    nomor,
    jumlah_halaman: 1,
    salinan: { ke: 1, bentuk: 'PDF', id_user: 'cs1', kode_cabang: '001' },
  });
  // A password hides the number inside a file; its fingerprint does not need it.
  expect(await check('the file as it left')).toMatchObject({ hasil: 'ASLI', nomor });
  expect(await check('the file as it left.', nomor)).toEqual({
    hasil: 'BERBEDA',
    nomor,
    jumlah_halaman: 0,
    salinan: undefined,
  });
  expect(await check('another bank’s file')).toMatchObject({ hasil: 'TIDAK_DIKENAL', nomor: '' });
  expect(await check('the file as it left!', `${nomor.slice(0, -1)}${nomor.endsWith('0') ? '1' : '0'}`)).toMatchObject({
    hasil: 'TIDAK_DIKENAL',
  });
  const trail =
    await bank.owner`select objek, rincian ->> 'hasil' as hasil from audit_log where aksi = 'PERIKSA_SALINAN' order by id`;
  expect(trail.map(({ hasil }) => hasil)).toEqual(['ASLI', 'ASLI', 'BERBEDA', 'TIDAK_DIKENAL', 'TIDAK_DIKENAL']);
});

test('a print is stored once, by its first reader, of a file only', async () => {
  const nomor = await made();
  const ke = await copy(nomor);
  const paper = await copy(nomor, 'KERTAS');
  await refused(note(nomor, ke, 'forged', 'teller1'), 'NOT_FOUND');
  await refused(note(nomor, paper, 'forged'), 'NOT_FOUND');
  await refused(note(nomor, 9, 'forged'), 'NOT_FOUND');
  await note(nomor, ke, 'true');
  await refused(note(nomor, ke, 'forged'), 'NOT_FOUND');
  expect(await stored(nomor)).toEqual([
    [1, printOf('true'), 4n],
    [2, null, null],
  ]);
  expect((await check('forged', nomor)).hasil).toBe('BERBEDA');
  // An hour later nothing is written down of it any more.
  const late = await copy(nomor);
  await bank.owner`update printed_copy set dibuat_pada = dibuat_pada - interval '2 hours' where nomor = ${nomor} and ke = ${late}`;
  await refused(note(nomor, late, 'late'), 'NOT_FOUND');
});

test('where the books have changed behind it, a true file is no answer', async () => {
  const nomor = await made();
  await note(nomor, await copy(nomor), 'before');
  await bank.owner`update statement set sidik = sha256('tampered') where nomor = ${nomor}`;
  await refusal(check('before', nomor), 'STATEMENT_CHANGED');
});
