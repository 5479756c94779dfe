import { ItemActions } from '#components/flow/item-actions.tsx';
import { ItemScreen } from '#components/flow/item-screen.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useList } from '#hooks/use-list.ts';
import { flow } from '#services/flow.ts';

/** What waits for this person's approval; new items appear by themselves. */
export default function InboxPage() {
  const t = useT();
  const list = useList(flow.waiting, { sizes: [50] });
  return (
    <>
      <PageHeader menu="menunggu" />
      <ItemScreen list={list} empty={t('flow.menungguKosong')} actions={(detail) => <ItemActions detail={detail} />} />
    </>
  );
}
