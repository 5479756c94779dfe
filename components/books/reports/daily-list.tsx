import '#lib/books/messages/reports.ts';
import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { useNarrow } from '#hooks/use-narrow.ts';
import { reportDefinitionOf } from '#lib/books/reports/definitions.ts';
import { messageOf } from '#lib/messages/id.ts';
import { reportJob } from '#services/books/report-job.ts';
import { accountOf, columnOf, type DayRow, journalOf, ledgerOf, narrowColumns, rowsOfReport } from './day-row.tsx';
import { JournalWindow } from './journal-window.tsx';
import { ledgerLinesAddress } from './ledger-address.ts';

interface DailyListProps {
  readonly kode: string;
  readonly asked: FilterValues;
}

/** Rows of a day have no key of their own: their place on the page is one. */
const keyOf = (row: DayRow): string => JSON.stringify(row);

/** A list of a branch's day, page by page; a row opens its journal, its account, or the lines of its ledger account on that day. */
export function DailyList({ kode, asked }: DailyListProps): ReactNode {
  const { kode_cabang = '', tanggal = '' } = asked;
  const t = useT();
  const router = useRouter();
  const narrow = useNarrow();
  const [open, setOpen] = useState<{ row: DayRow; mode: string } | null>(null);
  const sizes = [50, 25, 100];
  const list = rowsOfReport(useList(reportJob.view, { filters: { kode, kode_cabang, tanggal }, sizes }));
  const card = reportDefinitionOf(kode);
  if (!card) return null;
  const lines = (row: DayRow) =>
    ledgerLinesAddress({
      ...{ kode_gl: ledgerOf(row), branch_code: kode_cabang, currency_code: '' },
      ...{ tanggal_awal: row.sejak ?? tanggal, tanggal_akhir: tanggal },
    });
  return (
    <>
      <DataTable
        key={kode}
        id={`daftar-harian-${kode}`}
        caption={messageOf('lap.', kode)}
        list={list}
        columns={narrow ? narrowColumns(card) : card.columns.map(columnOf)}
        rowKey={keyOf}
        rowNumbers={!narrow}
        sizes={sizes}
        empty={t('lap.nihilHari')}
        onOpen={(row) => {
          if (journalOf(row) !== '') setOpen({ row, mode: '' });
          else if (accountOf(row) !== '') setOpen({ row, mode: 'rekening' });
          else if (ledgerOf(row) !== '') void router.push(lines(row));
        }}
        actions={[
          {
            ...{ id: '', label: 'lap.bukaJurnal', icon: 'eye' },
            disabled: (row) => journalOf(row) === '',
            run: (row) => setOpen({ row, mode: '' }),
          },
          {
            ...{ id: '', label: 'lap.bukaVoucher', icon: 'printer' },
            disabled: (row) => journalOf(row) === '',
            run: (row) => setOpen({ row, mode: 'voucher' }),
          },
          {
            ...{ id: 'rekening', label: 'lap.bukaRekening', icon: 'person-vcard' },
            disabled: (row) => accountOf(row) === '',
            run: (row) => setOpen({ row, mode: 'rekening' }),
          },
          {
            ...{ id: 'mutasi-gl', label: 'lap.bukaMutasi', icon: 'journal-text' },
            disabled: (row) => ledgerOf(row) === '',
            run: (row) => void router.push(lines(row)),
          },
        ]}
      />
      {open ? (
        <JournalWindow
          row={{ nomor_referensi: journalOf(open.row), nomor_rekening: accountOf(open.row) }}
          mode={open.mode}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
