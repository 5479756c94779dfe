import { Button } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { branch } from '#services/business-day/branch.ts';
import { endOfDay } from '#services/business-day/end-of-day.ts';
import type { PeriksaTutupReply } from '#types/proto/business-day/branch.ts';
import { CloseChecks } from './close-checks.tsx';
import { DayActions } from './day-actions.tsx';
import { DaySteps } from './day-steps.tsx';
import { dayText } from './day-text.ts';
import { EndOfDayCard } from './end-of-day-card.tsx';
import { EndOfDayForecast } from './end-of-day-forecast.tsx';
import { EndOfDayHistory } from './end-of-day-history.tsx';
import { EndedItems, EndingItems } from './ending-items.tsx';
import { PrintDay } from './print-day.tsx';

/** Shows the day of one branch: its status and next step, the obstacles to closing it, its moves, and the items that its close ended. */
export function BranchDay({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const checks = useRecord(branch.closeChecks, { kode_cabang: kodeCabang });
  const { data: run } = useRecord(endOfDay.progress, { kode_cabang: kodeCabang, tanggal: '' });
  const begun = run !== undefined && run.status !== '';
  const running = begun && run.status !== 'SELESAI';
  return (
    <Loaded state={checks} lines={8}>
      {(day) => (
        <div className="stack" id="periksa">
          <DayDetails day={day} running={running} />
          {running ? <EndOfDayCard run={run} /> : null}
          {day.status_akses_desc === 'TUTUP' ? (
            <EndedItems {...ofDay(day)} />
          ) : running ? null : (
            <Card
              title={t('branch.periksa')}
              flush
              aside={<Progress day={day} />}
              foot={
                <Button icon="arrow-clockwise" busy={checks.fetching} onClick={checks.refetch}>
                  {t('branch.periksaLagi')}
                </Button>
              }
            >
              <CloseChecks kodeCabang={day.kode_cabang} checks={day.periksa} />
            </Card>
          )}
          {day.status_akses_desc === 'TUTUP' || running ? null : (
            <>
              <EndOfDayForecast kodeCabang={kodeCabang} />
              <EndingItems {...ofDay(day)} />
            </>
          )}
          {begun && !running ? <EndOfDayCard run={run} /> : null}
          <Card title={t('branch.langkah')} flush>
            <DaySteps steps={day.langkah} />
          </Card>
          <EndOfDayHistory kodeCabang={day.kode_cabang} />
        </div>
      )}
    </Loaded>
  );
}

const ofDay = ({ kode_cabang, nama_cabang, accounting_date }: PeriksaTutupReply) => ({
  kodeCabang: kode_cabang,
  cabang: `${kode_cabang} ${nama_cabang}`,
  tanggal: accounting_date,
});

const failed = (day: PeriksaTutupReply) => day.periksa.filter(({ lulus }) => lulus !== 'T').length;

function Progress({ day }: { readonly day: PeriksaTutupReply }) {
  const t = useT();
  const open = failed(day);
  return (
    <Chip tone={open === 0 ? 'ok' : 'warn'}>
      {t('branch.ringkas', { lulus: day.periksa.length - open, semua: day.periksa.length })}
    </Chip>
  );
}

/** Tells the reader what matters before the next step of the day. */
function DayNote({ day }: { readonly day: PeriksaTutupReply }) {
  const t = useT();
  switch (day.status_akses_desc) {
    case 'TUTUP':
      if (day.kantor_pusat === 'T') return <Note tone="bad">{t('branch.bankTutup')}</Note>;
      if (day.tanggal_penutupan)
        return <Note tone="info">{t('branch.ditutupSejak', { tanggal: dayText(day.tanggal_penutupan) })}</Note>;
      return day.tanggal_berikutnya ? (
        <Note tone="bad">{t('branch.sudahTutup')}</Note>
      ) : (
        <Note tone="bad">{t('branch.tungguPusat')}</Note>
      );
    case 'PERSIAPAN':
      return <Note tone="info">{t('branch.persiapan')}</Note>;
    case 'CUT_OFF': {
      const ready = failed(day) === 0;
      return <Note tone={ready ? 'ok' : 'warn'}>{t(ready ? 'branch.siap' : 'branch.belumSiap')}</Note>;
    }
    default:
      return day.accounting_date < day.tanggal_bank ? <Note tone="warn">{t('branch.tertinggal')}</Note> : null;
  }
}

function DayDetails({ day, running }: { readonly day: PeriksaTutupReply; readonly running: boolean }) {
  const t = useT();
  const { readsOnly } = useProfile();
  return (
    <Card
      title={t('branch.hari')}
      aside={<StatusChip code={day.status_akses_desc} />}
      foot={
        <div className="line">
          {running || readsOnly ? null : <DayActions day={day} ready={failed(day) === 0} />}
          <PrintDay kodeCabang={day.kode_cabang} tanggal={day.accounting_date} />
        </div>
      }
    >
      <div className="stack">
        <DescriptionList
          items={[
            { label: t('branch.cabang'), value: `${day.kode_cabang} ${day.nama_cabang}` },
            { label: t('branch.tanggal'), value: dayText(day.accounting_date) },
            { label: t('branch.hariBank'), value: dayText(day.tanggal_bank) },
            ...(day.tanggal_berikutnya
              ? [{ label: t('branch.tanggalBerikut'), value: dayText(day.tanggal_berikutnya) }]
              : []),
          ]}
        />
        {running ? null : <DayNote day={day} />}
        {day.kalender_sampai ? (
          <Note tone="warn">{t('branch.kalender', { tanggal: dayText(day.kalender_sampai) })}</Note>
        ) : null}
      </div>
    </Card>
  );
}
