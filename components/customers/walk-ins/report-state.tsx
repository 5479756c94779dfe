import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import type { LaporanTunaiRow } from '#types/proto/customers/wic.ts';
import '#lib/messages/states.ts';
import '#lib/customers/messages/wic.ts';

/** The day of a report, or its first and last. */
export const daysOf = ({ dari, sampai }: Pick<LaporanTunaiRow, 'dari' | 'sampai'>): string =>
  dari === sampai ? toDisplay(sampai) : `${toDisplay(dari)} – ${toDisplay(sampai)}`;

/** Names the party's relation to the bank, with its number. */
export const partyKind = ({ jenis_pihak, pihak }: Pick<LaporanTunaiRow, 'jenis_pihak' | 'pihak'>): string =>
  [messageOf('tunai.pihak.', jenis_pihak), pihak].filter(Boolean).join(' ');

/** Names the party of a report. */
export const partyText = (row: LaporanTunaiRow): string => `${row.nama} (${partyKind(row)})`;

/** The same as one line of text. */
export const stateText = (row: LaporanTunaiRow): string =>
  [
    messageOf('status.', row.status),
    row.lewat === 'T' ? message('tunai.lewat') : '',
    row.id_flow ? message('tunai.menunggu') : '',
  ]
    .filter(Boolean)
    .join(', ');

/** Shows the status of a report, and whether it is late. */
export const ReportState = ({ row }: { readonly row: LaporanTunaiRow }) => (
  <span className="chips">
    <StatusChip code={row.status} />
    {row.lewat === 'T' ? <Chip tone="bad">{message('tunai.lewat')}</Chip> : null}
    {row.id_flow ? <Chip tone="accent">{message('tunai.menunggu')}</Chip> : null}
  </span>
);
