import { useState } from 'react';
import { BranchDay } from '#components/branch/branch-day.tsx';
import { SelectField } from '#components/fields/select-field.tsx';
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
  const list = useList(parameter.branches, { sizes: [100] });
  return (
    <SelectField
      name="kode_cabang"
      label={t('branch.pilih')}
      value={value}
      onChange={onChange}
      options={list.rows.map((row) => ({
        value: row.kode_cabang,
        display: `${row.kode_cabang} - ${row.nama_cabang}`,
      }))}
    />
  );
}
