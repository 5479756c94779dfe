import type { Evening } from '#core/engine/evening-step.ts';

/** The month that ends with the evening, as its first day. */
export const monthOf = ({ tanggal }: Pick<Evening, 'tanggal'>): string => `${tanggal.slice(0, 7)}-01`;
