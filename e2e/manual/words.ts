import { id } from '#lib/messages/all.ts';
import { spokenEnglish } from '#lib/messages/en.ts';
import type { Language } from '#lib/messages/id.ts';

/** Each language whole, the product's own texts. */
const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { id, en: spokenEnglish };

const REFERENCE = /\[\[([\w.-]+)\]\]/g;

/** The text with its references replaced by `show` of the product's own text. Throws for a key that is none. */
export function resolved(text: string, language: Language, show = (label: string): string => label): string {
  return text.replace(REFERENCE, (_, key: string) => {
    const label = texts[language][key];
    if (label === undefined) throw new Error(`The manual names a text that the product does not have: ${key}`);
    return show(label);
  });
}

/** Returns text in the form it has between tags or in an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark);

/** The product's own text of a key. */
export const labelOf = (key: string, language: Language): string => resolved(`[[${key}]]`, language);
