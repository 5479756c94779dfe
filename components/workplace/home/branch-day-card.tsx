import { branchStates } from '#lib/business-day/operations/hours.ts';
import '#lib/business-day/messages/boards.ts';
import '#lib/business-day/messages/branch.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { useLinks } from '#components/business-day/links.ts';
import { Remind } from '#components/business-day/remind.tsx';
import { sentence, undone } from '#components/business-day/reminder-words.ts';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { minuteText } from '#components/kit/ui/moment.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';
import type { PeriksaTutupReply } from '#types/proto/business-day/branch.ts';
import { HeadLink } from './head-link.tsx';
import { WorkItem } from './work-card.tsx';

/** Blockers named here; all of them stand on the page of the day. */
const NAMED = 4;

/** Draws the day as a line of steps: taken, present, to come. */
function Line({ day }: { readonly day: PeriksaTutupReply }) {
  const t = useT();
  const doneSteps = new Map(day.langkah.map((step) => [step.ke, step]));
  return (
    <ol className="plain day-line" aria-label={t('gambar.langkah')}>
      {branchStates.map((state) => {
        const step = doneSteps.get(state);
        const here = day.status_akses_desc === state;
        return (
          <li
            key={state}
            className={here ? 'here' : step ? 'taken' : 'to-come'}
            aria-current={here ? 'step' : undefined}
          >
            <strong>{messageOf('status.', state)}</strong>
            <small>{step ? minuteText(step.waktu) : t('gambar.langkahBelum')}</small>
            {step ? <small>{step.nama_user}</small> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Leaves out the name of the till, which the sentence above says. */
const amountAlone = (teks: string, kas: string): string =>
  kas !== '' && teks.startsWith(`${kas} `) ? teks.slice(kas.length + 1) : teks;

/** Shows the branch's day and what blocks its end, each blocker with who can act and the way there. */
export function BranchDayCard() {
  const t = useT();
  const linkTo = useLinks();
  const state = useRecord(branch.closeChecks, { kode_cabang: '' });
  const blockers = (state.data?.periksa ?? []).flatMap((check) =>
    check.rincian.map((blocker) => ({ ...blocker, pesan: check.pesan, sebab: check.kode })),
  );
  return (
    <Card
      title={t('home.cabang')}
      flush
      aside={
        <>
          {blockers.length > 0 ? (
            <Chip tone="warn">{t('gambar.cabangPenghalang', { jumlah: blockers.length })}</Chip>
          ) : null}
          <HeadLink href={menus['hari-cabang'].route}>{t('home.lihatHari')}</HeadLink>
        </>
      }
    >
      <Loaded state={state} lines={4}>
        {(day) => (
          <>
            <Line day={day} />
            <ul className="plain work-list" aria-label={t('home.penghalang')}>
              {blockers.slice(0, NAMED).map(({ pesan, sebab, ...blocker }) => {
                const { id, teks, nama_user, kode_kas, petugas } = blocker;
                const said = undone({ sebab, kas: kode_kas, apa: teks });
                return (
                  <WorkItem
                    key={`${sebab} ${id} ${teks}`}
                    icon="exclamation-circle"
                    late
                    text={said === null ? pesan : sentence(said)}
                    small={[said?.includes(teks) ? '' : amountAlone(teks, kode_kas), petugas.join(', ') || nama_user]
                      .filter(Boolean)
                      .join(' · ')}
                    href={linkTo({ sebab, jenis: '', id, kas: kode_kas }) ?? menus['hari-cabang'].route}
                    beside={
                      petugas.length === 0 ? null : (
                        <Remind kodeCabang={day.kode_cabang} sebab={sebab} blocker={blocker} />
                      )
                    }
                  />
                );
              })}
            </ul>
            {blockers.length > NAMED ? (
              <p className="work-rest muted small">{t('home.lagi', { jumlah: blockers.length - NAMED })}</p>
            ) : null}
          </>
        )}
      </Loaded>
    </Card>
  );
}
