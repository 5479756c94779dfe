import { expect, type Page } from '@playwright/test';
import { menus } from '#lib/access/access.ts';
import { entryColumns } from '#lib/books/ledger-entries.ts';
import { toDisplay } from '#lib/dates.ts';
import { read } from './api.ts';
import { field, formButton, openScreen } from './counter.ts';
import { choose } from './dropdown.ts';
import { test } from './fixtures.ts';
import { sayYes, success } from './popup.ts';
import { asOwner } from './stack.ts';
import { t } from './texts.ts';
import { chooseItem, decide, doneByTwo, itemDetails, itemList, sendToWorkflow } from './workflow.ts';

const NAME = 'Kebersihan kantor';
const head = entryColumns.join('\t');

interface Template {
  readonly nomor_templat: string;
  readonly nama: string;
  readonly lingkup: string;
}

/** Pastes legs into the grid of the form that is open. */
const paste = (page: Page, lines: readonly string[]): Promise<void> =>
  field(page, t('bukuBesar.lembar.tempel')).fill([head, ...lines].join('\n'));

/** The only item of this flow that waits, chosen. */
async function openItem(page: Page, flow: string, query = ''): Promise<void> {
  await openScreen(page, 'menunggu', `?flowCode=${flow}${query}`);
  await itemList(page).getByRole('button').first().click();
  await expect(itemDetails(page)).toBeVisible();
}

/** The lines of the journal with this text, as the books have them: account and minor units. */
const linesOf = (keterangan: string) =>
  asOwner(async (sql) => {
    const rows = await sql<{ kode_cabang: string; kode_gl: string; jumlah: string }[]>`
      select l.kode_cabang, l.kode_gl, l.jumlah::text as jumlah from journal j join journal_line l on (l.journal_id, l.tanggal) = (j.id, j.tanggal)
      where j.keterangan = ${keterangan} order by l.urut`;
    return rows.map((row) => [row.kode_cabang, row.kode_gl, row.jumlah]);
  });

/** Adds a word to a template of the branch, by the calls of its screen and by two persons. */
async function changeTemplate(maker: Page, checker: Page, nomor_templat: string): Promise<void> {
  const { templat, baris } = await read<{ templat: Record<string, unknown>; baris: unknown[] }>(
    maker,
    `buku-besar/templat/rincian?nomor_templat=${nomor_templat}`,
  );
  const { versi, lingkup, nama, aktif } = templat;
  const flowData = { nomor_templat, versi, lingkup, nama, aktif, baris, keterangan: 'Kebersihan', alasan: 'Teks baru' };
  await doneByTwo(maker, checker, 'SIMPAN_TEMPLAT', flowData);
}

test('a second person approves an own template of legs for the branch, and an entry begins from it', async ({
  backOfficePage: maker,
  supervisorPage: supervisor,
  managerPage: manager,
}) => {
  await openScreen(maker, 'transaksi-umum-multi');
  await paste(maker, ['D\tGL\t603002\t\t325,000\tIDR\tPetugas', 'K\tGL\t201001\t\t325,000\tIDR\t']);
  await maker.getByRole('button', { name: t('entri.simpanTemplat') }).click();
  const dialog = maker.getByRole('dialog', { name: t('entri.simpanTemplat') });
  await field(dialog, t('entri.nama')).fill(NAME);
  await dialog.getByRole('button', { name: t('aksi.simpan'), exact: true }).click();
  await success(maker, /^Templat TE\d{8} tersimpan$/);
  const mine = async () => {
    const rows = await read<Template[]>(maker, 'buku-besar/templat?show=100');
    return rows.filter(({ nama }) => nama === NAME);
  };
  const [own] = await mine();
  expect(own?.lingkup).toBe('PENGGUNA');

  await maker.goto(`${menus['simpan-templat'].route}?dari=${own?.nomor_templat}`);
  await expect(field(maker, t('entri.nama'))).toHaveValue(NAME);
  await field(maker, t('entri.alasan')).fill('Dipakai seluruh cabang');
  await sendToWorkflow(maker);
  await openItem(supervisor, 'SIMPAN_TEMPLAT');
  await expect(itemDetails(supervisor)).toContainText(NAME);
  await expect(itemDetails(supervisor)).toContainText('603002');
  await decide(supervisor, 'APPROVE', 'Sesuai kebiasaan cabang');

  const shared = (await mine()).find(({ lingkup }) => lingkup === 'CABANG');
  await openScreen(maker, 'transaksi-umum-multi', `?templat=${shared?.nomor_templat}`);
  const amount = t('bukuBesar.sel', { kolom: t('bukuBesar.nominal'), nomor: 2 });
  await expect(field(maker, amount)).toHaveValue('325,000.00');
  await expect(maker.getByText(t('entri.dariTemplat', { nama: NAME, versi: 1 }))).toBeVisible();
  await field(maker, t('bukuBesar.keterangan')).fill('Kebersihan kantor bulan ini');
  await sendToWorkflow(maker);
  await openScreen(
    manager,
    'menunggu',
    '?flowCode=TRANSAKSI_UMUM_MULTI&nominal_dari=325000.00&nominal_sampai=325000.00',
  );
  await chooseItem(manager, '325,000.00');
  await decide(manager, 'APPROVE', 'Sesuai tagihan');
  expect(await linesOf('Kebersihan kantor bulan ini')).toEqual([
    ['001', '603002', '32500000'],
    ['001', '201001', '-32500000'],
  ]);

  // Changed by two persons while a form is open: refused at its field, nothing is filed; let go of, the legs go as they are written.
  await openScreen(maker, 'transaksi-umum-multi', `?templat=${shared?.nomor_templat}`);
  await expect(field(maker, amount)).toHaveValue('325,000.00');
  await changeTemplate(maker, supervisor, shared?.nomor_templat ?? '');
  await field(maker, t('bukuBesar.keterangan')).fill('Kebersihan kantor bulan depan');
  const waiting = () => read<unknown[]>(manager, 'otorisasi/otorisasi-data?flowCode=TRANSAKSI_UMUM_MULTI&show=50');
  const before = (await waiting()).length;
  await formButton(maker, 'SUBMIT').click();
  await sayYes(maker);
  await expect(field(maker, t('entri.templat'))).toHaveAccessibleDescription(
    /sudah diubah: entri ini dimulai dari versi 1, kini versi 2/,
  );
  expect(await waiting()).toHaveLength(before);
  await maker.getByRole('button', { name: t('entri.lepasTemplat') }).click();
  await sendToWorkflow(maker);
  expect(await waiting()).toHaveLength(before + 1);
});

