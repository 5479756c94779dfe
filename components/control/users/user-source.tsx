import type { ReactNode } from 'react';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import type { Output } from '#services/client.ts';
import { management } from '#services/control/management.ts';

export type UserRecord = Output<typeof management.user>;

/** Reads the user that the address names and starts a form from the record; a change that waits is shown above it. */
function sourceOf(startOf: (record: UserRecord) => Values) {
  return function UserSource({ asked, children }: SourceProps): ReactNode {
    const record = useRecord(management.user, { id_user: String(asked.id_user ?? '') });
    return (
      <Loaded state={record} lines={10}>
        {(found) => (
          <div className="stack">
            <PendingChange idFlow={found.user?.id_flow ?? ''} />
            {children(startOf(found))}
          </div>
        )}
      </Loaded>
    );
  };
}

const named = ({ user }: UserRecord) => ({ id_user: user?.id_user ?? '', versi: user?.versi ?? 0, alasan: '' });

/** Everything an edit may change, as it is now. */
export const editStart = (record: UserRecord): Values => ({
  ...named(record),
  nama_user: record.user?.nama_user ?? '',
  email: record.user?.email ?? '',
  kode_cabang: record.user?.kode_cabang ?? '',
  role_id: record.user?.role_id ?? [],
  aktif: record.user?.aktif ?? 'T',
  nomor_nasabah: record.nomor_nasabah,
  limit: record.limit,
  reset_masuk: 'F',
  reset_sandi: 'F',
  lepas_identitas: 'F',
});
export const UserToEdit = sourceOf(editStart);

export const UserToRemove = sourceOf(named);

/** A till for somebody who has none starts with what tills usually hold. */
const USUAL_MAXIMUM = '100000000.00';

export const CounterToEdit = sourceOf((record) => ({
  ...named(record),
  loket: record.user?.loket ?? '',
  kode_kas: record.kas[0]?.kode_kas ?? '',
  batas: record.kas[0]?.batas ?? USUAL_MAXIMUM,
}));
