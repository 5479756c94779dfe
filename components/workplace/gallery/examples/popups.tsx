import { useState } from 'react';
import { NotesDialog } from '#components/kit/screens/notes-dialog.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { confirm, notify, progress } from '#components/kit/ui/popup.ts';

const aSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000));

export function Example() {
  const t = useT();
  const [noting, setNoting] = useState(false);
  return (
    <div className="line">
      <Button onClick={() => void confirm({ title: t('popup.lanjutkan'), yes: t('popup.yes'), no: t('popup.cancel') })}>
        confirm()
      </Button>
      <Button
        onClick={() =>
          void confirm({
            title: t('form.tinggalkan'),
            text: t('form.tinggalkanTeks'),
            yes: t('form.tinggalkanYa'),
            no: t('form.tinggalkanTidak'),
          })
        }
      >
        confirm(yes, no)
      </Button>
      <Button onClick={() => void notify('info', t('popup.info'), t('home.batasHampir'))}>tell('info')</Button>
      <Button onClick={() => void notify('success', t('popup.berhasil'))}>tell('success')</Button>
      <Button onClick={() => void notify('warning', t('popup.info'), t('home.batasLewat'))}>tell('warning')</Button>
      <Button onClick={() => void notify('error', t('popup.terjadiKesalahan'), t('umum.gagalMuat'), '7f3c-21')}>
        tell('error')
      </Button>
      <Button onClick={() => void progress(t('popup.mengirim'), aSecond)}>progress()</Button>
      <Button onClick={() => setNoting(true)}>NotesDialog</Button>
      {noting ? (
        <NotesDialog action="RETURN" required onSubmit={() => setNoting(false)} onClose={() => setNoting(false)} />
      ) : null}
    </div>
  );
}
