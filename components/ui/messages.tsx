import { createContext, useContext } from 'react';
import { type MessageKey, type MessageParams, message } from '#lib/messages/id.ts';

/** `t('aksi.ya')`: the text of a key in the reader's language. */
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const Messages = createContext<Translate>(message);
export const MessagesProvider = Messages.Provider;
export const useT = () => useContext(Messages);
