import { useRouter } from 'next/router';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { Desk } from '#components/workplace/inbox/desk.tsx';

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
