import { useState } from 'react';
import { BranchChoice } from '#components/branch/branch-choice.tsx';
import { BranchDay } from '#components/branch/branch-day.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useSession } from '#hooks/use-session.ts';
import { headOfficeRoles } from '#lib/roles.ts';

/** The branch day: head office chooses the branch, everyone else sees their own. */
export default function BranchDayPage() {
  const { user, hasRole } = useSession();
  const [chosen, setChosen] = useState('');
  const kodeCabang = chosen || (user?.kode_cabang ?? '');
  return (
    <>
      <PageHeader menu="hari-cabang">
        {hasRole(...headOfficeRoles) ? <BranchChoice value={kodeCabang} onChange={setChosen} /> : null}
      </PageHeader>
      {kodeCabang ? <BranchDay key={kodeCabang} kodeCabang={kodeCabang} /> : null}
    </>
  );
}
