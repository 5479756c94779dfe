/** Cash between a till and the vault is on its way, counted with a difference, with its receiver, on its way back, back, or taken back. */
export const handoverStates = ['DIKIRIM', 'SELISIH', 'DITERIMA', 'DIKEMBALIKAN', 'KEMBALI', 'DIBATALKAN'] as const;
