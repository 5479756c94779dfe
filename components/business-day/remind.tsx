import '#lib/business-day/messages/reminders.ts';
import { useEffect, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { minuteText } from '#components/kit/ui/moment.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { branch } from '#services/business-day/branch.ts';
import type { PenghalangRow } from '#types/proto/business-day/branch.ts';
import { undone } from './reminder-words.ts';

/** Returns true while a reminder rests: the server counts the seconds, so a wrong clock of this machine changes nothing. */
function useResting({ diingatkan_pada, istirahat }: PenghalangRow): boolean {
  const [over, setOver] = useState('');
  useEffect(() => {
    if (istirahat === 0) return;
    const timer = setTimeout(() => setOver(diingatkan_pada), istirahat * 1000);
    return () => clearTimeout(timer);
  }, [diingatkan_pada, istirahat]);
  return istirahat > 0 && over !== diingatkan_pada;
}

interface RemindProps {
  readonly kodeCabang: string;
  /** The check that the thing does not pass. */
  readonly sebab: string;
  readonly blocker: PenghalangRow;
}

/** Reminds the users who can act on what blocks a day, then rests. Draws nothing where nobody else can. */
export function Remind({ kodeCabang, sebab, blocker }: RemindProps) {
  const t = useT();
  const toast = useToast();
  const command = useCommand(branch.remind);
  const resting = useResting(blocker);
  const { id, kode_kas, teks, petugas, diingatkan_pada } = blocker;
  if (petugas.length === 0) return null;
  const siapa = petugas.join(', ');
  const send = () =>
    command
      .run({ kode_cabang: kodeCabang, sebab: sebab as Parameters<typeof command.run>[0]['sebab'], id })
      .then((sent) => toast(t('ingat.terkirim', { siapa: sent.petugas.join(', ') })), showFailure);
  // The button keeps the focus while it rests.
  return (
    <Button
      small
      className="remind"
      busy={command.pending}
      aria-disabled={resting || undefined}
      aria-label={
        resting
          ? undefined
          : t('ingat.ingatkanSiapa', { siapa, hal: undone({ sebab, kas: kode_kas, apa: teks }) ?? teks })
      }
      onClick={resting ? undefined : send}
    >
      {resting ? t('ingat.diingatkan', { jam: minuteText(diingatkan_pada) }) : t('ingat.ingatkan')}
    </Button>
  );
}
