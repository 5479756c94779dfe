import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#components/kit/ui/states.tsx';
import { ApiError } from '#services/api-error.ts';

const lost = new ApiError({
  respCode: '91',
  message: 'Server tidak terjangkau',
  status: 503,
  correlationId: '7f3c-21',
});

export function Example() {
  return (
    <>
      <Skeleton lines={3} />
      <EmptyState />
      <ErrorState error={lost} onRetry={() => undefined} />
    </>
  );
}
