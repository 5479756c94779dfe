import { hitDecisions } from '#lib/customers/codes.ts';
import '#lib/customers/messages/screening.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { HitTable } from '#components/customers/screening/hit-table.tsx';
import { useHit } from '#components/customers/screening/use-hit.ts';
import { defineScreen, type SourceProps, text, textArea } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { menus } from '#lib/access/menus.ts';
import { LETTERS } from '#lib/payments/transfers.ts';
import { screening } from '#services/customers/screening.ts';

/** The form preselects no decision, because one click would clear a suspect. */
const blank = { id_hit: '', status: '', nomor_surat: '', versi: 0, alasan: '' } as const;

/** Both records, for who decides and for who agrees. */
function Compared({ id }: { readonly id: string }) {
  const t = useT();
  const { rows, error, loading, refetch } = useHit(id);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  const [row] = rows;
  if (!row) return loading ? <Skeleton lines={8} /> : <EmptyState />;
  return (
    <div className="stack">
      <HitTable row={row} />
      {row.jenis === LETTERS ? null : <Note tone="warn">{t('saring.terbuktiAkibat')}</Note>}
    </div>
  );
}

function Source({ asked, children }: SourceProps) {
  const id = String(asked.id_hit ?? '');
  const { rows, error, loading, refetch } = useHit(id);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <Skeleton lines={10} />;
  const [row] = rows;
  if (!row) return <EmptyState />;
  return (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      {children({ ...blank, id_hit: row.id_hit, versi: row.versi })}
    </div>
  );
}

/** Decides whether somebody is the person on a list. */
export const decideHit = defineScreen({
  endpoint: screening.decideHit,
  flow: 'PUTUS_KECOCOKAN',
  menu: 'kecocokan',
  change: { title: 'saring.judulPutusan', back: menus.kecocokan.route, Source, whole: true },
  initial: { ...blank },
  sections: [
    {
      header: 'saring.bagianBanding',
      rowsize: 1,
      fields: [
        { name: 'id_hit', type: 'textlabel', setup: { content: ({ id_hit }) => <Compared id={String(id_hit)} /> } },
      ],
    },
    {
      header: 'saring.bagianPutusan',
      rowsize: 2,
      fields: [
        {
          name: 'status',
          title: 'saring.putusan',
          type: 'select',
          required: true,
          setup: { codes: hitDecisions, prefix: 'saring.putusan.' },
        },
        text('nomor_surat', 'saring.surat', { maxLength: 60, hint: 'saring.suratPetunjuk' }),
        textArea('alasan', 'saring.alasan', { required: true, wide: true }),
      ],
    },
  ],
});
