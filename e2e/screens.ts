import { join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { menus } from '#lib/access/access.ts';
import { definitionOf, operationCodes } from '#lib/operations/operations.ts';
import { people, person, type Username } from './people.ts';

export interface ScreenOfProduct {
  readonly name: string;
  readonly address: string;
  /** This person opens it; a stranger when nobody is named. */
  readonly by?: Username;
}

const of = (by: Username, ids: readonly (keyof typeof menus)[]): ScreenOfProduct[] =>
  ids.map((id) => ({ name: id, address: menus[id].route, by }));

/** The first of the demo bank's people who has one of these roles. */
function holding(roles: readonly string[]): Username {
  const found = Object.values(people).find((username) => person(username).roles.some((role) => roles.includes(role)));
  if (!found) throw new Error(`nobody of the demo bank is ${roles.join(' or ')}`);
  return found;
}

/** Every screen of the product, each by somebody who may open it. */
export const screens: readonly ScreenOfProduct[] = [
  { name: 'masuk', address: '/auth/login?error=SessionRequired' },
  { name: 'keluar', address: '/auth/logout' },
  { name: 'galat-masuk', address: '/auth/error?error=AccessDenied' },
  ...operationCodes.flatMap((code) => {
    const { screen } = definitionOf(code);
    return screen ? [{ name: screen.menu, address: screen.route, by: holding(screen.roles) }] : [];
  }),
  ...of('teller1', [
    'transfer-ditanyakan',
    'beranda',
    'transaksi-hari-ini',
    'riwayat-transaksi',
    'daftar-statement',
    'kas-teller',
    'draf',
    'rekening',
  ]),
  ...of('cs1', [
    'portofolio',
    'rekening-tutup',
    'cetak-list-rekening',
    'daftar-penutupan',
    'dana-khusus',
    'pembukaan-rekening',
  ]),
  { name: 'buka-rekening-nasabah', address: '/savings/open?nomor_nasabah=00100000025', by: 'cs1' },
  { name: 'rekening-tabungan', address: '/savings/maintenance?status_rekening=TIDAK_AKTIF', by: 'cs1' },
  ...of('teller1', ['wic-individu', 'wic-badan-usaha']),
  ...of('compliance1', ['laporan-tunai', 'laporan-ppatk']),
  ...of('finance1', ['laporan-regulator']),
  { name: 'rekening-dibuka', address: '/savings/accounts?nomor_rekening=001110000016', by: 'teller1' },
  { name: 'tutup-kas', address: '/vault/till?langkah=tutup', by: 'teller1' },
  { name: 'kas-tutup', address: '/vault/till', by: 'teller3' },
  { name: 'pengaturan', address: '/users-management/management-settings/settings', by: 'teller1' },
  { name: 'beranda-kepala-teller', address: '/', by: 'headteller1' },
  ...of('cs1', ['cif-ganda-individu', 'cif-ganda-korporat']),
  ...of('headteller1', [
    'khasanah',
    'kiriman-kas',
    'permintaan-kas',
    'selisih-kas',
    'pemeriksaan-kas',
    'hitungan-persediaan',
    'selisih-persediaan',
  ]),
  ...of('manager1', ['blokir-dana', 'mutasi-blokir', 'kartu-atm']),
  ...of('finance1', [
    'penyelesaian',
    'daftar-tagihan-bank-sentral',
    'daftar-setoran-pungutan',
    'produk-kartu',
    'hi1000',
    'bonus',
  ]),
  { name: 'ketentuan-kartu', address: '/card/products/edit?kode_produk_kartu=SILVER', by: 'finance1' },
  ...of('cs1', ['daftar-warkat', 'daftar-pesanan-warkat', 'warkat-ditolak']),
  ...of('cs1', [
    'daftar-deposito',
    'deposito-belum-aktif',
    'jatuh-tempo-deposito',
    'deposito-belum-diambil',
    'stok-bilyet',
    'bilyet-belum-kembali',
  ]),
  ...of('teller1', ['reversal-deposito']),
  { name: 'buka-blokir', address: '/savings/unblock-account?nomor_rekening=001110000016', by: 'cs1' },
  { name: 'cabut-bebas-biaya', address: '/savings/end-waiver?nomor_rekening=001110000016', by: 'cs1' },
  { name: 'lepas-dana', address: '/savings/release-funds?nomor_rekening=001110000016', by: 'cs1' },
  ...of('cs1', ['daftar-si', 'daftar-ats', 'hasil-perintah', 'surat-nasabah']),
  ...of('backoffice1', ['templat-entri', 'entri-berkala', 'jatuh-berkala']),
  { name: 'ubah-templat', address: '/ledger/template?nomor_templat=TE00000001', by: 'backoffice1' },
  { name: 'ubah-berkala', address: '/ledger/periodic-entry?nomor_berkala=EB00000001', by: 'backoffice1' },
  { name: 'status-berkala', address: '/ledger/periodic-state?nomor_berkala=EB00000001', by: 'backoffice1' },
  { name: 'papan-hari', address: '/branch/day', by: 'finance1' },
  { name: 'beranda-supervisor', address: '/', by: 'supervisor1' },
  ...of('supervisor1', [
    'daftar-teller',
    'daftar-permintaan-saldo',
    'menunggu',
    'riwayat',
    'laporan-saya',
    'neraca-saldo',
    'neraca',
    'laba-rugi',
    'posisi-khasanah',
    'proof-pecahan',
    'jurnal',
    'saldo-gl',
    'harian-gl',
    'mutasi-gl',
    'operasi-harian',
    'rekap-harian',
    'daftar-harian',
    'cetak-hari',
    'coa',
    'hari-cabang',
    'delegasi',
  ]),
  ...of('supervisor1', ['kurs', 'dokumen']),
  ...of('finance1', ['produk', 'parameter-bank']),
  ...of('admin1', ['batas-harian']),
  { name: 'harian-gl-dibuka', address: '/report/ledger-days?kode_gl=101002', by: 'supervisor1' },
  { name: 'mutasi-gl-dibuka', address: '/report/ledger-lines?kode_gl=101002', by: 'supervisor1' },
  { name: 'delegasi-baru', address: '/flow/delegations/new', by: 'supervisor1' },
  ...of('backoffice1', [
    'penggabungan',
    'stok-buku',
    'meja-kliring',
    'daftar-titipan-kliring',
    'daftar-setoran-kliring',
    'daftar-penarikan-kliring',
    'daftar-transfer',
    'transfer-masuk',
    'skn-non-tunai',
    'rtgs-non-tunai',
    'daftar-gaji',
  ]),
  { name: 'nasabah-individu-dicari', address: '/customer/persons?keyword=Siti', by: 'cs1' },
  { name: 'nasabah-badan-usaha-dicari', address: '/customer/entities?keyword=PT', by: 'cs1' },
  { name: 'data-perorangan-ubah', address: '/customer/person?nomor_nasabah=00100000025', by: 'cs1' },
  { name: 'pilihan-baru', address: '/parameter/choices/edit', by: 'finance1' },
  ...of('finance1', [
    'nasabah-individu',
    'nasabah-badan-usaha',
    'pilihan',
    'jadwal-kliring',
    'hari-libur',
    'daftar-cabang',
  ]),
  { name: 'cabang-tutup', address: '/branch/list/close?kode_cabang=001', by: 'finance1' },
  { name: 'cabang-pindah-rekening', address: '/branch/list/accounts?kode_cabang=001', by: 'finance1' },
  { name: 'jadwal-kliring-baru', address: '/clearing/schedule/edit', by: 'finance1' },
  ...of('finance1', ['kolom-laporan', 'tren', 'anggaran', 'susunan-laporan', 'jadwal-laporan']),
  { name: 'susunan-publikasi', address: '/finance/layout?laporan=PUBLIKASI_NERACA&aksi=BUAT', by: 'finance1' },
  { name: 'akun-gl-tutup', address: '/finance/account?kode_gl=107001&aksi=TUTUP', by: 'finance1' },
  { name: 'beranda-admin', address: '/', by: 'admin1' },
  ...of('admin1', ['pengguna']),
  { name: 'pengguna-baru', address: '/management/users/new', by: 'admin1' },
  { name: 'pengguna-ubah', address: '/management/users/edit?id_user=teller2', by: 'admin1' },
  { name: 'pengguna-loket', address: '/management/users/counter?id_user=teller2', by: 'admin1' },
  ...of('admin1', ['peran', 'menu-aplikasi']),
  { name: 'peran-ubah', address: '/management/roles/edit?aksi=UBAH&role_id=TELLER', by: 'admin1' },
  { name: 'peran-lihat', address: '/management/roles/view?role_id=TELLER', by: 'admin1' },
  { name: 'menu-ubah', address: '/management/menus/edit?aksi=UBAH&menu_id=coa', by: 'admin1' },
  {
    name: 'lensa-wewenang',
    address: '/management/lens?id_user=supervisor1&flowCode=SETOR_TUNAI&nominal=200000000.00',
    by: 'auditor1',
  },
  ...of('auditor1', ['jejak-audit', 'paket-auditor']),
  ...of('compliance1', ['daftar-nama', 'entri-nama', 'kecocokan', 'usulan-dhn', 'tinjauan-resiko']),
  { name: 'daftar-nama-impor', address: '/compliance/lists/import', by: 'compliance1' },
];

/** Waits until nothing on the page is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, [aria-busy=true], .please-wait')).toHaveCount(0);
}

/**
 * Keeps a picture of the whole screen as an artefact of the test where E2E_PICTURES is T. Painting a whole page costs as much as
 * checking it, so a run without it has pictures of failures alone.
 */
export async function picture(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  if (process.env.E2E_PICTURES !== 'T') return;
  const path = join(import.meta.dirname, 'out', 'screens', `${name}.png`);
  // A whole page of many screens is painted at once, which a busy machine takes its time for.
  await page.screenshot({ path, fullPage: true, timeout: 60_000 });
  await testInfo.attach(name, { path, contentType: 'image/png' });
}

/** Every rule of axe that the page breaks, good practice counted in, and where; of the part below `selector` alone where it is named. */
export const violations = (page: Page, selector?: string): Promise<string[]> => broken(page, {}, selector);

/** Returns the breaches of the colour rules alone: another theme of a checked page changes only these. */
export const colourViolations = (page: Page): Promise<string[]> =>
  broken(page, { runOnly: ['color-contrast', 'link-in-text-block'] });

/** Runs axe inside the page. A document keeps the one it got: reading its source is half the cost of a check. */
async function broken(page: Page, rules: RunOptions, selector?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Telling also what passed, element by element, would take a third of the time.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] };
  const run = async ([where, how]: readonly [string | undefined, RunOptions]) => {
    const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
    const { violations: found } = await loaded.run(where ?? document, how);
    return found.map(({ id, impact, nodes }) => ({ id, impact, targets: nodes.map(({ target }) => target.join(' ')) }));
  };
  const found = await page.evaluate(run, [selector, options] as const);
  return found.map(({ id, impact, targets }) => `${impact} ${id}: ${targets.join(' | ')}`);
}

