import '#lib/business-day/messages/boards.ts';
import { StatusChip } from '#components/kit/ui/chip.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { clockText } from '#components/kit/ui/moment.tsx';
import type { LangkahHariRow, PeriksaTutupReply } from '#types/proto/business-day/branch.ts';

/** A branch prepares its day, opens, cuts off and closes; head office's day begins open. */
const STATES = ['PERSIAPAN', 'BUKA', 'CUT_OFF', 'TUTUP'] as const;

/** The steps of this day: which are taken, by whom and when; which are still to come. */
export function DayTrack({ day }: { readonly day: PeriksaTutupReply }) {
  const t = useT();
  const states = STATES.filter((state) => day.kantor_pusat !== 'T' || state !== 'PERSIAPAN');
  const taken = new Map(day.langkah.map((step) => [step.ke, step]));
  return (
    <ol className="plain track" aria-label={t('gambar.langkah')}>
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
              {step ? whoAndWhen(t, step) : <span className="muted">{t('gambar.langkahBelum')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

const whoAndWhen = (t: Translate, { nama_user, disetujui_oleh, waktu }: LangkahHariRow): string => {
  const time = clockText(waktu);
  return disetujui_oleh
    ? t('gambar.langkahBerdua', { satu: nama_user, dua: disetujui_oleh, waktu: time })
    : t('gambar.langkahOleh', { nama: nama_user, waktu: time });
};
