import { PageHeader } from '#components/ui/page-header.tsx';
import { SuspicionForm } from '#components/wic/suspicion-form.tsx';

/** An employee reports a suspicion to compliance, and to nobody else. */
export default function SuspicionPage() {
  return (
    <>
      <PageHeader menu="lapor-kecurigaan" />
      <SuspicionForm />
    </>
  );
}
