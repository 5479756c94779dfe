import { expect, type Page, type TestInfo } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { message } from '#lib/messages/id.ts';
import { field, openScreen } from './counter.ts';
import { checkLayout } from './customers.ts';
import { test } from './fixtures.ts';
import { DESKTOP, PHONE, picture } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, itemDetails, sendToWorkflow } from './workflow.ts';

const NAME = 'Cuti bersama uji';
const DECREE = 'SKB 3 Menteri 9/2026';

/** A running deposit of 001 that matures on a business day to come, and the business day after that one. */
const maturing = () =>
  asOwner(async (db) => {
    const [row] = await db<{ nomor: string; jatuh_tempo: string; berikut: string; jumlah: number }[]>`
      select d.nomor_rekening as nomor, d.jatuh_tempo::text, next_business_day(d.jatuh_tempo)::text as berikut,
        (select count(*)::integer from deposit x where x.status = 'AKTIF' and x.jatuh_tempo = d.jatuh_tempo) as jumlah
      from deposit d join account a using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang
      where a.kode_cabang = '001' and d.status = 'AKTIF' and d.jatuh_tempo > next_business_day(b.accounting_date) and is_business_day(d.jatuh_tempo)
      order by d.jatuh_tempo, d.nomor_rekening limit 1`;
    if (!row) throw new Error('the demo bank has no deposit that matures on a business day');
    return row;
  });

/** Breaks no rule of axe, is nowhere wider than the window, and is pictured on a phone and at the desk. */
async function seen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  for (const [size, mark] of [
    [PHONE, '-375'],
    [DESKTOP, ''],
  ] as const) {
    await page.setViewportSize(size);
    await checkLayout(page, `${name} at ${size.width}`);
    await picture(page, testInfo, `${name}${mark}`);
  }
}

test('head office puts in a holiday by two persons, who both see the due date that moves', async ({
  financePage: maker,
  finance2Page: checker,
  csPage: cs,
}, testInfo) => {
  const { nomor, jatuh_tempo, berikut, jumlah } = await maturing();
  await openScreen(maker, 'hari-libur', `?tahun=${jatuh_tempo.slice(0, 4)}`);
  await seen(maker, testInfo, 'hari-libur');
  await maker.goto(`/parameter/holidays/edit?tahun=${jatuh_tempo.slice(0, 4)}`);
  await field(maker, t('libur.tempel')).fill(`${jatuh_tempo}; ${NAME}; ${DECREE}`);
  await field(maker, t('ketentuan.alasan')).fill('SKB perubahan cuti bersama');
  const preview = maker.getByRole('region', { name: t('perubahan.pratinjau') });
  await expect(preview).toContainText(NAME);
  await expect(preview).toContainText(message('kolom.dampak_jatuh_tempo'));
  await expect(preview).toContainText(`${toDisplay(jatuh_tempo)} (${String(jumlah)})`);
  await expect(preview).toContainText(toDisplay(berikut));
  await seen(maker, testInfo, 'hari-libur-terisi');
  await sendToWorkflow(maker);

  await openScreen(checker, 'menunggu', '?flowCode=SIMPAN_KALENDER');
  await chooseItem(checker, 'SKB perubahan cuti bersama');
  for (const fact of [NAME, DECREE, message('kolom.dampak_jatuh_tempo'), toDisplay(berikut)])
    await expect(itemDetails(checker)).toContainText(fact);
  await seen(checker, testInfo, 'hari-libur-diperiksa');
  await decide(checker, 'APPROVE', 'Sesuai SKB');

  await openScreen(maker, 'hari-libur', `?${new URLSearchParams({ keyword: NAME })}`);
  await expect(maker.getByRole('row').filter({ hasText: NAME })).toContainText(toDisplay(jatuh_tempo));
  // The deposit still matures on the day that was agreed, and is paid on the next business day.
  await openScreen(cs, 'daftar-deposito', `?${new URLSearchParams({ keyword: nomor })}`);
  await cs.getByRole('row').filter({ hasText: nomor }).click();
  const window = cs.getByRole('dialog', { name: new RegExp(nomor) });
  await expect(window).toContainText(t('deposito.hariBayar'));
  await expect(window).toContainText(toDisplay(jatuh_tempo));
  await expect(window).toContainText(toDisplay(berikut));
});
