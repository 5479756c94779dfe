import { useRouter } from 'next/router';
import { RolePreview } from '#components/control/users/role-preview.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { management } from '#services/control/management.ts';

/** "See as this role" shows the sidebar, limits and rights of a role, to look at only. */
export default function RoleViewPage() {
  const t = useT();
  const { query, isReady } = useRouter();
  const role_id = typeof query.role_id === 'string' ? query.role_id : '';
  const role = useRecord(management.role, { role_id }, { enabled: isReady });
  return (
    <>
      <PageHeader menu="peran" title={t('kelolaPeran.lihatSebagai')}>
        <ButtonLink icon="arrow-left-right" href="/management/roles">
          {t('kelolaPeran.kembali')}
        </ButtonLink>
      </PageHeader>
      {isReady ? <Loaded state={role}>{(detail) => <RolePreview detail={detail} />}</Loaded> : <Skeleton lines={8} />}
    </>
  );
}
