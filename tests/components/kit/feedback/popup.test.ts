import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { confirm, notify, progress } from '#components/kit/ui/popup.ts';
import { isAsked } from '#components/kit/ui/top-layer.ts';
import { id } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';
import { speak } from '#lib/messages/id.ts';

// jsdom has no media queries; the popups ask whether movement is wanted.
beforeAll(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList;
});
// A closed popup gives the focus back a moment later, and needs its window for that.
afterAll(() => new Promise((resolve) => setTimeout(resolve, 200)));
afterEach(() => {
  speak('id', id);
});

const shown = async (selector: string, text: string) => {
  for (let at = 0; at < 100; at += 1) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.textContent === text);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no ${selector} says ${text}: ${document.body.textContent}`);
};

test('Lanjutkan transaksi ? has a Yes and a cancel button, and answers the pressed one', async () => {
  const yes = confirm({ title: 'Lanjutkan transaksi ?', yes: 'Yes', no: 'Cancel' });
  await shown('.swal2-title', 'Lanjutkan transaksi ?');
  await shown('button', 'Cancel');
  (await shown('button', 'Yes')).click();
  expect(await yes).toBe(true);
  const no = confirm({ title: 'Lanjutkan transaksi ?', yes: 'Yes', no: 'Jangan' });
  (await shown('button', 'Jangan')).click();
  expect(await no).toBe(false);
});

test('an open popup holds keys from the page until its answer, also while its library loads', async () => {
  expect(isAsked()).toBe(false);
  const notice = notify('warning', 'Expired Session', 'Sesi berakhir');
  expect(isAsked()).toBe(true);
  (await shown('button', 'OK')).click();
  await notice;
  expect(isAsked()).toBe(false);
});

test('the subject of a question stands below its words, as text and never as markup', async () => {
  const about = [['Rekening', '<b>Siti</b> 001120000454']] as const;
  const asked = confirm({ title: 'Lanjutkan transaksi ?', text: 'Setujui', about, yes: 'Yes', no: 'Cancel' });
  await shown('dt', 'Rekening');
  expect((await shown('dd', '<b>Siti</b> 001120000454')).children).toHaveLength(0);
  expect(document.querySelector('.swal2-html-container')?.textContent).toMatch(/^Setujui/);
  (await shown('button', 'Cancel')).click();
  expect(await asked).toBe(false);
});

test('a popup shows its title, its text and the correlation id to quote', async () => {
  const notice = notify('info', 'Error', 'Rekening diblokir', 'k-7');
  await shown('.swal2-title', 'Error');
  await shown('.swal2-html-container', 'Rekening diblokir');
  await shown('code', 'Kode penelusuran: k-7');
  (await shown('button', 'OK')).click();
  await notice;
});

test('the popup’s own texts follow the language', async () => {
  speak('en', en);
  const notice = notify('info', 'Info', 'Text', 'k-8');
  await shown('code', 'Tracking code: k-8');
  (await shown('button', 'OK')).click();
  await notice;
});

test('progress covers the screen while work runs and never outlives it, also when it fails', async () => {
  let finish = () => {};
  const work = new Promise<string>((resolve) => {
    finish = () => resolve('jadi');
  });
  const done = progress('Submitting process... please wait', () => work);
  await shown('.swal2-title', 'Submitting process... please wait');
  finish();
  expect(await done).toBe('jadi');
  await expect(progress('x', () => Promise.reject(new Error('putus')))).rejects.toThrow('putus');
});

test('a popup whose opener has gone releases the focus to the next element', async () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  await progress('Memproses', async () => {
    const title = await shown('.swal2-title', 'Memproses');
    expect(title.closest('.swal2-container')?.contains(document.activeElement)).toBe(true);
    opener.remove();
  });
  expect(document.activeElement).toBe(document.body);
});
