import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { visibleCodes } from '../codes.ts';
import { count, field, openScreen, postedReference, settledPreview } from '../counter.ts';
import { countVault, inWords, step, stepButton } from '../days.ts';
import { choose } from '../dropdown.ts';
import { test } from '../fixtures.ts';
import { askOverride, typeCredentials } from '../override.ts';
import { popup, success, yes } from '../popup.ts';
import { checkScreen, settled } from '../screens.ts';
import { asOwner } from '../stack.ts';
import { like, t } from '../texts.ts';
import { countBlind, openTill, receiveFromTill, sendToTill, shutTill } from '../till.ts';
import { chooseItem, decide, sendToWorkflow } from '../workflow.ts';
import { endMonth } from './bank.ts';
import { openNextDay, resolveUnanswered, statusOf } from './head-office.ts';
import { accountingDate, letMature, openBranch, presentCheque, sendUnanswered } from './hindrances.ts';

const PIECES = { '100,000': 10, '50,000': 20 } as const;
const FLOAT = '2,000,000.00';
const CHEQUE = 'AA000006';
const [NOBODY, NEVER] = ['Toko Tanpa Jawaban', 'Toko Tanpa Kabar'] as const;

/** An end of day is a long run, which takes its time on a busy machine, and a board refreshes every half minute. */
const RUN = { timeout: 180_000 };

const region = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const line = (within: Locator, words: string): Locator => within.getByRole('listitem').filter({ hasText: words });
const today = async (page: Page): Promise<string> => inWords(await accountingDate(page));

/** Checks every rule of a screen, at the desk and on a telephone; and that the screen speaks to people: it shows no code. */
async function seen(page: Page, testInfo: TestInfo, name: string): Promise<void> {
  await settled(page);
  await checkScreen(page, testInfo, name);
  expect(await visibleCodes(page), name).toEqual([]);
}

