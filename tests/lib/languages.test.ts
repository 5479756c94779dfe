import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { products } from '#core/db/reference/bank.ts';
import { chart } from '#core/db/reference/chart.ts';
import { dateInWords, longDate } from '#lib/dates.ts';
import { errorText } from '#lib/errors/errors.ts';
import { reasons, reasonText } from '#lib/errors/reasons.ts';
import { joined, wordsIn } from '#lib/errors/words.ts';
import { id } from '#lib/messages/all.ts';
import { bankNames } from '#lib/messages/en/bank-names.ts';
import { en, spokenEnglish } from '#lib/messages/en.ts';
import {
  bankName,
  currentLanguage,
  type MessageKey,
  message,
  messageOf,
  operationName,
  speak,
} from '#lib/messages/id.ts';

const ROOT = join(import.meta.dirname, '..', '..');

afterEach(() => speak('id', id));

const keys = Object.keys(id) as MessageKey[];
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();

test('every text exists in both languages', () => {
  expect(Object.keys(en).sort()).toEqual([...keys].sort());
  expect(keys.filter((key) => en[key].trim() === '')).toEqual([]);
});

test('a text has the same {placeholders} in both languages', () => {
  expect(keys.filter((key) => holes(en[key]).join() !== holes(id[key]).join())).toEqual([]);
});

test('Indonesian is spoken until English is chosen, and again afterwards', () => {
  expect(message('menu.setorTunai')).toBe('Setor tunai');
  speak('en', en);
  expect(currentLanguage()).toBe('en');
  expect(message('menu.setorTunai')).toBe('Cash deposit');
  expect(messageOf('status.', 'WAITING')).toBe('Waiting');
  expect(message('shell.menunggu', { jumlah: 3 })).toBe('3 waiting');
  speak('id', id);
  expect(messageOf('status.', 'WAITING')).toBe('Menunggu');
});

test('a code without a text is shown as a code in either language', () => {
  expect(messageOf('status.', 'LAIN')).toBe('LAIN');
  speak('en', en);
  expect(messageOf('status.', 'LAIN')).toBe('LAIN');
});

test('a code without a local text shows the words from the server; in English every text is there', () => {
  speak('id', { 'umum.hasil': 'Hasil' });
  expect(messageOf('', 'menu.khasanah', 'Khasanah')).toBe('Khasanah');
  expect(operationName('SETOR_TUNAI', 'Setor tunai')).toBe('Setor tunai');
  expect(operationName('SETOR_TUNAI', '')).toBe('SETOR_TUNAI');
  speak('en', en);
  expect(messageOf('', 'menu.khasanah', 'Khasanah')).toBe('Vault');
  expect(operationName('SETOR_TUNAI', 'Setor tunai')).toBe('Cash deposit');
});

test('dates in words follow the language', () => {
  expect(dateInWords('2026-05-21')).toBe('21 Mei 2026');
  expect(dateInWords('2026-05-21', 'en')).toBe('21 May 2026');
  const saturday = new Date('2026-11-21T03:00:00Z');
  expect(longDate(saturday)).toBe('Sabtu, 21 November 2026');
  expect(longDate(saturday, 'en')).toBe('Saturday, 21 November 2026');
});

describe('a stored reason', () => {
  const params = { kelompok: 'TUNAI', batas: '25,000,000.00' };

  test('is spelled in either language from its code and its parameters', () => {
    expect(reasonText('MELEBIHI_WEWENANG', params, 'id')).toBe(
      'Melebihi wewenang tunai pembuat, 25,000,000.00 per transaksi',
    );
    expect(reasonText('MELEBIHI_WEWENANG', params, 'en')).toBe(
      "Above the maker's cash authority of 25,000,000.00 per transaction",
    );
  });

  test('names operations in the language too, each by its own name', () => {
    const jenis = joined(['SETOR_TUNAI', 'SIMPAN_PERAN', 'LAIN']);
    expect(reasonText('TUGAS_PEMBUAT_PEMERIKSA', { jenis }, 'id')).toBe(
      'Benturan tugas: membuat dan menyetujui Setor tunai, Perubahan peran, LAIN',
    );
    expect(reasonText('TUGAS_PEMBUAT_PEMERIKSA', { jenis }, 'en')).toBe(
      'Conflict of duty: makes and approves Cash deposit, Change of role, LAIN',
    );
  });

  test.each(Object.keys(reasons) as (keyof typeof reasons)[])('%s has the same holes in both languages', (code) => {
    expect(holes(reasons[code].en)).toEqual(holes(reasons[code].id));
  });
});

