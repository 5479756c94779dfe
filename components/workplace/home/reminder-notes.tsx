import '#lib/business-day/messages/reminders.ts';
import { useEffect, useState } from 'react';
import { useLinks } from '#components/business-day/links.ts';
import { reminderText } from '#components/business-day/reminder-words.ts';
import { Button, ButtonLink } from '#components/kit/ui/button.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';
import { queryString } from '#services/client.ts';
import type { PengingatRow } from '#types/proto/business-day/branch.ts';

/** Not everything that ends a reminder sends an event: a colleague may have done it. A note on screen asks this often. */
const CHECK_MS = 15_000;

/** Shows on top of the home what the reader was reminded of, until it is done or put aside. */
export function ReminderNotes() {
  const t = useT();
  const [shown, setShown] = useState(false);
  const { data } = useRecord(branch.reminders, {}, { quiet: true, ...(shown && { everyMs: CHECK_MS }) });
  const rows = data?.pengingat ?? [];
  useEffect(() => setShown(rows.length > 0), [rows.length]);
  if (rows.length === 0) return null;
  return (
    <section className="stack-tight reminders" aria-label={t('ingat.daftar')}>
      {rows.map((row) => (
        <ReminderNote key={`${row.sebab} ${row.id}`} row={row} />
      ))}
    </section>
  );
}

function ReminderNote({ row }: { readonly row: PengingatRow }) {
  const t = useT();
  const wayTo = useLinks();
  const aside = useCommand(branch.setReminderAside);
  const { sebab, id } = row;
  const way = wayTo({ sebab, jenis: '', id, kas: row.kode_kas });
  const body = { sebab, id } as Parameters<typeof aside.run>[0];
  return (
    <Note tone="warn" title={reminderText(row)}>
      <div className="line">
        {way ? (
          <ButtonLink small href={`${way.pathname}${queryString(way.query)}`}>
            {messageOf('ingat.buka.', sebab)}
          </ButtonLink>
        ) : null}
        <Button small variant="quiet" busy={aside.pending} onClick={() => aside.run(body).catch(showFailure)}>
          {t('ingat.sisihkan')}
        </Button>
      </div>
    </Note>
  );
}
