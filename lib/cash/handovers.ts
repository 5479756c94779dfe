/** Cash between a till and the vault is on its way, counted with a difference, with its receiver, on its way back, back, or taken back. */
export const handoverStates = ['DIKIRIM', 'SELISIH', 'DITERIMA', 'DIKEMBALIKAN', 'KEMBALI', 'DIBATALKAN'] as const;

/** Cash goes from the vault to a till, or from a till to the vault; both ends count it. */
export const handoverDirections = ['KE_TELLER', 'KE_KHASANAH'] as const;
export type HandoverDirection = (typeof handoverDirections)[number];
export const handoverSides = ['PENGIRIM', 'PENERIMA'] as const;
export type HandoverSide = (typeof handoverSides)[number];
