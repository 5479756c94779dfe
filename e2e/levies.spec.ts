import { expect } from '@playwright/test';
import { messageOf } from '#lib/messages/id.ts';
import { read } from './api.ts';
import { field, journalLines, openScreen, settledPreview } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { overflow, PHONE, picture, violations } from './screens.ts';
import { t } from './texts.ts';
import { chooseItem, decide, doneByTwo, sendToWorkflow } from './workflow.ts';

interface Owed {
  readonly nominal: string;
  readonly cabang: readonly { readonly kode_cabang: string; readonly nominal: string }[];
}

test('a month’s income tax is paid beside each branch’s debt, and nothing is owed after it', async ({
  financePage: finance,
  finance2Page: second,
}, testInfo) => {
  const { accounting_date: today } = await read<{ accounting_date: string }>(finance, 'parameter/accounting-date');
  const bulan = today.slice(0, 7);
  for (const cabang of ['001', '002'])
    await doneByTwo(finance, second, 'TRANSAKSI_UMUM', {
      jenis_debet: 'GL',
      nomor_debet: '603002',
      cabang_debet: cabang,
      jenis_kredit: 'GL',
      nomor_kredit: '205002',
      cabang_kredit: cabang,
      nominal: '1250000.00',
      kode_valuta: 'IDR',
      keterangan: 'PPh 21 pegawai',
    });
  const asked = `pungutan/terutang?jenis=PPH_21_23&bulan=${bulan}`;
  const owed = await read<Owed>(finance, asked);
  expect(owed.cabang.map(({ kode_cabang }) => kode_cabang)).toEqual(['001', '002']);

  await openScreen(finance, 'setor-pungutan');
  await choose(
    finance.getByRole('combobox', { name: new RegExp(t('pungutan.jenis')) }),
    messageOf('pungutan.jenis.', 'PPH_21_23'),
  );
  await field(finance, t('pungutan.bulan')).fill(bulan);
  await field(finance, t('pungutan.penerima')).fill('Kas negara');
  await field(finance, t('pungutan.bukti')).fill('NTPN-E2E-0001');
  await expect(finance.getByRole('row').filter({ hasText: t('pungutan.semua') })).toBeVisible();
  await field(finance, t('pungutan.nominal')).fill(owed.nominal);
  const lines = (await journalLines(await settledPreview(finance))).map(([account]) => account);
  for (const { kode_cabang } of owed.cabang)
    expect(lines).toContainEqual(expect.stringContaining(`205002 · ${kode_cabang}`));
  expect(await violations(finance)).toEqual([]);
  await picture(finance, testInfo, 'setor-pungutan-terisi');
  await finance.setViewportSize(PHONE);
  expect(await overflow(finance)).toBe(0);
  await picture(finance, testInfo, 'setor-pungutan-terisi-375');
  await finance.setViewportSize({ width: 1280, height: 800 });
  await sendToWorkflow(finance);

  await openScreen(second, 'menunggu', '?flowCode=SETOR_PUNGUTAN');
  await chooseItem(second, 'NTPN-E2E-0001');
  await decide(second, 'APPROVE', 'Bukti setor cocok');
  expect((await read<Owed>(finance, asked)).cabang).toEqual([]);
  await openScreen(finance, 'daftar-setoran-pungutan');
  await expect(finance.getByRole('row').filter({ hasText: 'NTPN-E2E-0001' })).toHaveCount(owed.cabang.length);
  expect(await violations(finance)).toEqual([]);
  await picture(finance, testInfo, 'daftar-setoran-pungutan-terisi');
});
