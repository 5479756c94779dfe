import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { ItemActions } from '#components/workplace/inbox/item-actions.tsx';
import { ItemScreen } from '#components/workplace/inbox/item-screen.tsx';
import { useList } from '#hooks/use-list.ts';
import { flow } from '#services/control/flow.ts';

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
