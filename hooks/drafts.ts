/**
 * Forms that were not sent yet, kept in the tab's session storage: they outlive a session that expires and the way
 * through the sign-in page, and end with the tab, with success, or with a sign-out by will.
 */

export interface Draft {
  /** When it was last changed: an instant, ISO 8601. */
  readonly at: string;
  readonly values: Readonly<Record<string, unknown>>;
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

/** After a sign-out by will nothing that was typed stays on the machine. */
export function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
