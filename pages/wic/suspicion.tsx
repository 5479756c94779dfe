import { SuspicionForm } from '#components/customers/walk-ins/suspicion-form.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';

/** An employee reports a suspicion to compliance, and to nobody else. */
export default function SuspicionPage() {
  return (
    <>
      <PageHeader menu="lapor-kecurigaan" />
      <SuspicionForm />
    </>
  );
}
