import { useId, useState } from 'react';
import { BranchDay } from '#components/branch/branch-day.tsx';
import { useT } from '#components/ui/messages.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useList } from '#hooks/use-list.ts';
import { useSession } from '#hooks/use-session.ts';
import { headOfficeRoles } from '#lib/access.ts';
import { parameter } from '#services/parameter.ts';

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

function BranchChoice({ value, onChange }: { readonly value: string; readonly onChange: (kode: string) => void }) {
  const t = useT();
  const id = useId();
  const list = useList(parameter.branches, { sizes: [100] });
  return (
    <div className="field line">
      <label htmlFor={id} className="visually-hidden">
        {t('branch.pilih')}
      </label>
      <div className="field-box">
        <select id={id} name="kode_cabang" value={value} onChange={(event) => onChange(event.target.value)}>
          {list.rows.map((row) => (
            <option key={row.kode_cabang} value={row.kode_cabang}>
              {`${row.kode_cabang} - ${row.nama_cabang}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
