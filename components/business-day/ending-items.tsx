import '#lib/business-day/messages/branch.ts';
import '#lib/cash/messages/vault.ts';
import Link from 'next/link';
import { lazy, Suspense, useState } from 'react';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile, useSession } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';
import { readAll } from '#services/read-all.ts';
import type { DiakhiriRow } from '#types/proto/business-day/branch.ts';

// Loaded when it is first printed.
const EndingSheet = lazy(async () => ({ default: (await import('./ending-sheet.tsx')).EndingSheet }));

/**
 * Returns the screen on which this reader can open an item: the drafts for the reader's own, the desk where it waits there, else
 * the history.
 */
function linkTo(row: DiakhiriRow, own: boolean, canOpen: (menu: MenuId) => boolean): string {
  const at = (route: string) => `${route}?${new URLSearchParams({ id_flow: row.id_flow })}`;
  if (own && canOpen('draf')) return at('/flow/drafts');
  // A draft is its maker's business alone.
  if (row.dari === 'DRAFT') return '';
  return canOpen('riwayat') ? at('/flow/history') : '';
}

/** The item by its operation, as a link where the reader may open it. */
function ItemLink({ row }: { readonly row: DiakhiriRow }) {
  const { user } = useSession();
  const { canOpen } = useProfile();
  const link = linkTo(row, row.user_input === user?.id_user, canOpen);
  const name = messageOf('alur.', row.flowCode);
  return link === '' ? name : <Link href={link}>{name}</Link>;
}

const columns: readonly Column<DiakhiriRow>[] = [
  { field: 'flowCode', title: 'branch.transaksi', kind: 'flow', render: (row) => <ItemLink row={row} /> },
  { field: 'nama_user', title: 'branch.pembuat' },
  {
    field: 'nama_nasabah',
    title: 'branch.nasabah',
    text: (row) => [row.nama_nasabah, row.nomor_rekening].filter(Boolean).join(' · '),
    render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_rekening} />,
  },
  { field: 'nominal', title: 'branch.nominal', kind: 'amount' },
  { field: 'dari', title: 'branch.semula', kind: 'status' },
  { field: 'ke', title: 'branch.menjadi', kind: 'status' },
  { field: 'keterangan', title: 'branch.keterangan' },
  { field: 'waktu', title: 'vault.waktu', kind: 'moment' },
];

interface EndingProps {
  readonly kodeCabang: string;
  /** Code and name, for paper. */
  readonly cabang: string;
  readonly tanggal: string;
}

interface ItemsProps extends EndingProps {
  readonly ended: boolean;
  readonly title: string;
  /** Tells the reader what these items have in common. */
  readonly about?: string;
  /** Said where there are none; without it nothing is drawn then. */
  readonly none?: string;
}

/** Both lists: on the screen page by page, on paper whole. */
function Items({ kodeCabang, cabang, tanggal, ended, title, about, none }: ItemsProps) {
  const t = useT();
  const endpoint = ended ? branch.ended : branch.ending;
  const filters = ended ? { kode_cabang: kodeCabang, tanggal } : { kode_cabang: kodeCabang };
  const list = useList(endpoint, { filters, sizes: [15, 50, 100] });
  const [sheet, setSheet] = useState<{ rows: readonly DiakhiriRow[]; at: string } | null>(null);
  const [reading, setReading] = useState(false);
  const empty = !list.loading && !list.error && list.rows.length === 0;
  if (empty) return none === undefined ? null : <Card title={title}>{none}</Card>;
  const print = async () => {
    setReading(true);
    try {
      const rows: DiakhiriRow[] = [];
      for await (const page of readAll(endpoint, filters, new AbortController().signal)) rows.push(...page);
      setSheet({ rows, at: new Date().toISOString() });
    } catch (error) {
      await showFailure(error);
    } finally {
      setReading(false);
    }
  };
  return (
    <Card
      title={title}
      flush
      aside={
        <Button small icon="printer" busy={reading} onClick={() => void print()}>
          {t('aksi.cetak')}
        </Button>
      }
    >
      {about === undefined ? null : <Note tone="warn">{about}</Note>}
      <DataTable plain caption={title} list={list} rowKey={(row) => row.id_flow} columns={columns} />
      {sheet ? (
        <PrintPreview title={title} onClose={() => setSheet(null)}>
          <Suspense fallback={<Skeleton lines={6} />}>
            <EndingSheet {...sheet} branch={cabang} tanggal={tanggal} ended={ended} />
          </Suspense>
        </PrintPreview>
      ) : null}
    </Card>
  );
}

/** Lists the items that the end of day has ended without anybody's decision. */
export function EndedItems(props: EndingProps) {
  return <Items {...props} ended title={message('branch.diakhiri')} />;
}

/** Lists the items that closing the day would end, while people can still deal with them. */
export function EndingItems(props: EndingProps) {
  return (
    <Items
      {...props}
      ended={false}
      title={message('branch.akanDiakhiriJudul')}
      about={message('branch.akanDiakhiriTeks')}
      none={message('branch.akanDiakhiriKosong')}
    />
  );
}

/** Lists a teller's own open requests beside the closing of the till: the till closes without them, the day ends them. */
export function OwnEndingItems(props: EndingProps) {
  return (
    <Items
      {...props}
      ended={false}
      title={message('branch.pengajuanTerbuka')}
      about={message('branch.pengajuanTerbukaTeks')}
    />
  );
}
