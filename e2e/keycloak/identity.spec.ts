import { expect } from '@playwright/test';
import { read } from '../api.ts';
import { test } from '../fixtures.ts';
import { person } from '../people.ts';
import { fillForm, goToForm, signIn } from '../sign-in.ts';
import { t } from '../texts.ts';
import { realmAdmin, realmUser } from './realm.ts';
import { signOut } from './session.ts';
import { changeByTwo, listedUser } from './users.ts';

test('an account made anew under a known name is refused, and let in once two administrators have unbound it', async ({
  adminPage: maker,
  admin2Page: checker,
  strangerPage: page,
}) => {
  const { name } = await signIn(page, 'backoffice1');
  await signOut(page, name);

  // The realm's own administrator deletes the user and gives the name to another account.
  const realm = realmAdmin();
  const old = await realmUser('backoffice1');
  await realm('DELETE', `/users/${old.id}`);
  await realm('POST', '/users', {
    username: 'backoffice1',
    enabled: true,
    firstName: 'Orang',
    lastName: 'Lain',
    email: 'orang.lain@amanah.example',
    attributes: { kode_cabang: ['001'] },
    credentials: [{ type: 'password', value: person('backoffice1').password, temporary: false }],
  });
  expect((await realmUser('backoffice1')).id).not.toBe(old.id);

  await goToForm(page);
  await fillForm(page, 'backoffice1', person('backoffice1').password);
  await expect(page).toHaveURL(/\/auth\/logout\?state=IDENTITAS/);
  await expect(page.getByRole('alert').filter({ hasText: t('sesi.sebab.IDENTITAS') })).toBeVisible();
  expect((await page.request.get('/api/access/menu')).status()).toBe(401);

  const { versi } = await listedUser(maker, 'backoffice1');
  const data = await read<{ role_id: string[]; email: string }[]>(maker, 'management/users?keyword=backoffice1');
  await changeByTwo(maker, checker, 'UBAH_PENGGUNA', {
    id_user: 'backoffice1',
    nama_user: name,
    email: data[0]?.email || 'backoffice1@amanah.example',
    kode_cabang: '001',
    role_id: data[0]?.role_id,
    aktif: 'T',
    versi,
    lepas_identitas: 'T',
    alasan: 'Akun dibuat ulang di penyedia',
  });
  await signIn(page, 'backoffice1');
  expect((await page.request.get('/api/access/menu')).status()).toBe(200);
});
