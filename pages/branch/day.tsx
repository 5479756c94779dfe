import { useRouter } from 'next/router';
import { BranchDay } from '#components/business-day/branch-day.tsx';
import { BranchPicker } from '#components/business-day/branch-picker.tsx';
import { DayBoard } from '#components/business-day/day-board.tsx';
import { ShipmentsDue } from '#components/cash/vault/shipments-due.tsx';
import { PageHeader } from '#components/kit/ui/page-header.tsx';
import { useProfile, useSession } from '#hooks/use-session.ts';

/** On the branch day, head office sees the state of every branch and chooses one, everyone else sees their own. */
export default function BranchDayPage() {
  const { user } = useSession();
  const { headOffice } = useProfile();
  const router = useRouter();
  // The address holds the chosen branch, so that it can be linked to.
  const asked = typeof router.query.kode_cabang === 'string' ? router.query.kode_cabang : '';
  const kodeCabang = asked || (user?.kode_cabang ?? '');
  const choose = (kode_cabang: string) =>
    void router.replace({ pathname: '/branch/day', query: { kode_cabang } }, undefined, {
      shallow: true,
      scroll: false,
    });
  return (
    <>
      <PageHeader menu="hari-cabang">
        {headOffice ? <BranchPicker value={kodeCabang} onChange={choose} /> : null}
      </PageHeader>
      <div className="stack in-order">
        {headOffice ? <DayBoard onChoose={choose} /> : null}
        {kodeCabang ? <BranchDay key={kodeCabang} kodeCabang={kodeCabang} /> : null}
        {kodeCabang ? <ShipmentsDue key={`kiriman-${kodeCabang}`} kodeCabang={kodeCabang} /> : null}
      </div>
    </>
  );
}
