/** This right takes away: its holder reads what the menus open, and makes, files and approves nothing. */
export const READS_ONLY = 'hanya-baca';

/** This one operation is open to the holder as well: reporting a suspicion binds the bank and all who work there (Law 8 of 2010). */
export const DUTY_OF_ALL = 'LAPOR_KECURIGAAN';

/** Returns true when a user with these menus and rights only reads. One such role is enough. */
export const readsOnly = (held: ReadonlySet<string>): boolean => held.has(READS_ONLY);
