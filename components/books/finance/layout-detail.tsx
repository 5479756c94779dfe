import '#lib/messages/tab-titles.ts';
import '#lib/books/messages/finance.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report.ts';
import '#lib/messages/terms.ts';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { isPublished } from '#lib/books/chart.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { SusunanRow } from '#types/proto/books/finance.ts';

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
