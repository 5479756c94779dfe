import '#lib/cheques/messages/clearing.ts';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { PenarikanKliringRow } from '#types/proto/cheques/clearing.ts';

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
