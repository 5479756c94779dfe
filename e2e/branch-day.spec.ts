import { expect, type Locator, type Page } from '@playwright/test';
import { call, pickAccounts, read } from './api.ts';
import { fillCash, formButton, openScreen, preview, settledPreview } from './counter.ts';
import { countVault, inWords, step, stepButton } from './days.ts';
import { test } from './fixtures.ts';
import { refusal } from './popup.ts';
import { like, t } from './texts.ts';
import { countBlind, openTill, receiveFromTill, sendToTill, shutTill } from './till.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

const PIECES = { '100,000': 10, '50,000': 20 } as const;
const FLOAT = '2,000,000.00';

/** The line of a check on the branch day's screen. */
const checkLine = (page: Page, words: string): Locator =>
  page
    .getByRole('region', { name: t('branch.periksa') })
    .getByRole('listitem')
    .filter({ hasText: words });

/** Finds the reader's reminders on top of the home. */
const notes = (page: Page): Locator => page.getByRole('region', { name: t('ingat.daftar') });

const accountingDate = async (page: Page): Promise<string> =>
  (await read<{ accounting_date: string }>(page, 'parameter/accounting-date')).accounting_date;

test.describe
  .serial('the day of branch 002', () => {
    test('it cannot be closed while a till is open and an item waits', async ({
      headTeller2Page: head,
      teller3Page: teller,
      manager2Page: manager,
    }) => {
      await sendToTill(head, 'TLR01', PIECES, FLOAT);
      await openTill(teller, PIECES, FLOAT);
      const [account] = await pickAccounts(teller, { product: '12' }, 1, 2);
      await openScreen(teller, 'setor-tunai');
      await fillCash(teller, {
        rekening: account?.nomor_rekening ?? '',
        nominal: '30jt',
        keterangan: 'Menjelang tutup hari',
        pecahan: { '100,000': 300 },
      });
      await settledPreview(teller);
      await sendToWorkflow(teller);

      await openScreen(manager, 'hari-cabang');
      await expect(checkLine(manager, 'Semua kas teller sudah ditutup')).toContainText('TLR01');
      await expect(checkLine(manager, 'Semua kas teller sudah ditutup')).toContainText(t('branch.gagal'));
      await expect(checkLine(manager, 'Tidak ada transaksi menunggu yang kasnya sudah berpindah')).toContainText(
        t('branch.gagal'),
      );
      await expect(checkLine(manager, 'Neraca saldo seimbang')).toContainText(t('branch.lulus'));
      const today = inWords(await accountingDate(manager));
      await step(
        manager,
        'branch.cutOff',
        t('branch.cutOffTanya', { tanggal: today, cabang: '002' }),
        t('branch.cutOffBerhasil', { tanggal: today, cabang: '002' }),
      );
      await expect(stepButton(manager, 'branch.tutup')).toBeDisabled();
      // The button is a courtesy; the core refuses by itself and gives the reason.
      const forced = await call(manager, 'cabang/tutup', { kode_cabang: '002' });
      expect(forced).toMatchObject({ status: 200, resp_code: '90' });
      expect(forced.resp_msg).toContain('semua kas teller sudah ditutup (belum)');
    });

    test('the manager reminds the teller, who reads it at once and is led from the home to the till', async ({
      teller3Page: teller,
      manager2Page: manager,
    }) => {
      const undone = t('ingat.hal.KAS_TELLER', { kas: 'TLR01' });
      await openScreen(teller, 'kas-teller');
      await manager.goto('/');
      const line = manager
        .getByRole('list', { name: t('home.penghalang') })
        .getByRole('listitem')
        .filter({ hasText: new RegExp(undone, 'i') });
      const remind = line.getByRole('button');
      await expect(remind).toHaveText(t('ingat.ingatkan'));
      await remind.click();
      await expect(remind).toHaveText(like('ingat.diingatkan'));
      await expect(teller.getByRole('region', { name: t('shell.pemberitahuan') })).toContainText(undone);
      await teller.goto('/');
      const note = notes(teller);
      await expect(note).toContainText(undone);
      await note.getByRole('link', { name: t('ingat.buka.KAS_TELLER') }).click();
      await expect(teller.getByRole('region', { name: t('vault.tutupKas') })).toBeVisible();
      // The same thing is not brought up again before the rest is over, whatever a screen asks.
      const blocker = { sebab: 'KAS_TELLER', id: (await read<{ id_kas: string }>(teller, 'access/profil')).id_kas };
      const again = await call(manager, 'cabang/ingatkan', { kode_cabang: '', ...blocker });
      expect(again).toMatchObject({ status: 200, resp_code: '90' });
      expect(again.resp_msg).toContain('Sudah diingatkan pukul');
    });

    test('with the item decided, the till closed and the cash in the vault it closes', async ({
      headTeller2Page: head,
      teller3Page: teller,
      manager2Page: manager,
    }) => {
      await openScreen(manager, 'menunggu');
      await chooseItem(manager, '30,000,000.00');
      await decide(manager, 'REJECT', 'Hari akan ditutup');
      await countBlind(teller, PIECES);
      await shutTill(teller, t('vault.tutupTanya', { nominal: FLOAT }));
      await teller.goto('/');
      await expect(teller.getByRole('navigation', { name: t('home.selamaTutup') })).toBeVisible();
      await expect(notes(teller)).toHaveCount(0);
      await openScreen(manager, 'hari-cabang');
      await expect(checkLine(manager, 'Tidak ada kas dalam perjalanan')).toContainText(t('branch.gagal'));
      await receiveFromTill(head, 'TLR01', PIECES, FLOAT);

      await expect(checkLine(manager, 'Khasanah sudah dihitung dua petugas')).toContainText(t('branch.gagal'));
      await countVault(head, manager, '002');
      await manager.getByRole('button', { name: t('branch.periksaLagi') }).click();
      await expect(manager.getByText(t('branch.siap'))).toBeVisible();
      const today = inWords(await accountingDate(manager));
      await step(
        manager,
        'branch.tutup',
        t('branch.tutupTanya', { tanggal: today, cabang: '002' }),
        t('branch.tutupBerhasil', { tanggal: today }),
      );
      // The end of the day is a long run, which takes its time on a busy machine.
      await expect(manager.getByText(t('branch.tungguPusat'))).toBeVisible({ timeout: 120_000 });
      await expect(stepButton(manager, 'branch.siapkan')).toBeDisabled();
      // The end of day is in the history, and opens there with its steps.
      const runs = manager.getByRole('region', { name: t('malam.riwayat') });
      await runs.getByRole('button', { name: new RegExp(`^Malam ${today},`) }).click();
      await expect(runs.getByRole('button', { pressed: true })).toHaveCount(1);
      const steps = manager.getByRole('region', { name: t('malam.langkah') });
      await expect(steps).toHaveCount(2);
      await expect(steps.last().getByRole('listitem').filter({ hasText: 'Tutup hari' })).toContainText(
        t('malam.status.SELESAI'),
      );
      const status = manager.getByRole('banner').locator('[data-status]');
      await expect(status).toHaveAttribute('data-status', 'TUTUP');
      const [red = 0, green = 0] = await status.evaluate((element) =>
        (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      expect(red).toBeGreaterThan(green);
    });

    test('nothing is posted into the closed day, not from another branch either', async ({
      teller3Page: teller,
      teller1Page: other,
      headTeller2Page: head,
    }) => {
      const closed = 'Hari cabang 002 belum dibuka atau sudah ditutup';
      const [to] = await pickAccounts(teller, { product: '12' }, 1, 2);
      const [from] = await pickAccounts(other, { product: '12', available: 500_000n }, 1, 21);
      const transfer = {
        nomor_rekening_debet: from?.nomor_rekening,
        nomor_rekening_kredit: to?.nomor_rekening,
        nominal: '100000.00',
        kode_valuta: 'IDR',
      };
      const posting = { flowCode: 'PEMINDAHBUKUAN', flowData: transfer };
      expect(await call(other, 'flow/pemindahbukuan', posting)).toMatchObject({ resp_code: '90', resp_msg: closed });
      expect(await call(teller, 'flow/pemindahbukuan', posting)).toMatchObject({ resp_code: '90' });

      await openScreen(teller, 'setor-tunai');
      await fillCash(teller, {
        rekening: to?.nomor_rekening ?? '',
        nominal: '100rb',
        pecahan: { '100,000': 1 },
      });
      await expect(preview(teller)).toContainText(/Hari cabang 002|Kas teller belum dibuka/);
      await formButton(teller, 'POST').click();
      await refusal(teller, /Hari cabang 002|Kas teller belum dibuka/);

      await openScreen(head, 'khasanah');
      const [till] = await read<{ id_kas: string }[]>(head, 'cetak-informasi/khasanah/cash-teller');
      const handover = {
        flowCode: 'PENARIKAN_KHASANAH',
        flowData: {
          id_kas: till?.id_kas,
          nominal: '100000.00',
          pecahan: [{ nominal: '100000.00', lembar: 1 }],
        },
      };
      expect(await call(head, 'flow/penarikan-khasanah', handover)).toMatchObject({ resp_code: '90' });
    });

    test('head office opens the next bank day by two persons, and the branch follows', async ({
      financePage: finance,
      finance2Page: second,
      manager2Page: manager,
      teller3Page: teller,
      headTeller2Page: head,
    }) => {
      await openScreen(manager, 'hari-cabang');
      const before = await accountingDate(manager);
      await countVault(finance, second, '000');
      await openScreen(finance, 'hari-cabang');
      await expect(finance.getByRole('region', { name: t('branch.papan') })).toContainText('Bandung');
      const today = inWords(await accountingDate(finance));
      const day = { tanggal: today, cabang: '000' };
      await step(finance, 'branch.cutOff', t('branch.cutOffTanya', day), t('branch.cutOffBerhasil', day));
      await step(finance, 'branch.tutup', t('branch.tutupTanya', day), t('branch.tutupBerhasil', { tanggal: today }));
      const { tanggal_berikutnya: following } = await read<{ tanggal_berikutnya: string }>(
        finance,
        'cabang/periksa-tutup?kode_cabang=000',
      );
      await finance.getByRole('link', { name: t('branch.bukaBank') }).click();
      await expect(finance.getByText(inWords(following)).first()).toBeVisible();
      await sendToWorkflow(finance);
      await openScreen(second, 'menunggu');
      await chooseItem(second, 'Buka hari bank');
      await decide(second, 'APPROVE', '');

      // The branch's own screen receives it by itself.
      await expect(stepButton(manager, 'branch.siapkan')).toBeEnabled();
      const words = { tanggal: inWords(following), cabang: '002' };
      await step(manager, 'branch.siapkan', t('branch.siapkanTanya', words), t('branch.siapkanBerhasil', words));
      await sendToTill(head, 'TLR01', PIECES, FLOAT);
      await step(manager, 'branch.buka', t('branch.bukaTanya', words), t('branch.bukaBerhasil', words));
      await expect(manager.getByRole('region', { name: t('branch.hari') })).toContainText(t('status.BUKA'));
      const next = await accountingDate(manager);
      expect(next).toBe(following);
      expect(next > before).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(new Date(`${next}T00:00:00Z`).getUTCDay());
      await openTill(teller, PIECES, FLOAT);
    });
  });
