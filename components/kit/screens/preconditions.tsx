import { Suspense, useCallback, useState } from 'react';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { dayStates, hoursOf } from '#lib/business-day/operations/hours.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { OperationDefinition } from '#lib/operations/definition.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { teller } from '#services/cash/teller.ts';
import { parameter } from '#services/control/parameter.ts';
import { toFirstOpenField } from './first-field.ts';
import { useSlot } from './slots.ts';

const isOneOf = (states: readonly string[], status: string) => states.includes(status);

/** The operation that these undo decides whether they need a till. */
const undoes = new Set<string>(['REVERSAL', 'KOREKSI'] satisfies OperationCode[]);

/**
 * Shows unmet preconditions of this operation when its screen opens, with the way out: the branch at work, the till open. Draws nothing where
 * all hold, or are not known yet: the core checks them anyway.
 */
export function Preconditions({
  flow,
  definition,
}: {
  readonly flow: string;
  readonly definition: OperationDefinition | undefined;
}) {
  if (definition?.leaves !== 'JOURNAL') return null;
  return <OfJournal definition={definition} till={!undoes.has(flow)} />;
}

function OfJournal({ definition, till }: { readonly definition: OperationDefinition; readonly till: boolean }) {
  const t = useT();
  const { canOpen } = useProfile();
  const { data: day } = useRecord(parameter.branchStatus, {}, { quiet: true });
  if (!day) return null;
  const status = day.status_akses_desc;
  const endOfDayRuns = day.proses_malam === 'T';
  const served = !endOfDayRuns && isOneOf(hoursOf(definition), status);
  return (
    <>
      {served ? null : (
        <Note
          role="status"
          tone="bad"
          title={endOfDayRuns ? t('syarat.malam') : t('syarat.hari', { status: messageOf('status.', status) })}
        >
          <div className="line">
            <span>
              {t(
                endOfDayRuns
                  ? 'syarat.hariMalam'
                  : status === 'PERSIAPAN'
                    ? 'syarat.hariPersiapan'
                    : 'syarat.hariTutup',
              )}
            </span>
            {canOpen('hari-cabang') ? (
              <ButtonLink small icon="calendar-check" href="/branch/day">
                {t('syarat.hariLihat')}
              </ButtonLink>
            ) : null}
          </div>
        </Note>
      )}
      {till && canOpen('kas-teller') && isOneOf(dayStates.OPENING, status) ? <OwnTill definition={definition} /> : null}
    </>
  );
}

/** Cash goes over the caller's own till; without cash a user who keeps a till works with it open, or with a second person. */
function OwnTill({ definition }: { readonly definition: OperationDefinition }) {
  const t = useT();
  const profile = useProfile();
  const [opening, setOpening] = useState(false);
  const TillOpening = useSlot('tillOpening');
  const done = useCallback(() => {
    setOpening(false);
    toFirstOpenField();
  }, []);
  const cash = definition.cash === 'CUSTOMER';
  const holds = profile.data !== undefined && profile.data.id_kas !== '';
  const till = useRecord(teller.till, {}, { quiet: true, enabled: holds }).data?.teller;
  if (!cash && definition.daily !== 'NON_TUNAI') return null;
  if (profile.data && !holds) {
    return cash ? (
      <Note role="status" tone="bad" title={t('syarat.tanpaKas')}>
        {t('syarat.tanpaKasTeks')}
      </Note>
    ) : null;
  }
  if (!till || till.status === 'BUKA') return null;
  return (
    <>
      <Note role="status" tone={cash ? 'bad' : 'warn'} title={t('syarat.kasTutup', { kas: till.kode_kas })}>
        <div className="line">
          <span>{t(cash ? 'syarat.kasTutupTunai' : 'syarat.kasTutupNonTunai')}</span>
          <Button small variant="accent" icon="unlock" onClick={() => setOpening(true)}>
            {t('syarat.bukaKas')}
          </Button>
        </div>
      </Note>
      {opening && TillOpening ? (
        <Suspense fallback={null}>
          <TillOpening onClose={() => setOpening(false)} onOpened={done} />
        </Suspense>
      ) : null}
    </>
  );
}
