/** Where a transfer to another bank stands (docs/adr/0069-how-a-transfer-lives.md). */
export const transferStates = ['AUTHORISED', 'SENT', 'SETTLED', 'RETURNED', 'CANCELLED'] as const;
export type TransferState = (typeof transferStates)[number];

/** The rails that the counter sends by. */
export const transferRails = ['SKN', 'RTGS', 'BI_FAST'] as const;
export type TransferRail = (typeof transferRails)[number];

/** What people call a rail. */
export const railName = (rail: string): string => rail.replace('_', '-');

/** Those that also take what is paid in cash: fast payments go from account to account. */
export const cashRails = ['SKN', 'RTGS'] as const satisfies readonly TransferRail[];

/** Who bears the charges, as messages tell it: the sender, each her own, the receiver. */
export const chargeBearers = ['DEBT', 'SHAR', 'CRED'] as const;
