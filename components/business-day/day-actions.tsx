import '#lib/business-day/messages/end-of-day.ts';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { carryOut, type Question } from '#components/kit/ui/carry-out.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile, useSession } from '#hooks/use-session.ts';
import { branch } from '#services/business-day/branch.ts';
import type { PenghalangRow, PeriksaTutupReply } from '#types/proto/business-day/branch.ts';
import { dayText } from './day-text.ts';
import { missingText } from './end-of-day-text.ts';

interface ActionsProps {
  readonly day: PeriksaTutupReply;
  /** Every check has passed. */
  readonly ready: boolean;
}

/** The next step of a day: one button, because there is one way on. Head office's day begins on a form of its own. */
export function DayActions({ day, ready }: ActionsProps) {
  const t = useT();
  switch (day.status_akses_desc) {
    case 'TUTUP':
      if (day.kantor_pusat === 'T') {
        return (
          <ButtonLink variant="primary" icon="unlock" href="/branch/open-bank-day">
            {t('branch.bukaBank')}
          </ButtonLink>
        );
      }
      return <Follow day={day} />;
    case 'PERSIAPAN':
      return <OpenCounters day={day} />;
    case 'BUKA':
      return <CutOff day={day} />;
    default:
      return <Close day={day} ready={ready} />;
  }
}

interface StepButtonProps<T> {
  readonly icon: 'lock' | 'unlock';
  /** Names the step: on the button, and on the answer that agrees to it. */
  readonly name: string;
  readonly disabled?: boolean;
  readonly question: Omit<Question, 'yes'>;
  readonly work: () => Promise<T>;
  readonly done: (reply: T) => string;
}

/** Takes the next step of the day, once its question is answered. */
function StepButton<T>({ icon, name, disabled = false, question, work, done }: StepButtonProps<T>) {
  return (
    <Button
      variant="primary"
      icon={icon}
      disabled={disabled}
      onClick={() => void carryOut({ question: { ...question, yes: name }, work, done })}
    >
      {name}
    </Button>
  );
}

const bodyOf = ({ kode_cabang, accounting_date }: PeriksaTutupReply) => ({ kode_cabang, accounting_date });

/** A branch follows into the bank's day, or head office ends that day for it. */
function Follow({ day }: Pick<ActionsProps, 'day'>) {
  return (
    <div className="line">
      <Prepare day={day} />
      {day.tanggal_berikutnya === '' ? null : <ForceClose kodeCabang={day.kode_cabang} />}
    </div>
  );
}

function Prepare({ day }: Pick<ActionsProps, 'day'>) {
  const t = useT();
  const prepare = useCommand(branch.prepare);
  const params = { tanggal: dayText(day.tanggal_berikutnya), cabang: day.kode_cabang };
  return (
    <StepButton
      icon="unlock"
      name={t('branch.siapkan')}
      disabled={day.tanggal_berikutnya === ''}
      question={{ text: t('branch.siapkanTanya', params) }}
      work={() => prepare.run(bodyOf(day))}
      done={(reply) => t('branch.siapkanBerhasil', { tanggal: dayText(reply.accounting_date) })}
    />
  );
}

function OpenCounters({ day }: Pick<ActionsProps, 'day'>) {
  const t = useT();
  const open = useCommand(branch.open);
  const params = { tanggal: dayText(day.accounting_date), cabang: day.kode_cabang };
  return (
    <div className="line">
      <StepButton
        icon="unlock"
        name={t('branch.buka')}
        question={{ text: t('branch.bukaTanya', params) }}
        work={() => open.run(bodyOf(day))}
        done={(reply) => t('branch.bukaBerhasil', { tanggal: dayText(reply.accounting_date) })}
      />
      <ForceClose kodeCabang={day.kode_cabang} />
    </div>
  );
}

const named = ({ teks, nama_user }: PenghalangRow): string => [teks, nama_user].filter(Boolean).join(' · ');

function CutOff({ day }: Pick<ActionsProps, 'day'>) {
  const t = useT();
  const cutOff = useCommand(branch.cutOff);
  const params = { tanggal: dayText(day.accounting_date), cabang: day.kode_cabang };
  // The question lists what blocks the close before the counters stop, while people can still resolve it: each check as what is missing, not as what it asks for.
  const blocked = day.periksa
    .filter(({ lulus }) => lulus !== 'T')
    .map(
      ({ kode, pesan, rincian }) =>
        [missingText(kode, pesan), rincian.map(named).join(', ') || t('branch.gagal')] as const,
    );
  const question = t('branch.cutOffTanya', params);
  return (
    <div className="line">
      <StepButton
        icon="lock"
        name={t('branch.cutOff')}
        question={{ text: blocked.length > 0 ? `${question} ${t('branch.cutOffBelum')}` : question, about: blocked }}
        work={() => cutOff.run(bodyOf(day))}
        done={() => t('branch.cutOffBerhasil', params)}
      />
      <ForceClose kodeCabang={day.kode_cabang} />
    </div>
  );
}

/**
 * For people of head office: of a branch whose day is not over, and of their own day where its end of day has failed (`failed`), which is not ended by force
 * otherwise.
 */
export function ForceClose({ kodeCabang, failed = false }: { readonly kodeCabang: string; readonly failed?: boolean }) {
  const t = useT();
  const { user } = useSession();
  const { headOffice } = useProfile();
  if (!headOffice || (user?.kode_cabang === kodeCabang && !failed)) return null;
  return (
    <ButtonLink icon="x-circle" href={`/branch/force-close?kode_cabang=${kodeCabang}`}>
      {t('branch.tutupPaksa')}
    </ButtonLink>
  );
}

/** Closes the day once every check passes, and names the items that it will end. */
function Close({ day, ready }: ActionsProps) {
  const t = useT();
  const close = useCommand(branch.close);
  const tanggal = dayText(day.accounting_date);
  const ending = [
    ...(day.akan_dibatalkan > 0 ? [t('branch.akanDibatalkan', { jumlah: day.akan_dibatalkan })] : []),
    ...(day.akan_kedaluwarsa > 0 ? [t('branch.akanKedaluwarsa', { jumlah: day.akan_kedaluwarsa })] : []),
  ];
  return (
    <div className="line">
      <StepButton
        icon="lock"
        name={t('branch.tutup')}
        disabled={!ready}
        question={{ text: [t('branch.tutupTanya', { tanggal, cabang: day.kode_cabang }), ...ending].join(' ') }}
        work={() => close.run(bodyOf(day))}
        done={() => t('branch.tutupBerhasil', { tanggal })}
      />
      {ending.length > 0 ? <span className="muted">{ending.join(' ')}</span> : null}
      <ForceClose kodeCabang={day.kode_cabang} />
    </div>
  );
}
