import '#lib/control/messages/users.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { Changes } from '#components/kit/screens/changes.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Moment } from '#components/kit/ui/moment.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { EmptyState, Loaded } from '#components/kit/ui/states.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { formatWire } from '#lib/money.ts';
import { management } from '#services/control/management.ts';
import type {
  BatasWewenang,
  PemegangPeran,
  PerubahanPeran,
  RoleDetailReply,
  RoleRow,
} from '#types/proto/control/management.ts';
import { RoleConflicts } from './role-conflicts.tsx';
import { RoleTree } from './role-tree-view.tsx';

const heldIn = ({ hak }: RoleDetailReply) => hak.filter(({ dipegang }) => dipegang === 'T').map((row) => row.menu_id);

/** The limits of a role, cash and not, entry and approval. */
export function RoleLimits({ limits }: { readonly limits: readonly BatasWewenang[] }) {
  const t = useT();
  if (limits.length === 0) return <p className="muted">{t('kelolaPeran.tanpaBatas')}</p>;
  return (
    <SmallTable
      label={t('kelolaPeran.batas')}
      heads={[t('kelolaPeran.batas'), { num: t('wewenang.entri') }, { num: t('wewenang.setuju') }]}
    >
      {limits.map(({ kelompok, kode_valuta, entri, setuju }) => (
        <tr key={kelompok + kode_valuta}>
          <th scope="row">
            {t(`wewenang.kelompok.${kelompok as 'TUNAI'}`)} {kode_valuta}
          </th>
          <td className="num">{formatWire(entri, kode_valuta)}</td>
          <td className="num">{formatWire(setuju, kode_valuta)}</td>
        </tr>
      ))}
    </SmallTable>
  );
}

function Holders({ holders }: { readonly holders: readonly PemegangPeran[] }) {
  const t = useT();
  if (holders.length === 0) return <EmptyState title={t('kelolaPeran.tanpaPemegang')} icon="people" />;
  return (
    <SmallTable
      label={t('kelolaPeran.pemegang')}
      heads={[t('kelolaPeran.pengguna'), t('kelolaPeran.cabang'), t('kelolaPeran.diberikan')]}
    >
      {holders.map((holder) => (
        <tr key={holder.id_user}>
          <th scope="row">
            {holder.nama_user} <span className="gl">{holder.id_user}</span>{' '}
            {holder.aktif === 'F' ? <Chip tone="warn">{t('kelolaPeran.nonaktif')}</Chip> : null}
          </th>
          <td>{holder.kode_cabang}</td>
          <td>
            <Given by={holder} />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}

type Provenance = Pick<PemegangPeran, 'diberikan_pada' | 'diberikan_oleh' | 'disetujui_oleh'>;

/** Shows when and by whom something was given, and who allowed it. */
export function Given({ by }: { readonly by: Provenance }) {
  const t = useT();
  if (by.diberikan_oleh === '') return <span className="muted">{t('kelolaPeran.sejakAwal')}</span>;
  return (
    <>
      <Moment value={by.diberikan_pada} />
      <div className="gl">
        {by.diberikan_oleh} → {by.disetujui_oleh}
      </div>
    </>
  );
}

function History({ changes }: { readonly changes: readonly PerubahanPeran[] }) {
  const t = useT();
  if (changes.length === 0) return <EmptyState title={t('kelolaPeran.tanpaRiwayat')} icon="clock-history" />;
  return (
    <ul className="plain stack">
      {changes.map((change) => (
        <li key={change.id_flow} className="stack">
          <div className="spread">
            <span>
              <Moment value={change.waktu} />{' '}
              <span className="muted">
                {change.user_otorisasi
                  ? t('kelolaPeran.olehSiapa', { pembuat: change.user_input, pemeriksa: change.user_otorisasi })
                  : change.user_input}
              </span>
            </span>
            <StatusChip code={change.flow_state} />
          </div>
          <Changes items={change.perubahan} />
        </li>
      ))}
    </ul>
  );
}

interface RoleDetailProps {
  readonly row: RoleRow;
  readonly onClose: () => void;
}

/** One role: what it holds and since when, its limits, its conflicts of duty, who has it, how it came to be so. */
export function RoleDetail({ row, onClose }: RoleDetailProps) {
  const t = useT();
  const role = useRecord(management.role, { role_id: row.role_id });
  return (
    <Dialog title={`${row.nama} · ${row.role_id}`} size="wide" onClose={onClose}>
      <div className="stack">
        <PendingChange idFlow={row.id_flow} />
        <Loaded state={role} lines={8}>
          {(role) => (
            <Tabs
              label={row.nama}
              tabs={[
                {
                  id: 'isi',
                  title: t('kelolaPeran.isi'),
                  content: (
                    <div className="stack">
                      <RoleConflicts held={heldIn(role)} />
                      <RoleTree name="isi" label={t('kelolaPeran.isi')} rows={role.hak} value={heldIn(role)} />
                    </div>
                  ),
                },
                { id: 'batas', title: t('kelolaPeran.batas'), content: <RoleLimits limits={role.limit} /> },
                {
                  id: 'pemegang',
                  title: `${t('kelolaPeran.pemegang')} (${role.pemegang.length})`,
                  content: <Holders holders={role.pemegang} />,
                },
                { id: 'riwayat', title: t('kelolaPeran.riwayat'), content: <History changes={role.riwayat} /> },
              ]}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
