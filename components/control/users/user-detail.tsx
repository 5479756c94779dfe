import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { messageOf } from '#lib/messages/id.ts';
import { management } from '#services/control/management.ts';
import type { BatasWewenang, PeranPengguna, UserRow } from '#types/proto/control/management.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { roleName } from './user-roles-field.tsx';
import type { UserRecord } from './user-source.tsx';
import { UserStatusDialog } from './user-status-dialog.tsx';

const states: Readonly<Record<string, string>> = { T: 'AKTIF', D: 'DIHAPUS' };
/** Returns the code of the user's status: may sign in, may not, or was removed. */
export const userStateOf = (aktif: string): string => states[aktif] ?? 'TIDAK_AKTIF';

/** On, off or removed, in words. */
export function UserState({ aktif }: { readonly aktif: string }) {
  return <StatusChip code={userStateOf(aktif)} />;
}

/** Opens the window of one row: the user's one-time password, switching the user off or on, or everything about the user. */
export function UserWindow(props: { readonly row: UserRow; readonly mode: string; readonly onClose: () => void }) {
  if (props.row.aktif === 'D') return <RemovedUser {...props} />;
  if (props.mode === 'sandi') return <OneTimePassword {...props} />;
  return props.mode === 'status' ? <UserStatusDialog {...props} /> : <UserDetail {...props} />;
}

interface UserDetailProps {
  readonly row: UserRow;
  readonly mode: string;
  readonly onClose: () => void;
}

/** Shows a user who had left no trace and was removed: the stored versions, with who removed the user and when. */
function RemovedUser({ row, onClose }: UserDetailProps) {
  const t = useT();
  return (
    <Dialog title={`${row.id_user} · ${row.nama_user}`} size="wide" onClose={onClose}>
      <div className="stack">
        <Note tone="info">{t('pengguna.dihapus')}</Note>
        <ObjectHistory objek={`USER:${row.id_user}`} />
      </div>
    </Dialog>
  );
}

function UserDetail({ row, mode, onClose }: UserDetailProps) {
  const t = useT();
  const record = useRecord(management.user, { id_user: row.id_user });
  const data = {
    id: 'data',
    title: t('pengguna.data'),
    content: (
      <Loaded state={record} lines={10}>
        {(found) => <UserDetails record={found} />}
      </Loaded>
    ),
  };
  const history = {
    id: 'riwayat',
    title: t('pengguna.aksiRiwayat'),
    content: <ObjectHistory objek={`USER:${row.id_user}`} />,
  };
  return (
    <Dialog title={`${row.id_user} · ${row.nama_user}`} size="wide" onClose={onClose}>
      <Tabs label={t('pengguna.bagian')} tabs={mode === 'riwayat' ? [history, data] : [data, history]} />
    </Dialog>
  );
}

const filled = (details: readonly (DescriptionItem | null)[]): DescriptionItem[] =>
  details.flatMap((detail) => (detail ? [detail] : []));

function detailsOf(record: UserRecord, user: UserRow, t: Translate): DescriptionItem[] {
  const { kas, nomor_nasabah, nama_nasabah } = record;
  const plain = (label: string, value: string): DescriptionItem | null => (value === '' ? null : { label, value });
  return filled([
    { label: t('pengguna.status'), value: <UserState aktif={user.aktif} /> },
    plain(t('pengguna.surel'), user.email),
    { label: t('pengguna.cabang'), value: `${user.kode_cabang} ${user.nama_cabang}` },
    plain(t('pengguna.loket'), user.loket),
    plain(t('pengguna.kas'), kas.map((till) => `${till.kode_kas} (${messageOf('status.', till.status)})`).join(', ')),
    plain(t('pengguna.nasabah'), [nomor_nasabah, nama_nasabah].filter(Boolean).join(' ')),
    {
      label: t('pengguna.terakhirMasuk'),
      value: user.terakhir_masuk ? <Moment value={user.terakhir_masuk} /> : t('pengguna.belumMasuk'),
    },
    { label: t('pengguna.dibuat'), value: <Moment value={record.dibuat_pada} /> },
    plain(t('pengguna.sandiMenunggu'), user.pemegang_tiket),
    user.status_penyedia === ''
      ? null
      : { label: t('pengguna.penyedia'), value: <StatusChip code={user.status_penyedia} /> },
  ]);
}

function UserDetails({ record }: { readonly record: UserRecord }) {
  const t = useT();
  const { user } = record;
  if (!user) return <EmptyState />;
  return (
    <div className="stack">
      <PendingChange idFlow={user.id_flow} />
      {user.galat_penyedia ? (
        <Note tone="bad">{t('pengguna.penyediaGagal', { sebab: user.galat_penyedia })}</Note>
      ) : null}
      <DescriptionList items={detailsOf(record, user, t)} />
      <Roles roles={record.peran} />
      <Limits limits={record.limit_berlaku} own={record.limit} />
    </div>
  );
}

function Roles({ roles }: { readonly roles: readonly PeranPengguna[] }) {
  const t = useT();
  return (
    <TableScroll label={t('pengguna.peran')}>
      <table className="table">
        <thead>
          <tr>
            <th>{t('pengguna.peran')}</th>
            <th>{t('pengguna.diberikan')}</th>
            <th>{t('pengguna.diberikanOleh')}</th>
            <th>{t('pengguna.disetujuiOleh')}</th>
          </tr>
        </thead>
        <tbody>
          {roles.map((role) => (
            <tr key={role.role_id}>
              <td className="strong">{roleName(role.role_id, role.nama)}</td>
              <td>{role.diberikan_oleh ? <Moment value={role.diberikan_pada} /> : t('pengguna.sejakAwal')}</td>
              <td>{role.diberikan_oleh}</td>
              <td>{role.disetujui_oleh}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

interface LimitsProps {
  readonly limits: readonly BatasWewenang[];
  readonly own: readonly BatasWewenang[];
}

/** Lists the limits that hold for the user; it marks the user's own. */
function Limits({ limits, own }: LimitsProps) {
  const t = useT();
  const isOwn = ({ kelompok, kode_valuta }: BatasWewenang) =>
    own.some((each) => each.kelompok === kelompok && each.kode_valuta === kode_valuta);
  if (limits.length === 0) return null;
  return (
    <TableScroll label={t('pengguna.batasBerlaku')}>
      <table className="table">
        <thead>
          <tr>
            <th>{t('pengguna.batasBerlaku')}</th>
            <th className="num">{t('pengguna.entri')}</th>
            <th className="num">{t('pengguna.setuju')}</th>
          </tr>
        </thead>
        <tbody>
          {limits.map((limit) => (
            <tr key={`${limit.kelompok}${limit.kode_valuta}`}>
              <td>
                {messageOf('pengguna.kelompok.', limit.kelompok)} {limit.kode_valuta}{' '}
                {isOwn(limit) ? <Chip tone="info">{t('pengguna.batas')}</Chip> : null}
              </td>
              <td className="num">
                <Amount value={limit.entri} />
              </td>
              <td className="num">
                <Amount value={limit.setuju} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
