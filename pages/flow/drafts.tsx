import { ItemActions } from '#components/flow/item-actions.tsx';
import { ItemScreen } from '#components/flow/item-screen.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useList } from '#hooks/use-list.ts';
import { flow } from '#services/flow.ts';

/** The page lists the maker's own items: drafts, waiting ones that can be taken back, returned ones to mend. */
export default function DraftsPage() {
  const t = useT();
  const list = useList(flow.drafts, { sizes: [50] });
  return (
    <>
      <PageHeader menu="draf" />
      <ItemScreen list={list} own empty={t('flow.drafKosong')} actions={(detail) => <ItemActions detail={detail} />} />
    </>
  );
}
