import { expect, type Page } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { bilyetPaper } from '#lib/deposits/bilyet-paper.ts';
import { paper as onPaper } from '#lib/messages/paper.ts';
import { formatWire, fromMinor } from '#lib/money.ts';
import { balances } from './api.ts';
import { field, figure, journalLines, openScreen, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { printed } from './paper.ts';
import { DESKTOP, overflow, PHONE, violations } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const NOMINAL = 432_100_000n;
/** Breaking the deposit before its end costs this penalty by the bank's terms, which goes to the benevolence fund. */
const PENALTY = 10_000_000n;
const shown = (minor: bigint): string => formatWire(fromMinor(minor));

/** Returns a saver of 001 with money to spare, the last in the list without a deposit, and a blank certificate in the teller's hand. */
const saver = () =>
  asOwner(async (db) => {
    const [row] = await db<{ rekening: string; nasabah: string; nama: string; identitas: string; bilyet: string }[]>`
      select a.nomor_rekening as rekening, c.nomor_nasabah as nasabah, c.nama_nasabah as nama, c.nomor_identitas as identitas,
        (select min(l.nomor_bilyet) from bilyet l where l.status = 'DI_TANGAN' and l.pemegang = 'teller1' and l.cetak = 0) as bilyet
      from account a join account_state s using (nomor_rekening) join customer c using (nomor_nasabah) join branch b on b.kode_cabang = a.kode_cabang
      where a.kode_cabang = '001' and c.kode_cabang = '001' and a.kode_produk in ('11', '12') and a.kode_valuta = 'IDR' and a.cara_tanda_tangan = 'SENDIRI'
        and s.status = 'AKTIF' and s.blokir = '' and s.debet_menunggu = 0
        and s.saldo_buku - s.saldo_ditahan - s.saldo_minimum > ${String(2n * NOMINAL)}::bigint
        and c.jenis = 'P' and c.status = 'AKTIF' and c.resiko <> 'TINGGI' and not c.pep and c.tanggal_tinjau > b.accounting_date and c.tanggal_lahir < '2000-01-01'
        and not exists (select from app_user u where u.nomor_nasabah = c.nomor_nasabah)
        and not exists (select from account d join deposit using (nomor_rekening) where d.nomor_nasabah = c.nomor_nasabah)
        and not exists (select from flow_instance f where f.flow_state in ('WAITING', 'RETURNED')
          and (c.nomor_nasabah = any (f.nomor_nasabah) or f.objek = 'NASABAH:' || c.nomor_nasabah or f.rekening = a.nomor_rekening))
      order by a.kode_produk, a.nomor_rekening desc limit 1`;
    if (!row?.bilyet) throw new Error('the demo bank has nobody to open a deposit for, or no blank certificate');
    return row;
  });

/** The deposit that was opened out of this account. */
const opened = (account: string) =>
  asOwner(async (db) => {
    const rows = await db<
      { nomor_rekening: string; status: string; mulai: string | null; jatuh_tempo: string | null }[]
    >`
      select nomor_rekening, status, mulai::text, jatuh_tempo::text from deposit where rekening_sumber = ${account}`;
    expect(rows).toHaveLength(1);
    return { nomor_rekening: '', status: '', mulai: null, jatuh_tempo: null, ...rows[0] };
  });

const stateOf = async (account: string): Promise<string> => (await opened(account)).status;

/** The filled form breaks no rule of axe and is nowhere wider than the window, on a phone and at the desk. */
async function fits(page: Page, what: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await overflow(page), `${what} at ${size.width}`).toBe(0);
    expect(await violations(page), `${what} at ${size.width}`).toEqual([]);
  }
}

/** The second person finds the item by the text of its line, sees the request, and agrees. */
async function approve(page: Page, flowCode: string, line: string, details: readonly string[]): Promise<void> {
  await openScreen(page, 'menunggu', `?${new URLSearchParams({ flowCode })}`);
  await chooseItem(page, line);
  for (const fact of details) await expect(itemDetails(page)).toContainText(fact);
  await decide(page, 'APPROVE', 'Sesuai formulir');
}

/** Opens the deposit's window out of the list. */
async function openDeposit(page: Page, number: string) {
  await openScreen(page, 'daftar-deposito', `?${new URLSearchParams({ keyword: number })}`);
  await page.getByRole('row').filter({ hasText: number }).click();
  const window = page.getByRole('dialog', { name: new RegExp(number) });
  await expect(window.getByRole('tab', { name: t('deposito.tabData') })).toBeVisible();
  return window;
}

