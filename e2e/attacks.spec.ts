import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { endpoints } from '#services/registry.ts';
import { call, pickAccounts } from './api.ts';
import { fillCash, openScreen, postForm, settledPreview, slip } from './counter.ts';
import { test } from './fixtures.ts';
import { person } from './people.ts';
import { fillForm, goToForm } from './sign-in.ts';
import { asOwner, stackLog } from './stack.ts';
import { t } from './texts.ts';
import { itemList, seenBy } from './workflow.ts';

const WRONG = 'User ID atau kata sandi salah.';

/** Returns the sign-in form's message to this name and password, and the page around it without the name. */
async function refusalAt(browser: Browser, username: string, password: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await goToForm(page);
  await fillForm(page, username, password);
  await expect(page.getByRole('alert')).toHaveText(WRONG);
  const text = await page.locator('main').innerHTML();
  await context.close();
  return text.replaceAll(username, '').replaceAll(/action="[^"]*"/g, '');
}

test('sign-in says the same of a wrong password, an unknown name and a name that is locked', async ({ browser }) => {
  const { username, password } = person('backoffice1');
  const unknown = await refusalAt(browser, 'tidak.ada', 'kata-sandi');
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await refusalAt(browser, username, `tebakan-${guess}`)).toBe(unknown);
  }
  // Locked by now: the right password is answered as a wrong one is.
  expect(await refusalAt(browser, username, password)).toBe(unknown);
});

test('three guesses at a counter lock a supervisor’s name there, known or not, by password and by finger', async ({
  teller1Page: page,
}) => {
  const flowData = {
    nomor_rekening: (await pickAccounts(page, { product: '12' }, 1, 15))[0]?.nomor_rekening,
    nominal: '26000000.00',
    kode_valuta: 'IDR',
    keterangan: '',
    pecahan: [{ nominal: '100000.00', lembar: 260 }],
  };
  const content = { flowCode: 'SETOR_TUNAI', flowData };
  const guess = async (username: string, password: string) => {
    const answer = await call(page, 'validate-override/authenticate-v2', { ...content, username, password });
    return [answer.status, answer.resp_code, answer.resp_msg, Object.keys(answer.resp_data as object)];
  };
  const challenge = async (username: string) => {
    const answer = await call(page, 'validate-override/fingerprint-challenge', { ...content, username });
    return answer.resp_code;
  };
  const known = person('finance1');
  const answers = [];
  for (const username of ['bukan.siapa', known.username]) {
    const first = await guess(username, 'tebakan-1');
    expect(first).toEqual([200, '55', 'User ID atau kata sandi salah', ['id_korelasi']]);
    for (const another of ['tebakan-2', 'tebakan-3']) expect(await guess(username, another)).toEqual(first);
    for (let finger = 0; finger < 3; finger += 1) expect(await challenge(username)).toBe('00');
    expect(await challenge(username)).toBe('75');
    answers.push(await guess(username, known.password));
  }
  expect(answers[0]).toEqual([200, '75', 'Terlalu banyak percobaan, coba lagi nanti', ['id_korelasi']]);
  expect(answers[1]).toEqual(answers[0]);
  const grants = await asOwner(
    (sql) => sql`select 1 from override_grant where supervisor = ${known.username} and pembuat = 'teller1'`,
  );
  expect(grants).toHaveLength(0);
});

const HOSTILE = [
  "' or '1'='1",
  "'; drop table audit_log; --",
  '%_\\',
  '<script>1</script>',
  '__proto__',
  'x'.repeat(900),
];

test('hostile filters, orders and cursors are answered or refused, and stay in their line of the log', async ({
  adminPage: admin,
  auditorPage: auditor,
  headTellerPage: head,
}) => {
  const forged = '\nweb | {"level":60,"msg":"penyusup"}';
  const odd: unknown[] = [];
  const visited: string[] = [];
  for (const [page, area] of [
    [admin, 'management/'],
    [auditor, 'audit-trail'],
    [head, 'otorisasi/'],
  ] as const) {
    for (const { path } of endpoints.filter((each) => each.kind === 'list' && each.path.startsWith(area))) {
      visited.push(path);
      for (const text of [...HOSTILE, forged]) {
        for (const name of ['sort', 'cursor', 'keyword']) {
          const answer = await page.request.get(`/api/${path}?${new URLSearchParams({ [name]: text })}`);
          if (answer.status() >= 500 || ![200, 400, 429].includes(answer.status()))
            odd.push([path, name, text, answer.status()]);
        }
      }
    }
  }
  expect(odd).toEqual([]);
  expect(visited.length).toBeGreaterThanOrEqual(9);
  expect(
    stackLog()
      .split('\n')
      .filter((line) => line.startsWith('web | {"level":60')),
  ).toEqual([]);
  const rows = await asOwner((sql) => sql`select count(*)::int as n from audit_log`);
  expect(rows[0]?.n).toBeGreaterThan(0);
});