/** Returns the distance that the page reaches beyond the window to the right, in pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Returns the heads of columns of numbers that end beyond the edge of their table's frame or of the window: a reader sees half an amount or none. */
export const numbersOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edgeOf = (element: Element): number => {
      const { parentElement } = element;
      if (!parentElement) return window.innerWidth;
      const clips = getComputedStyle(parentElement).overflowX !== 'visible';
      return Math.min(
        edgeOf(parentElement),
        clips ? parentElement.getBoundingClientRect().right : Number.POSITIVE_INFINITY,
      );
    };
    const heads = new Set<string>();
    for (const cell of document.querySelectorAll<HTMLTableCellElement>('td.num')) {
      if (cell.offsetParent === null || cell.textContent.trim() === '') continue;
      if (cell.getBoundingClientRect().right <= edgeOf(cell) + 1) continue;
      heads.add(cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent ?? cell.textContent);
    }
    return [...heads];
  });

/** A milliard and a quarter with its sen: the longest amount that a day at the counter brings. */
const LONG_AMOUNT = '1,250,000,000.00';

/** The amount fields on the screen in which a long amount would be cut, by their names. */
export const cutAmounts = (page: Page): Promise<string[]> =>
  page.evaluate((amount) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input.amount, td input.num')];
    return fields.flatMap((field) => {
      if (field.offsetParent === null) return [];
      const before = field.value;
      // The script sets the value past React, which does not notice and goes on with its own.
      field.value = amount;
      const cut = field.scrollWidth > field.clientWidth;
      field.value = before;
      return cut ? [field.name || (field.getAttribute('aria-label') ?? '?')] : [];
    });
  }, LONG_AMOUNT);

export const DESKTOP = { width: 1280, height: 800 } as const;
export const PHONE = { width: 375, height: 812 } as const;

/** Checks what is on the screen now: every rule at the desk, and that it fits a phone. */
export async function checkScreen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect(await overflow(page), `${name} at ${DESKTOP.width}`).toBe(0);
  expect(await violations(page), name).toEqual([]);
  await picture(page, testInfo, `${name}-${DESKTOP.width}`);
  await page.setViewportSize(PHONE);
  expect(await overflow(page), `${name} at ${PHONE.width}`).toBe(0);
  await picture(page, testInfo, `${name}-${PHONE.width}`);
  await page.setViewportSize(DESKTOP);
}
