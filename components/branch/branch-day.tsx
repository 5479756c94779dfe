import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { carryOut } from '#components/ui/carry-out.ts';
import { Chip, StatusChip } from '#components/ui/chip.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Note } from '#components/ui/note.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { dateInWords } from '#lib/dates.ts';
import { currentLanguage } from '#lib/messages/id.ts';
import { branch } from '#services/branch.ts';
import type { PeriksaTutupReply } from '#types/proto/branch.ts';
import { CloseChecks } from './close-checks.tsx';

/** The day of one branch: its state, what stands in the way of closing it, and the two buttons. */
export function BranchDay({ kodeCabang }: { readonly kodeCabang: string }) {
  const t = useT();
  const checks = useRecord(branch.closeChecks, { kode_cabang: kodeCabang });
  return (
    <Loaded state={checks} lines={8}>
      {(day) => (
        <div className="stack">
          <DayFacts day={day} />
          {day.status_akses_desc === 'BUKA' ? (
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
              <CloseChecks checks={day.periksa} />
            </Card>
          ) : null}
        </div>
      )}
    </Loaded>
  );
}

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

function DayFacts({ day }: { readonly day: PeriksaTutupReply }) {
  const t = useT();
  const isOpen = day.status_akses_desc === 'BUKA';
  const ready = failed(day) === 0;
  return (
    <Card
      title={t('branch.hari')}
      aside={<StatusChip code={day.status_akses_desc} />}
      foot={
        <div className="line">
          <DayButton day={day} isOpen={isOpen} ready={ready} />
        </div>
      }
    >
      <div className="stack">
        <Facts
          items={[
            { label: t('branch.cabang'), value: day.kode_cabang },
            { label: t('branch.tanggal'), value: dateText(day.accounting_date) },
            { label: t('branch.tanggalBerikut'), value: dateText(day.tanggal_berikutnya) },
          ]}
        />
        {isOpen ? (
          <Note tone={ready ? 'ok' : 'warn'}>{t(ready ? 'branch.siap' : 'branch.belumSiap')}</Note>
        ) : (
          <Note tone="bad">{t('branch.sudahTutup')}</Note>
        )}
      </div>
    </Card>
  );
}

const dateText = (date: string) => (date === '' ? '' : dateInWords(date, currentLanguage()));

interface DayButtonProps {
  readonly day: PeriksaTutupReply;
  readonly isOpen: boolean;
  readonly ready: boolean;
}

/** Closing waits for every check; opening starts the next business day. */
function DayButton({ day, isOpen, ready }: DayButtonProps) {
  const t = useT();
  const open = useCommand(branch.open);
  const close = useCommand(branch.close);
  const cabang = day.kode_cabang;
  const body = { kode_cabang: cabang };
  if (isOpen) {
    const tanggal = dateText(day.accounting_date);
    return (
      <Button
        variant="primary"
        icon="lock"
        disabled={!ready}
        onClick={() =>
          void carryOut({
            question: t('branch.tutupTanya', { tanggal, cabang }),
            work: () => close.run(body),
            done: (reply) => t('branch.tutupBerhasil', { tanggal: dateText(reply.accounting_date) }),
          })
        }
      >
        {t('branch.tutup')}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      icon="unlock"
      onClick={() =>
        void carryOut({
          question: t('branch.bukaTanya', { tanggal: dateText(day.tanggal_berikutnya), cabang }),
          work: () => open.run(body),
          done: (reply) => t('branch.bukaBerhasil', { tanggal: dateText(reply.accounting_date) }),
        })
      }
    >
      {t('branch.buka')}
    </Button>
  );
}
