/** A person from outside a branch counts these without notice: a teller's till, or the vault. */
export const checkedBoxes = ['TELLER', 'KHASANAH'] as const;
