/** Where a transfer to another bank stands (docs/adr/0069-how-a-transfer-lives.md). */
export const transferStates = ['AUTHORISED', 'HELD', 'SENT', 'SETTLED', 'RETURNED', 'CANCELLED'] as const;
export type TransferState = (typeof transferStates)[number];

/** The rails that the counter sends by. */
export const transferRails = ['SKN', 'RTGS', 'BI_FAST'] as const;
export type TransferRail = (typeof transferRails)[number];

export const isTransferRail = (rail: string | null): rail is TransferRail =>
  transferRails.some((known) => known === rail);

/**
 * Where a transfer from another bank stands: on its account, held on 201002, credited from there by two persons or paid out in cash, on its way
 * back, or back (docs/adr/0081-how-a-transfer-comes-in.md).
 */
export const incomingStates = ['DIKREDIT', 'TERTAHAN', 'DISALURKAN', 'DIBAYAR', 'RETUR', 'DIRETUR'] as const;
export type IncomingState = (typeof incomingStates)[number];

/** Why a transfer waits, and what stands in the place of a list of names, where its names bear letters or signs that can be compared with none. */
export const LETTERS = 'AKSARA';

/** What the bank did wrong where it gives the fee of a transfer back: wrong data, sent late, sent twice, its systems. */
export const feeBackGrounds = ['SALAH_DATA', 'TERLAMBAT', 'GANDA', 'GANGGUAN'] as const;

/** What people call a rail. */
export const railName = (rail: string): string => rail.replace('_', '-');

/** Those that also take what is paid in cash: fast payments go from account to account. */
export const cashRails = ['SKN', 'RTGS'] as const satisfies readonly TransferRail[];

/** Who bears the charges, as messages tell it: the sender, each her own, the receiver. */
export const chargeBearers = ['DEBT', 'SHAR', 'CRED'] as const;
