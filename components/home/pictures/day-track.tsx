import { StatusChip } from '#components/ui/chip.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { clockText } from '#components/ui/moment.tsx';
import type { LangkahHariRow, PeriksaTutupReply } from '#types/proto/branch.ts';
import { type BoardWords, useBoardWords } from './words.ts';

/** A branch prepares its day, opens, cuts off and closes; head office's day begins open. */
const STATES = ['PERSIAPAN', 'BUKA', 'CUT_OFF', 'TUTUP'] as const;

/** The steps of this day: which are taken, by whom and when; which are still to come. */
export function DayTrack({ day }: { readonly day: PeriksaTutupReply }) {
  const w = useBoardWords();
  const states = STATES.filter((state) => day.kantor_pusat !== 'T' || state !== 'PERSIAPAN');
  const taken = new Map(day.langkah.map((step) => [step.ke, step]));
  return (
    <ol className="plain track" aria-label={w('langkah')}>
      {states.map((state) => {
        const step = taken.get(state);
        return (
          <li
            key={state}
            className={step ? 'taken' : undefined}
            aria-current={day.status_akses_desc === state ? 'step' : undefined}
          >
            {step ? <Icon name="check2-circle" /> : <span className="to-come" aria-hidden="true" />}
            <StatusChip code={state} />
            <span className="small">
              {step ? whoAndWhen(w, step) : <span className="muted">{w('langkahBelum')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const whoAndWhen = (w: BoardWords, { nama_user, disetujui_oleh, waktu }: LangkahHariRow): string => {
  const time = clockText(waktu);
  return disetujui_oleh
    ? w('langkahBerdua', { satu: nama_user, dua: disetujui_oleh, waktu: time })
    : w('langkahOleh', { nama: nama_user, waktu: time });
};
