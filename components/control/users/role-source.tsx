import { useRouter } from 'next/router';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { management } from '#services/control/management.ts';
import type { RoleDetailReply } from '#types/proto/control/management.ts';

const heldIn = ({ hak }: RoleDetailReply) => hak.flatMap((row) => (row.dipegang === 'T' ? [row.menu_id] : []));

/** Returns the form of a role with its present values; of a copy, all but its name. */
function startOf(detail: RoleDetailReply, aksi: string) {
  const { role, limit } = detail;
  const copied = {
    menu_id: heldIn(detail),
    limit,
    tingkat: role?.tingkat ?? '',
    kantor_pusat: role?.kantor_pusat ?? 'F',
  };
  const empty = { aksi, role_id: '', nama: '', keterangan: '', versi: 0, alasan: '' };
  if (aksi === 'BUAT' || !role) return { ...empty, ...copied };
  const { role_id, nama, keterangan, versi } = role;
  return { ...empty, ...copied, role_id, nama, keterangan, versi };
}

/** Reads the role that is changed, or copied (`?salin=…`), and starts the form from it. */
export function RoleSource({ asked, children }: SourceProps) {
  const t = useT();
  const { query } = useRouter();
  const aksi = String(asked.aksi || 'BUAT');
  const copied = typeof query.salin === 'string' ? query.salin : '';
  const role_id = aksi === 'BUAT' ? copied : String(asked.role_id ?? '');
  const role = useRecord(management.role, { role_id });
  return (
    <Loaded state={role} lines={10}>
      {(detail) => (
        <>
          {aksi === 'BUAT' ? null : <PendingChange idFlow={detail.role?.id_flow ?? ''} />}
          {aksi === 'HAPUS' ? (
            <Note tone="warn">{t('kelolaPeran.hapusTeks', { nama: detail.role?.nama ?? '' })}</Note>
          ) : null}
          {children(startOf(detail, aksi))}
        </>
      )}
    </Loaded>
  );
}

interface GrantsProps {
  readonly children: (rows: RoleDetailReply['hak']) => React.ReactNode;
  readonly role_id: string;
}

/** The tree that a role's form chooses from, with who gave what the role holds now. */
export function RoleGrants({ role_id, children }: GrantsProps) {
  const role = useRecord(management.role, { role_id });
  return (
    <Loaded state={role} lines={10}>
      {(detail) => children(detail.hak)}
    </Loaded>
  );
}
