import '#lib/messages/masked.ts';
import { type SyntheticEvent, useEffect, useId, useState } from 'react';
import { fieldId } from '#components/kit/fields/field.tsx';
import { TextAreaField } from '#components/kit/fields/text-field.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { submitted } from '#components/kit/ui/carry-out.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useRecord } from '#hooks/use-record.ts';
import { flow } from '#services/control/flow.ts';
import { management } from '#services/control/management.ts';
import type { UserRow } from '#types/proto/control/management.ts';
import { editStart, type UserRecord } from './user-source.tsx';

interface UserStatusProps {
  readonly row: UserRow;
  readonly onClose: () => void;
}

const SHORTEST = 5;
const REASON = 'alasan-status';

/** Switches a user off, or on again: who, why, and on to the second administrator. The whole form is not needed for that. */
export function UserStatusDialog({ row, onClose }: UserStatusProps) {
  const t = useT();
  const record = useRecord(management.user, { id_user: row.id_user });
  const title = t(row.aktif === 'T' ? 'pengguna.nonaktifkanNama' : 'pengguna.aktifkanNama', { nama: row.nama_user });
  const id = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button
            type="submit"
            form={id}
            variant={row.aktif === 'T' ? 'danger' : 'primary'}
            disabled={record.data === undefined}
          >
            {t(row.aktif === 'T' ? 'pengguna.nonaktifkan' : 'pengguna.aktifkan')}
          </Button>
        </>
      }
    >
      <Loaded state={record} lines={3}>
        {(found) => <Reason id={id} record={found} onSent={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface ReasonProps {
  readonly id: string;
  readonly record: UserRecord;
  readonly onSent: () => void;
}

function Reason({ id, record, onSent }: ReasonProps) {
  const t = useT();
  const process = useCommand(flow.process);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim().length < SHORTEST;
  const on = record.user?.aktif === 'T';
  // The record arrived after the window: the focus goes to what is to be filled in.
  useEffect(() => document.getElementById(fieldId(REASON))?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (missing || process.pending) return;
    const flowData = { ...editStart(record), aktif: on ? 'F' : 'T', alasan: reason.trim() };
    try {
      const sent = await submitted({
        work: () => process.run({ actionType: 'SUBMIT', flowCode: 'UBAH_PENGGUNA', flowData }),
        done: () => t('transaksi.dikirim'),
      });
      if (sent) onSent();
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <form
      id={id}
      className="stack"
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.ctrlKey) void submit(event);
      }}
    >
      <p>{t(on ? 'pengguna.nonaktifkanTeks' : 'pengguna.aktifkanTeks')}</p>
      <TextAreaField
        name={REASON}
        label={t('pengguna.bagianAlasan')}
        required
        value={reason}
        maxLength={200}
        onChange={setReason}
        error={tried && missing ? t('samaran.alasanPendek', { jumlah: SHORTEST }) : undefined}
      />
    </form>
  );
}
