import '#lib/cheques/messages/unfunded.ts';
import { CountingSheets } from '#components/cheques/cheque-books/counting-instruments.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { defineScreen, type SourceProps, textArea } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { menus } from '#lib/access/menus.ts';
import { warkat } from '#services/cheques/warkat.ts';

const blank = { nomor_nasabah: '', warkat: '', alasan: '' } as const;
const useProposal = (nomor_nasabah: string) =>
  useList(warkat.proposals, { filters: { nomor_nasabah }, quiet: true, enabled: nomor_nasabah !== '' });

/** Shows the drawer, the unfunded cheques and the result, to maker and checker. */
function Proposed({ number }: { readonly number: string }) {
  const t = useT();
  const { rows, error, loading, refetch } = useProposal(number);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [row] = rows;
  if (!row) return loading ? <Skeleton lines={6} /> : <EmptyState />;
  return (
    <div className="stack">
      <CountingSheets row={row} />
      {row.pencantuman > 0 ? <Note tone="warn">{t('usulDhn.pernah')}</Note> : null}
      <Note tone="warn">{t('usulDhn.akibat')}</Note>
    </div>
  );
}

function Source({ asked, children }: SourceProps) {
  const { rows, error, loading, refetch } = useProposal(String(asked.nomor_nasabah ?? ''));
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <Skeleton lines={10} />;
  const [row] = rows;
  if (!row) return <EmptyState />;
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {children({ ...blank, nomor_nasabah: row.nomor_nasabah, warkat: row.warkat_dicantum })}
    </div>
  );
}

/** Puts a drawer of unfunded cheques on the bank's list. */
export const listDrawer = defineScreen({
  endpoint: warkat.listDrawer,
  flow: 'CANTUM_DHN',
  menu: 'usulan-dhn',
  change: { title: 'usulDhn.judul', back: menus['usulan-dhn'].route, Source, whole: true },
  initial: { ...blank },
  sections: [
    {
      header: 'usulDhn.bagianPenarik',
      rowsize: 1,
      fields: [
        {
          name: 'nomor_nasabah',
          type: 'textlabel',
          setup: { content: ({ nomor_nasabah }) => <Proposed number={String(nomor_nasabah)} /> },
        },
      ],
    },
    {
      header: 'usulDhn.bagianPutusan',
      rowsize: 1,
      fields: [textArea('alasan', 'usulDhn.alasan', { required: true, wide: true })],
    },
  ],
});