test.describe
  .serial('a bad day that is its month’s last', () => {
    let bilyet = '';

    test('the cut-off lists unsettled items, and their links settle them after the cut-off', async ({
      pageOf,
    }, testInfo) => {
      const [finance, second] = [await pageOf('finance1'), await pageOf('finance2')];
      const [manager, manager2] = [await pageOf('manager1'), await pageOf('manager2')];
      const [head, teller, clerk] = [await pageOf('headteller1'), await pageOf('teller1'), await pageOf('backoffice1')];
      await openNextDay(finance, second);
      await asOwner((owner) => endMonth({ owner: owner as never }));
      await openBranch(manager, '001');
      await openBranch(manager2, '002');
      await sendToTill(head, 'TLR01', PIECES, FLOAT);
      await openTill(teller, PIECES, FLOAT);
      await presentCheque(clerk, manager, CHEQUE);
      const nomor = await sendUnanswered(teller, await pageOf('supervisor1'), NOBODY);
      bilyet = (await letMature(await pageOf('cs1'), manager)).nomor_bilyet;

      await openScreen(manager, 'hari-cabang');
      const checks = region(manager, t('branch.periksa'));
      await expect(line(checks, 'Rekening perantara nol')).toContainText('109004 Perantara BI-FAST');
      await seen(manager, testInfo, 'hari-buruk-buka');
      await stepButton(manager, 'branch.cutOff').click();
      const question = popup(manager, t('popup.konfirmasi'));
      for (const words of [t('branch.cutOffBelum'), 'Kas teller belum ditutup', 'TLR01 2,000,000.00', `CEK ${CHEQUE}`])
        await expect(question).toContainText(words);
      await checkScreen(manager, testInfo, 'hari-buruk-tanya');
      await yes(question).click();
      await success(manager, like('branch.cutOffBerhasil'));
      await expect(stepButton(manager, 'branch.tutup')).toBeDisabled();
      await seen(manager, testInfo, 'hari-buruk-cut-off');

      // The clerk decides the cheque: the manager's link leads to the list that has it.
      await line(checks, 'Setiap warkat')
        .getByRole('link', { name: new RegExp(CHEQUE) })
        .click();
      await expect(manager).toHaveURL(/\/clearing\/inward/);
      await expect(manager.getByRole('row').filter({ hasText: CHEQUE })).toBeVisible();
      await seen(manager, testInfo, 'hari-buruk-warkat');
      await openScreen(clerk, 'daftar-penarikan-kliring');
      await clerk
        .getByRole('row')
        .filter({ hasText: CHEQUE })
        .getByRole('button', { name: /^Tindakan untuk/ })
        .click();
      await clerk.getByRole('menuitem', { name: t('kliring.bayar'), exact: true }).click();
      await settledPreview(clerk);
      await askOverride(clerk);
      await typeCredentials(clerk, 'manager1');
      await postedReference(clerk);

      // Head office answers the transfer: the board leads to the branch, its check to the unanswered item.
      await openScreen(finance, 'hari-cabang', '?kode_cabang=001');
      await seen(finance, testInfo, 'hari-buruk-papan');
      const waits = line(region(finance, t('branch.periksa')), 'Rekening perantara nol');
      await waits.getByRole('link', { name: /Perantara BI-FAST/ }).click();
      await seen(finance, testInfo, 'hari-buruk-penyelesaian');
      await resolveUnanswered(finance, second, nomor);

      // The till by its teller, and the vault by two officers.
      await countBlind(teller, PIECES);
      await shutTill(teller, t('vault.tutupTanya', { nominal: FLOAT }));
      await receiveFromTill(head, 'TLR01', PIECES, FLOAT);
      for (const kode_valuta of ['IDR', 'USD']) await countVault(head, manager, '001', kode_valuta);

      await openScreen(manager, 'hari-cabang');
      // The bank books the answer of two persons within a minute.
      await expect(async () => {
        await manager.getByRole('button', { name: t('branch.periksaLagi') }).click();
        await expect(manager.getByText(t('branch.siap'))).toBeVisible({ timeout: 3_000 });
      }).toPass(RUN);
      const tanggal = await today(manager);
      await step(
        manager,
        'branch.tutup',
        t('branch.tutupTanya', { tanggal, cabang: '001' }),
        t('branch.tutupBerhasil', { tanggal }),
      );
    });

    test('the till of a teller who is gone is closed by two persons, and head office ends the day of a branch by force', async ({
      pageOf,
    }, testInfo) => {
      const [finance, second] = [await pageOf('finance1'), await pageOf('finance2')];
      const [head, manager, teller] = [await pageOf('headteller2'), await pageOf('manager2'), await pageOf('teller3')];
      await sendToTill(head, 'TLR01', PIECES, FLOAT);
      await openTill(teller, PIECES, FLOAT);
      const nomor = await sendUnanswered(teller, manager, NEVER);

      await openScreen(head, 'tutup-kas-berhalangan');
      await choose(head.getByRole('combobox', { name: t('vault.kasBerhalangan') }), /TLR01/);
      await count(head, PIECES);
      await field(head, t('vault.alasanBerhalangan')).fill('Dirawat di rumah sakit sejak siang');
      await seen(head, testInfo, 'kas-berhalangan');
      await sendToWorkflow(head);
      await openScreen(manager, 'menunggu', '?flowCode=TUTUP_KAS_BERHALANGAN');
      await chooseItem(manager, 'Dirawat di rumah sakit');
      await seen(manager, testInfo, 'kas-berhalangan-diperiksa');
      await decide(manager, 'APPROVE', 'Dihitung berdua');

      await openScreen(finance, 'hari-cabang', '?kode_cabang=002');
      await region(finance, t('branch.hari'))
        .getByRole('link', { name: t('branch.tutupPaksa') })
        .click();
      await field(finance, t('branch.alasanPaksa')).fill('Seluruh petugas cabang dievakuasi, banjir');
      await seen(finance, testInfo, 'tutup-paksa');
      await sendToWorkflow(finance);
      await openScreen(second, 'menunggu', '?flowCode=TUTUP_PAKSA');
      await chooseItem(second, 'dievakuasi');
      await seen(second, testInfo, 'tutup-paksa-diperiksa');
      await decide(second, 'APPROVE', 'Sesuai laporan pimpinan cabang');

      // The run lists the items it left open, each with a link to the screen that settles it.
      await openScreen(finance, 'hari-cabang', '?kode_cabang=002');
      const left = line(region(finance, t('malam.langkah')), 'Periksa cabang');
      await expect(left).toContainText(t('belumTutup.KHASANAH'), RUN);
      await seen(finance, testInfo, 'tutup-paksa-sisa');
      await left.getByRole('link', { name: /Perantara BI-FAST/ }).click();
      await expect(finance.getByRole('row').filter({ hasText: nomor })).toBeVisible();
    });

    test('the month waits for its rates, the board names who acts next, and the end of day continues without a click', async ({
      pageOf,
    }, testInfo) => {
      const [finance, second] = [await pageOf('finance1'), await pageOf('finance2')];
      await countVault(finance, second, '000');
      await openScreen(finance, 'hari-cabang');
      await finance.getByRole('button', { name: t('malam.akhiri') }).click();
      const question = popup(finance, t('popup.konfirmasi'));
      await yes(question).click();
      await success(finance, like('malam.akhiriBerhasil'));
      const board = region(finance, t('branch.papan'));
      const awaited = board.getByRole('link', { name: new RegExp(t('malam.sebab.RATE_AWAITED')) });
      await expect(awaited.first()).toBeVisible(RUN);
      await seen(finance, testInfo, 'bulan-buruk-hi1000');

      await awaited.first().click();
      await expect(finance.getByText(/HI-1000 .* menjadi 0/)).toBeVisible();
      await seen(finance, testInfo, 'bulan-buruk-tetapkan');
      await sendToWorkflow(finance);
      await openScreen(second, 'menunggu', '?flowCode=TETAPKAN_HI1000');
      await chooseItem(second, 'HI-1000');
      await seen(second, testInfo, 'bulan-buruk-diperiksa');
      await decide(second, 'APPROVE', 'Bulan tanpa pendapatan, sesuai buku besar');

      await openScreen(finance, 'hari-cabang');
      const rate = board.getByRole('row').filter({ hasText: '001 Jakarta' }).getByRole('link', { name: /^USD/ });
      await expect(rate).toContainText(t('malam.sebab.RATE_MISSING'), RUN);
      await seen(finance, testInfo, 'bulan-buruk-kurs');
      await rate.click();
      for (const [label, value] of [
        ['valas.beli', '16500'],
        ['valas.tengah', '16600'],
        ['valas.jual', '16700'],
      ] as const)
        await field(finance, t(label)).fill(value);
      await seen(finance, testInfo, 'bulan-buruk-simpan-kurs');
      await sendToWorkflow(finance);
      await openScreen(second, 'menunggu', '?flowCode=SIMPAN_KURS');
      await chooseItem(second, 'USD');
      await decide(second, 'APPROVE', 'Sesuai JISDOR');

      await openScreen(finance, 'hari-cabang');
      await expect.poll(() => statusOf(finance), RUN).toBe('000 TUTUP, 001 TUTUP, 002 TUTUP');
      await finance.reload();
      await seen(finance, testInfo, 'bulan-buruk-selesai');
    });

    test('next month opens, the unanswered message is answered, and the certificate that is out comes back', async ({
      pageOf,
    }, testInfo) => {
      const [finance, second] = [await pageOf('finance1'), await pageOf('finance2')];
      const [cs, manager, manager2] = [await pageOf('cs1'), await pageOf('manager1'), await pageOf('manager2')];
      await openNextDay(finance, second);
      await openBranch(manager, '001');
      await openBranch(manager2, '002');
      await openScreen(finance, 'penyelesaian', '?daftar=ITEM');
      const unanswered = finance.getByRole('row').filter({ hasText: 'TF' });
      await resolveUnanswered(finance, second, /TF\d{10}/.exec(await unanswered.innerText())?.[0] ?? '');

      await openScreen(cs, 'bilyet-belum-kembali');
      const row = cs.getByRole('row').filter({ hasText: bilyet });
      await expect(row).toContainText(t('status.DICAIRKAN'));
      await seen(cs, testInfo, 'bilyet-di-luar');
      await row.getByRole('button', { name: /^Tindakan untuk/ }).click();
      await cs.getByRole('menuitem', { name: t('deposito.terimaKembali'), exact: true }).click();
      await field(cs, t('deposito.penyerah')).fill('Siti Rahmawati');
      await field(cs, t('deposito.identitasPenyerah')).fill('3273056010900011');
      await seen(cs, testInfo, 'terima-kembali-bilyet');
      await sendToWorkflow(cs);
      await openScreen(manager, 'menunggu', '?flowCode=TERIMA_KEMBALI_BILYET');
      await chooseItem(manager, bilyet);
      await seen(manager, testInfo, 'terima-kembali-diperiksa');
      await decide(manager, 'APPROVE', 'Bilyet asli diterima');
      await openScreen(cs, 'bilyet-belum-kembali');
      await expect(cs.getByText(t('umum.kosong'))).toBeVisible();
    });
  });
