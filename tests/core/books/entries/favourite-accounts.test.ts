import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { markFavourite } from '#core/books/entries/favourite-account.ts';
import { coa } from '#core/books/reports/chart-query.ts';
import { counterBank } from '../../counter-bank.ts';
import { refusal } from '../../helpers.ts';

const bank = await counterBank();
const mark = async (user: string, kode_gl: string, favorit = 'T', key = randomUUID()) =>
  markFavourite(await bank.as(user, key), { kode_gl, favorit });
const listed = async (user: string, over: object = {}) =>
  (
    await coa(await bank.as(user), {
      ...{ manual: '', kode_gl: '', keadaan: '', favorit: '' },
      paging: { page: 1, show: 100, cursor: '', sort: '', keyword: '' },
      ...over,
    })
  ).data;
const favourites = async (user: string, over: object = {}) =>
  (await listed(user, { favorit: 'T', ...over })).map(({ kode_gl }) => kode_gl);
const stored = async () =>
  (
    await bank.owner<{ id_user: string; kode_gl: string }[]>`select id_user, kode_gl from gl_favorite order by 1, 2`
  ).map(({ id_user, kode_gl }) => `${id_user} ${kode_gl}`);

test('each user has own favourites: marks and removes them, finds them alone or by name, unseen by others', async () => {
  await mark('backoffice1', '603002');
  await mark('backoffice1', '201001');
  await mark('finance1', '102001');
  expect(await favourites('backoffice1')).toEqual(['201001', '603002']);
  expect(await favourites('finance1')).toEqual(['102001']);
  expect(await favourites('finance2')).toEqual([]);
  const [named] = await listed('backoffice1', { kode_gl: '603002' });
  expect([named?.favorit, (await listed('finance1', { kode_gl: '603002' }))[0]?.favorit]).toEqual(['T', 'F']);
  const byName = { paging: { page: 1, show: 100, cursor: '', sort: '', keyword: named?.nama_gl.slice(0, 8) ?? '' } };
  expect(await favourites('backoffice1', byName)).toEqual(['603002']);
  await mark('finance1', '603002', 'F');
  expect(await favourites('backoffice1')).toEqual(['201001', '603002']);
  await mark('backoffice1', '603002', 'F');
  expect(await favourites('backoffice1')).toEqual(['201001']);
});

test('marked twice, with one key or two or at the same instant, it is one mark; each act is in the trail', async () => {
  await bank.owner`delete from gl_favorite`;
  const key = randomUUID();
  await mark('backoffice1', '603005', 'T', key);
  await mark('backoffice1', '603005', 'T', key);
  await Promise.all([mark('backoffice1', '603005'), mark('backoffice1', '603005')]);
  expect(await stored()).toEqual(['backoffice1 603005']);
  const rows = await bank.owner`select from audit_log where aksi = 'FAVORIT_AKUN' and rincian ->> 'kode_gl' = '603005'`;
  expect(rows).toHaveLength(3);
  await refusal(mark('backoffice1', '603002', 'T', key), 'KEY_REUSED');
  expect(await stored()).toEqual(['backoffice1 603005']);
});

test('only a number of an account is marked', async () => {
  await bank.owner`delete from gl_favorite`;
  await refusal(mark('backoffice1', '999999'), 'GL_UNKNOWN');
  for (const wrong of ['60300', '6030021', "603002'", '']) await refusal(mark('backoffice1', wrong), 'VALIDATION');
  expect(await stored()).toEqual([]);
  await mark('backoffice1', '603002');
  expect(await stored()).toEqual(['backoffice1 603002']);
});

test('one that something else of the bank moves stays out of the lookup of entries though it is marked', async () => {
  await bank.owner`delete from gl_favorite`;
  await mark('backoffice1', '603002');
  await mark('backoffice1', '202001');
  expect(await favourites('backoffice1')).toEqual(['202001', '603002']);
  expect(await favourites('backoffice1', { manual: 'T' })).toEqual(['603002']);
});
