import '#lib/customers/messages/radar.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';

/** From here on a new record is refused, and from MAYBE on it wants a reason (domain: CIF, duplicates). */
export const SAME = 90;
export const MAYBE = 60;

/** Names what two customers share, as the bank's lists and forms call it. */
export const sharedText = (alasan: readonly string[]): string =>
  alasan.map((each) => messageOf('radar.alasan.', each)).join(', ');

/** Colours the likeness by the action that follows from it. */
export const Likeness = ({ nilai }: { readonly nilai: number }) => (
  <Chip tone={nilai >= SAME ? 'bad' : nilai >= MAYBE ? 'warn' : 'info'}>{String(nilai)}</Chip>
);
