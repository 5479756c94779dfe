import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { toDisplay } from '#lib/dates.ts';
import { entry } from '#services/books/entry.ts';
import type { BerkalaRow, JatuhBerkalaRow } from '#types/proto/books/entry.ts';
import { dueStatusText, settleAddress } from './due-status-text.ts';
import { LinesRead } from './lines-read.tsx';
import { PeriodicSummary } from './periodic-details.tsx';

/** The latest due dates of an entry, and the way to settle one that waits. */
function Dues({ rows }: { readonly rows: readonly JatuhBerkalaRow[] }) {
  const t = useT();
  const { canOpen } = useProfile();
  if (rows.length === 0) return <p className="muted">{t('berkala.belumJatuh')}</p>;
  return (
    <SmallTable
      label={t('berkala.riwayat')}
      heads={[t('berkala.jatuhTempo'), t('berkala.dijalankan'), t('berkala.status'), t('berkala.sebab')]}
    >
      {rows.map((row) => (
        <tr key={row.jatuh_tempo}>
          <th scope="row" className="nowrap">
            {toDisplay(row.jatuh_tempo)}
          </th>
          <td className="nowrap">{toDisplay(row.tanggal)}</td>
          <td>
            <StatusChip code={row.status} />
          </td>
          <td>
            {dueStatusText(row)}{' '}
            {row.boleh_isi === 'T' && canOpen('transaksi-umum-multi') ? (
              <ButtonLink small href={settleAddress(row)}>
                {t('berkala.selesaikan')}
              </ButtonLink>
            ) : null}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

interface WindowProps {
  readonly row: BerkalaRow;
  readonly onClose: () => void;
}

/** One entry that comes back: its dates, its legs, what became of it. */
export function PeriodicWindow({ row, onClose }: WindowProps) {
  const record = useRecord(entry.periodic, { nomor_berkala: row.nomor_berkala });
  return (
    <Dialog title={`${row.nomor_berkala} · ${row.nama}`} size="wide" onClose={onClose}>
      <Loaded state={record} lines={8}>
        {({ berkala, baris, berikut, data, id_flow }) =>
          berkala ? (
            <div className="stack">
              <PendingChange idFlow={id_flow} />
              <PeriodicSummary row={berkala} berikut={berikut} />
              <Dues rows={data} />
              <LinesRead lines={baris} />
            </div>
          ) : null
        }
      </Loaded>
    </Dialog>
  );
}
