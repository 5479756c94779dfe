import { expect, type Locator, type Page } from '@playwright/test';
import { call, read } from './api.ts';
import { field, openScreen } from './counter.ts';
import { test } from './fixtures.ts';
import { menuGroups, openGroups } from './menu.ts';
import { sayYes, success } from './popup.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

interface RoleReply {
  readonly role: { readonly versi: number; readonly id_flow: string };
  readonly hak: readonly { readonly menu_id: string; readonly dipegang: string; readonly disetujui_oleh: string }[];
}

const roleOf = (page: Page, role: string) => read<RoleReply>(page, `management/role/detail?role_id=${role}`);
const line = (page: Page, title: string) =>
  page.getByRole('treeitem').filter({ has: page.getByText(title, { exact: true }) });

/** Locates the differences, once the core has answered for what is in the form now. */
async function differs(page: Page): Promise<Locator> {
  const card = page.getByRole('region', { name: t('perubahan.pratinjau') });
  await expect(card.getByRole('table', { name: t('perubahan.judul') })).toBeVisible();
  await expect(page.locator('.preview')).toHaveAttribute('aria-busy', 'false');
  return card;
}

/** The administrator gives or takes one screen of a role in its tree and sends that to the other one. */
async function press(admin: Page, role: string, screen: string, reason: string): Promise<void> {
  await admin.goto(`/management/roles/edit?${new URLSearchParams({ aksi: 'UBAH', role_id: role })}`);
  await field(admin, t('kelolaPeran.cariHak')).fill(screen);
  await line(admin, screen).click();
  await field(admin, t('kelolaPeran.alasan')).fill(reason);
  await expect(await differs(admin)).toContainText(screen);
  await sendToWorkflow(admin);
}

async function approve(admin2: Page, record: string, remark: string): Promise<void> {
  await openScreen(admin2, 'menunggu');
  await chooseItem(admin2, record);
  await decide(admin2, 'APPROVE', remark);
}

interface Administrators {
  readonly admin: Page;
  readonly admin2: Page;
}

/** Gives the chart of accounts another title, by two. */
async function rename({ admin, admin2 }: Administrators, title: string, reason: string): Promise<void> {
  await admin.goto('/management/menus/edit?aksi=UBAH&menu_id=coa');
  await field(admin, t('kelolaMenu.judul')).fill(title);
  await field(admin, t('kelolaMenu.alasan')).fill(reason);
  await differs(admin);
  await sendToWorkflow(admin);
  await approve(admin2, 'coa', 'disetujui');
}

/** Moves it, now called “Daftar perkiraan”, one place, by two. */
async function move({ admin, admin2 }: Administrators, way: 'kelolaMenu.naik' | 'kelolaMenu.turun'): Promise<void> {
  const button = t(way, { judul: 'Daftar perkiraan' });
  await openScreen(admin, 'menu-aplikasi');
  await admin.getByRole('button', { name: button }).click();
  await sayYes(admin, button);
  await success(admin, t('transaksi.dikirim'));
  await expect(admin.getByRole('row').filter({ hasText: 'Daftar perkiraan' })).toContainText(t('kelolaPeran.menunggu'));
  await approve(admin2, 'coa', 'disetujui');
}

