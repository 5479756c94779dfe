import '#lib/business-day/messages/boards.ts';
import { ageOf, useNow } from '#components/control/workflow/age.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { operationName } from '#lib/messages/id.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';
import { Bar, type BarTone } from './bar.tsx';

export interface QueueAgesProps {
  readonly rows: readonly OtorisasiRow[];
  /** There are more than these. */
  readonly more: boolean;
}

const MINUTE_MS = 60_000;

const spans = [
  { key: 'gambar.antreanBaru', until: 15, tone: 'plain' },
  { key: 'gambar.antreanSejam', until: 60, tone: 'plain' },
  { key: 'gambar.antreanSetengahHari', until: 240, tone: 'warn' },
  { key: 'gambar.antreanLama', until: Number.POSITIVE_INFINITY, tone: 'bad' },
] as const satisfies readonly { key: string; until: number; tone: BarTone }[];

/** Since when an item waits: since it was last sent. */
const since = ({ diubah_pada, dibuat_pada }: OtorisasiRow): string => diubah_pada || dibuat_pada;

/** Shows how long the items before a checker have waited: the count of each age, and the longest wait. */
export function QueueAges({ rows, more }: QueueAgesProps) {
  const t = useT();
  const now = useNow();
  const minutes = rows.map((row) => (now - Date.parse(since(row))) / MINUTE_MS);
  const oldest = [...rows].sort((a, b) => Date.parse(since(a)) - Date.parse(since(b))).at(0);
  let from = Number.NEGATIVE_INFINITY;
  const counted = spans.map((span) => {
    const count = minutes.filter((age) => age >= from && age < span.until).length;
    from = span.until;
    return { ...span, count };
  });
  return (
    <div className="picture inset">
      <AgesTable counted={counted} all={rows.length} t={t} />
      <p className="muted small">
        {more ? `${t('gambar.antreanSebagian', { jumlah: rows.length })}. ` : ''}
        {oldest
          ? t('gambar.antreanTertua', {
              apa: operationName(oldest.flowCode, oldest.nama_operasi),
              lama: ageOf(since(oldest), now, false).text,
            })
          : ''}
      </p>
    </div>
  );
}

interface AgesProps {
  readonly counted: readonly { key: (typeof spans)[number]['key']; tone: BarTone; count: number }[];
  readonly all: number;
  readonly t: Translate;
}

function AgesTable({ counted, all, t }: AgesProps) {
  return (
    <table className="bars">
      <caption className="visually-hidden">{t('gambar.antrean')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('gambar.antrean')}</th>
          <th scope="col">{t('gambar.antreanJumlah')}</th>
        </tr>
      </thead>
      <tbody>
        {counted.map(({ key, tone, count }) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td>
              <span className="bar-line">
                <Bar part={(count * 1000) / all} tone={tone} />
                <span className="num strong">{count}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
