import '#lib/business-day/messages/end-of-day.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useLanguage } from '#hooks/language.ts';
import { useRecord } from '#hooks/use-record.ts';
import { endOfDay } from '#services/business-day/end-of-day.ts';
import type { LangkahRamal } from '#types/proto/business-day/end-of-day.ts';
import { Findings } from './findings.tsx';

/** Shows one step of the forecast: whether anything stops it, and the work it would leave reversed. */
function Ahead({ step }: { readonly step: LangkahRamal }) {
  const t = useT();
  const language = useLanguage();
  const clear = step.jumlah === 0;
  const stops = step.temuan.some(({ menghalangi }) => menghalangi === 'T');
  return (
    <li className={clear ? 'passed' : stops ? 'failed' : ''}>
      <Icon name={clear ? 'check-circle' : stops ? 'x-circle' : 'exclamation-triangle'} />
      <div>
        <span className="spread">
          <span className="strong">{language === 'en' ? step.judul_en : step.judul}</span>
          <span className="muted small">
            {clear
              ? t('malam.ramalBersih')
              : t(stops ? 'malam.ramalTertahan' : 'malam.ramalSebagian', { jumlah: step.jumlah })}
          </span>
        </span>
        {clear ? null : <Findings findings={step.temuan} />}
      </div>
    </li>
  );
}

/** Shows what would fail if the end of day began now: every step that can forecast does, and the screen names the others. */
export function EndOfDayForecast({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const language = useLanguage();
  const forecast = useRecord(endOfDay.forecast, { kode_cabang: kodeCabang, tanggal: '' });
  return (
    <Card title={t('malam.ramal')} flush>
      <Loaded state={forecast} lines={2}>
        {({ langkah }) => {
          const looking = langkah.filter(({ melihat }) => melihat === 'T');
          const silent = langkah.filter(({ melihat }) => melihat !== 'T');
          const clear = looking.every(({ jumlah }) => jumlah === 0);
          return (
            <>
              <Note tone={clear ? 'ok' : 'warn'}>
                {clear ? t('malam.ramalBaik', { langkah: looking.length }) : t('malam.ramalAda')}
              </Note>
              <ul className="plain step-list">
                {looking.map((step) => (
                  <Ahead key={step.kode} step={step} />
                ))}
                <li className="muted small">
                  {t('malam.ramalDiam', {
                    langkah: silent.map(({ judul, judul_en }) => (language === 'en' ? judul_en : judul)).join(', '),
                  })}
                </li>
              </ul>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
