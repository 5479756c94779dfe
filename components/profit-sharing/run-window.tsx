import '#lib/messages/tab-titles.ts';
import '#lib/profit-sharing/messages/profit.ts';
import '#lib/accounts/messages/savings.ts';
import { useState } from 'react';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { profit } from '#services/profit-sharing/profit.ts';
import type { HistoryBagiHasilRow, RiwayatHi1000Row } from '#types/proto/profit-sharing/profit.ts';
import { monthText } from './month.tsx';
import { RateFigures } from './rate-figures.tsx';
import { shareColumns } from './share-columns.ts';
import { ShareWindow } from './share-window.tsx';

interface RunProps {
  readonly bulan: string;
  readonly pool: string;
}

/** The locked inputs and the table by product. */
function Computed({ pool, bulan }: RunProps) {
  const record = useRecord(profit.rate, { pool, bulan }, { quiet: true });
  return (
    <Loaded state={record} lines={12}>
      {(rate) => <RateFigures rate={rate} />}
    </Loaded>
  );
}

const runColumns = [
  { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' } as const,
  { field: 'nama_rekening', title: 'rekening.atasNama' } as const,
  {
    field: 'status',
    title: 'rekening.status',
    text: ({ status }: HistoryBagiHasilRow) => messageOf('bagiHasil.status.', status),
    className: 'nowrap',
  } as const,
  ...shareColumns.slice(1),
];

/** Every account of the run, page by page; a row opens its chain of numbers. */
function Accounts({ bulan }: RunProps) {
  const t = useT();
  const list = useList(profit.shares, { filters: { bulan }, quiet: true });
  const [open, setOpen] = useState<HistoryBagiHasilRow | null>(null);
  return (
    <>
      <DataTable
        caption={t('bagiHasil.rekeningRun')}
        list={list}
        columns={runColumns}
        rowKey={({ kunci_urut }) => kunci_urut}
        onOpen={(row) => setOpen(row.status === 'DIBAGIKAN' ? row : null)}
        inWindow
      />
      {open ? <ShareWindow nomor_rekening={open.nomor_rekening} bulan={bulan} onClose={() => setOpen(null)} /> : null}
    </>
  );
}

/** Compares the run's own sum of postings with the ledger. */
function Reconciled({ bulan }: RunProps) {
  const t = useT();
  const record = useRecord(profit.reconcile, { bulan }, { quiet: true });
  return (
    <Loaded state={record} lines={6}>
      {({ data }) => {
        const fits = data.every(({ selisih }) => selisih === '0.00');
        return (
          <div className="stack">
            <Note
              tone={fits ? 'ok' : 'bad'}
              title={t(fits ? 'bagiHasil.cocok' : 'bagiHasil.tidakCocok')}
              role="status"
            />
            <SmallTable
              label={t('bagiHasil.rekonsiliasi')}
              heads={[
                t('bagiHasil.cabang'),
                t('bagiHasil.akun'),
                { num: t('bagiHasil.menurutRun') },
                { num: t('bagiHasil.menurutBuku') },
                { num: t('bagiHasil.selisih') },
              ]}
            >
              {data.map((row) => (
                <tr key={`${row.kode_cabang} ${row.kode_gl}`}>
                  <th scope="row">
                    <code>{row.kode_cabang}</code> {row.nama_cabang}
                  </th>
                  <td>
                    <code>{row.kode_gl}</code> {bankName(row.nama_gl)}
                  </td>
                  <td className="num">
                    <Amount value={row.menurut_run} />
                  </td>
                  <td className="num">
                    <Amount value={row.menurut_buku} />
                  </td>
                  <td className="num">
                    <Amount value={row.selisih} />
                  </td>
                </tr>
              ))}
            </SmallTable>
          </div>
        );
      }}
    </Loaded>
  );
}

/** Returns the reader's next step for the run: take it back, or set the rate of one that was taken back. */
function useLink({ pool, bulan, status }: RunProps & Pick<RiwayatHi1000Row, 'status'>) {
  const t = useT();
  const { canOpen } = useProfile();
  const asked = `?pool=${pool}&bulan=${bulan}`;
  if (status === 'DIBAGIKAN' && canOpen('batal-bagi-hasil')) {
    return (
      <ButtonLink icon="arrow-counterclockwise" href={`${menus['batal-bagi-hasil'].route}${asked}`}>
        {t('pembatalan.batalkan')}
      </ButtonLink>
    );
  }
  if (status === 'DIBATALKAN' && canOpen('tetapkan-hi1000')) {
    return (
      <ButtonLink icon="cash-coin" href={`${menus['tetapkan-hi1000'].route}${asked}`}>
        {t('pembatalan.tetapkanLagi')}
      </ButtonLink>
    );
  }
  return null;
}

interface RunWindowProps {
  readonly row: Pick<RiwayatHi1000Row, 'pool' | 'bulan' | 'status'>;
  readonly onClose: () => void;
}

/** The run of a month as a document: its locked inputs, every account, and how it fits the ledger. */
export function RunWindow({ row, onClose }: RunWindowProps) {
  const t = useT();
  const link = useLink(row);
  return (
    <Dialog title={`${t('tab.bagiHasil')} ${monthText(row.bulan)}`} size="wide" onClose={onClose} foot={link}>
      <Tabs
        label={t('tab.bagiHasil')}
        tabs={[
          { id: 'perhitungan', title: t('bagiHasil.perhitungan'), content: <Computed {...row} /> },
          { id: 'rekening', title: t('bagiHasil.rekeningRun'), content: <Accounts {...row} /> },
          { id: 'rekonsiliasi', title: t('bagiHasil.rekonsiliasi'), content: <Reconciled {...row} /> },
        ]}
      />
    </Dialog>
  );
}
