/** Code lists of customers: the database keeps the same ones (tests/core/db/code-lists.test.ts). */

/** A customer is one, was merged into another record, or is none any longer. */
export const customerStates = ['AKTIF', 'GABUNG', 'TUTUP'] as const;

/** The bank's three ratings of risk, lowest first. */
export const riskRatings = ['RENDAH', 'MENENGAH', 'TINGGI'] as const;
export type RiskRating = (typeof riskRatings)[number];

/** Letters to a person go to one of these addresses. */
export const mailAddresses = ['IDENTITAS', 'DOMISILI', 'KANTOR'] as const;

/** A person is reached in these ways. */
export const contactKinds = ['HP', 'RUMAH', 'KANTOR', 'SUREL'] as const;
export type ContactKind = (typeof contactKinds)[number];

/** An entity shows these licences and deeds. */
export const licenceKinds = ['NIB', 'SIUP', 'TDP', 'SKDP', 'LAINNYA'] as const;
export const deedKinds = ['PENDIRIAN', 'PERUBAHAN'] as const;

/** A report of cash: of one day above the limit, of a pattern, of a suspicion. */
export const cashReportKinds = ['LTKT', 'POLA', 'CURIGA'] as const;
export const cashReportStates = ['BARU', 'DILAPORKAN', 'TIDAK_DILAPORKAN', 'GUGUR'] as const;

/** Lists of names are of these kinds: terrorism, proliferation, sanctions, the national blacklist. */
export const listKinds = ['DTTOT', 'DPPSPM', 'SANKSI', 'DHN'] as const;

/** Names are compared in these forms. */
export const nameKeys = ['NAMA', 'IDENTITAS', 'NPWP'] as const;

/** Two persons decide that a hit is about somebody else, proven, or lifted by an authority. */
export const hitDecisions = ['BUKAN', 'TERBUKTI', 'DICABUT'] as const;
/** A hit is new, decided on, or dropped with its entry. */
export const hitStates = ['BARU', ...hitDecisions, 'GUGUR'] as const;
