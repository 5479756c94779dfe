/** A transfer to another bank has these states (core/payments/README.md). */
export const transferStates = ['DIOTORISASI', 'DITAHAN', 'DIKIRIM', 'SELESAI', 'DIRETUR', 'DIBATALKAN'] as const;
export type TransferState = (typeof transferStates)[number];

/** A day's summary counts transfers in these stages. */
export const transferStages = ['MENUNGGU', 'TERKIRIM', 'SELESAI', 'DIRETUR'] as const;
export type TransferStage = (typeof transferStages)[number];

/** The counter sends by these rails. */
export const transferRails = ['SKN', 'RTGS', 'BI_FAST'] as const;
export type TransferRail = (typeof transferRails)[number];

export const isTransferRail = (rail: string | null): rail is TransferRail =>
  transferRails.some((known) => known === rail);

/**
 * A transfer from another bank is on its account, held on 201002, credited from there by two persons or paid out in cash, on its way back, or
 * back (core/payments/README.md).
 */
export const incomingStates = ['DIKREDIT', 'TERTAHAN', 'DISALURKAN', 'DIBAYAR', 'RETUR', 'DIRETUR'] as const;
export type IncomingState = (typeof incomingStates)[number];

/**
 * A transfer waits for this reason, which is in the place of a list of names, when its names have letters or signs that can be compared with none.
 */
export const LETTERS = 'AKSARA';

/** The bank gives the fee of a transfer back for its own fault: wrong data, sent late, sent twice, its systems. */
export const feeBackGrounds = ['SALAH_DATA', 'TERLAMBAT', 'GANDA', 'GANGGUAN'] as const;

/** Returns the name that people use for a rail. */
export const railName = (rail: string): string => rail.replace('_', '-');

/** These rails also take cash payments: fast payments go from account to account. */
export const cashRails = ['SKN', 'RTGS'] as const satisfies readonly TransferRail[];

/** Messages say who bears the charges: the sender, each their own, the receiver. */
export const chargeBearers = ['DEBT', 'SHAR', 'CRED'] as const;
export type ChargeBearer = (typeof chargeBearers)[number];
