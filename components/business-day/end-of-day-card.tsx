import '#lib/business-day/messages/end-of-day.ts';
import Link from 'next/link';
import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { carryOut } from '#components/kit/ui/carry-out.ts';
import { Chip, type Tone } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { clockText, Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { ProgressBar } from '#components/kit/ui/progress-bar.tsx';
import { useLanguage } from '#hooks/language.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { endOfDay } from '#services/business-day/end-of-day.ts';
import type { LangkahMalam, MalamReply } from '#types/proto/business-day/end-of-day.ts';
import { ForceClose } from './day-actions.tsx';
import { dayText } from './day-text.ts';
import { durationText, leftText } from './end-of-day-text.ts';
import { Findings } from './findings.tsx';

/** Maps the status of an end of day to its colour. */
export const runTones: Readonly<Record<string, Tone>> = {
  BERJALAN: 'info',
  TERTAHAN: 'warn',
  GAGAL: 'bad',
  SELESAI: 'ok',
};

interface Look {
  readonly look: '' | 'passed' | 'failed' | 'held';
  readonly icon: IconName;
}
/** A step that waits for somebody does not appear as failed, and one that has not begun shows no progress. */
const looks: Readonly<Record<string, Look>> = {
  SELESAI: { look: 'passed', icon: 'check-circle' },
  GAGAL: { look: 'failed', icon: 'x-circle' },
  TERTAHAN: { look: 'held', icon: 'exclamation-triangle' },
  BERJALAN: { look: '', icon: 'arrow-clockwise' },
};
const ahead: Look = { look: '', icon: 'clock-history' };

const secondsIn = (text: string): number => Number.parseInt(text, 10) * 1000;

function Step({ step }: { readonly step: LangkahMalam }) {
  const t = useT();
  const language = useLanguage();
  const details = [
    step.bagian > 1 ? t('malam.bagian', { selesai: step.bagian_selesai, semua: step.bagian }) : '',
    step.baris !== '0' ? t('malam.baris', { jumlah: step.baris }) : '',
    step.mulai ? [clockText(step.mulai), step.selesai ? clockText(step.selesai) : ''].join('–') : '',
    step.selesai ? durationText(t, Date.parse(step.selesai) - Date.parse(step.mulai)) : '',
    step.biasanya && !step.selesai ? t('malam.biasanya', { lama: durationText(t, secondsIn(step.biasanya)) }) : '',
    step.ulang > 0 ? t('malam.ulang', { kali: step.ulang }) : '',
    step.sidik && step.baris !== '0' ? t('malam.sidik', { sidik: step.sidik }) : '',
  ].filter(Boolean);
  const { look, icon } = looks[step.status] ?? ahead;
  return (
    <li className={look}>
      <Icon name={icon} />
      <div>
        <span className="spread">
          <span className="strong">{language === 'en' ? step.judul_en : step.judul}</span>
          <span className="muted small">{messageOf('malam.status.', step.status)}</span>
        </span>
        {details.length > 0 ? <span className="muted small">{details.join(' · ')}</span> : null}
        {step.temuan.length > 0 ? <Findings findings={step.temuan} /> : null}
      </div>
    </li>
  );
}

/** Tells everybody of the branch what matters about its end of day. */
function StatusNote({ status }: Pick<MalamReply, 'status'>) {
  const t = useT();
  if (status === 'TERTAHAN') return <Note tone="warn">{t('malam.tertahan')}</Note>;
  if (status === 'GAGAL') return <Note tone="bad">{t('malam.gagal')}</Note>;
  return status === 'BERJALAN' ? <Note tone="info">{t('malam.berjalan')}</Note> : null;
}

function Resume({ run }: { readonly run: MalamReply }) {
  const t = useT();
  const resume = useCommand(endOfDay.resume);
  const params = { cabang: run.kode_cabang };
  return (
    <Button
      variant="primary"
      icon="arrow-clockwise"
      onClick={() =>
        void carryOut({
          question: { text: t('malam.lanjutTanya', params), yes: t('malam.lanjut') },
          work: () => resume.run({ kode_cabang: run.kode_cabang, accounting_date: run.tanggal }),
          done: () => t('malam.lanjutBerhasil', params),
        })
      }
    >
      {t('malam.lanjut')}
    </Button>
  );
}

/** Shows the trial balance that the end of day has stored: its size and its fingerprint; the report itself where the reader may open it. */
function TrialBalance({ run }: { readonly run: MalamReply }) {
  const t = useT();
  const { canOpen } = useProfile();
  const { kode_cabang: branch_code, tanggal: balance_date } = run;
  const said = t('malam.neracaBaris', { baris: run.neraca_baris, sidik: run.neraca });
  return canOpen('neraca-saldo') ? (
    <Link href={{ pathname: menus['neraca-saldo'].route, query: { branch_code, balance_date } }}>{said}</Link>
  ) : (
    said
  );
}

/** Shows a branch's end of day as it goes on: its progress, the blocker and its record, and the result of each step. */
export function EndOfDayCard({ run }: { readonly run: MalamReply }) {
  const t = useT();
  const { readsOnly } = useProfile();
  const done = run.langkah.filter(({ status }) => status === 'SELESAI').length;
  const all = run.langkah.length;
  return (
    <>
      <Card
        title={t('malam.judul')}
        aside={<Chip tone={runTones[run.status] ?? 'neutral'}>{messageOf('malam.status.', run.status)}</Chip>}
        foot={
          !readsOnly && (run.status === 'GAGAL' || run.status === 'TERTAHAN') ? (
            <div className="line">
              <Resume run={run} />
              {run.status === 'GAGAL' ? <ForceClose kodeCabang={run.kode_cabang} failed={true} /> : null}
            </div>
          ) : null
        }
      >
        <div className="stack">
          <StatusNote status={run.status} />
          <DescriptionList
            items={[
              {
                label: t('malam.mulaiOleh'),
                value: run.disetujui_oleh
                  ? t('branch.berdua', { satu: run.nama_user, dua: run.disetujui_oleh })
                  : run.nama_user,
              },
              {
                label: t('malam.hari'),
                value: t('malam.sampai', { dari: dayText(run.dari), berikut: dayText(run.berikut) }),
              },
              { label: t('branch.sejak'), value: <Moment value={run.mulai} /> },
              ...(run.selesai ? [{ label: t('malam.selesaiPada'), value: <Moment value={run.selesai} /> }] : []),
              ...(run.neraca ? [{ label: t('malam.neraca'), value: <TrialBalance run={run} /> }] : []),
            ]}
          />
          {run.status === 'SELESAI' ? null : (
            <>
              <ProgressBar
                label={t('malam.kemajuan', { selesai: done, semua: all })}
                percent={all === 0 ? 0 : (100 * done) / all}
              />
              {run.status === 'BERJALAN' ? <p className="muted">{leftText(t, run.sisa)}</p> : null}
            </>
          )}
        </div>
      </Card>
      <Card title={t('malam.langkah')} flush>
        <ol className="plain step-list">
          {run.langkah.map((step) => (
            <Step key={step.kode} step={step} />
          ))}
        </ol>
      </Card>
    </>
  );
}
