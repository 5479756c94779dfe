/** The end of day takes these fees by the contract of an account: from one below its minimum, and each month (domain: products, fees). */
export const contractFees = ['BIAYA', 'BIAYA_BULANAN'] as const;
export type ContractFee = (typeof contractFees)[number];
