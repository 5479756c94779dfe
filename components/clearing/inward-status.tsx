import '#lib/messages/clearing.ts';
import { StatusChip } from '#components/ui/chip.tsx';
import { Stacked } from '#components/ui/column.tsx';
import { useT } from '#components/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { PenarikanKliringRow } from '#types/proto/clearing.ts';

/** Shows the status of a presented cheque or giro, and until when one is held. */
export function InwardStatus({ row }: { readonly row: PenarikanKliringRow }) {
  const t = useT();
  const chip = <StatusChip code={row.status_warkat} />;
  return row.status_warkat === 'DITAHAN' ? (
    <Stacked main={chip} below={t('kliring.sampai', { tanggal: toDisplay(row.ditahan_sampai) })} />
  ) : (
    chip
  );
}
