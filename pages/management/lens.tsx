import { useRouter } from 'next/router';
import { useState } from 'react';
import { LensAnswer } from '#components/control/users/lens-answer.tsx';
import { LensForm, type LensQuestion } from '#components/control/users/lens-form.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { management } from '#services/control/management.ts';

const words = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

function Lens({ start }: { readonly start: LensQuestion }) {
  const t = useT();
  const [asked, setAsked] = useState(start);
  const enabled = asked.id_user !== '';
  const answer = useRecord(management.lens, asked, { enabled });
  return (
    <div className="lens">
      <LensForm start={start} onAsk={setAsked} />
      {enabled ? (
        <Loaded state={answer} lines={8}>
          {(reply) => <LensAnswer reply={reply} />}
        </Loaded>
      ) : (
        <EmptyState icon="search" title={t('lensa.mulai')} />
      )}
    </div>
  );
}

/** The permission lens shows why a user may, or may not, key in and approve so much of one kind. */
export default function LensPage() {
  const { query, isReady } = useRouter();
  const start = {
    id_user: words(query.id_user),
    flowCode: words(query.flowCode) || 'SETOR_TUNAI',
    nominal: words(query.nominal),
    kode_cabang: words(query.kode_cabang),
  };
  return (
    <>
      <PageHeader menu="lensa-wewenang" />
      {isReady ? <Lens key={JSON.stringify(start)} start={start} /> : <Skeleton lines={8} />}
    </>
  );
}
