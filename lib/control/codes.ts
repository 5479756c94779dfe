/** Code lists of control: the database keeps the same ones (tests/core/db/code-lists.test.ts). */

/** An item waits for a checker, asks for a release at the counter, or changes data. */
export const flowKinds = ['FLOW', 'OVERRIDE', 'DATA'] as const;
export type FlowKind = (typeof flowKinds)[number];

/** The maker of an item takes a step of the workflow, or its checker. */
export const flowActors = ['PEMBUAT', 'PEMERIKSA'] as const;
export type FlowActor = (typeof flowActors)[number];

/** Limits of authority are set for cash and for what moves none. */
export const limitGroups = ['TUNAI', 'NON_TUNAI'] as const;
export type LimitGroup = (typeof limitGroups)[number];

/** An entry of the menu is a screen, opens in a window, or is a right to decide. */
export const menuKinds = ['MENU', 'POPUP', 'OTORISASI'] as const;
export type MenuKind = (typeof menuKinds)[number];

/** The identity provider is brought to do these with a user. */
export const providerActs = ['BUAT', 'UBAH', 'NONAKTIF', 'AKTIF', 'HAPUS', 'KELUAR', 'RESET_MASUK'] as const;
export type ProviderAct = (typeof providerActs)[number];

/** A daily limit holds for a role, a user, or an account. */
export const limitScopes = ['PERAN', 'PENGGUNA', 'REKENING'] as const;
/** A daily limit counts these; LOKET_KELUAR is what an account gives over the counter. */
export const limitKinds = ['TUNAI_MASUK', 'TUNAI_KELUAR', 'NON_TUNAI', 'LOKET_KELUAR'] as const;

/** A user chooses among these; '' leaves it to the browser. */
export const themes = ['system', 'light', 'dark'] as const;
export const densities = ['compact', 'comfortable'] as const;
export const papers = ['A4', '80MM', '58MM'] as const;
