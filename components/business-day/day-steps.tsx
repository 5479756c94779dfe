import { StatusChip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import type { LangkahHariRow } from '#types/proto/business-day/branch.ts';

/** The moves of a day: which state since when, by whom, with whom, and why where it was forced. */
export function DaySteps({ steps }: { readonly steps: readonly LangkahHariRow[] }) {
  const t = useT();
  return (
    <ol className="plain step-list">
      {steps.map(({ ke, nama_user, disetujui_oleh, waktu, alasan }) => (
        <li key={`${ke}${waktu}`}>
          <span>
            <StatusChip code={ke} />
          </span>
          <div>
            <span className="spread">
              <span>{disetujui_oleh ? t('branch.berdua', { satu: nama_user, dua: disetujui_oleh }) : nama_user}</span>
              <span className="muted small">
                <Moment value={waktu} />
              </span>
            </span>
            {alasan ? <span className="muted small">{alasan}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
