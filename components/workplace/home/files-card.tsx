import '#lib/payments/messages/settlement.ts';
import '#lib/messages/homes.ts';
import { Card } from '#components/kit/ui/card.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { minuteText } from '#components/kit/ui/moment.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { refusedWords } from '#components/payments/settlement/refused-words.ts';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { settlement } from '#services/payments/settlement.ts';
import type { BerkasHari, BerkasHariReply } from '#types/proto/payments/settlement.ts';
import { HeadLink } from './head-link.tsx';
import { WorkItem } from './work-card.tsx';

/** Rounds with other banks send no event to this screen, so the files are read again this often. */
const EVERY_MS = 60_000;
const DESK = menus.penyelesaian.route;

const COUNTS = ['diterima', 'ditolak', 'dikirim', 'menunggu', 'belum_dijawab'] as const;
/** These counts ask for somebody. */
const LATE: ReadonlySet<string> = new Set(['ditolak', 'menunggu']);

/** Shows how many files came, were refused, left, wait to leave and wait for their answer. */
function Counts({ day }: { readonly day: BerkasHariReply }) {
  return (
    <dl className="file-counts">
      {COUNTS.map((name) => (
        <div key={name} className={LATE.has(name) && day[name] > 0 ? 'late' : undefined}>
          <dt>{messageOf('home.berkas.', name)}</dt>
          <dd>{day[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

const isOpen = ({ status }: BerkasHari): boolean => status === 'DITOLAK' || status === 'DISUSUN';

/** Says what became of a file, and why it was refused or has not left. */
function stateOf({ arah, status, sebab }: BerkasHari): string {
  const why = arah === 'MASUK' ? refusedWords(sebab) : sebab;
  return [messageOf('home.berkasStatus.', status), sebab === '' ? '' : why].filter(Boolean).join(': ');
}

/** Names the screen where the things of a file are worked on: by the kind of its message. */
function screenOf({ arah, rail, jenis }: BerkasHari): MenuId {
  if (arah === 'MASUK' && jenis === 'pacs.008') return 'transfer-masuk';
  if (arah === 'MASUK' && jenis === 'pacs.003') return 'daftar-penarikan-kliring';
  return rail === 'KLIRING' ? 'meja-kliring' : 'daftar-transfer';
}

/** Returns where a file leads: what is open to the desk of the gateway, where the reader has it; else to the screen of its things. */
function addressOf(file: BerkasHari, canOpen: (menu: MenuId) => boolean): string {
  if (canOpen('penyelesaian'))
    return isOpen(file) ? `${DESK}?daftar=${file.arah === 'MASUK' ? 'BERKAS' : 'BATCH'}` : DESK;
  const screen = screenOf(file);
  return menus[canOpen(screen) ? screen : 'meja-kliring'].route;
}

const icons: Readonly<Record<string, IconName>> = { MASUK: 'box-arrow-in-down', KELUAR: 'box-arrow-up' };

/** Lists the settlement files of the day, refused ones and unsent batches first, with counts above them. */
export function FilesCard() {
  const t = useT();
  const { canOpen } = useProfile();
  const state = useRecord(settlement.files, {}, { everyMs: EVERY_MS });
  return (
    <Card
      title={t('home.berkas')}
      flush
      aside={canOpen('penyelesaian') ? <HeadLink href={DESK}>{t('home.lihatMenunggu')}</HeadLink> : null}
    >
      <Loaded state={state} lines={4}>
        {(day) => (
          <>
            {COUNTS.some((name) => day[name] > 0) ? <Counts day={day} /> : null}
            {day.berkas.length === 0 ? <EmptyState title={t('home.berkasKosong')} icon="inbox" /> : null}
            <ul className="plain work-list">
              {day.berkas.map((file) => (
                <WorkItem
                  key={`${file.arah} ${file.kunci}`}
                  icon={isOpen(file) ? 'exclamation-triangle' : icons[file.arah]}
                  late={isOpen(file)}
                  text={[
                    file.jenis === '' ? t('home.berkasAsing') : messageOf('home.berkasJenis.', file.jenis),
                    messageOf('penyelesaian.rail.', file.rail),
                  ]
                    .filter(Boolean)
                    .join(' ')}
                  small={stateOf(file)}
                  end={
                    <>
                      {minuteText(file.waktu)}
                      <small>{t('home.berkasIsi', { jumlah: file.banyak })}</small>
                    </>
                  }
                  href={addressOf(file, canOpen)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Card>
  );
}
