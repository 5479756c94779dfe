import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { messageOf } from '#lib/messages/id.ts';
import '#lib/customers/messages/customer.ts';

/** Active, merged, closed. */
export const CustomerState = ({ status }: { readonly status: string }) => <StatusChip code={status} />;

const TONES = { RENDAH: 'ok', MENENGAH: 'warn', TINGGI: 'bad' } as const;

/** The rating, or that there is none yet. */
export function RiskChip({ resiko }: { readonly resiko: string }) {
  const tone = Object.hasOwn(TONES, resiko) ? TONES[resiko as keyof typeof TONES] : 'info';
  return <Chip tone={tone}>{messageOf('nasabah.resiko.', resiko)}</Chip>;
}
