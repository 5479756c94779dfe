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
import type { RiwayatMalamRow } from '#types/proto/business-day/evening.ts';
import { dayText } from './day-text.ts';
import { EveningCard, nightTones } from './evening-card.tsx';
import { NightChart } from './night-chart.tsx';
import { durationText } from './night-words.ts';

/** A telephone has room for this many ends of day. */
const NIGHTS = [10] as const;

interface TableProps {
  readonly nights: readonly RiwayatMalamRow[];
  readonly onOpen: (tanggal: string) => void;
}

/** Lists the ends of day in figures, each with its times. */
function NightTable({ nights, onOpen }: TableProps) {
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
        {nights.map((night) => (
          <tr key={night.tanggal}>
            <th scope="row">
              <button type="button" className="link-button" onClick={() => onOpen(night.tanggal)}>
                {dayText(night.tanggal)}
              </button>
            </th>
            <td>
              <Chip tone={nightTones[night.status] ?? 'neutral'}>{messageOf('malam.status.', night.status)}</Chip>
            </td>
            <td>
              <Moment value={night.mulai} />
            </td>
            <td>{night.selesai ? <Moment value={night.selesai} /> : null}</td>
            <td className="num">{night.baris}</td>
            <td className="num">{night.selesai ? durationText(t, night.milidetik) : null}</td>
          </tr>
        ))}
      </SmallTable>
    </details>
  );
}

/** Shows one finished run, step by step. */
function OneNight({ kodeCabang, tanggal }: { readonly kodeCabang: string; readonly tanggal: string }) {
  const night = useRecord(endOfDay.progress, { kode_cabang: kodeCabang, tanggal });
  return (
    <Loaded state={night} lines={8}>
      {(found) => <EveningCard night={found} />}
    </Loaded>
  );
}

/** Shows a branch's ends of day and the times of their steps; one that is chosen opens below with its steps. */
export function NightHistory({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const [open, setOpen] = useState('');
  const list = useList(endOfDay.history, { filters: { kode_cabang: kodeCabang }, sizes: NIGHTS });
  return (
    <>
      <Card title={t('malam.riwayat')}>
        <Listed list={list}>
          {(nights) =>
            nights.length === 0 ? (
              <p className="muted">{t('malam.riwayatKosong')}</p>
            ) : (
              <figure className="picture">
                <figcaption className="field-hint">{t('malam.riwayatTeks')}</figcaption>
                <NightChart nights={nights} open={open} onOpen={setOpen} />
                <NightTable nights={nights} onOpen={setOpen} />
              </figure>
            )
          }
        </Listed>
      </Card>
      {open ? <OneNight key={open} kodeCabang={kodeCabang} tanggal={open} /> : null}
    </>
  );
}
