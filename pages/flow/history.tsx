import '#lib/messages/flow.ts';
import { ItemScreen } from '#components/flow/item-screen.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useList } from '#hooks/use-list.ts';
import { flow } from '#services/flow.ts';

/** Decided items, with who decided what and when. */
export default function HistoryPage() {
  const t = useT();
  const list = useList(flow.history, { sizes: [50] });
  return (
    <>
      <PageHeader menu="riwayat" />
      <ItemScreen list={list} empty={t('flow.riwayatKosong')} />
    </>
  );
}