test('a time deposit from its registration to its pay-out: two persons at each step, the certificate on paper, broken early to the rupiah', async ({
  csPage: cs,
  teller1Page: teller,
  supervisorPage: supervisor,
  managerPage: manager,
}) => {
  const { rekening, nasabah, nama, identitas, bilyet } = await saver();
  const before = await balances(teller, rekening);

  await openScreen(cs, 'registrasi-deposito');
  await field(cs, t('deposito.nasabah')).fill(nasabah);
  await expect(cs.getByText(nama, { exact: true })).toBeVisible();
  await cs.getByRole('radio', { name: new RegExp(t('deposito.bulan', { tenor: '3' })) }).check();
  await field(cs, t('deposito.nominal')).fill('4321000');
  await choose(cs.getByRole('combobox', { name: t('deposito.perpanjangan') }), t('deposito.aro.NON_ARO'));
  await field(cs, t('deposito.rekeningSumber')).fill(rekening);
  await field(cs, t('deposito.rekeningBagiHasil')).fill(rekening);
  await fits(cs, 'the registration');
  await sendToWorkflow(cs);
  // One person opens nothing, and sets nothing aside.
  expect(await asOwner((db) => db`select from deposit where rekening_sumber = ${rekening}`)).toHaveLength(0);
  await approve(manager, 'REGISTRASI_DEPOSITO', nama, [shown(NOMINAL)]);
  const { nomor_rekening: deposito, status } = await opened(rekening);
  expect(status).toBe('TERDAFTAR');
  expect(await balances(teller, rekening)).toEqual({ booked: before.booked, available: before.available - NOMINAL });

  await openScreen(teller, 'setor-deposito', `?nomor_rekening=${deposito}`);
  await expect(figure(teller, t('deposito.nominal'))).toContainText(shown(NOMINAL));
  await choose(teller.getByRole('combobox', { name: t('deposito.bilyetBaru') }), bilyet);
  const funding = await settledPreview(teller);
  const lines = await journalLines(funding);
  expect(lines.slice(0, 2)).toEqual([
    [expect.stringContaining(rekening.slice(-4)), shown(NOMINAL), ''],
    [expect.stringContaining(deposito.slice(-4)), '', shown(NOMINAL)],
  ]);
  await fits(teller, 'the funding');
  await sendToWorkflow(teller);
  expect(await stateOf(rekening)).toBe('TERDAFTAR');
  await approve(supervisor, 'SETOR_DEPOSITO', shown(NOMINAL), [bilyet]);
  const funded = { booked: before.booked - NOMINAL, available: before.available - NOMINAL };
  expect(await balances(teller, rekening)).toEqual(funded);
  const { mulai, jatuh_tempo } = await opened(rekening);

  const window = await openDeposit(cs, deposito);
  await expect(window.getByText(t('status.AKTIF'))).toBeVisible();
  await expect(figure(window, t('deposito.nominal'))).toContainText(shown(NOMINAL));
  await window.getByRole('button', { name: t('deposito.cetakBilyet') }).click();
  const paper = cs.getByRole('article', { name: bilyetPaper.judul });
  await expect(paper).not.toContainText(onPaper.duplikat);
  const sheets = await printed(cs, 'bilyet', 'A4', paper);
  expect(sheets).toHaveLength(1);
  const text = sheets[0]?.text.replaceAll(/\s/g, '') ?? '';
  const said = [bilyet, deposito, nama, `IDR ${shown(NOMINAL)}`, toDisplay(mulai ?? ''), toDisplay(jatuh_tempo ?? '')];
  for (const part of [...said, 'empat juta tiga ratus dua puluh satu ribu'])
    expect(text.toLowerCase()).toContain(part.replaceAll(/\s/g, '').toLowerCase());

  await openScreen(teller, 'pencairan-deposito', `?nomor_rekening=${deposito}`);
  const sums = teller.locator('table.closing-sum');
  await expect(sums.getByRole('row', { name: new RegExp(`^${t('deposito.dendaDini')}`) })).toContainText(
    shown(PENALTY),
  );
  await expect(sums.getByRole('row', { name: new RegExp(`^${t('deposito.dibayarkan')}`) })).toContainText(
    shown(NOMINAL - PENALTY),
  );
  await field(teller, t('deposito.bilyetDiserahkan')).fill(bilyet);
  await field(teller, t('deposito.identitas')).fill(identitas);
  await field(teller, t('deposito.tujuan')).fill(rekening);
  const payout = await settledPreview(teller);
  expect(await journalLines(payout)).toEqual([
    [expect.stringContaining(deposito.slice(-4)), shown(NOMINAL), ''],
    [expect.stringContaining(rekening.slice(-4)), '', shown(NOMINAL - PENALTY)],
    [expect.stringContaining('206002'), '', shown(PENALTY)],
  ]);
  await fits(teller, 'the pay-out');
  await sendToWorkflow(teller);
  expect(await stateOf(rekening)).toBe('AKTIF');
  expect(await balances(teller, rekening)).toEqual(funded);
  // Before its end it is the manager who allows it.
  await approve(manager, 'PENCAIRAN_DEPOSITO', shown(NOMINAL - PENALTY), [bilyet]);
  const paid = { booked: before.booked - PENALTY, available: before.available - PENALTY };
  expect(await balances(teller, rekening)).toEqual(paid);

  const after = await openDeposit(cs, deposito);
  await expect(after.getByText(t('status.DICAIRKAN_DINI'), { exact: true })).toBeVisible();
  await expect(after.getByRole('button', { name: t('deposito.cetakBilyet') })).toHaveCount(0);
  await after.getByRole('tab', { name: t('deposito.tabBilyet') }).click();
  await expect(after.getByRole('row').filter({ hasText: bilyet })).toContainText(t('status.DITERIMA_KEMBALI'));
  expect((await balances(teller, deposito)).booked).toBe(0n);
  await openScreen(teller, 'rekening', `?nomor_rekening=${rekening}`);
  const account = teller.getByRole('dialog', { name: new RegExp(rekening) });
  await expect(account.getByRole('table', { name: t('info.mutasiTerakhir') })).toContainText(shown(paid.booked));
});
