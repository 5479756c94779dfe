import { useState } from 'react';
import { BranchChoice } from '#components/branch/branch-choice.tsx';
import { Amount } from '#components/ui/amount.tsx';
import { Card } from '#components/ui/card.tsx';
import { StatusChip } from '#components/ui/chip.tsx';
import { ListTable } from '#components/ui/list-table.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Moment } from '#components/ui/moment.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { DailyBalance } from '#components/vault/daily-balance.tsx';
import { TillMeter } from '#components/vault/till-facts.tsx';
import { useList } from '#hooks/use-list.ts';
import { useSession } from '#hooks/use-session.ts';
import { headOfficeRoles } from '#lib/access.ts';
import { teller } from '#services/teller.ts';
import type { TellerRow } from '#types/proto/teller.ts';

/** Every till of the branch: who, open or shut, how much against its maximum. */
export default function TillsPage() {
  const t = useT();
  const { hasRole } = useSession();
  const headOffice = hasRole(...headOfficeRoles);
  const [kodeCabang, setKodeCabang] = useState('');
  const list = useList(teller.tills, { filters: { kode_cabang: kodeCabang } });
  return (
    <>
      <PageHeader menu="daftar-teller">
        {headOffice ? <BranchChoice all value={kodeCabang} onChange={setKodeCabang} /> : null}
      </PageHeader>
      <div className="stack">
        <Card flush>
          <ListTable
            caption={t('menu.daftarTeller')}
            list={list}
            rowKey={(row) => row.id_kas}
            columns={[
              ...(headOffice ? [{ title: t('branch.cabang'), render: (row: TellerRow) => row.kode_cabang }] : []),
              { title: t('vault.kas'), render: (row) => <span className="strong">{row.kode_kas}</span> },
              { title: t('vault.teller'), render: (row) => row.nama_user },
              { title: t('vault.status'), render: (row) => <StatusChip code={row.status} /> },
              {
                title: t('vault.dibuka'),
                render: (row) => (row.dibuka_pada ? <Moment value={row.dibuka_pada} timeOnly /> : null),
              },
              {
                title: t('vault.ditutup'),
                render: (row) => (row.ditutup_pada ? <Moment value={row.ditutup_pada} timeOnly /> : null),
              },
              {
                title: t('vault.menunggu'),
                num: true,
                render: (row) => <Amount value={row.menunggu} zero={false} />,
              },
              { title: t('vault.saldo'), num: true, render: (row) => <Amount value={row.saldo} /> },
              { title: t('vault.batas'), render: (row) => <TillMeter till={row} advice={false} /> },
            ]}
          />
        </Card>
        {headOffice && kodeCabang === '' ? null : <DailyBalance kodeCabang={kodeCabang} />}
      </div>
    </>
  );
}
