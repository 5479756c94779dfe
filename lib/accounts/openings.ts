/** An opening stands in one of these stages: a draft, sent to a checker, approved and funded, or waiting for its first deposit. */
export const openingStages = ['DRAF', 'DIKIRIM', 'DISETUJUI', 'SETORAN'] as const;
export type OpeningStage = (typeof openingStages)[number];

/** The stages count openings whose first deposit is awaited for at most so many days; older ones stand on the list of openings. */
export const DAYS_AWAITED = 30;
