/** Cash is in tills and vaults; a person from outside a branch counts either without notice. */
export const boxKinds = ['TELLER', 'KHASANAH'] as const;
export type BoxKind = (typeof boxKinds)[number];

export const boxStates = ['BUKA', 'TUTUP'] as const;
export type BoxState = (typeof boxStates)[number];
