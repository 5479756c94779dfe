/**
 * Forms that were not sent yet are kept in the tab's session storage: they outlive a session that expires and the way through the sign-in
 * page, and end with the tab, with success, or with a voluntary sign-out.
 */

export interface Draft {
  /** The draft was last changed at this instant, ISO 8601. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A form sent this command, and nobody knows yet whether it was carried out. */
export interface Attempt {
  readonly kunci: string;
  /** The command was sent at this instant, ISO 8601. */
  readonly at: string;
}

const PREFIX = 'amanah.draft:';

/** Each user has one draft of a form for each route, under this key. */
export const draftKey = (idUser: string, route: string): string => `${PREFIX}${idUser}:${route}`;

export function readDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const known = typeof draft === 'object' && draft !== null && typeof Reflect.get(draft, 'values') === 'object';
    return known ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** A full or closed storage costs the draft, never the form. */
export function saveDraft(key: string, values: Draft['values']): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values }));
  } catch {
    sessionStorage.removeItem(key);
  }
}

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key);

const attemptAt = (key: string): string => `${key}#kunci`;

/** Returns the unanswered command of the form kept at `key`. It is kept apart, since an unchanged form has no draft. */
export function readAttempt(key: string): Attempt | null {
  try {
    const attempt: unknown = JSON.parse(sessionStorage.getItem(attemptAt(key)) ?? 'null');
    const known = typeof attempt === 'object' && attempt !== null && typeof Reflect.get(attempt, 'kunci') === 'string';
    return known ? (attempt as Attempt) : null;
  } catch {
    return null;
  }
}

/** A full or closed storage costs the memory of it over a reload, never the command. */
export function saveAttempt(key: string, attempt: Attempt): void {
  try {
    sessionStorage.setItem(attemptAt(key), JSON.stringify(attempt));
  } catch {
    sessionStorage.removeItem(attemptAt(key));
  }
}

export const forgetAttempt = (key: string): void => sessionStorage.removeItem(attemptAt(key));

/** Removes everything typed from the machine after a voluntary sign-out. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
