import { useRouter } from 'next/router';
import { Desk } from '#components/flow/desk.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** These items wait for this person's approval; new items appear by themselves. */
export default function InboxPage() {
  const { isReady } = useRouter();
  return (
    <>
      <PageHeader menu="menunggu" />
      {isReady ? <Desk /> : <Skeleton lines={9} />}
    </>
  );
}
