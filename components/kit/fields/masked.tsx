import '#lib/messages/masked.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button, IconButton } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { useProfile } from '#hooks/use-session.ts';
import { isMasked, type MaskedColumn } from '#lib/masking.ts';
import { audit } from '#services/control/audit.ts';
import { TextAreaField } from './text-field.tsx';

interface MaskedProps {
  /** The value as the core answered it: masked, or whole for whoever may see it. */
  readonly value: string;
  /** The record it belongs to, as audit-trail/unmask names it. */
  readonly objek: string;
  readonly kolom: MaskedColumn;
  /** Of a change, which side of it; left out, what will be. */
  readonly sisi?: 'LAMA' | 'BARU';
  /** The value belongs to an item that the reader decides about: the reader need not hold the right for that. */
  readonly decides?: boolean;
}

const SHORTEST = 10;

interface ReasonProps {
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly busy: boolean;
  readonly onClose: () => void;
}

function ReasonDialog({ onSubmit, busy, onClose }: ReasonProps) {
  const t = useT();
  const id = useId();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!missing) void onSubmit(reason.trim());
  };
  return (
    <Dialog
      title={t('samaran.judul')}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('aksi.batal')}</Button>
          <Button type="submit" form={id} variant="primary" icon="eye" busy={busy}>
            {t('samaran.buka')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="stack">
        <p>{t('samaran.penjelasan')}</p>
        <TextAreaField
          name="alasan"
          label={t('samaran.alasan')}
          value={reason}
          onChange={setReason}
          required
          maxLength={200}
          error={tried && missing ? t('samaran.alasanPendek', { jumlah: SHORTEST }) : undefined}
        />
      </form>
    </Dialog>
  );
}

function Hidden({ value, objek, kolom, sisi, decides = false }: MaskedProps) {
  const t = useT();
  const profile = useProfile();
  const unmask = useCommand(audit.unmask);
  const [asking, setAsking] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const mayOpen = decides || (profile.data?.menu_id.includes('buka-samaran') ?? false);
  const open = async (alasan: string) => {
    try {
      const { nilai } = await unmask.run({ objek, kolom, alasan, ...(sisi && { sisi }) });
      setOpened(nilai);
      setAsking(false);
    } catch (error) {
      await showFailure(error);
    }
  };
  return (
    <span className="masked">
      <span className="mono">{opened ?? value}</span>
      {mayOpen && opened === null ? (
        <IconButton icon="eye" label={t('samaran.buka')} onClick={() => setAsking(true)} />
      ) : null}
      {asking ? <ReasonDialog onSubmit={open} busy={unmask.pending} onClose={() => setAsking(false)} /> : null}
    </span>
  );
}

/**
 * Shows a sensitive value. Where it is masked, whoever holds the right, or decides about it, may open it with a reason that stays in the trail; it is
 * shown as long as this component lives, and no longer.
 */
export function Masked(props: MaskedProps) {
  return isMasked(props.value) ? <Hidden {...props} /> : props.value;
}
