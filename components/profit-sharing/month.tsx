import '#lib/profit-sharing/messages/profit.ts';
import { messageOf } from '#lib/messages/id.ts';

/** A month by its first day, as people say it: "November 2026". */
export const monthText = (bulan: string): string =>
  bulan === '' ? '' : `${messageOf('bagiHasil.bulanKe.', bulan.slice(5, 7))} ${bulan.slice(0, 4)}`;

export function Month({ bulan }: { readonly bulan: string }) {
  return <strong>{monthText(bulan)}</strong>;
}
