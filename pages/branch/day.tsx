import { useState } from 'react';
import { BranchChoice } from '#components/branch/branch-choice.tsx';
import { BranchDay } from '#components/branch/branch-day.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useProfile, useSession } from '#hooks/use-session.ts';

/** The branch day: head office chooses the branch, everyone else sees their own. */
export default function BranchDayPage() {
  const { user } = useSession();
  const { headOffice } = useProfile();
  const [chosen, setChosen] = useState('');
  const kodeCabang = chosen || (user?.kode_cabang ?? '');
  return (
    <>
      <PageHeader menu="hari-cabang">
        {headOffice ? <BranchChoice value={kodeCabang} onChange={setChosen} /> : null}
      </PageHeader>
      {kodeCabang ? <BranchDay key={kodeCabang} kodeCabang={kodeCabang} /> : null}
    </>
  );
}
