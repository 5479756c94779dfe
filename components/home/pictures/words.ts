import { useLanguage } from '#hooks/language.ts';
import { type BoardWord, boards } from '#lib/messages/boards.ts';

type Params = Readonly<Record<string, string | number>>;

/** `w('laci')`: a word of the pictures in the reader's language, its {placeholders} filled. */
export type BoardWords = (key: BoardWord, params?: Params) => string;

export function useBoardWords(): BoardWords {
  const texts: Readonly<Record<BoardWord, string>> = boards[useLanguage()];
  return (key, params = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** So many minutes as people say them. */
export const spanText = (w: BoardWords, minutes: number): string =>
  minutes < 60 ? w('menit', { menit: minutes }) : w('jamMenit', { jam: Math.floor(minutes / 60), menit: minutes % 60 });
