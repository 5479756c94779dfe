import { id } from '#lib/messages/all.ts';
import { spokenEnglish } from '#lib/messages/en.ts';
import { currentLanguage, type MessageKey, type MessageParams, message } from '#lib/messages/id.ts';

/** The product's own text of a key: tests find what a person reads, and a reworded text breaks none of them. */
export const t = (key: MessageKey, params?: MessageParams): string => message(key, params);

/** The text of a key with its {placeholders}. */
const textOf = (key: MessageKey): string => (currentLanguage() === 'en' ? spokenEnglish[key] : undefined) ?? id[key];

/** A pattern of the whole text of a key in which each {placeholder} may be anything and is captured. */
export const like = (key: MessageKey): RegExp =>
  new RegExp(
    `^${textOf(key)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{\w+\}/g, '(.+)')}$`,
  );
