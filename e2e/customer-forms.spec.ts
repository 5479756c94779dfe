import { type Browser, expect, type Page } from '@playwright/test';
import { reasonText } from '#lib/errors/reasons.ts';
import '#lib/messages/all.ts';
import { call, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { nextTab } from './customers.ts';
import { test } from './fixtures.ts';
import { person, type Username } from './people.ts';
import { signIn } from './sign-in.ts';
import { stackUrl } from './stack.ts';
import { t } from './texts.ts';
import { seenBy, sendToWorkflow } from './workflow.ts';

/** Tests the surroundings of a customer's form while it is filled in; nobody watches its console, for a lost connection is an error there. */

const FLOW = 'SIMPAN_NASABAH_INDIVIDU';
type Person = Readonly<Record<string, unknown>> & { readonly nomor_nasabah: string; readonly versi: number };

async function workstation(browser: Browser, username: Username): Promise<Page> {
  const context = await browser.newContext({ baseURL: stackUrl() });
  const page = await context.newPage();
  await signIn(page, username);
  return page;
}

/** Returns a person of the branch without waiting items, with the values of the person's form. */
async function somebody(page: Page, keyword: string): Promise<Person> {
  const found = await read<{ nomor_nasabah: string; kode_cabang: string; status: string; id_flow: string }[]>(
    page,
    `nasabah-individu?${new URLSearchParams({ keyword, show: '50' })}`,
  );
  const free = found.find((row) => row.kode_cabang === '001' && row.status === 'AKTIF' && row.id_flow === '');
  if (!free) throw new Error(`nobody of the branch is called ${keyword}`);
  return record(page, free.nomor_nasabah);
}
const record = async (page: Page, number: string): Promise<Person> =>
  (await read<{ individu: Person }>(page, `nasabah/rincian?nomor_nasabah=${number}`)).individu;

/** Files a change by the call of the screen; returns its item. */
async function file(page: Page, flowData: object): Promise<string> {
  const answer = await call(page, 'flow/process-v2', { flowCode: FLOW, actionType: 'SUBMIT', flowData });
  expect(answer.resp_code, answer.resp_msg).toBe('00');
  return (answer.resp_data as { id_flow: string }).id_flow;
}
async function step(page: Page, actionType: 'APPROVE' | 'RETURN', idFlow: string, more: object = {}): Promise<void> {
  const body = { flowCode: FLOW, flowState: 'WAITING', actionType, idFlow, transRemark: 'Sesuai dokumen asli' };
  const answer = await call(page, 'flow/process-v2', { ...body, ...more, ...(await seenBy(page, idFlow)) });
  expect(answer.resp_code, answer.resp_msg).toBe('00');
}

const street = (page: Page) => field(page, t('kolom.alamat'));
const tab = (page: Page, title: 'nasabah.tabIdentitas' | 'nasabah.tabAlamat' | 'nasabah.tabRingkasan') =>
  page.getByRole('tab', { name: t(title) }).click();

test('a half-filled form outlives a lock and a lost connection, and a number that says another day is a question', async ({
  browser,
}) => {
  const clerk = await workstation(browser, 'cs1');
  const before = await somebody(clerk, 'Gunawan');
  await openScreen(clerk, 'simpan-individu', `?nomor_nasabah=${before.nomor_nasabah}`);
  await expect(field(clerk, t('kolom.nomor_identitas'))).toHaveValue(String(before.nomor_identitas));
  await nextTab(clerk, 'nasabah.tabAlamat');
  await street(clerk).fill('Jl. Terkunci No. 1');

  await clerk.getByRole('button', { name: t('kunci.menu') }).click();
  const lock = clerk.getByRole('dialog', { name: t('kunci.judul') });
  await expect(lock).toBeVisible();
  await expect(street(clerk)).toHaveCount(0);
  await lock.getByLabel(t('kunci.sandi')).fill(person('cs1').password);
  await lock.getByLabel(t('kunci.sandi')).press('Enter');
  await expect(lock).toHaveCount(0);
  await expect(street(clerk)).toHaveValue('Jl. Terkunci No. 1');

  // Typed while the line is down; the browser is closed on it and comes back with the line.
  await clerk.context().setOffline(true);
  await street(clerk).fill('Jl. Tanpa Jaringan No. 2');
  await expect
    .poll(() => clerk.evaluate(() => Object.values(sessionStorage).some((stored) => stored.includes('Tanpa Jaringan'))))
    .toBe(true);
  await clerk.context().setOffline(false);
  await clerk.reload();
  await clerk
    .getByRole('status')
    .filter({ hasText: t('form.draf') })
    .getByRole('button', { name: t('form.pulihkan') })
    .click();
  await tab(clerk, 'nasabah.tabAlamat');
  await expect(street(clerk)).toHaveValue('Jl. Tanpa Jaringan No. 2');

  // The birth date differs from that in the identity number: the number stays, the branch manager is asked.
  await tab(clerk, 'nasabah.tabIdentitas');
  const [year, month, day] = String(before.tanggal_lahir).split('-');
  const other = `${day === '11' ? '12' : '11'}-${month}-${year}`;
  await field(clerk, t('kolom.tanggal_lahir')).fill(other);
  await tab(clerk, 'nasabah.tabRingkasan');
  await field(clerk, t('nasabah.alasan')).fill('Sesuai akta kelahiran');
  await expect(clerk.getByText(reasonText('NIK_TANGGAL_LAHIR', {}, 'id')).first()).toBeVisible();
  await sendToWorkflow(clerk);

  const waiting = await read<{ nasabah: { id_flow: string } }>(
    clerk,
    `nasabah/rincian?nomor_nasabah=${before.nomor_nasabah}`,
  );
  const idFlow = waiting.nasabah.id_flow;
  const manager = await workstation(browser, 'manager1');
  await step(manager, 'RETURN', idFlow, {
    catatan_kolom: [{ kolom: 'alamat', catatan: 'Nomor rumah menurut KTP' }],
  });

  // The checker's remark shows at its field, on the tab that has the field.
  await openScreen(clerk, 'simpan-individu', `?id_flow=${idFlow}`);
  await tab(clerk, 'nasabah.tabAlamat');
  await expect(street(clerk)).toHaveAccessibleDescription(
    new RegExp(t('desk.catatanPemeriksa', { catatan: 'Nomor rumah menurut KTP' })),
  );
  await expect(street(clerk)).toHaveValue('Jl. Tanpa Jaringan No. 2');
  await tab(clerk, 'nasabah.tabIdentitas');
  await expect(field(clerk, t('kolom.nomor_identitas'))).toHaveValue(String(before.nomor_identitas));
  await expect(field(clerk, t('kolom.tanggal_lahir'))).toHaveValue(other);
  const cancelled = await call(clerk, 'flow/process-v2', {
    flowCode: FLOW,
    flowState: 'RETURNED',
    actionType: 'CANCEL',
    idFlow,
    ...(await seenBy(clerk, idFlow)),
  });
  expect(cancelled.resp_code).toBe('00');
  expect(await record(clerk, before.nomor_nasabah)).toEqual(before);
  await Promise.all([clerk.context().close(), manager.context().close()]);
});

test('of two clerks at one customer the second sees the change of the first, and its author', async ({ browser }) => {
  const [clerk, manager] = [await workstation(browser, 'cs1'), await workstation(browser, 'manager1')];
  const before = await somebody(clerk, 'Setiawan');
  const slow = await clerk.context().newPage();
  await openScreen(slow, 'simpan-individu', `?nomor_nasabah=${before.nomor_nasabah}`);
  await expect(field(slow, t('kolom.nama_nasabah'))).toHaveValue(String(before.nama_nasabah));

  const quick = { ...before, alamat: 'Jl. Lebih Cepat No. 3', alasan: 'Pindah rumah' };
  await step(manager, 'APPROVE', await file(clerk, quick));
  await nextTab(slow, 'nasabah.tabAlamat');
  await field(slow, t('kolom.telepon')).fill('081355557777');
  await tab(slow, 'nasabah.tabRingkasan');
  await field(slow, t('nasabah.alasan')).fill('Nomor baru');
  const warning = `${before.nomor_nasabah} sudah diubah ${person('cs1').name} .*: ${t('kolom.alamat')}\\.`;
  await expect(slow.getByText(new RegExp(warning)).first()).toBeVisible();
  expect(await record(clerk, before.nomor_nasabah)).toMatchObject({
    versi: before.versi + 1,
    alamat: 'Jl. Lebih Cepat No. 3',
    telepon: before.telepon,
  });
  await Promise.all([clerk.context().close(), manager.context().close()]);
});
