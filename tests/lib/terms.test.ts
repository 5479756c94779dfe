import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fees } from '#lib/accounts/fees.ts';
import { causes, closeChecks, tillHints } from '#lib/errors/causes.ts';
import { errors } from '#lib/errors/errors.ts';
import { reasons } from '#lib/errors/reasons.ts';
import { id } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';
import { paper } from '#lib/messages/paper.ts';

/** Lists the words that the table "One term for one concept" of the glossary replaces, in the form a text would have. */
const replaced: readonly RegExp[] = [
  /resiko/i,
  /proses malam|\bmalam itu\b/i,
  /perintah tetap/i,
  /mengapa segini/i,
  /setara \(%/i,
  /bank pengunjuk/i,
  /terblokir/i,
  /(kepala|manajer) cabang/i,
  /override/i,
  /terpapar politik|paparan politik/i,
  /tanya saldo|cek saldo/i,
  /\bpenerus(nya)?\b(?<!cabang penerus)/i,
  /\bsidik(nya)?\b(?! jari| digital)/i,
  /susunan (laporan|publikasi|baru|sekarang)|baris susunan/i,
  /rincian pecahan(?! kas)/i,
  /unduh (contoh|templat)/i,
  /(giro|rekening) (di|pada) BI\b/i,
  /imbal jasa(?! \(ujrah\))/i,
  /^keadaan$|keadaan (kartu|hari|deposito)/i,
  /kosongkan isian|bersihkan isian/i,
  /(pencairan|dicairkan) dini/i,
  /jurnal balik|sudah dibalik|pembalikan/i,
];

/** Words of those who build the product, where a banker has others: the glossary names both. */
const replacedInEnglish: readonly RegExp[] = [
  /\b(evening|night)s?\b/i,
  /\b(hangs?|hanging)\b/i,
  /(?<!balance |closing |day )\bsheets?\b/i,
  /good funds/i,
  /\b(unfunded|presented) (cheque )?sheet/i,
];

/** Texts in which such words mean something else. */
const others: Readonly<Record<string, string>> = {
  'palet.gagal': 'commands stay usable; no standing order',
};

const othersInEnglish: Readonly<Record<string, string>> = {
  'home.salamMalam': 'a greeting',
  'lembarJurnal.rumus': 'a spreadsheet that is taken in again',
};

/** Every Indonesian text by the name it has in its table. */
function texts(): readonly (readonly [name: string, text: string])[] {
  const spoken = { ...errors, ...reasons, ...causes, ...closeChecks, ...tillHints, ...fees };
  const both = Object.entries(spoken).flatMap(([name, def]) => {
    const { id: text, ...more } = def as { readonly id: string; readonly own?: { readonly id: string } };
    return [[name, text] as const, ...(more.own ? [[`${name} own`, more.own.id] as const] : [])];
  });
  return [...Object.entries(id), ...Object.entries(paper), ...both];
}

const found = (all: readonly (readonly [string, string])[]) =>
  all.filter(
    ([name, text]) =>
      !Object.hasOwn(others, name) && replaced.some((word) => word.test(text.replaceAll(/\{\w+\}/g, '{}'))),
  );

test('no Indonesian text uses a word that the glossary replaces by another', () => {
  expect(found(texts())).toEqual([]);
  expect(
    found([
      ['x', 'Proses malam berjalan'],
      ['y', 'Sidik berkas'],
      ['z', 'Sidik jari'],
    ]),
  ).toHaveLength(2);
});

test('no sentence of an operation uses a word that the glossary replaces', () => {
  const folder = new URL('../../lib/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?:^|\/)sentences\/[\w-]+\.ts$/.test(name),
  );
  const templates = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\bid(?:`([^`]*)`|: '([^']*)')/g)].map(
      ([, template = '', text = '']) => [name, (template || text).replaceAll(/\$\{[^}]*\}/g, '{}')] as const,
    ),
  );
  expect(templates.length).toBeGreaterThan(150);
  expect(found(templates)).toEqual([]);
});

test('English texts have the words of a bank', () => {
  const english = Object.entries(en).filter(([name]) => !Object.hasOwn(othersInEnglish, name));
  const wrong = english.filter(([, text]) => replacedInEnglish.some((word) => word.test(text)));
  expect(wrong).toEqual([]);
});

test('the glossary has the table of terms that this test reads', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  for (const term of [
    'risiko',
    'akhir hari (EOD)',
    'instruksi tetap',
    'bank penagih',
    'sidik digital',
    'format laporan',
  ])
    expect(glossary).toContain(`| ${term} |`);
  expect(Object.keys(others).every((name) => Object.hasOwn(id, name))).toBe(true);
});
