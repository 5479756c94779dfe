/** Where a transfer to another bank stands (docs/adr/0069-how-a-transfer-lives.md). */
export const transferStates = ['AUTHORISED', 'SENT', 'SETTLED', 'RETURNED', 'CANCELLED'] as const;
export type TransferState = (typeof transferStates)[number];

/** The rails that the counter sends by. */
export const transferRails = ['SKN', 'RTGS'] as const;
export type TransferRail = (typeof transferRails)[number];

/** Who bears the charges, as messages tell it: the sender, each her own, the receiver. */
export const chargeBearers = ['DEBT', 'SHAR', 'CRED'] as const;
