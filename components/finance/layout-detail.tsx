import '#lib/messages/tab-titles.ts';
import '#lib/messages/finance.ts';
import '#lib/messages/ledger-fields.ts';
import '#lib/messages/report.ts';
import '#lib/messages/terms.ts';
import { ObjectHistory } from '#components/audit/object-history.tsx';
import { PendingChange } from '#components/flow/pending-change.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { useT } from '#components/ui/messages.tsx';
import { SmallTable } from '#components/ui/small-table.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { isPublished } from '#lib/chart.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { SusunanRow } from '#types/proto/finance.ts';

/** One layout with its lines, the change that waits, and who changed what before. */
export function LayoutDetail({ row, onClose }: { readonly row: SusunanRow; readonly onClose: () => void }) {
  const t = useT();
  const published = isPublished(row.laporan);
  const title = `${messageOf('keuangan.laporan.', row.laporan)} · ${toDisplay(row.berlaku_sejak)}`;
  const lines = (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      <SmallTable
        label={title}
        heads={[
          { num: t('keuangan.nomor') },
          ...(published ? [t('keuangan.sandi')] : []),
          t('keuangan.namaBaris'),
          t('keuangan.jenisBaris'),
          t('keuangan.sisi'),
          t('keuangan.isi'),
        ]}
      >
        {row.baris.map((line) => (
          <tr key={line.urut}>
            <td className="num">{line.urut}</td>
            {published ? <td>{line.sandi}</td> : null}
            <th scope="row">{line.nama}</th>
            <td>{messageOf('keuangan.jenisBaris.', line.jenis)}</td>
            <td>{messageOf('laporan.posisi.', line.sisi)}</td>
            <td className="mono small">{line.isi}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  );
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <Tabs
        label={title}
        tabs={[
          { id: 'data', title: t('keuangan.susunanLaporan'), content: lines },
          { id: 'riwayat', title: t('tab.riwayat'), content: <ObjectHistory objek={`SUSUNAN:${row.laporan}`} /> },
        ]}
      />
    </Dialog>
  );
}
