import '#lib/business-day/messages/end-of-day.ts';
import { useState } from 'react';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Listed, Loaded } from '#components/kit/ui/states.tsx';
import { useList } from '#hooks/use-list.ts';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { endOfDay } from '#services/business-day/end-of-day.ts';
import type { RiwayatMalamRow } from '#types/proto/business-day/end-of-day.ts';
import { dayText } from './day-text.ts';
import { EndOfDayCard, runTones } from './end-of-day-card.tsx';
import { EndOfDayChart } from './end-of-day-chart.tsx';
import { durationText } from './end-of-day-text.ts';

/** A telephone has room for this many ends of day. */
const RUNS = [10] as const;

interface TableProps {
  readonly runs: readonly RiwayatMalamRow[];
  readonly onOpen: (tanggal: string) => void;
}

/** Lists the ends of day in figures, each with its times. */
function RunTable({ runs, onOpen }: TableProps) {
  const t = useT();
  return (
    <details>
      <summary className="small">{t('gambar.tabel')}</summary>
      <SmallTable
        label={t('malam.riwayat')}
        heads={[
          t('branch.tanggal'),
          t('branch.status'),
          t('malam.mulaiPada'),
          t('malam.selesaiPada'),
          { num: t('malam.jumlahBaris') },
          { num: t('malam.waktu') },
        ]}
      >
        {runs.map((run) => (
          <tr key={run.tanggal}>
            <th scope="row">
              <button type="button" className="link-button" onClick={() => onOpen(run.tanggal)}>
                {dayText(run.tanggal)}
              </button>
            </th>
            <td>
              <Chip tone={runTones[run.status] ?? 'neutral'}>{messageOf('malam.status.', run.status)}</Chip>
            </td>
            <td>
              <Moment value={run.mulai} />
            </td>
            <td>{run.selesai ? <Moment value={run.selesai} /> : null}</td>
            <td className="num">{run.baris}</td>
            <td className="num">{run.selesai ? durationText(t, run.milidetik) : null}</td>
          </tr>
        ))}
      </SmallTable>
    </details>
  );
}

/** Shows one finished run, step by step. */
function PastRun({ kodeCabang, tanggal }: { readonly kodeCabang: string; readonly tanggal: string }) {
  const run = useRecord(endOfDay.progress, { kode_cabang: kodeCabang, tanggal });
  return (
    <Loaded state={run} lines={8}>
      {(found) => <EndOfDayCard run={found} />}
    </Loaded>
  );
}

/** Shows a branch's ends of day and the times of their steps; one that is chosen opens below with its steps. */
export function EndOfDayHistory({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const [open, setOpen] = useState('');
  const list = useList(endOfDay.history, { filters: { kode_cabang: kodeCabang }, sizes: RUNS });
  return (
    <>
      <Card title={t('malam.riwayat')}>
        <Listed list={list}>
          {(runs) =>
            runs.length === 0 ? (
              <p className="muted">{t('malam.riwayatKosong')}</p>
            ) : (
              <figure className="picture">
                <figcaption className="field-hint">{t('malam.riwayatTeks')}</figcaption>
                <EndOfDayChart runs={runs} open={open} onOpen={setOpen} />
                <RunTable runs={runs} onOpen={setOpen} />
              </figure>
            )
          }
        </Listed>
      </Card>
      {open ? <PastRun key={open} kodeCabang={kodeCabang} tanggal={open} /> : null}
    </>
  );
}