test('a role gains a screen once the other administrator approves; its holder’s sidebar follows, and loses it again', async ({
  adminPage: admin,
  admin2Page: admin2,
  csPage: cs,
}) => {
  await cs.goto('/');
  const link = cs.getByRole('link', { name: t('menu.jurnal'), exact: true });
  await expect(cs.getByRole('link', { name: t('menu.rekening'), exact: true }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
  expect(await call(cs, 'laporan/jurnal')).toMatchObject({ status: 403 });

  await press(admin, 'CS', t('menu.jurnal'), 'CS melihat jurnal');
  const waiting = await roleOf(admin, 'CS');
  expect(waiting.role.id_flow).not.toBe('');
  await expect(link).toHaveCount(0);
  await openScreen(admin, 'peran');
  await expect(admin.getByRole('row').filter({ hasText: 'Customer Service' })).toContainText(t('kelolaPeran.menunggu'));

  await approve(admin2, 'CS', 'disetujui');
  await expect(link).toBeVisible();
  expect(await call(cs, 'laporan/jurnal')).toMatchObject({ status: 200, resp_code: '00' });
  const given = (await roleOf(admin, 'CS')).hak.find(({ menu_id }) => menu_id === 'jurnal');
  expect(given).toMatchObject({ dipegang: 'T', disetujui_oleh: 'admin2' });

  await press(admin, 'CS', t('menu.jurnal'), 'CS tidak lagi melihat jurnal');
  await approve(admin2, 'CS', 'dicabut');
  await expect(link).toHaveCount(0);
  expect(await call(cs, 'laporan/jurnal')).toMatchObject({ status: 403 });
});

test('nobody changes an own role, forges a menu or approves an own change', async ({
  adminPage: admin,
  csPage: cs,
}) => {
  const body = (over: object) => ({
    flowCode: 'SIMPAN_PERAN',
    dry_run: 'T',
    flowData: {
      aksi: 'BUAT',
      role_id: 'UJI_PERAN',
      nama: 'Uji',
      menu_id: ['beranda'],
      limit: [],
      alasan: 'Percobaan serangan',
      ...over,
    },
  });
  const save = (page: Page, over: object) => call(page, 'management/process-save-role', body(over));
  const { role } = await roleOf(admin, 'ADMIN');
  expect(await save(admin, { aksi: 'UBAH', role_id: 'ADMIN', versi: role.versi })).toMatchObject({ resp_code: '63' });
  expect(await save(admin, { menu_id: ['beranda', 'kunci-gudang'] })).toMatchObject({
    resp_data: { violations: [expect.objectContaining({ field: 'menu_id.1' })] },
  });
  expect(await save(admin, { menu_id: ['<script>'] })).toMatchObject({ resp_code: expect.not.stringMatching(/^00$/) });
  expect(await save(cs, {})).toMatchObject({ status: 403 });
  expect(await save(admin, {})).toMatchObject({ status: 200, resp_code: '00' });
});

test('a menu renamed and moved is so in every open sidebar, heading and palette', async ({
  adminPage: admin,
  admin2Page: admin2,
  auditorPage: auditor,
}) => {
  await auditor.goto('/report/chart-of-accounts');
  await expect(auditor.getByRole('heading', { level: 1 })).toContainText(t('menu.coa'));

  const people = { admin, admin2 };
  await rename(people, 'Daftar perkiraan', 'Nama yang dipakai cabang');
  await expect(auditor.getByRole('link', { name: 'Daftar perkiraan' })).toBeVisible();
  await expect(auditor.getByRole('heading', { level: 1 })).toContainText('Daftar perkiraan');
  await auditor.keyboard.press('Control+K');
  await auditor.getByRole('combobox', { name: t('palet.kotak') }).fill('perkiraan');
  await expect(auditor.getByRole('option', { name: /Daftar perkiraan/ })).toBeVisible();
  await auditor.keyboard.press('Escape');

  await move(people, 'kelolaMenu.naik');
  await openGroups(auditor);
  const links = menuGroups(auditor).getByRole('link');
  const isAbove = (above: string, below: string) =>
    expect(async () => {
      const names = await links.allInnerTexts();
      const at = (title: string) => names.findIndex((name) => name.includes(title));
      expect(at(above)).toBeGreaterThan(0);
      expect(at(above)).toBeLessThan(at(below));
    }).toPass();
  await isAbove('Daftar perkiraan', t('menu.jurnal'));

  // The others of the day read the menu as the release ships it.
  await move(people, 'kelolaMenu.turun');
  await rename(people, 'menu.coa', 'Nama bawaan kembali');
  await expect(auditor.getByRole('link', { name: t('menu.coa') }).first()).toBeVisible();
  await isAbove(t('menu.jurnal'), t('menu.coa'));
});

test('the lens says why a supervisor may approve 200 million and a head teller may not', async ({
  auditorPage: auditor,
}) => {
  const ask = async (user: string) => {
    await auditor.goto(
      `/management/lens?${new URLSearchParams({ id_user: user, flowCode: 'SETOR_TUNAI', nominal: '200000000.00' })}`,
    );
    return auditor.getByRole('region', { name: /menyetujui/ });
  };
  const may = await ask('supervisor1');
  await expect(may).toContainText(t('lensa.dapat'));
  await expect(may).toContainText('500,000,000.00');
  const mayNot = await ask('headteller1');
  await expect(mayNot).toContainText(t('lensa.gagalDi', { langkah: t('lensa.langkah.TINGKAT') }));
});

test('“see as this role” shows the menu and limits of another role, framed', async ({ adminPage: admin }) => {
  await admin.goto('/management/roles/view?role_id=TELLER');
  await expect(admin.getByText(t('kelolaPeran.sebagai', { nama: 'Teller' }))).toBeVisible();
  const menu = admin.getByRole('navigation', { name: t('kelolaPeran.menuPeran') });
  await expect(menu).toContainText(t('menu.setorTunai'));
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(admin.getByRole('region', { name: t('kelolaPeran.batas') })).toContainText('25,000,000.00');
});
