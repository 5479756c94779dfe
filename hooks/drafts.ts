/**
 * Forms that were not sent yet, kept in the tab's session storage: they outlive a session that expires and the way
 * through the sign-in page, and end with the tab, with success, or with a sign-out by will.
 */

export interface Draft {
  /** When it was last changed: an instant, ISO 8601. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A command that was sent from a form and of which nobody knows yet whether it was carried out. */
export interface Attempt {
  /** Its idempotency key. */
  readonly kunci: string;
  /** When it was sent: an instant, ISO 8601. */
  readonly at: string;
}

const PREFIX = 'amanah.draft:';

/** Where the draft of a form is kept: one for each user and route. */
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

/** A storage that is full or closed costs the draft, never the form. */
export function keepDraft(key: string, values: Draft['values']): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: new Date().toISOString(), values }));
  } catch {
    sessionStorage.removeItem(key);
  }
}

export const forgetDraft = (key: string): void => sessionStorage.removeItem(key);

const attemptAt = (key: string): string => `${key}#kunci`;

/** What was sent from the form kept at `key` and not answered. It stands apart, since a form nobody has changed has no draft. */
export function readAttempt(key: string): Attempt | null {
  try {
    const attempt: unknown = JSON.parse(sessionStorage.getItem(attemptAt(key)) ?? 'null');
    const known = typeof attempt === 'object' && attempt !== null && typeof Reflect.get(attempt, 'kunci') === 'string';
    return known ? (attempt as Attempt) : null;
  } catch {
    return null;
  }
}

/** A storage that is full or closed costs the memory of it over a reload, never the command. */
export function keepAttempt(key: string, attempt: Attempt): void {
  try {
    sessionStorage.setItem(attemptAt(key), JSON.stringify(attempt));
  } catch {
    sessionStorage.removeItem(attemptAt(key));
  }
}

export const forgetAttempt = (key: string): void => sessionStorage.removeItem(attemptAt(key));

/** After a sign-out by will nothing that was typed stays on the machine. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