test('an object is named by its kind where it has no name that says it; a cause that no table knows stays', () => {
  expect([wordsIn('id', { objek: 'LOKET:77' }), wordsIn('en', { objek: 'LOKET:77' })]).toEqual([
    { objek: 'Loket 77' },
    { objek: 'Counter 77' },
  ]);
  expect(wordsIn('en', { objek: 'DELEGASI' })).toEqual({ objek: 'Delegation' });
  expect(wordsIn('en', { objek: 'rina.w@amanah.example', sebab: 'LAIN' })).toEqual({
    objek: 'rina.w@amanah.example',
    sebab: 'LAIN',
  });
});

/** These expressions would read sentences back: an expression made of a text, or a text searched for among the texts of one language. */
const READS_SENTENCES = /new RegExp\((?!')|\bid\s*(?:===|!==)|startsWith\([^)]*\.id\b|\[[^\]]*\.id\b[^\]]*\]/;

test('nothing reads a sentence back: no expression is made of a text, no text is found by its words', () => {
  const texts = readdirSync(join(ROOT, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|\/)(?:(?:errors|operations)\/[\w-]+|errors|reasons)\.ts$/.test(name))
    .map((name) => join('lib', name));
  const files = [...texts, 'lib/provisioning.ts', 'services/server/language.ts'];
  expect(files.length).toBeGreaterThan(70);
  for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8'), file).not.toMatch(READS_SENTENCES);
});

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.ts')) yield join(folder, name);
  }
}

test('the core takes no words: neither texts of a language nor names of an operation or a reason', () => {
  const speaks =
    /lib\/(?:[\w-]+\/)?messages\/(?!validation)|\b(?:reasonText|errorText|faultText|wordsIn)\b|\b(?:definitionOf|knownDefinition)\([^)]*\)\??\.(?:id|en)\b|\{[^}]*\b(?:id|en)\b[^}]*\} = (?:definitionOf|knownDefinition)/;
  const files = [...sources(join(ROOT, 'core'))];
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => speaks.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('a sentence spells a month in words, and states that there was none before', () => {
  expect(errorText('PERIOD_CLOSED', { bulan: '2026-11' }, 'id')).toBe(
    'Bulan November 2026 sudah dibagikan atau ditutup',
  );
  expect(errorText('PERIOD_CLOSED', { bulan: '2026-12' }, 'en')).toBe(
    'The month December 2026 is already distributed or closed',
  );
  expect(wordsIn('id', { lalu: '3.555873, 2,400,000.00 (2026-12)' })).toEqual({
    lalu: '3.555873, 2,400,000.00 (Desember 2026)',
  });
  expect([wordsIn('id', { lalu: '-' }), wordsIn('en', { lalu: '-' })]).toEqual([
    { lalu: 'belum ada' },
    { lalu: 'there is none' },
  ]);
});

test('all accounts and products of an installed bank have an English name; ones that the bank names stay unchanged', () => {
  const shipped = [...chart.map(({ nama_gl }) => nama_gl), ...products.map(({ nama_produk }) => nama_produk)];
  expect(shipped.map((nama) => `nama.${nama}`).toSorted()).toEqual(Object.keys(bankNames).toSorted());
  expect(bankName('Kas teller IDR')).toBe('Kas teller IDR');
  speak('en', spokenEnglish);
  expect(bankName('Kas teller IDR')).toBe('Till cash IDR');
  expect(bankName('Tabungan Mudharabah')).toBe('Mudaraba savings account');
  expect(bankName('Kas kecil proyek')).toBe('Kas kecil proyek');
});
