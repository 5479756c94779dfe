/** How the journals of a pack are chosen: drawn by a seed, all from an amount on, all that somebody made or approved. */
export const packWays = ['ACAK', 'DI_ATAS', 'PENGGUNA'] as const;
export type PackWay = (typeof packWays)[number];