/** A text that runs wherever it is taken for markup, and one that runs in a spreadsheet. */
const SCRIPT = '<img src=x onerror="window.kena=1"><script>window.kena=1</script>';
const FORMULA = '=HYPERLINK("http://evil.example","klik")';

/** Expects the text on the page as it was typed, and no part of it run. */
async function staysText(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'kena'))).toBeUndefined();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
}

async function exported(page: Page, kind: 'tabel.eksporCsv' | 'tabel.eksporXlsx'): Promise<Buffer> {
  await page.getByRole('button', { name: t('tabel.ekspor') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t(kind), exact: true }).click(),
  ]);
  return readFileSync(await download.path());
}

test('a script in a remark of a transaction stays text on screen, on paper and in exports', async ({
  teller1Page: teller,
  supervisorPage: supervisor,
}) => {
  for (const [place, keterangan] of [SCRIPT, FORMULA].entries()) {
    const [account] = await pickAccounts(teller, { product: '12' }, 1, 16 + place);
    await openScreen(teller, 'setor-tunai');
    await fillCash(teller, {
      rekening: account?.nomor_rekening ?? '',
      nominal: '100rb',
      keterangan,
      pecahan: { '100,000': 1 },
    });
    await settledPreview(teller);
    await postForm(teller);
    await expect(slip(teller, 'SETOR_TUNAI')).toContainText(keterangan);
    await staysText(teller, keterangan);
  }
  await openScreen(teller, 'transaksi-hari-ini');
  await staysText(teller, SCRIPT);
  const csv = (await exported(teller, 'tabel.eksporCsv')).toString('utf8');
  expect(csv).toContain(`"'${FORMULA.replaceAll('"', '""')}"`);
  expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
  const sheets = Object.entries(unzipSync(new Uint8Array(await exported(teller, 'tabel.eksporXlsx'))));
  const xml = sheets.map(([, bytes]) => Buffer.from(bytes).toString('utf8')).join('\n');
  expect(xml).toContain('&lt;script&gt;');
  expect(xml).not.toContain('<script>');
  expect(xml).not.toMatch(/<f>/);
  await teller.emulateMedia({ media: 'print' });
  await staysText(teller, SCRIPT);
  await teller.emulateMedia({ media: null });

  await openScreen(supervisor, 'jurnal');
  await staysText(supervisor, SCRIPT);
});

test('a script in a name and in a remark stays text for the checker and the reader of the trail', async ({
  adminPage: maker,
  admin2Page: checker,
  auditorPage: auditor,
}) => {
  const id_user = `uji.naskah${Date.now() % 100_000}`;
  const flowData = {
    id_user,
    nama_user: SCRIPT,
    email: `${id_user}@amanah.example`,
    kode_cabang: '001',
    role_id: ['CS'],
    nomor_nasabah: '',
    limit: [],
  };
  const filed = await call(maker, 'flow/process-v2', {
    flowCode: 'BUAT_PENGGUNA',
    actionType: 'SUBMIT',
    transRemark: SCRIPT,
    flowData,
  });
  expect(filed.resp_code).toBe('00');
  await openScreen(checker, 'menunggu');
  await itemList(checker)
    .getByRole('button')
    .filter({ hasText: t('alur.BUAT_PENGGUNA') })
    .first()
    .click();
  await staysText(checker, SCRIPT);

  const { id_flow } = filed.resp_data as { id_flow: string };
  const decided = await call(checker, 'flow/process-v2', {
    flowCode: 'BUAT_PENGGUNA',
    flowState: 'WAITING',
    actionType: 'APPROVE',
    idFlow: id_flow,
    transRemark: FORMULA,
    ...(await seenBy(checker, id_flow)),
  });
  expect(decided.resp_code).toBe('00');
  // The list is filtered by sign-in name: after a day of tests the user may be on another page.
  await openScreen(maker, 'pengguna', `?keyword=${id_user}`);
  await staysText(maker, SCRIPT);
  const csv = (await exported(maker, 'tabel.eksporCsv')).toString('utf8');
  expect(csv).toContain('<script>');

  await openScreen(auditor, 'jejak-audit');
  const rows = auditor.getByRole('table', { name: t('menu.jejakAudit') }).locator('tbody tr');
  await rows
    .filter({ hasText: t('alur.BUAT_PENGGUNA') })
    .first()
    .click();
  await expect(auditor.getByRole('dialog')).toBeVisible();
  expect(await auditor.evaluate(() => Reflect.get(window, 'kena'))).toBeUndefined();
});
