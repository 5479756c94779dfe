import { useState } from 'react';
import { BranchChoice } from '#components/branch/branch-choice.tsx';
import { BranchDay } from '#components/branch/branch-day.tsx';
import { DayBoard } from '#components/branch/day-board.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useProfile, useSession } from '#hooks/use-session.ts';

/** The branch day: head office sees where every branch stands and chooses one, everyone else sees their own. */
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
      <div className="stack">
        {headOffice ? <DayBoard onChoose={setChosen} /> : null}
        {kodeCabang ? <BranchDay key={kodeCabang} kodeCabang={kodeCabang} /> : null}
      </div>
    </>
  );
}
