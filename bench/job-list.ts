import type { Locator, Page } from '@playwright/test';
import { pickAccounts } from '../e2e/api.ts';
import { field, formButton, slip } from '../e2e/counter.ts';
import { fill, fillWork, nextTab, picked } from '../e2e/customers.ts';
import { tabTo } from '../e2e/keys.ts';
import { overrideWindow } from '../e2e/override.ts';
import { person, type Username } from '../e2e/people.ts';
import { popup, yes } from '../e2e/popup.ts';
import { t } from '../e2e/texts.ts';
import { decisionButton } from '../e2e/workflow.ts';

/** Waits until the element has the focus. */
const focused = (target: Locator): Promise<unknown> => target.and(target.page().locator(':focus')).waitFor();

interface Desk {
  readonly page: Page;
  readonly pageOf: (username: Username) => Promise<Page>;
  /** Account number of the job's own. */
  readonly account: string;
}

/** A job from the home to its end by keys alone: the code of its screen opens it, then `work` goes on from the first field. */
interface Job {
  readonly name: string;
  readonly by: Username;
  /** Empty where the home is the screen: the inbox of whoever decides. */
  readonly code: string;
  /** The code has brought the person here. */
  readonly first: (page: Page) => Locator;
  readonly work: (desk: Desk) => Promise<void>;
}

const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

/** Sends the form by its key and agrees to the question. */
async function send(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await focused(yes(popup(page, t('popup.lanjutkan'))));
  await enter(page);
}

/** Reads the popup of success and closes it. */
async function readSuccess(page: Page): Promise<void> {
  await focused(yes(popup(page, t('popup.berhasil'))));
  await enter(page);
}

/** Account, amount and, past the remark, pieces of the highest denomination. */
async function typeCash(page: Page, account: string, amount: string, pieces: string): Promise<void> {
  await page.keyboard.type(account);
  await enter(page);
  await page.keyboard.type(amount);
  await enter(page);
  await enter(page);
  await page.keyboard.type(pieces);
}

/** Waits until the button asks for a release: a key that meant another button is not carried over to it. */
async function askRelease(page: Page): Promise<Locator> {
  await formButton(page, 'OVERRIDE').waitFor();
  await page.keyboard.press('Control+Enter');
  const shown = overrideWindow(page);
  await focused(field(shown, t('override.username')));
  return shown;
}

async function decideByKey(page: Page): Promise<void> {
  await decisionButton(page, 'APPROVE').waitFor();
  await page.keyboard.press('a');
  await focused(field(page.getByRole('dialog'), t('umum.catatan')));
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('region', { name: t('shell.pemberitahuan') })
    .getByText(new RegExp(`^${t('flow.aksi.APPROVE')}`))
    .first()
    .waitFor();
}

const accountField = (page: Page): Locator => field(page, t('rekening.nomor'));
const counter = { by: 'teller1', first: accountField } as const;
const deposited = (page: Page): Promise<void> => slip(page, 'SETOR_TUNAI').waitFor();

async function registerPerson({ page }: Desk): Promise<void> {
  await fill(page, page, { nomor_identitas: '3273056010900123', nama_nasabah: 'Sri Rahayu', tempat_lahir: 'Bandung' });
  await fill(page, page, { nama_ibu_kandung: 'Fatimah', status_kawin: picked('STATUS_KAWIN', 'KAWIN') });
  await nextTab(page, 'nasabah.tabAlamat');
  await fill(page, page, { alamat: 'Jl. Dago No. 10', kelurahan: 'Lebak Siliwangi', kode_pos: '40132' });
  await page.keyboard.press('Alt+s');
  await fill(page, page, { telepon: '081234567890' });
  await nextTab(page, 'nasabah.tabPekerjaan');
  await fillWork(page);
  await send(page);
  await readSuccess(page);
}

async function openAccount({ page }: Desk): Promise<void> {
  await page.keyboard.type('00100000025');
  await enter(page);
  await page.getByText('Siti Nurhaliza Rahman').first().waitFor();
  await nextTab(page, 'buka.tabProduk');
  await focused(page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await nextTab(page, 'buka.tabPihak');
  await fill(page, page, { 'buka.namaRekening': 'Haji Siti' });
  await send(page);
  await readSuccess(page);
}

/** Lists the everyday jobs; sending a request comes before the approval that decides it. */
export const jobs: readonly Job[] = [
  {
    ...counter,
    name: 'deposit',
    code: '1401',
    async work({ page, account }) {
      await typeCash(page, account, '500rb', '5');
      await send(page);
      await deposited(page);
    },
  },
  {
    ...counter,
    name: 'withdrawal',
    code: '1402',
    async work({ page, account }) {
      await page.keyboard.type(account);
      await enter(page);
      await page.keyboard.type('300rb');
      await page.locator('[aria-keyshortcuts="Alt+U"]:enabled').waitFor();
      await page.keyboard.press('Alt+u');
      await send(page);
      await slip(page, 'TARIK_TUNAI').waitFor();
    },
  },
  {
    ...counter,
    name: 'over limit, at the counter',
    code: '1401',
    async work({ page, account }) {
      await typeCash(page, account, '28jt', '280');
      await askRelease(page);
      await page.keyboard.type('headteller1');
      await page.keyboard.press('Tab');
      await page.keyboard.type(person('headteller1').password);
      await enter(page);
      await deposited(page);
    },
  },
  {
    ...counter,
    name: 'over limit, sent',
    code: '1401',
    async work({ page, account }) {
      await typeCash(page, account, '29jt', '290');
      const shown = await askRelease(page);
      await nextTab(page, 'override.sidikJari');
      await nextTab(page, 'override.layar');
      await tabTo(page, shown.getByRole('button', { name: t('override.minta'), exact: true }));
      await enter(page);
      await shown
        .getByRole('status')
        .filter({ hasText: t('override.menunggu') })
        .waitFor();
    },
  },
  {
    name: 'approval',
    by: 'headteller1',
    code: '',
    first: (page) => decisionButton(page, 'APPROVE'),
    async work({ page, pageOf }) {
      await decideByKey(page);
      await deposited(await pageOf('teller1'));
    },
  },
  {
    name: 'person',
    by: 'cs1',
    code: '1201',
    first: (page) => field(page, t('kolom.nomor_identitas')),
    work: registerPerson,
  },
  { name: 'account', by: 'cs1', code: '1301', first: (page) => field(page, t('buka.nasabah')), work: openAccount },
  {
    name: 'hold',
    by: 'cs1',
    code: '1322',
    first: accountField,
    async work({ page, account }) {
      await page.keyboard.type(account);
      await enter(page);
      await page.keyboard.type('500rb');
      await tabTo(page, field(page, t('blokir.alasan')));
      await page.keyboard.type('Jaminan pembiayaan');
      await send(page);
      await readSuccess(page);
    },
  },
  {
    name: 'statement',
    by: 'cs1',
    code: '1355',
    first: accountField,
    async work({ page, account }) {
      await page.keyboard.type(account);
      await tabTo(page, page.getByRole('button', { name: t('rk.bulanIni'), exact: true }));
      await enter(page);
      await send(page);
      await readSuccess(page);
    },
  },
];

/** Returns an active savings account of the branch that no other job of the run uses. */
export async function accountFor(page: Page, at: number): Promise<string> {
  const [account] = await pickAccounts(page, { product: '12', available: 1_000_000n }, 1, 30 + at);
  if (!account) throw new Error('the demo bank has too few accounts');
  return account.nomor_rekening;
}
