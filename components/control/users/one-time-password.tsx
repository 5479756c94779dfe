import { useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { copyText } from '#components/kit/ui/clipboard.ts';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { showFailure } from '#components/kit/ui/failure.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useToast } from '#components/kit/ui/toast.tsx';
import { useCommand } from '#hooks/use-command.ts';
import { management } from '#services/control/management.ts';
import type { OneTimePasswordReply, UserRow } from '#types/proto/control/management.ts';

/** Shows the reader's half of a user's one-time password once; it is gone when the window closes. */
export function OneTimePassword({ row, onClose }: { readonly row: UserRow; readonly onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const [half, setHalf] = useState<OneTimePasswordReply | null>(null);
  const command = useCommand(management.oneTimePassword);
  const show = async () => {
    try {
      setHalf(await command.run({ id_user: row.id_user }));
    } catch (error) {
      await showFailure(error);
    }
  };
  const copy = async (text: string) => {
    const copied = await copyText(text);
    toast(t(copied ? 'pengguna.sandiTersalin' : 'pengguna.sandiTidakTersalin'), copied ? 'ok' : 'warn');
  };
  const foot =
    half === null ? (
      <Button variant="primary" icon="key" busy={command.pending} onClick={() => void show()}>
        {t('pengguna.sandiTampilkan')}
      </Button>
    ) : (
      <Button variant="primary" icon="copy" onClick={() => void copy(half.kata_sandi)}>
        {t('pengguna.sandiSalin')}
      </Button>
    );
  return (
    <Dialog title={t('pengguna.sandiJudul')} size="narrow" onClose={onClose} foot={foot}>
      <div className="stack">
        <p>{t('pengguna.sandiPetunjuk', { nama: row.nama_user })}</p>
        <output className="one-time-password" aria-live="polite">
          {half?.kata_sandi}
        </output>
        {half ? (
          <p>{t(half.bagian === 1 ? 'pengguna.sandiAwal' : 'pengguna.sandiAkhir', { pasangan: half.pasangan })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
