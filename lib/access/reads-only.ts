/** The right that takes away: whoever holds it reads what her menus open, and makes, files and approves nothing. */
export const READS_ONLY = 'hanya-baca';

/** The one operation that is open to her as well: reporting a suspicion binds the bank and all who work there (Law 8 of 2010). */
export const DUTY_OF_ALL = 'LAPOR_KECURIGAAN';

/** Does somebody who holds these menus and rights only read? One such role among hers is enough. */
export const readsOnly = (held: ReadonlySet<string>): boolean => held.has(READS_ONLY);
