import { type RoleId, roles } from '#lib/access/role-names.ts';
import { manualPage } from '#lib/manual.ts';
import { type Language, languages } from '#lib/messages/id.ts';
import { type AnyChapter, pictureOf } from './chapter.ts';
import { chapters } from './chapters.ts';
import { escaped, labelOf, resolved } from './words.ts';

/** The manual lies here: the web serves it, and docs/manual links to it. */
export const MANUAL = 'public/manual';

/** Width and height of a picture, in pixels: as wide as a page of the manual shows it. */
export const PICTURE = { width: 1024, height: 640 } as const;

/** A picture weighs at most this much, in bytes: hundreds of them come with the product. */
export const PICTURE_BYTES = 40_000;

const words = {
  title: { id: 'Buku panduan', en: 'User manual' },
  content: { id: 'Daftar isi', en: 'Contents' },
  lead: {
    id: 'Pilih peran Anda. Setiap langkah satu kalimat dan satu gambar; bagian yang dimaksud bergaris merah.',
    en: 'Choose your role. Each step is one sentence and one picture; the part it is about has a red outline.',
  },
  picture: { id: 'Gambar', en: 'Picture' },
  other: { id: 'English', en: 'Bahasa Indonesia' },
} as const;

const otherThan = (language: Language): Language => (language === 'id' ? 'en' : 'id');

/** The chapters of a role, in order. */
const chaptersOf = (role: RoleId): readonly AnyChapter[] => chapters.filter((chapter) => chapter.role === role);

const roleName = (role: RoleId, language: Language): string => escaped(labelOf(`peran.${role}`, language));

/** A whole document: `name` is its file without the ending, `head` what it is called. */
function document(language: Language, name: string, head: string, main: string): string {
  const other = otherThan(language);
  const title = words.title[language];
  const app = labelOf('app.nama', language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${head} · ${app}</title>
<link rel="icon" href="../../favicon.svg">
<link rel="stylesheet" href="../manual.css">
</head>
<body>
<header>
<p><a href="index.html">${title} ${app}</a></p>
<p><a href="../${other}/${name}.html" lang="${other}" hreflang="${other}">${words.other[language]}</a></p>
</header>
<main>
<h1>${head}</h1>
${main}
</main>
</body>
</html>
`;
}

function stepItem(chapter: AnyChapter, language: Language, at: number, sentence: string): string {
  const text = resolved(escaped(sentence), language, (label) => `<b>${escaped(label)}</b>`);
  const alt = `${words.picture[language]}: ${escaped(resolved(sentence, language))}`;
  const { width, height } = PICTURE;
  return `<li>
<p>${text}</p>
<img src="${pictureOf(chapter, at)}" alt="${alt}" width="${width}" height="${height}" loading="lazy">
</li>`;
}

function chapterSection(chapter: AnyChapter, language: Language): string {
  const steps = chapter.steps.map(({ text }, at) => stepItem(chapter, language, at, text[language]));
  return `<section id="${chapter.name}">
<h2>${escaped(chapter.title[language])}</h2>
<ol class="steps">
${steps.join('\n')}
</ol>
</section>`;
}

function rolePage(role: RoleId, language: Language): string {
  const own = chaptersOf(role);
  const links = own.map(({ name, title }) => `<li><a href="#${name}">${escaped(title[language])}</a></li>`);
  const content = `<nav aria-label="${words.content[language]}">
<ol>
${links.join('\n')}
</ol>
</nav>`;
  const sections = own.map((chapter) => chapterSection(chapter, language));
  return document(language, manualPage(role), roleName(role, language), [content, ...sections].join('\n'));
}

function indexPage(language: Language): string {
  const links = roles.map((role) => {
    const titles = chaptersOf(role).map(({ title }) => escaped(title[language]));
    return `<li><a href="${manualPage(role)}.html">${roleName(role, language)}</a> <span>${titles.join(', ')}</span></li>`;
  });
  const list = `<p>${words.lead[language]}</p>\n<ul class="roles">\n${links.join('\n')}\n</ul>`;
  return document(language, 'index', words.title[language], list);
}

/** Every page of the manual by its path below the manual's folder. */
export function manualPages(): Readonly<Record<string, string>> {
  const pages = languages.flatMap((language) => [
    [`${language}/index.html`, indexPage(language)],
    ...roles.map((role) => [`${language}/${manualPage(role)}.html`, rolePage(role, language)]),
  ]);
  return Object.fromEntries(pages);
}

/** Every picture of the manual by its path below the manual's folder. */
export const manualPictures = (): readonly string[] =>
  languages.flatMap((language) =>
    chapters.flatMap((chapter) => chapter.steps.map((_, at) => `${language}/${pictureOf(chapter, at)}`)),
  );
