/**
 * Nobody sees these characters, but they change a text: zero-width letters and joiners, marks of direction, the soft hyphen and the byte
 * order mark. Web pages, messengers and spreadsheets leave them in copied text.
 */
const UNSEEN =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g;

/** People type an accent that stands alone as an apostrophe; NFKC would make a gap of it. */
const ACUTE = /[\u00B4\u1FFD\u0384]/g;

/**
 * Returns the text as a person sees it: letters and digits of full width become plain ones (Unicode NFKC), unseen characters are gone,
 * and every kind of blank is one space. A second pass does not change it any more.
 */
export const plainText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(ACUTE, "'")
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[^\S\r\n]+/g, ' ')
    .trim();

/** Returns true when a text holds several cells of a spreadsheet or several lines: a person types one into a field. */
export const isRange = (text: string): boolean => /[\t\r\n]/.test(text.trim());

/** Returns the text without unseen characters, and otherwise as it is written: for remarks, whose letters are their writer's. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');