test('two persons approve a periodic entry; its end of day posts the due one, and a waiting one is settled once', async ({
  backOfficePage: maker,
  managerPage: manager,
}) => {
  // The end of the bank's first day has posted the due dates of the first entry.
  await openScreen(maker, 'entri-berkala');
  await maker.getByRole('row').filter({ hasText: 'Sewa gedung kantor' }).getByRole('cell').first().click();
  const rent = maker.getByRole('dialog', { name: /Sewa gedung kantor$/ });
  await expect(rent.getByRole('table', { name: t('berkala.riwayat') })).toContainText('Dibukukan');
  expect(await linesOf('Beban sewa gedung kantor · EB00000001')).toEqual([
    ['001', '603002', '1250000000'],
    ['001', '201001', '-1250000000'],
  ]);

  // The form shows the upcoming dates of a new one beside its schedule.
  await maker.goto(menus['simpan-berkala'].route);
  await field(maker, t('berkala.nama')).fill('Langganan surat kabar');
  await field(maker, t('berkala.keterangan')).fill('Langganan surat kabar');
  await choose(maker.getByRole('combobox', { name: t('berkala.periode') }), t('periodeEntri.AKHIR_BULAN'));
  const today = (await read<{ accounting_date: string }>(maker, 'parameter/accounting-date')).accounting_date;
  await field(maker, t('berkala.mulai')).fill(toDisplay(today));
  await paste(maker, ['D\tGL\t603002\t\t99,000\tIDR\t', 'K\tGL\t201001\t\t99,000\tIDR\t']);
  await field(maker, t('berkala.alasan')).fill('Kontrak langganan');
  await sendToWorkflow(maker);
  await openItem(manager, 'SIMPAN_BERKALA');
  await expect(itemDetails(manager)).toContainText('Langganan surat kabar');
  await decide(manager, 'APPROVE', 'Sesuai kontrak');
  await openScreen(maker, 'entri-berkala');
  await expect(maker.getByRole('row').filter({ hasText: 'Langganan surat kabar' })).toContainText(
    t('berkala.kapanAkhir'),
  );

  // The due date that waits since its end of day is filled in, approved, and waits no more.
  await openScreen(maker, 'jatuh-berkala', '?keyword=EB00000002');
  await expect(maker.getByRole('row').filter({ hasText: 'EB00000002' })).toContainText('Menunggu');
  const [due] = await read<{ jatuh_tempo: string }[]>(maker, 'buku-besar/berkala/jatuh-tempo?keyword=EB00000002');
  await maker.goto(
    `${menus['transaksi-umum-multi'].route}?${new URLSearchParams({ berkala: 'EB00000002', jatuh_tempo: due?.jatuh_tempo ?? '' })}`,
  );
  for (const nomor of [1, 2]) {
    const amount = field(maker, t('bukuBesar.sel', { kolom: t('bukuBesar.nominal'), nomor }));
    await amount.fill('187,500');
    await amount.press('Enter');
  }
  await field(maker, t('bukuBesar.keterangan')).fill('Telepon dan internet, tagihan diterima');
  await sendToWorkflow(maker);
  await openScreen(
    manager,
    'menunggu',
    '?flowCode=TRANSAKSI_UMUM_MULTI&nominal_dari=187500.00&nominal_sampai=187500.00',
  );
  await chooseItem(manager, '187,500.00');
  await decide(manager, 'APPROVE', 'Sesuai tagihan');
  expect(await linesOf('Telepon dan internet, tagihan diterima')).toEqual([
    ['001', '603002', '18750000'],
    ['001', '201001', '-18750000'],
  ]);
  const settled = await read<{ status: string }[]>(maker, 'buku-besar/berkala/jatuh-tempo?keyword=EB00000002');
  expect(settled.map(({ status }) => status)).toEqual(['DIBUKUKAN']);
});
