import '#lib/messages/tab-titles.ts';
import '#lib/profit-sharing/messages/profit.ts';
import '#lib/accounts/messages/savings.ts';
import { useState } from 'react';
import type { AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { messageOf } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import type { HistoryBagiHasilRow } from '#types/proto/profit-sharing/profit.ts';
import { PeriodShareWindow } from './period-share-window.tsx';
import { shareColumns } from './share-columns.ts';
import { ShareWindow } from './share-window.tsx';

const columns: readonly Column<HistoryBagiHasilRow>[] = [
  ...shareColumns.slice(0, 1),
  { field: 'jenis', title: 'bagiHasil.jenis', text: ({ jenis }) => messageOf('bagiHasil.jenis.', jenis) },
  {
    field: 'status',
    title: 'rekening.status',
    text: ({ status }) => messageOf('bagiHasil.status.', status),
    className: 'nowrap',
  },
  ...shareColumns.slice(1),
];

/** Lists the account's shares of profit, its bonuses and a deposit's shares among them; each opens as the chain of numbers it came from. */
export function AccountShares({ row }: AccountTabProps) {
  const t = useT();
  const [open, setOpen] = useState<HistoryBagiHasilRow | null>(null);
  const list = useList(profit.shares, { filters: { nomor_rekening: row.nomor_rekening }, quiet: true });
  const close = () => setOpen(null);
  return (
    <>
      <DataTable
        caption={t('tab.bagiHasil')}
        list={list}
        columns={columns}
        rowKey={({ kunci_urut }) => kunci_urut}
        onOpen={setOpen}
        empty={t('bagiHasil.kosong')}
        plain
      />
      {open?.jenis === 'BAGI_HASIL' && open.status === 'DIBAGIKAN' ? (
        <ShareWindow nomor_rekening={row.nomor_rekening} bulan={open.bulan} onClose={close} />
      ) : null}
      {open && (open.jenis !== 'BAGI_HASIL' || open.status !== 'DIBAGIKAN') ? (
        <PeriodShareWindow
          share={open}
          before={list.rows.find(({ jenis, dari }) => jenis === open.jenis && dari < open.dari)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
