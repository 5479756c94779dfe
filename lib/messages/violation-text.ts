import { validation as en } from './en/validation.ts';
import type { Language } from './id.ts';
import { validation as id, type ValidationKey } from './validation.ts';

const texts = { id, en } as const;

/** Returns what is wrong with a field, in either language; a browser uses `message`, which has one language alone. */
export const violationText = (language: Language, key: ValidationKey): string => texts[language][key];
