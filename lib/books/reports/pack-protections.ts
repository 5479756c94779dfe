/** The journals of a pack are drawn by a seed, or are all from an amount on, or all that a user made or approved. */
export const packProtections = ['ACAK', 'DI_ATAS', 'PENGGUNA'] as const;
export type PackProtection = (typeof packProtections)[number];
