import { PageHeader } from '#components/ui/page-header.tsx';
import { SuspicionForm } from '#components/wic/suspicion-form.tsx';

/** Tells compliance, and nobody else, what somebody of the bank finds suspicious. */
export default function SuspicionPage() {
  return (
    <>
      <PageHeader menu="lapor-kecurigaan" />
      <SuspicionForm />
    </>
  );
}
