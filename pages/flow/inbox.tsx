import { useRouter } from 'next/router';
import { Desk } from '#components/control/workflow/desk.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';

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
