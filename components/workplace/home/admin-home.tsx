import '#lib/messages/homes.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { momentText } from '#components/kit/ui/moment.tsx';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';
import { Deck } from './deck.tsx';
import { QueueCard } from './queue-card.tsx';
import { WaitingCard } from './waiting-card.tsx';
import { WorkCard } from './work-card.tsx';

const ASKED = 50;
const ADDRESS = menus.pengguna.route;
const actions: readonly MenuId[] = ['pengguna', 'peran', 'menu-aplikasi', 'lensa-wewenang', 'batas-harian', 'riwayat'];

/** Lists users whose record at the identity provider, or whose one-time password, waits for an administrator. */
function UsersCard() {
  const t = useT();
  const list = useList(management.users, { filters: { bantuan: 'T' }, sizes: [ASKED] });
  return (
    <WorkCard
      title={t('home.pengguna')}
      list={list}
      all={ADDRESS}
      none={t('home.penggunaKosong')}
      line={({ id_user, nama_user, role_id, kode_cabang, tiket, galat_penyedia, terakhir_masuk }) => ({
        key: id_user,
        icon: tiket === 'T' ? 'key' : 'exclamation-circle',
        late: true,
        text: `${nama_user} (${id_user})`,
        small: [
          tiket === 'T' ? t('home.sandiMenunggu') : galat_penyedia,
          kode_cabang,
          role_id.map((role) => messageOf('peran.', role)).join(', '),
          terakhir_masuk && momentText(terakhir_masuk),
        ]
          .filter(Boolean)
          .join(' · '),
        href: `${ADDRESS}?${new URLSearchParams({ keyword: id_user })}`,
      })}
    />
  );
}

/** Draws the administration of access: its screens, what waits for the second administrator, users who need help. */
export function AdminHome() {
  const t = useT();
  const { canOpen } = useProfile();
  return (
    <div className="home stack">
      <Deck label={t('home.mulai')} menus={actions} />
      <div className="lower">
        <WaitingCard />
        <UsersCard />
        {canOpen('draf') ? <QueueCard /> : null}
      </div>
    </div>
  );
}
