import { expect } from '@playwright/test';
import { toDisplay } from '#lib/dates.ts';
import { formatWire, fromMinor } from '#lib/money.ts';
import { balances, read } from './api.ts';
import { count, field, journalLines, openScreen, postForm, settledPreview, slip } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { picture, violations } from './screens.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, sendToWorkflow } from './workflow.ts';

interface Leaving {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly nomor_identitas: string;
  readonly saldo: string;
}

/** An account of 001 with nothing in the way of its closing, the last of its kind: other tests take the first ones. */
const leaving = () =>
  asOwner(async (db) => {
    const [row] = await db<Leaving[]>`
      select a.nomor_rekening, a.nama_rekening, n.nomor_identitas, s.saldo_buku as saldo
      from account a join account_state s using (nomor_rekening) join customer n using (nomor_nasabah)
      where a.kode_cabang = '001' and a.kode_produk = '11' and s.status = 'AKTIF' and s.blokir = '' and s.saldo_ditahan = 0 and s.debet_menunggu = 0
        and s.saldo_buku between 30000000 and 900000000 and s.saldo_buku % 1000000 = 0 and n.nomor_identitas is not null
        and not exists (select from app_user u where u.nomor_nasabah = a.nomor_nasabah)
        and not exists (select from name_hit h where h.objek = 'NASABAH:' || a.nomor_nasabah)
        and not exists (select from account_link k where k.rekening_lain = a.nomor_rekening)
        and not has_live_order(a.nomor_rekening)
      order by 1 desc limit 1`;
    if (!row) throw new Error('the demo bank has no account to be closed');
    return row;
  });

/** Notes for whole tens of thousands of rupiah, as the keys of the form name them. */
function notes(minor: bigint): Record<string, number> {
  const tens = Number(minor / 1_000_000n); // not an amount: a count of notes of 10,000
  return { '100,000': Math.floor(tens / 10), '10,000': tens % 10 };
}

test('an account is closed by two persons, paid out at the counter and stays readable, on a wide and a narrow screen', async ({
  csPage: cs,
  managerPage: manager,
  teller1Page: teller,
}) => {
  const { nomor_rekening: number, nama_rekening: name, nomor_identitas: identity, saldo } = await leaving();
  const paid = BigInt(saldo) - 2_000_000n;
  const shown = formatWire(fromMinor(paid));

  await openScreen(cs, 'tutup-rekening', `?nomor_rekening=${number}`);
  await expect(cs.getByText(t('penutupan.tanpaHambatan'))).toBeVisible();
  await field(cs, t('penutupan.identitas')).fill(identity);
  await choose(cs.getByRole('combobox', { name: new RegExp(t('penutupan.caraBayar')) }), t('penutupan.cara.TUNAI'));
  await expect(cs.getByRole('row', { name: new RegExp(t('penutupan.dibayarkan')) })).toContainText(shown);
  await sendToWorkflow(cs);

  await openScreen(manager, 'menunggu');
  await chooseItem(manager, name);
  await decide(manager, 'APPROVE', 'Formulir dan identitas lengkap');

  await openScreen(teller, 'ambil-dana', `?nomor_rekening=${number}`);
  await expect(teller.getByRole('row', { name: new RegExp(t('penutupan.dibayarkan')) })).toContainText(shown);
  await count(teller, notes(paid));
  const plan = await settledPreview(teller);
  expect(await journalLines(plan)).toEqual([
    [expect.stringContaining(number.slice(-4)), shown, ''],
    ['Kas teller IDR 101002 · 001', '', shown],
    [expect.stringContaining(number.slice(-4)), '20,000.00', ''],
    [expect.stringContaining('502004'), '', '20,000.00'],
  ]);
  const reference = await postForm(teller);
  await expect(slip(teller, 'AMBIL_DANA_DI_TELLER')).toContainText(reference);
  expect((await balances(teller, number)).booked).toBe(0n);

  // Closed, it takes nothing more and can still be read.
  await openScreen(teller, 'setor-tunai', `?nomor_rekening=${number}`);
  await expect(teller.getByText(t('status.TUTUP'), { exact: true }).first()).toBeVisible();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 375, height: 800 },
  ]) {
    await cs.setViewportSize(size);
    await openScreen(cs, 'daftar-penutupan', `?keyword=${number}`);
    await cs.getByText(number).first().click();
    await cs.getByRole('button', { name: t('penutupan.cetak') }).click();
    const paper = cs.getByRole('article', { name: 'Surat penutupan rekening' });
    await expect(paper).toContainText(shown);
    await expect(paper).toContainText('sudah ditutup');
    expect(await cs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await cs.setViewportSize({ width: 1280, height: 800 });
});

test('with cheques in circulation the rest stays for them, and is not paid out before the last of them', async ({
  csPage: cs,
  teller1Page: teller,
}, testInfo) => {
  const [book] = await read<{ nomor_rekening: string }[]>(cs, 'pemeliharaan-warkat/list?keyword=AA000001&jenis=CEK');
  await openScreen(cs, 'tutup-rekening', `?nomor_rekening=${book?.nomor_rekening}`);
  await expect(cs.getByText(t('penutupan.adaHambatan'))).toBeVisible();
  await choose(cs.getByRole('combobox', { name: new RegExp(t('penutupan.caraBayar')) }), t('penutupan.cara.KHUSUS'));
  await expect(cs.getByText(t('penutupan.khususPetunjuk'))).toBeVisible();
  await expect(cs.getByText('AA000001')).toBeHidden();
  await picture(cs, testInfo, 'tutup-rekening-khusus');

  await openScreen(cs, 'dana-khusus');
  const row = cs.getByRole('row').filter({ hasText: '25' });
  await expect(row).toHaveCount(1);
  await picture(cs, testInfo, 'dana-khusus-terisi');
  const [fund] = await read<{ nomor_rekening: string; sampai: string }[]>(cs, 'rekening/dana-khusus?status_dana=ADA');
  await openScreen(teller, 'ambil-dana-khusus', `?nomor_rekening=${fund?.nomor_rekening}`);
  await expect(
    teller.getByText(t('danaKhusus.menunggu', { lembar: '25', tanggal: toDisplay(fund?.sampai ?? '') })),
  ).toBeVisible();
  expect(await violations(teller)).toEqual([]);
  await picture(teller, testInfo, 'ambil-dana-khusus-terisi');
});
