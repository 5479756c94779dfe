import '#lib/customers/messages/radar.ts';
import { Chip } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';

/** From here on a new record is refused, and from MAYBE on it wants a reason (domain: CIF, duplicates). */
const SAME = 90;
const MAYBE = 60;

/** Returns the colour of a likeness and the sentence about the action that follows from it. */
export const gradeOf = (nilai: number) => {
  if (nilai >= SAME) return { tone: 'bad', advice: 'radar.sama' } as const;
  if (nilai >= MAYBE) return { tone: 'warn', advice: 'radar.mirip' } as const;
  return { tone: 'info', advice: 'radar.lemah' } as const;
};

/** Names what two customers share, as the bank's lists and forms call it. */
export const sharedText = (alasan: readonly string[]): string =>
  alasan.map((each) => messageOf('radar.alasan.', each)).join(', ');

/** Colours the likeness by the action that follows from it. */
export const Likeness = ({ nilai }: { readonly nilai: number }) => (
  <Chip tone={gradeOf(nilai).tone}>{String(nilai)}</Chip>
);
