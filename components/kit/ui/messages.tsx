import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useLanguage } from '#hooks/language.ts';
import { type Language, type MessageKey, type MessageParams, message } from '#lib/messages/id.ts';

/** `t('aksi.ya')`: the text of a key in the reader's language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const Messages = createContext<Translate>(message);

/** A new function for each language: whoever reads it is drawn again when the language changes. */
const translator =
  (_language: Language): Translate =>
  (key, params) =>
    message(key, params);

/** Gives everything below it its texts in the current language. */
export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const t = useMemo(() => translator(language), [language]);
  return <Messages.Provider value={t}>{children}</Messages.Provider>;
}

export const useT = () => useContext(Messages);
